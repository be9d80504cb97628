# The shown name of the product stands here and nowhere else.
-product = David & Goliath
