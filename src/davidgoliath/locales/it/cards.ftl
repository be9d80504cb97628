colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-violet = viola

letter-red = R
letter-yellow = Gi
letter-green = Ve
letter-blue = B
letter-violet = Vi
