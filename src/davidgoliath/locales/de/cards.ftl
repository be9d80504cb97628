colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-violet = Violett

letter-red = R
letter-yellow = Ge
letter-green = Gr
letter-blue = B
letter-violet = V
