"""The sentences for every code: what is wrong, and what to do about it. Data, in the order of the codes' list."""

from collections.abc import Mapping

from . import N_

MESSAGES: Mapping[str, tuple[str, str]] = {
    "file-not-found": (
        N_("There is no file {path}."),
        N_("Check the path, or give - to read standard input."),
    ),
    "file-unreadable": (N_("{path} cannot be read: {error}."), N_("Check that it is a file you may read.")),
    "file-empty": (
        N_("{path} is empty."),
        N_("Write a table to fill in with: capertool score --blank caper > table.toml"),
    ),
    "file-empty template": (N_("{path} is empty."), N_("Begin with the one that is shipped: {command}")),
    "file-binary": (N_("{path} is not a text file in UTF-8."), N_("Save the table as plain text in UTF-8.")),
    "file-binary template": (
        N_("{path} is not a text file in UTF-8."),
        N_("Save it as plain text in UTF-8, or begin with the one that is shipped: {command}"),
    ),
    "file-too-large template": (
        N_("{path} is larger than {highest} bytes, too large for a template."),
        N_("Check that it is the right file, or begin with the one that is shipped: {command}"),
    ),
    "file-too-large": (
        N_("{path} is larger than {highest} bytes, too large for a table."),
        N_("Check that it is the right file."),
    ),
    "file-unwritable": (N_("{path} cannot be written: {error}."), N_("Check the place and the space on it.")),
    "not-a-file": (
        N_("{path} is not a file that can be written over."),
        N_("Choose another name, or - for standard output."),
    ),
    "output-failed": (N_("The output cannot be written: {error}."), N_("Check the place and the space on it.")),
    "preferences-damaged": (
        N_("What you keep in {path} cannot be read."),
        N_("Mend the file, or remove it to begin anew."),
    ),
    "preferences-damaged key": (
        N_("What you keep in {path} cannot be read, because of {key}."),
        N_("Mend the file, or remove it to begin anew."),
    ),
    "not-toml": (N_("{path} is not valid TOML: {where}."), N_("Mend that place, or start from --blank.")),
    "not-toml template": (
        N_("{path} is not valid TOML: {where}."),
        N_("Mend that place, or begin with the one that is shipped: {command}"),
    ),
    "not-json": (N_("{path} is not valid JSON: {where}."), N_("Mend that place.")),
    "duplicate-key": (N_("The key {key} stands twice in one object."), N_("Keep one of the two.")),
    "not-a-table": (
        N_("A table is an object with keys such as game and city; this is something else."),
        N_("Start from: capertool score --blank caper"),
    ),
    "newer-version": (
        N_("The file has format version {value}; this capertool reads up to version {known}."),
        N_("Update capertool to read it."),
    ),
    "unknown-version": (N_("There is no format version {value}."), N_("Leave version out, or set it to {known}.")),
    "missing-key": (N_("The key {key} is missing."), ""),
    "not-toml pack": (N_("{path} is not valid TOML: {where}."), N_("Mend that place.")),
    "file-empty pack": (N_("{path} is empty."), N_("Begin a pack with: capertool pack new NAME")),
    "file-binary pack": (N_("{path} is not a text file in UTF-8."), N_("Save the pack as plain text in UTF-8.")),
    "file-too-large pack": (
        N_("{path} is larger than {highest} bytes, too large for a pack."),
        N_("Check that it is the right file."),
    ),
    "not-a-table pack": (
        N_("A pack is an object with keys such as game and cards; this is something else."),
        N_("Begin a pack with: capertool pack new NAME"),
    ),
    "wrong-type text": (N_("Text is expected here, not {value}."), N_("Put the text in quotation marks.")),
    "wrong-type number": (N_("A whole number is expected here, not {value}."), ""),
    "wrong-type table": (N_("A group of keys is expected here, not {value}."), ""),
    "wrong-type list": (N_("A list in square brackets is expected here, not {value}."), ""),
    "wrong-type date": (N_("A date is expected here, not {value}."), N_("Write it as 2026-11-18.")),
    "bad-entry": (
        N_("{entry} is not a thief with gear."),
        N_("Write one thief a string, its gear behind a colon: artist: helping-hand, plans-caches~"),
    ),
    "not-filled-in": (N_("Nothing is filled in here yet."), N_("Write the name of the location.")),
    "wrong-type length": (
        N_("A number is expected here, not {value}."),
        N_("Give a number from {lowest} to {highest}."),
    ),
    "wrong-type whole": (
        N_("A whole number is expected here, not {value}."),
        N_("Give a number from {lowest} to {highest}."),
    ),
    "wrong-type truth": (N_("true or false is expected here, not {value}."), ""),
    "bad-colour": (N_("{value} is not a colour."), N_("Write it as #1d2433.")),
    "does-not-fit": (
        N_("With this template something does not fit on the paper, even in the smallest type."),
        N_("Give it more room there, or choose larger paper."),
    ),
    "does-not-fit template": (
        N_("With this template something does not fit on the paper, even in the smallest type."),
        N_("Bring what is changed nearer to what is shipped: {changed}."),
    ),
    "poor-contrast": (
        N_("{text} on {ground} has a contrast of {ratio}; at least {least} is needed."),
        N_("Make one of the two darker or lighter."),
    ),
    "nothing-listed": (N_("The list is empty, and nothing would be printed."), ""),
    "listed-too-often": (N_("{value} stands in this list too often; possible: {highest}."), N_("Take it out.")),
    "slips-to-a-page": (
        N_("{columns} × {rows} slips do not make {wanted} to a page."),
        N_("Set columns and rows so that their product is {wanted}."),
    ),
    "font-unusable": (
        N_("{path} cannot be used as a font for the four languages."),
        N_("Name a TrueType file (.ttf) with all their letters, or leave the key out."),
    ),
    "unknown-template": (N_("There is no template {name}."), ""),
    "no-point-card": (
        N_("Nobody has told what the point card for {players} players prints."),
        N_(
            "Write it into the table as vp_card, or enter it once: "
            "capertool box vp-card-{players} POINTS --game sneaks-and-snitches "
            "(POINTS: information/artifacts/jewels/gold, each the places with commas)"
        ),
    ),
    "point-card-row": (
        N_("Numbers here: {count}; the card for {players} players has one a player."),
        N_("Write the points of the first place, the second and so on."),
    ),
    "unknown-key": (N_("There is no key {key} here."), ""),
    "unknown-game": (N_("There is no game {value}."), ""),
    "unknown-value": (N_("{value} is not possible here."), ""),
    "ambiguous-player": (N_("{value} can mean several players."), N_("Name one of: {names}.")),
    "ambiguous-player seats": (N_("{value} can mean several players."), N_("Name the seat: {seats}.")),
    "unknown-card": (N_("There is no card {name}."), ""),
    "ambiguous-card": (N_("{name} can mean several cards."), N_("Name one of: {cards}.")),
    "unknown-topic": (N_("There is no topic {name} in the rules."), ""),
    "nothing-found": (N_("Nothing was found for {words}."), N_("Try fewer or other words.")),
    "unknown-ruling": (N_("There is no ruling {name}."), ""),
    "one-rulebook": (N_("{game} has one rulebook; there is nothing to compare."), ""),
    "ruling-value": (N_("The ruling {name} cannot be {value}."), ""),
    "number-out-of-range": (
        N_("{value} is not possible here."),
        N_("Give a number from {lowest} to {highest}."),
    ),
    "number-out-of-range even": (
        N_("{value} is not possible here."),
        N_("Give an even number from {lowest} to {highest}."),
    ),
    "number-out-of-range smallest": (
        N_("{value} is below sizes.smallest ({lowest})."),
        N_("Give a number from {lowest} to {highest}, or set sizes.smallest lower."),
    ),
    "wrong-kind thief": (
        N_("{card} is not a thief ({kind})."),
        N_("A string begins with a thief; gear stands behind the colon."),
    ),
    "wrong-kind gear": (N_("{card} is not gear ({kind})."), N_("Only gear stands behind the colon.")),
    "wrong-kind location": (
        N_("{card} is not a location ({kind})."),
        N_("Thieves and gear go under white and green."),
    ),
    "turned-location": (N_("A location is never turned over."), N_("Take away the ~.")),
    "wrong-city": (
        N_("{card} belongs to {home}, but the table is in {city}."),
        N_("Take another card, or set another city."),
    ),
    "too-many-copies": (
        N_("Copies of {card} on the table and among the discards: {count}; copies in the box: {highest}."),
        N_("Look for the entry that is wrong."),
    ),
    "too-many-thieves-here": (
        N_("{count} thieves of {seat} lie here; the limit is {highest} a side and location."),
        N_("Gear of a thief goes into that thief's string."),
    ),
    "too-many-thieves": (
        N_("{seat} has {count} thieves on the table; a player plays {highest} in a whole game."),
        N_("Look for a thief that was discarded or belongs to the other side."),
    ),
    "too-many-gear": (
        N_("This thief carries {count} gear; the limit is {highest}."),
        N_("Move some of it to another thief's string."),
    ),
    "too-much-gear-in-all": (
        N_("Gear on the table and discarded gear make {count} cards; the deck has {highest}."),
        N_("Count the discarded gear again."),
    ),
    "too-many-coins": (
        N_("There are {count} coins with the players; the game has {highest} in all."),
        N_("Count the coins again, laundered ones included."),
    ),
    "wrong-number-of-locations": (
        N_("Locations on the table: {count}; Caper is played at {wanted}."),
        N_("Write one [[locations]] for each, even where nothing lies."),
    ),
    "wrong-number-of-locations typed": (
        N_("Locations given: {count}; Caper is played at {wanted}."),
        N_("Give --location three times."),
    ),
    "wrong-number-of-locations loot": (
        N_("Loot was given for this number of locations: {count}; Caper is played at {wanted}."),
        N_("Give --loot three times, or not at all."),
    ),
    "wrong-number-of-players": (
        N_("Only one player is here: {seat} is missing."),
        N_("Add that player, if only with a name."),
    ),
    "players-from-to": (
        N_("Players here: {count}; the game is for {lowest} to {highest}."),
        N_("Write one [players.KEY] for each."),
    ),
    "players-from-to typed": (
        N_("Players here: {count}; the game is for {lowest} to {highest}."),
        N_("Give --player NAME for each, in seating order."),
    ),
    "never-owned": (
        N_("{card} goes back into the box when it is bought; nobody owns it."),
        N_("Write the card that was taken for it."),
    ),
    "not-in-this-variant": (
        N_("{key} has no place in a game for {variant}."),
        N_("Take it out, or set another variant."),
    ),
    "laundered-outside-london": (
        N_("Coins are laundered only in London, and the table is in {city}."),
        N_("Take laundered out, or set city to london."),
    ),
    "too-much-loot": (
        N_("The players have {count} pieces of one kind ({loot}); the game has {highest}."),
        N_("Count the loot again."),
    ),
    "too-much-loot by-hand": (
        N_("With what the players have, that makes {count} pieces of one kind ({loot}); the game has {highest}."),
        N_("Count the loot again."),
    ),
    "too-much-loot laid-out": (
        N_("Pieces of one kind ({loot}) laid out in all: {count}; the game has {highest}."),
        N_("Count the loot again."),
    ),
    "loot-at-a-location": (
        N_("Pieces of loot given for one location: {count}; {highest} are laid out beside each."),
        N_("Count the loot again."),
    ),
    "bad-loot": (
        N_("{value} is no number of loot."),
        N_("Write jewel=2 antique=1 painting=1, or three numbers in this order."),
    ),
    "too-few-locations-known": (
        N_("Only {count} locations are known that a game in {city} may have."),
        N_("Name yours with --location, described before with: capertool pack add NAME --kind location"),
    ),
    # cards that players describe
    "bad-card-id": (
        N_("{value} cannot be the id of a card."),
        N_("Write small letters, digits and hyphens, for example my-thief."),
    ),
    "bad-pack-id": (
        N_("{value} cannot be the id of a pack."),
        N_("Write small letters, digits and hyphens, for example my-box."),
    ),
    "bad-card-name": (
        N_("{value} cannot be a card's name."),
        N_("Leave out : , and ~ and signs that cannot be seen, and do not leave it empty."),
    ),
    "kind-is-known": (
        N_("{card} comes with the game, and its kind is known: {kind}."),
        N_("Leave the kind as it is, or give your card another name."),
    ),
    "bad-effect": (N_("{word} is not understood here."), ""),
    "bad-effect end": (N_("Something is missing at the end."), ""),
    "not-a-name": (
        N_("{value} is no name in a language."),
        N_("Write LANGUAGE=NAME, for example it=La Gatta; the languages are en, it, de and fr."),
    ),
    "bad-marker": (
        N_("{value} is no place of a marker."),
        N_('Write "middle", or the seat and the stars beside the marker: "south 2".'),
    ),
    "points-not-known": (
        N_("{card} was won, and its printed points are not known."),
        N_("Write them under [cards.{id}], or keep them in a pack: capertool pack new"),
    ),
    "key-of-other-kind": (N_("A card of this kind ({kind}) has no {key}."), N_("Take it out, or set another kind.")),
    "effect-without-meaning": (
        N_("{effect} has no meaning on this card in Caper: Europe."),
        N_("See docs/notation.md for what each game's icons say."),
    ),
    "colour-of-city": (
        N_("Only cards of {home} have this colour: {colour}."),
        N_("Set the city of the card, or another colour."),
    ),
    # while a game is played
    "not-your-turn": (N_("It is not {seat}'s turn but {next}'s."), N_("Enter it for that seat, or use --force.")),
    "thief-round": (N_("{card} is no thief, and this is a thief round."), N_("Play a thief.")),
    "gear-round": (N_("{card} is no gear, and this is a gear round."), N_("Play or discard gear.")),
    "thieves-are-played": (N_("In a thief round a thief must be played, not discarded."), N_("Enter it with play.")),
    "teams-must-play": (
        N_("In teams gear is discarded only by those who cannot pay it, and {card} can be paid."),
        N_("Enter it with play, or use --force."),
    ),
    "cannot-pay": (
        N_("{card} costs {cost} here, and only {coins} can be paid."),
        N_("Discard it for a coin, or play it elsewhere."),
    ),
    "location-full": (
        N_("{seat} has {highest} thieves there already: {location}."),
        N_("Play the thief at another location."),
    ),
    "thief-full": (N_("{card} carries {highest} gear already."), N_("Name another thief with --on.")),
    "no-thief-with-room": (
        N_("{seat} has no thief there with room for gear: {location}."),
        N_("Play it at another location, or discard it."),
    ),
    "cannot-be-turned protected": (
        N_("{card} is protected here and cannot be turned over."),
        N_("Name another thief with --target, or use --force."),
    ),
    "cannot-be-turned covered": (
        N_("{card} has gear on it; only a thief without gear can be turned over."),
        N_("Name another thief with --target, or use --force."),
    ),
    "cannot-be-turned turned": (N_("{card} is turned over already."), N_("Name another thief with --target.")),
    "cannot-be-turned no-gear": (N_("{card} has no gear to be turned over."), N_("Name another thief with --target.")),
    "last-discard-first": (N_("The round ends first: {seat} names the last card."), N_("Enter it with discard.")),
    "late-play-first": (N_("Discarded gear may be brought back now."), N_("Enter it with play, or skip.")),
    "late-elsewhere": (N_("{card} brings gear back only to its own location: {location}."), ""),
    "cannot-lie-here kind": (N_("{card} cannot lie here: it is a {kind}."), ""),
    "cannot-lie-here city": (N_("{card} cannot lie here: it belongs to {home}."), ""),
    "cannot-lie-here copies": (N_("{card} cannot lie here: every copy of it is on the table already."), ""),
    "not-in-discards": (N_("{card} is not among the cards that {seat} discarded."), ""),
    "nothing-to-decline": (N_("There is nothing to be brought back now."), ""),
    "game-over": (N_("The game is over."), N_("Score it with: capertool score")),
    "roll-first": (N_("The dice are rolled first."), N_("Enter them with roll.")),
    "divide-first": (N_("The loot is being divided."), N_("Enter it with take or steal.")),
    "buy-first": (N_("The loot is divided; now cards are bought."), N_("Enter it with buy; buy alone ends a turn.")),
    "cash-first": (N_("Everybody has bought; now the round ends."), N_("Enter it with cash.")),
    "only-purchases": (
        N_("This game records only purchases and tokens."),
        N_("Enter them with buy CARD --player NAME, and with tokens."),
    ),
    "dice-count": (
        N_("Dice given: {count}; there must be {wanted}."),
        N_("Give them all, or none to have them rolled."),
    ),
    "dice-only": (
        N_("The marker is no die and is not rolled."),
        N_("Give dice alone: g green, w white, b blue, r red, y bag, p mask."),
    ),
    "not-rolled-again": (
        N_("Dice out of this pile are returned as they lie; nobody rolls them again."),
        N_("Leave --rolled out."),
    ),
    "middle-empty": (N_("Nothing lies in the middle."), N_("Enter a theft with steal PLAYER OBJECTS.")),
    "not-in-middle": (N_("This is not in the middle: {objects}. In it: {middle}."), N_("Take of what lies there.")),
    "last-takes-all": (
        N_("{seat} is the last without a pile and takes everything from the middle."),
        N_("Enter it with take alone, or with steal."),
    ),
    "nothing-to-steal": (
        N_("The pile of {seat} cannot be stolen; objects in it: {count}."),
        N_("Steal another player's pile of two objects at least: one goes back, one is kept."),
    ),
    "not-in-pile": (N_("This is not in the pile of {seat}: {objects}. In it: {pile}."), ""),
    "return-one-keep-one": (
        N_("Of a stolen pile at least one object goes back, and at least one is kept."),
        N_("Name what goes back: steal PLAYER OBJECTS"),
    ),
    "no-card-for-it": (N_("{seat} has no card for that."), ""),
    "too-late-to-reroll": (N_("A die is rolled again once a round, before anybody buys."), ""),
    "cards-revealed": (
        N_("Cards given: {count}; cards that come out: {wanted} ({decks})."),
        N_("Name them, or none to have them drawn."),
    ),
    "not-in-deck": (N_("{card} cannot come out of deck {deck}, or has come out already."), ""),
    "not-in-market": (N_("{card} is not in the market."), N_("Name one of: {cards}.")),
    "already-bought": (N_("{card} has been bought already."), N_("Look for the entry that is wrong.")),
    "bought-enough": (
        N_("{seat} has bought as many cards as this round allows: {highest}."),
        N_("End the turn with buy alone."),
    ),
    "wrong-dice": (N_("{card} cannot be paid with these dice of the pile: {objects}."), ""),
    "needs-cards": (
        N_("{card} can be paid only with the help of cards: {ways}"),
        N_("Choose one with --way NUMBER; all of them: capertool can-buy {card}"),
    ),
    "cannot-afford": (
        N_("{card} would cost {gold} gold beside the dice, and there is {coins}."),
        N_("See what can be afforded with: capertool can-buy"),
    ),
    "potion-needs-card loose": (N_("The Potion brings another card."), N_("Name it with --drawn CARD.")),
    "potion-needs-card": (N_("The Potion brings the next card of deck {deck}."), N_("Name it with --drawn CARD.")),
    "nothing-drawn": (N_("{card} brings no other card."), N_("Leave --drawn away.")),
    "not-for-use": (N_("{card} is not used in that way."), ""),
    "not-owned": (N_("{seat} does not have {card}."), ""),
    "used-once": (N_("{card} is used once a round."), N_("Leave --times out.")),
    "turns-no-die": (N_("{card} turns no die."), N_("Leave the face out.")),
    "no-such-way": (
        N_("There is no way {number} to pay for {card}; ways there are: {count}."),
        N_("List them with: capertool can-buy {card}"),
    ),
    "too-many-dice": (N_("Dice here: {count}; the box has {highest}."), ""),
    "used-already": (N_("{card} was used already in this round."), ""),
    "not-enough-gold": (N_("Gold to be sold: {count}; gold there: {coins}."), ""),
    "which-player": (N_("Which player?"), N_("Give --player NAME.")),
    "choose-face": (N_("{card} turns a die; the face is missing or not possible."), N_("Possible here: {faces}.")),
    "choose-cost": (N_("{card} is there twice."), N_("Write it with its cost: {costs}.")),
    "unknown-object": (
        N_("{value} is no die and no marker."),
        N_("Letters: g green, w white, b blue, r red, y bag, p mask, 1 marker; or their names."),
    ),
    "one-is-marker": (
        N_("{words} is not clear: 1 alone stands for the first-player marker."),
        N_("For one die leave the 1 out; for the marker write it behind, or write marker."),
    ),
    "which-seat": (N_("Whose card is it?"), N_("Give --seat white or --seat green.")),
    "choose-thief": (N_("Several thieves could get it."), N_("Name one with --on: {cards}.")),
    "choose-target": (N_("Several cards could be turned over."), N_("Name one thief with --target: {cards}.")),
    "no-such-thief": (N_("There is no such thief there."), ""),
    "whose-card": (N_("Whose card is it?"), N_("Give --seat south or --seat north.")),
    "who-begins": (
        N_("Who begins round {round} is not known."),
        N_(
            "Give --seat south or --seat north for its first card, or enter who leads once: "
            'capertool box --game caper-europe leaders "s n s n s n", then capertool edit --box'
        ),
    ),
    "choose-burnt": (N_("Several cards could burn."), N_("Name the card, or its thief, with --target: {cards}.")),
    "choose-loot": (N_("Several kinds of loot are there."), N_("Name one with --take: {pieces}.")),
    "choose-return": (
        N_("The owner of the burnt card chooses what to give back."),
        N_("Name it with --give: {pieces}."),
    ),
    "nothing-to-choose": (N_("There is nothing to choose here, so no {loot} either."), ""),
    "loot-not-there": (N_("There is no {loot} to be taken."), N_("Correct what lies there with: capertool loot")),
    "cannot-be-burnt": (N_("Nothing burns there: there is no gear, or it is protected."), ""),
    "burns-nothing": (N_("{card} burns nothing."), N_("Leave --target out.")),
    "fire-protected": (N_("{card} is protected from burning."), N_("Name another card, or use --force.")),
    # packs
    "no-such-pack": (N_("There is no pack {name}."), ""),
    "card-name-twice": (
        N_("{name} is the name of several cards of one kind: {cards}."),
        N_("Give each card a name of its own."),
    ),
    "pack-is-ours": (N_("The pack {name} comes with capertool and stays as it is."), N_("Choose another name.")),
    "pack-not-newer": (
        N_("The pack {name} is here already with release {here}; the file has release {value}."),
        N_("Give --force to take the file all the same."),
    ),
    # Sneaks & Snitches
    "plan-size": (N_("This player sends one thief and one snitch."), N_("Write THIEF/SNITCH, for example A/B.")),
    "plan-size boss": (
        N_("This player sends two thieves and one snitch."),
        N_("Of two players, whoever has the second boss sends A,B/C and the other A/B,C."),
    ),
    "plan-size other": (
        N_("This player sends one thief and two snitches."),
        N_("Of two players, whoever has the second boss sends A,B/C and the other A/B,C."),
    ),
    "no-such-letter": (N_("The locations on the table are {first} to {last}."), ""),
    "letter-twice": (N_("The same letter stands in one plan twice."), N_("There is one card of each letter.")),
    "one-extra-boss": (
        N_("Of two players, one sends two thieves and a snitch, the other a thief and two snitches."),
        N_("Write A,B/C for the one and A/B,C for the other."),
    ),
    "boss-of-two": (N_("Only two players have a second boss."), ""),
    "tokens-at-start": (
        N_("First tokens of one player: {count}; everybody begins with {wanted}."),
        N_("Write NAME=KINDS, for example anna=gold,gold,jewels."),
    ),
    "plans-missing": (N_("These plans are not in yet: {names}."), N_("Enter them with: capertool send")),
    "theft-first": (
        N_("{player} has stolen the lot at {letter}, which is not entered yet."),
        N_("Enter it with: capertool claim"),
    ),
    "nothing-stolen": (N_("No theft is waiting to be entered."), N_("Reveal the plans with: capertool reveal")),
    "nothing-stolen elsewhere": (
        N_("No theft at {letter} is waiting to be entered."),
        N_("These are waiting: {names}."),
    ),
    "another-thief": (N_("The lot at {letter} was stolen by {player}."), ""),
    "locations-in-order": (N_("The theft at {letter} comes first."), N_("Locations are resolved from A on.")),
    "one-of-each": (N_("A collection gives one of each kind, as far as the bank has it."), ""),
    "tokens-in-all": (N_("Tokens taken: {count}; this lot gives {wanted}."), ""),
    "not-in-bank": (
        N_("{good} in the bank: {highest}; needed: {count}."),
        N_("Enter what was really taken: of what is missing, as many of any other kind."),
    ),
    "secret-cards": (N_("Secret cards drawn: {count}; there were {highest} to draw."), ""),
    "swap-with-oneself": (N_("Tokens are swapped with another player."), ""),
    "swap-without": (N_("{player} has none of this to swap: {good}."), ""),
    "too-many-swaps": (N_("Swaps: {count}; an intrigue allows {highest}."), ""),
    "not-over": (
        N_("Secret cards are turned up when the game is over."),
        N_("When the lots have run out, enter: capertool end"),
    ),
    "secrets-held": (
        N_("Secret cards that {player} turns up: {count}; there should be {held}."),
        N_("Count them again."),
    ),
    "plans-are-in": (
        N_("Plans of this round are in already: {names}."),
        N_("Reveal them first, or take them back with: capertool undo"),
    ),
    "too-few-lots": (
        N_("Lots in the box: {count}; needed at least: {wanted}."),
        N_("Count your lots again; before a game begins, enter them with: capertool box lots NUMBER"),
    ),
    "too-few-tokens": (
        N_("The box holds too few tokens for everybody to begin with {wanted}."),
        N_("Count them again, and enter them with: capertool box tokens-gold NUMBER"),
    ),
    "number-of-players": (N_("Players here: {count}; the game is for {lowest} to {highest}."), ""),
    "name-twice": (N_("{name} stands there twice."), N_("Players need different names.")),
    "names-alike": (
        N_("{name} and {entry} are too alike."),
        N_("Players need names that differ without accents and capitals."),
    ),
    "pair-expected --name": (N_("{entry} gives no new name."), N_("Write OLD=NEW, for example anna=Anne.")),
    "pair-expected --reads": (
        N_("{entry} does not say who reads what."),
        N_("Write the name and the language, for example anna=it."),
    ),
    "pair-expected --tokens": (
        N_("{entry} does not say who has what."),
        N_("Write NAME=KINDS, for example anna=gold,gold,jewels."),
    ),
    "not-a-plan": (N_("{entry} is no plan of a player."), N_("Write NAME=THIEF/SNITCH, for example anna=A/B.")),
    "unknown-goods": (N_("{value} is no kind of goods."), N_("Possible here: {kinds}.")),
    "kind-twice": (N_("{good} stands there twice."), N_("Write each kind once, for example jewels=2 gold=1.")),
    "word-out-of-place": (
        N_("{entry} does not belong to this lot: {card}."),
        N_("Leave it out, or name another lot. See: capertool card {id} --game sneaks-and-snitches"),
    ),
    "which-point-card": (
        N_("Nobody has told what the point card for {players} players prints."),
        N_(
            "Give it with --vp-card: information/artifacts/jewels/gold, each with {players} numbers and commas "
            "between them. It is kept for later games."
        ),
    ),
    "bad-plan": (N_("This is no plan."), N_("Write THIEF/SNITCH, for example A/B.")),
    "bad-plan two": (N_("This is no plan."), N_("Of two players, one writes A,B/C and the other A/B,C.")),
    "not-a-swap": (N_("{entry} is no swap."), N_("Write GIVEN/TAKEN/NAME, for example gold/jewels/ben.")),
    "whose-lot": (N_("Whose lot is it?"), N_("Name the player with --player.")),
    "claim-tokens": (N_("What was taken?"), N_("Write it as KIND=NUMBER, for example jewels=2 gold=1.")),
    "claim-instead": (
        N_("The bank has none of this: {kinds}. What was taken instead?"),
        N_("Enter all tokens that were taken, for example: capertool claim collection {goods}"),
    ),
    "claim-points": (
        N_("How many points does the special object print?"),
        N_("Write them behind it, for example: capertool claim special-object 3"),
    ),
    "claim-kind": (
        N_("Which goods do the documents show?"),
        N_("Write it behind them, for example: capertool claim documents jewels"),
    ),
    # the journal
    "no-games": (
        N_("No game is being recorded."),
        N_("Begin one with capertool new and its name: caper, caper-europe, thiefs-market or sneaks-and-snitches."),
    ),
    "no-such-game": (N_("There is no game {number}."), N_("List them with: capertool games")),
    "no-such-entry": (
        N_("There is no entry {number} to change; the log has 2 to {highest}."),
        N_("List them with: capertool log"),
    ),
    "no-such-entry only-opening": (
        N_("There is no entry {number} to change; the log has nothing but the beginning."),
        N_("Correct that with: capertool edit"),
    ),
    "later-entry-cannot-stand": (
        N_("With this change, entry {number} of the log could no longer stand: {because}"),
        N_("Change or remove that entry first, or keep it by decision of the house with --force."),
    ),
    "later-entry-cannot-stand none": (
        N_("With this change, entry {number} of the log could no longer stand: {because}"),
        N_("Change or remove that entry first."),
    ),
    "not-of-this-game": (
        N_("The cards of {game} have nothing that {option} could ask for."),
        N_("Leave it out, or name another game with --game."),
    ),
    "other-game": (
        N_("The command {command} belongs to {games}; the current game is {current}."),
        N_("Take up another game with: capertool use NUMBER"),
    ),
    "figure-value number": (N_("{value} is not possible here."), N_("Give a number from {lowest} to {highest}.")),
    "figure-value point-card": (
        N_("{value} is no point card."),
        N_(
            "Write four rows with / between them, in the order information/artifacts/jewels/gold, each with {players} "
            "numbers and commas between them."
        ),
    ),
    "figure-value row": (
        N_("{value} is no row of the point card."),
        N_("Write {players} numbers with commas between them, the first place first."),
    ),
    "figure-value cost": (
        N_("{value} is no cost."),
        N_("Write 1 to {highest} of the letters G, W, B and R, for example GWR."),
    ),
    "figure-value track": (
        N_("{value} is no track."),
        N_("Write the stars of {lowest} to {highest} fields from the middle to one end, for example 0 1 2."),
    ),
    "figure-value leaders": (
        N_("{value} does not say who begins each round."),
        N_("Write s or n for each of the {count} rounds, for example s n s n s n."),
    ),
    "unknown-figure": (N_("There is no figure {name} to enter."), ""),
    "no-such-figure": (
        N_("There is nothing to enter for {card}."),
        N_("List what can be entered with: capertool box --game {of}"),
    ),
    "game-damaged": (
        N_("Game {number} of the journal is damaged and cannot be shown."),
        N_("Bring back a copy of the journal, or put the game into the bin: capertool delete {number}"),
    ),
    "entry-damaged": (
        N_("Entry {number} of game {in_game} is not what the rules make of it."),
        N_("Look at it with: capertool use {in_game}, capertool log"),
    ),
    "entry-not-by-the-rules": (
        N_("Entry {number} of the file is not what the rules make of it."),
        N_("Take the file as export wrote it."),
    ),
    "not-possible-here": (N_("{card} is not possible here."), N_("Possible here: {cards}.")),
    "no-such-location": (N_("There is no location {value}."), N_("Give a number from 1 to {highest}, or a name.")),
    "name-the-card": (N_("In teams the card that is discarded must be named."), N_("Write: capertool discard CARD")),
    "nothing-to-undo": (N_("There is nothing to take back."), ""),
    "nothing-to-redo": (N_("There is nothing to enter again."), ""),
    "bin-empty": (N_("There is no game in the bin."), ""),
    "changes-nothing": (
        N_("Entry {number} says that already; nothing was changed."),
        N_("See what was entered with: capertool log"),
    ),
    "journal-newer": (
        N_("The journal {path} has version {value}; this capertool knows up to {known}."),
        N_("Update capertool; nothing was changed."),
    ),
    "journal-damaged": (
        N_("The journal {path} is damaged, or is no journal."),
        N_("Put a backup in its place; nothing was written to it."),
    ),
    "journal-busy": (N_("Another program is writing to {path}."), N_("Try again in a moment.")),
    "not-an-export": (
        N_("The file holds no exported game."),
        N_("A table is scored with capertool score; games come from capertool export."),
    ),
    "file-exists force": (N_("{path} exists already."), N_("Overwrite it with --force, or choose another name.")),
    "file-exists": (N_("{path} exists already."), N_("Choose another name.")),
    # notes
    "turned-though-protected": (N_("{card} lies turned over, though {location} protects it from that."), ""),
    "turned-without-cause": (
        N_("Turned over here: {count}; cards opposite that can do it ({card}): {highest}."),
        "",
    ),
    "more-laundered-than-laundromatics": (
        N_("{count} coins are laundered, but this player's Laundromatics number {highest}."),
        "",
    ),
    "more-cards-than-in-deck": (
        N_("Cards of deck {deck} with the players: {count}; a game has {highest} of them."),
        "",
    ),
    "more-gear-than-dealt": (
        N_("{seat} has {count} gear, played and discarded; a game has {highest} for a player."),
        "",
    ),
    "stars-not-known": (N_("How many stars stand beside the marker is not known; they count as 0: {location}."), ""),
    "points-missing": (
        N_(
            "Incomplete, and nobody has won yet: the points of {card} are not known. "
            "Enter them with: capertool pack add {id} --points N, then capertool edit --box"
        ),
        "",
    ),
    "discards-not-named": (
        N_("Discards of {seat} that nobody named: {count}; what counts discards may have come out short."),
        "",
    ),
    "card-not-known": (N_("{card}: not all of it is known ({keys}), so points may be missing."), ""),
    "derived-point-card": (
        N_("The point card for {players} players is worked out from the rulebook's example; compare it with yours."),
        "",
    ),
    "ruling-of-play": (
        N_("The ruling {name} acts while a game is played; it does not change what lies on the table."),
        "",
    ),
    "secrets-uncounted": (N_("Secret theft cards that nobody has turned up yet: {count}; they do not count."), ""),
}
"""Messages and hints by code; where a problem has several faces, the code is followed by which one it is."""

