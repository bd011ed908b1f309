"""Core Set, neutral characters, locations and attachments, events of all Houses, and plots."""

from agot_desktop.model.cardgame.abilities.registry import ability
from agot_desktop.model.cardgame.abilities.vocabulary import *
from agot_desktop.model.cardgame.cards.common import KNIGHT, LORD, NIGHTS_WATCH, cheaper_next

JON_SNOW, GHOST = named("Jon Snow"), named("Ghost")


def mutual(card: str, kind: str) -> None:
    """The plots of two players who let each other be for the round, by type of challenge."""
    ability(card, when_revealed(if_(opponents(more_than(1)), until(END_OF_ROUND,
        cannot(YOU, "INITIATE", kind=kind, against=choose_opponent("friend")),
        cannot(named_player("friend"), "INITIATE", kind=kind, against=YOU)))))


# -- neutral -----------------------------------------------------------------------------------------------------------

ability("core_135",  # Benjen Stark
    passive(after=killed(THIS), effect=shuffle_into_deck(each(CARD, in_=dead_pile(EACH_PLAYER)))))
ability("core_136",  # Jon Snow
    constant(gains(GHOST, immune("events"))),
    response(after=challenge_won(in_it=THIS | GHOST), effect=claim_power(1, on=THIS)))
ability("core_137",  # Ghost
    constant(gains(JON_SNOW, immune("events"))),
    response(to=killed(CHARACTER & NIGHTS_WATCH) | discarded(CHARACTER & NIGHTS_WATCH), cost=kneel(THIS),
             effect=save(SUBJECT)))
ability("core_138")  # Crossroads
ability("core_139",  # Street of Steel
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & MILITARY, 1)))
ability("core_140",  # Lordship
    constant(gains(ATTACHED, LORD, POWER)),
    constant(strength(ATTACHED, +4), while_=in_phase(DOMINANCE)))
ability("core_141",  # Littlefinger
    constant(strength(THIS, of(GOLD_POOL, YOU))))
ability("core_142",  # Varys
    action(PLOT, when=opponents(more_than(1)), cost=kneel(THIS),
           effect=swap_plot_decks(choose_opponent(), END_OF_ROUND)))
ability("core_144",  # Shadowblack Lane
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & INTRIGUE, 1)))
ability("core_145",  # Milk of the Poppy
    constant(blank(ATTACHED)))
ability("core_146",  # Ser Barristan Selmy
    passive(after=entered_play(THIS), effect=shuffle_into_deck(each(CARD, in_=discard_pile(EACH_PLAYER)))))
ability("core_147",  # Knight of Flowers
    passive(after=begins(DOMINANCE), if_=is_(THIS, STANDING), effect=claim_power(1, on=THIS)))
ability("core_149",  # Street of Sisters
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & POWER, 1)))
ability("core_150",  # Bodyguard
    response(to=killed(ATTACHED) | discarded(ATTACHED), cost=discard(THIS, saveable=False), effect=save(ATTACHED)))
ability("core_151",  # Maester Aemon
    response(to=killed(CHARACTER & NIGHTS_WATCH), cost=kneel(THIS), effect=save(SUBJECT)))
ability("core_152",  # Magister Illyrio
    action(CHALLENGES, cost=kneel(THIS), effect=do(
        name_kind("kind"),
        until(END_OF_PHASE, must_pay(choose_opponent(), "INITIATE", 1, to="you", kind_name="kind")))))

# -- events ------------------------------------------------------------------------------------------------------------

ability("core_155",  # Distraction
    action(MARSHALLING, effect=kneel(choose(CHARACTER & MILITARY))))
ability("core_156",  # Winter is Coming
    action(CHALLENGES, when=challenge_is() & house_is(EACH_PLAYER, "Stark"), limit=once(ROUND),
           effect=until(END_OF_CHALLENGE, claim_value(house_players("Stark"), +1))))
ability("core_157",  # Kings in the North
    response(after=dominance_won(), cost=kneel(pick(CHARACTER & STARK & YOURS, n=2, name="two")),
             effect=claim_power(1, on=that("two"))))
ability("core_158",  # Lethal Counterattack
    action(CHALLENGES, when=challenge_is("military"), cost=kneel(pick(CHARACTER & STARK & YOURS, n=2)),
           effect=kill(each(CHARACTER & ATTACKING)), limit=once(CHALLENGE)))
