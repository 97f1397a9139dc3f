# What can be wrong with a game file (valdora/records/errors.py) or an edition (valdora/content/faults.py).

## Game files

record-fault-file-missing = there is no such file
record-fault-file-not-regular = this is a folder or a device; name a game file
record-fault-file-unreadable = the file cannot be read ({ $detail })
record-fault-file-too-large = the file has more than { $limit } bytes
record-fault-line-too-long = the line has more than { $limit } bytes
record-fault-too-many-plies = the game has more than { $limit } plies
record-fault-not-text = the line is not UTF-8 text
record-fault-carriage-return = the line ends with a carriage return; save the file with line feeds alone (LF, not CRLF)
record-fault-bad-json = the line is not a JSON object ({ $detail })
record-fault-too-deep = the JSON is nested deeper than { $limit } levels
record-fault-key-missing = “{ $key }” is missing
record-fault-key-unknown = “{ $key }” means nothing here
record-fault-wrong-value = “{ $key }” must be { $expected }, not { $got }
record-fault-unknown-version = this is version { $got } of the game file; known is { $known }
record-fault-rules-version = the game was played by version { $got } of the rules; known is { $known }
record-fault-edition-unknown = there is no edition “{ $got }”; name its file with --edition
record-fault-edition-changed = the game was played with other figures than edition { $edition } has: its hash is { $got }, not { $known }
record-fault-edition-other = the game was played with edition { $edition }, not with { $got }
record-fault-bad-setup = the game cannot be set up like that ({ $detail })
record-fault-broken-commitment = the seed does not belong to the commitment { $commitment }
record-fault-seed-missing = the game is over, but its sealed seed is not shown
record-fault-first-not-drawn = the seed has somebody else begin
record-fault-layout-not-dealt = the gemstones do not lie as the seed deals them
record-fault-rival-not-dealt = the rival's row does not lie as the seed deals it
record-fault-page-not-dealt = the seed deals “{ $expected }”, not “{ $do }”
record-fault-numbering = ply { $expected } is expected, not { $got }
record-fault-unknown-notation = “{ $do }” is no action of this edition
record-fault-wrong-seat = seat { $expected } is expected, not { $got }
record-fault-after-end = the game is over; nothing can be played any more, so not “{ $do }” either
record-fault-illegal-action = “{ $do }” is not allowed: { $reason } ({ $rule })
record-fault-truncated = the file ends without a result
record-fault-not-over = there is a result, but the game is not over
record-fault-over = the game is over, but its result is “unfinished”
record-fault-wrong-result = “{ $key }” must be { $expected }, not { $got }
record-fault-after-result = there is something after the result

## Editions: the file

edition-fault-edition-unknown = there is no edition of this name; known are { $known }, or name a .toml file
edition-fault-file-missing = there is no such file
edition-fault-file-not-regular = this is a folder or a device; name the edition's .toml file itself
edition-fault-file-unreadable = the file cannot be read ({ $detail })
edition-fault-file-too-large = the file has more than { $limit } bytes; an edition needs a few thousand
edition-fault-file-line-too-long = line { $line } has more than { $limit } characters; break it up
edition-fault-file-not-text = the file is not UTF-8 text (byte { $offset }); save it as UTF-8
edition-fault-file-syntax = the file is not valid TOML ({ $detail })
edition-fault-file-too-deep = tables or lists are nested too deeply; an edition needs three levels

## Editions: single keys

edition-fault-unknown-key = this key means nothing here; known are { $known }
edition-fault-key-missing = this is missing; a value of the kind “{ $expected }” is expected
edition-fault-wrong-type = a value of the kind “{ $expected }” is expected, not “{ $got }”
edition-fault-out-of-range = { $got } is out of range; { $low } to { $high } is expected
edition-fault-wrong-length = the list has { $got } entries; { $low } to { $high } are expected
edition-fault-unknown-name = “{ $got }” is not known here; expected is one of { $known }
edition-fault-name-doubled = “{ $name }” is listed twice; list it once
edition-fault-bad-id = “{ $got }” cannot be a name; use up to { $limit } ASCII letters, digits and hyphens, a letter first
edition-fault-bad-edition-id = “{ $got }” cannot be an edition's id; use up to { $limit } small letters, digits, hyphens and dots
edition-fault-bad-title = one line of 1 to { $limit } characters is expected
edition-fault-too-many = { $got } entries are too many; the limit is { $limit }
edition-fault-source-missing = no source is given; write source = "printed", "found" or "reconstructed" in this table or above it
edition-fault-drop-unknown = “{ $name }” is not in the edition that this file extends
edition-fault-id-taken = a released edition is called “{ $id }” and has other figures; choose another id

## Editions: players and coins

edition-fault-players-order = at least { $min } and at most { $max } players cannot be; put the smaller number in min
edition-fault-rival-players = the rival plays with exactly 2 players, and 2 players only with the rival (S1, X1); this is { $min } to { $max }
edition-fault-coins-too-few = { $players } purses of { $purse } need { $expected } coins, there are { $got } (S3)
edition-fault-purse-too-small = the last of { $players } players begins with { $players } coins, the purse holds { $got } (S3)
edition-fault-price-above-purse = a price of { $got } can never be paid from a purse of { $purse }

## Editions: cards, tiles and gemstones

edition-fault-gemstones-total = there are { $got } gemstones; { $roads } road spaces with { $stones } each need { $expected } (S5)
edition-fault-catalogue-total = the copies add up to { $got }; a catalogue has { $expected } cards (S6)
edition-fault-book-total = the copies add up to { $got }; a commission book has { $expected } cards (S7)
edition-fault-tiles-total = the tiles add up to { $got }; there are { $expected } craftsmen (S9)
edition-fault-bonus-total = { $got } bonus tiles; there are { $expected } (S10)
edition-fault-tool-colour-missing = no tool loads { $gemstone }; each of the four tools loads its own gemstone (S6)
edition-fault-wants-one = a patron wants either coins or gemstones; give exactly one of the two (S7)
edition-fault-gemstones-wanted = the { $crest } patron wants { $expected } gemstones on a card, this has { $got } (S7)
edition-fault-commissions-too-few = both books together have { $got } { $crest } commissions; there must be more than the { $tiles } craftsmen
edition-fault-crest-missing = { $crest } is missing; list each of the seven crests once
edition-fault-removed-too-many = { $got } of { $tiles } tiles removed leaves no craftsman (S9)
edition-fault-workshop-unreachable = the workshop needs { $got } craftsmen, with three players there are { $tiles } (C2)

## Editions: the map

edition-fault-spaces-count = there are { $got } spaces of the kind “{ $kind }”; { $expected } are expected (S4)
edition-fault-house-count = { $got } houses have the { $crest } crest; one is expected (S4)
edition-fault-city-purpose = a city has either a book or ships; give exactly one of the two (S4)
edition-fault-not-for-kind = a space of the kind “{ $kind }” has no “{ $name }”; remove it
edition-fault-needed-for-kind = a space of the kind “{ $kind }” needs “{ $name }”
edition-fault-unknown-space = there is no space “{ $space }”
edition-fault-space-unreachable = no road leads from “{ $start }” to “{ $space }”
edition-fault-too-close = this is drawn { $got } from “{ $other }”; keep at least { $expected }
