colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-violet = violet

letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
letter-violet = V