ability("core_159",  # Bran the Builder's Legacy
    action(DOMINANCE, cost=gold(3), effect=search(LOCATION & where(COST, at_most(2)), to="play")))
ability("core_160",  # Guilty!
    action(DOMINANCE, cost=either_cost(influence(3), kneel(pick(CHARACTER & NOBLE & YOURS))),
           effect=kill(choose(CHARACTER & ~STARK))))
ability("core_161",  # I Never Bet Against My Family
    action(CHALLENGES, when=challenge_is(), cost=[gold_x("x"), kneel(pick(CHARACTER & LANNISTER & YOURS))],
           effect=until(END_OF_CHALLENGE, claim_value(choose_opponent(), -x("x")))))
ability("core_162",  # The Lion's Will
    action(ANY_PHASE, cost=gold(2), effect=kneel(choose(CHARACTER))))
ability("core_163",  # Insidious Ways
    action(CHALLENGES, effect=do(
        until(END_OF_PHASE, strength(choose(CHARACTER & LANNISTER & ATTACKING), +2)),
        watch(challenge_won(), draw(2), end="challenge"))))
ability("core_164",  # Call Their Bluff
    action(DOMINANCE, cost=gold(2), effect=do(
        name_card("name"),
        reveal(each(CARD, in_=hand(EACH_OPPONENT))),
        discard_from_hand(each(same_title("name"), in_=hand(EACH_OPPONENT))))))
ability("core_165",  # I'm You Writ Small
    action(CHALLENGES, effect=then(
        until(END_OF_PHASE, gains(choose(CHARACTER), DEADLY)),
        becomes(THIS, pick(CHARACTER & LANNISTER), ["Boon"], constant(strength(ATTACHED, +2))))))
ability("core_166",  # A Lannister Pays His Debts
    response(after=challenge_lost(), cost=kneel(pick(CHARACTER & LANNISTER & YOURS)),
             effect=kill(choose(CHARACTER & PARTICIPATING & controlled_by(WINNER)))))
ability("core_167",  # You've Killed the Wrong Dwarf!
    action(ANY_PHASE, effect=then(kneel(choose(CHARACTER & ~NOBLE, name="dwarf")), claim_power(1, on=that("dwarf")))))
ability("core_168",  # Muster
    action(MARSHALLING, cost=kneel(pick(CHARACTER & KNIGHT & YOURS)), effect=search(CHARACTER & KNIGHT)))
ability("core_169",  # Prosperity and Plenty
    action(ANY_PHASE, cost=gold(1),
           effect=attach(pick(ATTACHMENT, in_=discard_pile()), pick(CHARACTER & YOURS))))
ability("core_170",  # Lords of the Narrow Sea
    action(ANY_PHASE, cost=either_cost(influence(3), kneel(pick(CHARACTER & NOBLE & YOURS))), effect=then(
        reveal_plot(choose_opponent("lord")),
        if_(fewer(PLOT_GOLD, than=YOU, who=named_player("lord")), claim_power(1)))))
ability("core_171",  # Retreat
    response(after=killed(CHARACTER & UNIQUE & YOURS), effect=next_destination(SUBJECT, "hand")))
ability("core_172",  # Support of the Kingdom
    response(after=challenge_won("power"),
             effect=take_control(choose(LOCATION & THEIRS & (PROVIDES_INCOME | PROVIDES_INFLUENCE)))))
ability("core_173",  # Dance With Dragons
    action(ANY_PHASE, cost=influence(1), effect=search(trait("Dragon"))))
ability("core_174",  # Forever Burning
    action(ANY_PHASE, effect=until(END_OF_PHASE, strength(choose(CHARACTER), -1))),
    action(DOMINANCE, from_="dead", cost=either_cost(influence(1), gold(2)), effect=return_from_pile(THIS)))
ability("core_175",  # Seductive Promise
    response(after=challenge_won("power", margin=at_least(4)), limit=once(PHASE),
             effect=take_control(choose(CHARACTER & ~UNIQUE & controlled_by(LOSER)))))
ability("core_176",  # Westeros Bleeds
    action(DOMINANCE, cost=influence(4), effect=discard(each(CHARACTER))))
ability("core_177",  # Distinct Mastery
    action(ANY_PHASE, effect=stand(choose(CHARACTER & (HOLY | LEARNED | NOBLE | WAR)))))
