"""Core Set. An entry without parts is a card whose facts (numbers, icons, keywords) say it all."""

from agot_desktop.model.cardgame.abilities.base import Effect, Filter
from agot_desktop.model.cardgame.abilities.registry import ability
from agot_desktop.model.cardgame.abilities.vocabulary import *

NIGHTS_WATCH = trait("Night's Watch")
DIREWOLF = trait("Direwolf")
LORD, LADY, KNIGHT = trait("Lord"), trait("Lady"), trait("Knight")
ROBB, SANSA, JON_SNOW, GHOST = named("Robb Stark"), named("Sansa Stark"), named("Jon Snow"), named("Ghost")
CERSEI, DAENERYS = named("Cersei Lannister"), named("Daenerys Targaryen")


def cheaper_next(filter_: Filter, n: int) -> Effect:
    """The next matching card that you play this phase costs n less (MAR-07)."""
    return until(END_OF_PHASE, card_cost(filter_, -n, by=YOU, next_=True))


def honor_guard(card: str) -> None:
    """The five Honor Guards: into play under an opponent's control, and back after he has won with them."""
    ability(card, action(CHALLENGES, from_="hand", effect=do(
        put_into_play(THIS, under=choose_opponent("host")),
        watch(challenge_won(by=named_player("host"), with_=THIS), take_control(THIS), end="game", bind=THIS))))


# -- House Stark -------------------------------------------------------------------------------------------------------

ability("core_1",  # Ice
    action(CHALLENGES, when=is_(ATTACHED, PARTICIPATING), cost=[kneel(THIS), discard(THIS, saveable=False)],
           effect=kill(choose(CHARACTER & PARTICIPATING & other_than(ATTACHED)))))
ability("core_2",  # Nymeria
    response(to=killed(ATTACHED), cost=kneel(THIS), effect=save(ATTACHED)),
    constant(strength(ATTACHED, +1), gains(ATTACHED, STEALTH), while_=is_(ATTACHED, named("Arya Stark"))))
ability("core_3",  # Summer
    constant(strength(ATTACHED, +2), gains(ATTACHED, MILITARY)),
    constant(gains(ATTACHED, STEALTH), while_=is_(ATTACHED, named("Bran Stark"))))
ability("core_4",  # Ser Rodrik Cassel
    constant(does_not_kneel(THIS, "DEFEND")),
    constant(strength(THIS, +2), while_=is_(THIS, DEFENDING)))
ability("core_5",  # Eddard Stark
    passive(after=entered_play(THIS), effect=claim_power(1, on=THIS)))
ability("core_6",  # Catelyn Stark
    response(after=declared(THIS, as_="defending"),
             effect=until(END_OF_CHALLENGE, no_strength(choose(CHARACTER & PARTICIPATING)))))
ability("core_7",  # Arya Stark
    action(ANY_PHASE, cost=influence(1), effect=until(END_OF_PHASE,
        loses(choose(CHARACTER & (STEALTH | RENOWN)), STEALTH, RENOWN, name="lost"),
        gains(THIS, that("lost")))))
ability("core_8",  # Robb Stark
    response(after=challenge_won("military", with_=THIS), effect=kill(choose(CHARACTER & controlled_by(LOSER)))))
ability("core_9",  # Sansa Stark
    response(after=played(ATTACHMENT, by=ANYONE, on=THIS), effect=may(draw(1, EVENT_PLAYER), by=EVENT_PLAYER)))
ability("core_10",  # Greatjon Umber
    action(CHALLENGES, when=challenge_is("military", "power"), cost=kneel(THIS), effect=join(THIS)))
ability("core_11",  # Shaggydog
    constant(strength(THIS, +3), gains(THIS, immune("events")), while_=exists(CHARACTER & STARK & LORD & YOURS)))
ability("core_12",  # Hodor
    constant(cannot(THIS, "ATTACK"), cannot(THIS, "BE_BYPASSED")))
