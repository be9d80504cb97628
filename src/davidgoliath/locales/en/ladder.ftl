# What `ladder` says.

climbing = { $players } players, { $field }: { $bot }
ladder-field = { $players } players, { $others } of them { $field } (seed { $seed })
ladder-order = In order: { $order }
ladder-again = Each row again, with the same figures:
ladder-order-explained = In order: < where the 95% intervals of two neighbours do not touch, ≈ where they do; > where they do not, but the other way round.
command = { -command } { $words }
column-deals = deals
