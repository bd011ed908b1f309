"""Core Set, Houses Stark and Lannister. An entry without parts is a card whose facts (numbers, icons, keywords) say it
all."""

from agot_desktop.model.cardgame.abilities.registry import ability
from agot_desktop.model.cardgame.abilities.vocabulary import *
from agot_desktop.model.cardgame.cards.common import LADY, LORD, cheaper_next, honor_guard

DIREWOLF = trait("Direwolf")
ROBB, SANSA = named("Robb Stark"), named("Sansa Stark")
CERSEI = named("Cersei Lannister")

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
ability("core_13",  # Bran Stark
    action(PLOT, cost=kneel(THIS), effect=reveal_plot(), limit=times(3, ROUND)))
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