ability("core_14",  # Grey Wind
    constant(card_cost(THIS, -2), while_=exists(ROBB)))
ability("core_15",  # Lady
    constant(strength(SANSA, +1), gains(SANSA, RENOWN)),
    constant(card_cost(THIS, -2), while_=exists(SANSA)))
ability("core_16")  # War Host of the North
honor_guard("core_17")  # Winterfell Honor Guard
ability("core_18")  # Knight of the Tumblestone
ability("core_19")  # Direwolf Pup
ability("core_20",  # Kennel Master
    constant(strength(THIS, count(DIREWOLF))),
    constant(gains_text(THIS, response(to=killed(THIS) | discarded(THIS), effect=do(save(THIS), return_to_hand(THIS)))),
             while_=exists(DIREWOLF & YOURS, at_least(3))))
ability("core_21",  # House Tully Recruiter
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & STARK, 1)))
ability("core_22",  # Trident Reinforcements
    action(DOMINANCE, from_="dead", when=exists(CHARACTER, at_least(3), in_=dead_pile()),
        effect=return_from_pile(THIS)))
ability("core_23",  # Winterfell Reserves
    response(after=declared(THIS, as_="defending"), cost=gold(1),
             effect=put_on_deck(pick(CARD, in_=discard_pile(EACH_PLAYER, top=1)))))
ability("core_24",  # Winterfell Kennels
    action(ANY_PHASE, cost=[kneel(THIS), gold(1)], effect=search(DIREWOLF)))
ability("core_25",  # Winterfell Castle
    constant(strength(CHARACTER & STARK & YOURS, +1)))
ability("core_26",  # Northern Fiefdoms
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(STARK, 1)))
ability("core_28", may_play_on_house())  # Lord Eddard's Chambers
ability("core_29")  # Great Keep
ability("core_32",  # Godswood
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & STARK, 2)))
ability("core_33",  # Narrow Sea
    action(MARSHALLING, cost=discard(THIS), effect=cheaper_next(CHARACTER & (STARK | BARATHEON), 2)))

# -- House Lannister ---------------------------------------------------------------------------------------------------

ability("core_34",  # Gutter Rat's Cunning
    constant(strength(ATTACHED, +2), gains(ATTACHED, STEALTH)))
ability("core_35",  # Gilded Plate
    response(to=killed(ATTACHED) | discarded(ATTACHED), cost=[gold(1), discard(THIS, saveable=False)],
             effect=save(ATTACHED)))
ability("core_36",  # Joffrey Baratheon
    response(after=killed(CHARACTER & (LORD | LADY)), effect=claim_power(1, on=THIS), limit=times(3, ROUND)))
ability("core_37",  # Ser Jaime Lannister
    constant(does_not_kneel(THIS, "ATTACK", "DEFEND"), while_=challenge_is("military")))
ability("core_38",  # Tyrion Lannister
    response(after=challenge_won("intrigue") | challenge_won(with_=THIS), cost=gold(1), effect=draw(1)))
ability("core_39",  # Cersei Lannister
    action(DOMINANCE, cost=[kneel(THIS), gold(2)], effect=do(
        until(END_OF_ROUND, stays_kneeling(choose(CHARACTER, name="knelt"))),
        kneel(that("knelt")))))
ability("core_40",  # Tywin Lannister
    passive(after=begins(MARSHALLING), effect=put_gold(2, on=THIS)),
    constant(pay_with(THIS)))
ability("core_41",  # Ser Ilyn Payne
    action(MARSHALLING, cost=kneel(THIS), effect=kill(choose(CHARACTER & where(STR, at_most(2))))))
ability("core_42",  # The Hound
    passive(after=killed(THIS), effect=next_destination(THIS, "discard")),
    passive(after=begins(DOMINANCE), effect=one_of(discard_from_deck(1), discard(THIS, saveable=False))))
