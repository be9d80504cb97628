# What can be wrong. Rules first (docs/rules.md), then records, then the rest.

by-rule = { $problem } (rules: { $paragraph })

unknown-card = “{ $card }” is not a card
wrong-players = the number of players is { $players }: it takes 3 to 6
wrong-hand-size = { $seat } was dealt { $cards ->
    [one] one card
   *[other] { $cards } cards
}, not 15
not-the-deck = the hands are not exactly the deck for { $players } players
wrong-hands = there are { $hands } hands for { $players } players
wrong-dealer = the dealer is seat { $dealer }, but the seats are 0 to { $last }
wrong-length = the number of deals is { $deals }: a match has 1 to 60
wrong-seed = { $seed } is not a valid seed: it takes a whole number from 0 to 18446744073709551615
match-is-over = the last deal (deal { $deals }) has been played
deal-is-running = deal { $deal } is still running
not-your-turn = it is not the turn of { $seat }, but of { $turn }
card-not-held = { $seat } does not hold { $card }
must-follow = { $seat } plays { $card } but holds { $led }, which was led
deal-is-over = { $card } is played after the end of the deal

you-do-not-hold = You do not hold { $card }.
you-hold-no-number = You hold no { $number }.
you-must-follow = { $card } cannot be played: you hold { $led } and have to follow.
typed-no-card = “{ $typed }” is not a card. Type a colour letter and a number, like { $example }, or ? for the rules in short.

bad-match = { $place }: { $problem }
place-line = line { $number }
place-match = match { $number }
place-deal = deal { $number }
place-trick = trick { $number }
seat-number = seat { $seat }

not-an-object = a match is one JSON object, and this is something else
not-json = not valid JSON (position { $where })
not-json-at = not valid JSON (row { $row } of it, position { $where })
unusual-json = JSON that no record contains: numbers or nesting without measure, or broken characters
line-too-long = the line is longer than { $most } bytes; no match is
field-twice = the field “{ $field }” appears twice
unknown-format = the format is “{ $format }”, not davidgoliath/1
missing-field = the field “{ $field }” is missing
wrong-type = the field “{ $field }” has the wrong type
too-many-deals = there are { $deals } deals, but the agreed number is { $agreed }
deal-unfinished = the deal is unfinished, but another one follows
dealer-did-not-move = seat { $dealer } deals, it should be seat { $right }
hand-order = the hand of { $seat } is not sorted by colour R Y G B V and number
wrong-trick-length = the number of cards in the trick is { $cards }, which it cannot be
plays-after-end = there is a trick after the fifteenth
scores-too-early = there are scores, but the deal is unfinished
wrong-scores = the scores read { $written }, but the plays add up to { $right }
wrong-totals = the totals read { $written }, but the deals add up to { $right }
unknown-fairness = fairness version { $version } is not known here
commitment-does-not-open = secret, table, seats and number of deals do not match the commitment
not-the-fair-dealer = seat { $dealer } deals first, which does not follow from the secret
not-the-fair-hands = the hands do not follow from the secret

cannot-read = { $file } cannot be read: { $problem }
cannot-write = { $file } cannot be written: { $problem }
system-not-found = no such file or folder
system-not-allowed = permission denied
system-is-a-folder = it is a folder
system-no-folder = a part of the path is no folder
system-disk-full = the disk is full
system-too-large = the file would be larger than allowed
system-read-only = the disk is read-only
output-failed = The output cannot be written: { $problem }
file-exists = { $file } exists already and is not overwritten
match-exists = { $file } exists already and is not overwritten. To go on with it: { -command } play --resume { $file }
recording-failed = The last card could not be recorded: { $problem }. { $file } still has everything before it. Once that is solved, go on with: { -command } play --resume { $file }
not-a-number = { $option } takes a whole number, not “{ $value }”
not-positive = { $option } takes a whole number from 1, not { $value }
too-large = { $option } takes at most { $most }
no-such-bot = No bot is called “{ $bot }”. There are: { $bots } (N: a whole number from 1 to { $most })
wrong-number-of-bots = { $given ->
    [one] One bot is named
   *[other] { $given } bots are named
}, { $wanted } are needed
bot-failed = The match ends here: the bot “{ $bot }” at seat { $seat } failed: { $problem }
bot-illegal = The match ends here: the bot “{ $bot }” at seat { $seat } played { $problem }, which is not legal
bot-hung = The bot “{ $bot }” gave no answer within { $problem } s (--limit allows more)
bot-ended = The process of the bot “{ $bot }” ended without an answer
bot-no-module = The bot “{ $bot }” cannot be found: there is no module “{ $problem }” here
bot-no-class = The bot “{ $bot }” cannot be found: its module has no class “{ $problem }”
bot-not-loaded = The bot “{ $bot }” cannot be loaded: { $problem }
bot-not-made = The bot “{ $bot }” cannot be made; its class is called without arguments: { $problem }
bot-no-choose = The bot “{ $bot }” has no method { $problem }
unknown-ending = { $file }: from the ending it is not clear what to write. Known are { $endings }
simulation-unfinished = { $folder } holds an unfinished run of { $file }. To go on with it, add --resume; to begin anew, delete that folder
nothing-unfinished = There is no unfinished run of { $file } to go on with
other-simulation = { $folder } holds an unfinished run of another simulation, or of another version: give the same options as then, or delete that folder
resume-needs-out = --resume goes with --out: only a file can be gone on with
worker-died = A worker process ended in the middle of its work; perhaps the memory was full
no-cluster = No Ray cluster can be reached at “{ $address }”
extra-missing = This needs { $library }, which is not installed. To install it: pip install '{ $package }'
no-such-command = There is no such command. There are: { $commands }
value-missing = { $option } needs a value
value-unwanted = { $option } takes no value
words-unknown = Not understood: { $words }. To see what can be typed: { -command } --help
words-missing = More is needed here. To see what: { -command } { $command } --help
no-such-language = There is no language “{ $language }”. There are: { $languages }
no-match = { $file } contains no match
no-such-match = { $file } has no match of this number; the last one is { $matches }
no-such-deal = { $file }: there is no deal of this number
no-such-row = { $file } has no row of this number; they go from 0 to { $last }
row-alone = --row picks one deal of a .parquet file: it goes with no other kind of file, and neither with --match nor with --deal
not-our-parquet = { $file } is no Parquet file of simulated deals, or it is damaged
convert-to-text = Records (.jsonl) or points (.csv) can be written from simulated deals, but not { $file }
nothing-to-resume = { $file } holds no match that can be resumed
resume-one-match = { $file } holds more than one match; only a single running match can be resumed
resume-over = The match in { $file } is over
resume-no-person = Every seat of the match in { $file } belongs to a bot: there is nobody to play for
resume-many-persons = The match in { $file } has more than one person; here one person plays alone
resume-no-deals = { $file } does not say where its next deal comes from
fixed-by-record = { $option } cannot be changed for a resumed match
interrupted = Interrupted.
unexpected = This should not have happened: { $problem }. With --debug you see the details.