FACES = {
    "wrong-type": "wanted",
    "wrong-kind": "wanted",
    "file-exists": "remedy",
    "number-out-of-range": "must",
    "cannot-be-turned": "reason",
    "cannot-lie-here": "reason",
    "players-from-to": "how",
    "ambiguous-player": "by",
    "wrong-number-of-locations": "how",
    "too-much-loot": "laid",
    "bad-effect": "missing",
    **dict.fromkeys(("not-toml", "file-empty", "file-binary", "file-too-large", "not-a-table", "does-not-fit"), "of"),
    "preferences-damaged": "why",
    "plan-size": "whose",
    "bad-plan": "players",
    "nothing-stolen": "theft",
    "pair-expected": "option",
    "no-such-entry": "log",
    "figure-value": "form",
    "later-entry-cannot-stand": "remedy",
    "potion-needs-card": "how",
}
"""The detail that tells the faces of a problem apart."""
CHOICES = {
    "unknown-key": ("key", "known"),
    "unknown-game": ("value", "choices"),
    "unknown-value": ("value", "choices"),
    "unknown-topic": ("name", "known"),
    "unknown-template": ("name", "known"),
    "unknown-ruling": ("name", "known"),
    "unknown-figure": ("name", "known"),
    "no-such-pack": ("name", "known"),
    "missing-key": ("key", "choices"),
    "nothing-listed": ("value", "choices"),
}
"""What was given and what was possible, for advice that names the nearest."""