ability("core_43",  # Chella, Daughter of Cheyk
    response(after=challenge_won(in_it=CHARACTER & trait("Clansman")), cost=gold(of(COST, that("place"))),
             effect=return_to_hand(choose(LOCATION, name="place"))))
ability("core_44",  # Bronn
    action(ANY_PHASE, cost=gold(2),
           effect=watch(killed(that("guarded")), stand(THIS), if_=is_(THIS, KNEELING), replaces=True, once=False,
                        bind=choose(CHARACTER, name="guarded"))))
ability("core_45",  # Grand Maester Pycelle
    response(after=cards_revealed(ANY_OPPONENT, source=~named("Grand Maester Pycelle")), limit=times(3, PHASE),
             effect=do(
        reveal(pick(CARD, in_=deck(YOU, top=1), name="top")), add_to_hand(that("top"), open_=True))))
ability("core_46",  # Raff the Sweetling
    action(ANY_PHASE, cost=gold(1), effect=do(
        look(pick(CARD, in_=deck(choose_opponent(), top=1), name="top")), may(put_under_deck(that("top"))))))
ability("core_47",  # Ser Jacelyn Bywater
    response(after=killed(THIS), effect=each_player(discard_from_hand(at_random(CARD, in_=hand(PLAYER))),
                                                    who=EACH_OPPONENT)))
ability("core_48",  # Enemy Informer
    response(after=played(THIS), effect=kneel(choose(CHARACTER))))
ability("core_49",  # Qyburn's Informers
    response(after=challenge_won("intrigue", with_=THIS), effect=draw(2)))
ability("core_50",  # Cersei's Attendant
    response(after=killed(CERSEI | THIS), effect=kneel(choose(CHARACTER))))
ability("core_51")  # Lurkers at Harrenhal
ability("core_52")  # Lannisport Steward
ability("core_53")  # Lannisport Weaponsmith
honor_guard("core_54")  # Lannisport Honor Guard
ability("core_55",  # Lannisport
    response(after=challenge_won("intrigue"), cost=gold(1), effect=claim_power(1), limit=once(CHALLENGE)))
ability("core_56",  # Lannisport Brothel
    response(after=stood(CHARACTER), when=in_phase(STANDING_PHASE), cost=kneel(THIS), effect=kneel(SUBJECT)))
ability("core_57",  # Golden Tooth Mines
    passive(after=plot_revealed(YOU), effect=draw(1)))
ability("core_58",  # Western Fiefdoms
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(LANNISTER, 1)))
ability("core_60", may_play_on_house())  # Queen Cersei's Chambers
ability("core_61")  # The Goldroad
ability("core_64",  # Hall of Heroes
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & LANNISTER, 2)))
ability("core_65",  # Sunset Sea
    action(MARSHALLING, cost=discard(THIS), effect=cheaper_next(CHARACTER & (LANNISTER | GREYJOY), 2)))

# -- House Baratheon ---------------------------------------------------------------------------------------------------

ability("core_69",  # Stinking Drunk
    constant(strength(ATTACHED, -4), while_=is_(ATTACHED, PARTICIPATING)))
ability("core_74",  # Melisandre
    constant(strength(CHARACTER & trait("Asshai"), +1), while_=is_(THIS, STANDING)),
    constant(no_power_count(CHARACTER & THEIRS)))
ability("core_76")  # Brienne of Tarth
ability("core_79",  # Edric Storm
    limited_response(after=challenge_won("power", as_="attacker", margin=at_least(4)),
                     cost=discard(THIS, saveable=False), effect=extra_challenge("power")))
ability("core_84",  # Old Red Priest
    passive(after=killed(THIS), effect=kneel(choose(LOCATION & STANDING & YOURS))))
ability("core_86",  # Renly's Courtier
    action(ANY_PHASE, cost=kneel(THIS), effect=until(END_OF_PHASE, blank(choose(CHARACTER & ~UNIQUE)))))