ability("core_178",  # Shae
    action(CHALLENGES, cost=kneel(THIS), effect=kneel(choose(CHARACTER & controlled_by(those_with_more(TOTAL_POWER))))))

# -- plots -------------------------------------------------------------------------------------------------------------

ability("core_181",  # Summoning Season
    when_revealed(search(CHARACTER, who=players(YOU, choose_opponent()))))
mutual("core_182", "power")  # Mutual Cause
ability("core_183",  # Uneasy Truce
    constant(must_pay(EACH_PLAYER, "INITIATE", 2, to="target", kind="military")))
ability("core_184",  # Rains of Autumn
    constant(no_income_symbols(CARD)))
ability("core_185", when_revealed(copy_revealed()))  # Good for the Gander
ability("core_186",  # Tourney for the Hand
    constant(strength(CHARACTER & KNIGHT & YOURS, +1),
             gains(CHARACTER & KNIGHT & YOURS, immune("opponent's character abilities"))))
ability("core_187",  # Fleeing to the Wall
    when_revealed(do(
        each_player(pick(LOCATION, n=3, up_to=True, by=PLAYER, name="kept")),
        discard(each(LOCATION & ~that("kept")), saveable=False)), uncancelable=True))
ability("core_188",  # Drunken Allegations
    when_revealed(each_player(kneel(pick(CHARACTER & STANDING, by=PLAYER)), who=players(YOU, choose_opponent()))))
mutual("core_189", "intrigue")  # Mutual Blackmail
ability("core_190",  # Planning Ahead
    constant(skip(TAXATION)))
ability("core_191",  # Wildfire Assault
    when_revealed(do(
        each_player(pick(CHARACTER & controlled_by(PLAYER), n=3, up_to=True, by=PLAYER, name="kept")),
        kill(each(CHARACTER & ~that("kept")), saveable=False))))
ability("core_192",  # Hear Me Roar
    constant(strength(CHARACTER & ~INTRIGUE, -1)))
ability("core_193",  # Blockade
    constant(set_plot_gold(EACH_OPPONENT, 0)))
ability("core_194",  # The Power of Blood
    constant(cannot(CHARACTER & NOBLE, "BE_KILLED")))
ability("core_195",  # Building Season
    when_revealed(search(LOCATION, who=players(YOU, choose_opponent()))))
mutual("core_196", "military")  # Mutual Enemies
ability("core_197",  # Holding the Trident
    constant(strength(CHARACTER & YOURS, +2), while_=fewer(CHARACTERS, than=ANY_OPPONENT, every=False)))
ability("core_198",  # Calm Over Westeros
    constant(must_pay(EACH_PLAYER, "PLAY", 1, to="opponent", kind="event")))
ability("core_199",  # Snowed Under
    passive(after=begins(STANDING_PHASE),
            effect=return_to_hand(choose_from_each((CHARACTER | LOCATION) & KNEELING))))
ability("core_200",  # The Power of Arms
    constant(strength(CHARACTER & WAR & YOURS, +2)))
ability("core_201",  # Valar Morghulis
    when_revealed(kill(each(CHARACTER))))
ability("core_202",  # Condemned by the Realm
    when_revealed(kill(pick(CHARACTER & ~controlled_by(named_player("victim")), by=choose_opponent("victim")))))
ability("core_203",  # Counting Favors
    when_revealed(draw(3, players(YOU, choose_opponent()))))
ability("core_204",  # Power and Wealth
    constant(strength(CHARACTER & YOURS, per_card(ATTACHMENTS))))
ability("core_205",  # Mad King's Legacy
    when_revealed(discard(choose(ATTACHMENT))))
ability("core_206",  # Rule by Decree
    when_revealed(discard_from_hand(pick(CARD, n=of(HAND_SIZE, player_with(most=HAND_SIZE)) - 4,
                                         by=player_with(most=HAND_SIZE), in_=hand(player_with(most=HAND_SIZE)))),
                  uncancelable=True))
ability("core_207",  # Noose and Swordpoint
    constant(cannot(CHARACTER & where(STR, at_most(2)), "STAND"), while_=in_phase(STANDING_PHASE)))
ability("core_208",  # Herding the Masses
    constant(cannot(CHARACTER & ~UNIQUE, "DEFEND")))