ability("core_87")  # Bastard of Robert
ability("core_88",  # House Tyrell Guard
    response(from_="hand", after=killed(CHARACTER & BARATHEON & YOURS), effect=put_into_play(THIS)))
ability("core_89")  # Host of Storm's End
ability("core_92",  # Stormlands Fiefdoms
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(BARATHEON, 1)))
ability("core_94", may_play_on_house())  # King Robert's Chambers
ability("core_95")  # Aegon's Garden
ability("core_98",  # Great Hall
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & BARATHEON, 2)))

# -- House Targaryen ---------------------------------------------------------------------------------------------------

ability("core_103",  # Flame-Kissed
    constant(strength(ATTACHED, -2), dies_at(ATTACHED, where(STR, at_most(0))),
             while_=~exists(ATTACHMENT & attached_to(ATTACHED) & OTHER)))
ability("core_106",  # Daenerys Targaryen
    passive(after=challenge_won(as_="attacker", with_=THIS, alone=True), effect=move_gold(None, from_=LOSER, to=YOU)))
ability("core_107",  # Khal Drogo
    response(from_="hand", after=challenge_won(), effect=do(put_into_play(THIS), later(return_to_hand(THIS)))))
ability("core_108",  # Viserys Targaryen
    response(to=killed(THIS) | discarded(THIS), effect=do(save(THIS), return_to_hand(THIS))))
ability("core_111",  # Drogon
    action(ANY_PHASE, cost=gold(2), limit=once(PHASE), effect=until(END_OF_PHASE,
        strength(choose(CHARACTER, name="burnt"), -1), dies_at(that("burnt"), where(STR, at_most(0))))))
ability("core_116",  # Xaro Xoan Daxos
    passive(after=played(THIS), effect=return_to_hand(choose(CHARACTER & YOURS))))
ability("core_118")  # Brown Ben Plumm
honor_guard("core_119")  # Dothraki Honor Guard
ability("core_121",  # Dany's Handmaiden
    response(after=killed(DAENERYS | THIS), effect=discard(choose(ATTACHMENT))))
ability("core_122")  # Warlock's Servitors
ability("core_127",  # Eastern Fiefdoms
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(TARGARYEN, 1)))
ability("core_130", may_play_on_house())  # Khal Drogo's Tent
ability("core_131")  # Temple of the Graces
ability("core_133",  # Great Pyramid
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & TARGARYEN, 2)))
ability("core_134",  # Summer Sea
    action(MARSHALLING, cost=discard(THIS), effect=cheaper_next(CHARACTER & (TARGARYEN | MARTELL), 2)))

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
ability("core_171",  # Retreat
    response(after=killed(CHARACTER & UNIQUE & YOURS), effect=next_destination(SUBJECT, "hand")))
ability("core_172",  # Support of the Kingdom
    response(after=challenge_won("power"),
             effect=take_control(choose(LOCATION & THEIRS & (PROVIDES_INCOME | PROVIDES_INFLUENCE)))))
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
ability("core_183",  # Uneasy Truce
    constant(must_pay(EACH_PLAYER, "INITIATE", 2, to="target", kind="military")))
ability("core_184",  # Rains of Autumn
    constant(no_income_symbols(CARD)))
ability("core_186",  # Tourney for the Hand
    constant(strength(CHARACTER & KNIGHT & YOURS, +1),
             gains(CHARACTER & KNIGHT & YOURS, immune("opponent's character abilities"))))
ability("core_188",  # Drunken Allegations
    when_revealed(each_player(kneel(pick(CHARACTER & STANDING, by=PLAYER)), who=players(YOU, choose_opponent()))))
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
ability("core_197",  # Holding the Trident
    constant(strength(CHARACTER & YOURS, +2), while_=fewer(CHARACTERS, than=ANY_OPPONENT, every=False)))
ability("core_198",  # Calm Over Westeros
    constant(must_pay(EACH_PLAYER, "PLAY", 1, to="opponent", kind="event")))
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
