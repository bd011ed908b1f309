"""Core Set, Houses Baratheon and Targaryen."""

from agot_desktop.model.cardgame.abilities.registry import ability
from agot_desktop.model.cardgame.abilities.vocabulary import *
from agot_desktop.model.cardgame.cards.common import LORD, cheaper_next, honor_guard

DAENERYS = named("Daenerys Targaryen")
DRAGON = trait("Dragon")

# -- House Baratheon ---------------------------------------------------------------------------------------------------

ability("core_66",  # Shadow's Blessing
    constant(strength(ATTACHED, +2), while_=is_(ATTACHED, POWER)),
    constant(strength(ATTACHED, -2), while_=~is_(ATTACHED, POWER)))
ability("core_67", constant(toll(ATTACHED, ("ATTACK", "DEFEND", "TRIGGER"), 1)))  # Motley
ability("core_68",  # Lightbringer
    response(to=killed(ATTACHED), cost=kneel(THIS), effect=save(ATTACHED)))
ability("core_69",  # Stinking Drunk
    constant(strength(ATTACHED, -4), while_=is_(ATTACHED, PARTICIPATING)))
ability("core_70",  # Selyse Baratheon
    action(CHALLENGES, cost=influence(1), effect=until(END_OF_PHASE, gains(choose(CHARACTER & UNIQUE), INTRIGUE))))
ability("core_71", constant(more_renown(THIS, +1)))  # Robert Baratheon
ability("core_72",  # Stannis Baratheon
    constant(cannot(DEFENDER, "DECLARE_DEFENDERS"),
             while_=is_(THIS, ATTACKING) & ~exists(CHARACTER & LORD & controlled_by(DEFENDER))))
ability("core_73",  # Renly Baratheon
    action(ANY_PHASE, cost=influence(1), effect=stand(THIS)))
ability("core_74",  # Melisandre
    constant(strength(CHARACTER & trait("Asshai"), +1), while_=is_(THIS, STANDING)),
    constant(no_power_count(CHARACTER & THEIRS)))
ability("core_75",  # Ser Davos Seaworth
    response(to=killed(THIS), effect=then(save(THIS), unless(return_to_hand(THIS), cost=gold(1), by=YOU))))
ability("core_76")  # Brienne of Tarth
ability("core_77",  # Maester Cressen
    action(MARSHALLING, cost=kneel(THIS), effect=discard(choose(ATTACHMENT & trait("Condition")))))
ability("core_78",  # Ser Axell Florent
    response(after=challenge_won("power", margin=at_least(4)), effect=stand(THIS)))
ability("core_79",  # Edric Storm
    limited_response(after=challenge_won("power", as_="attacker", margin=at_least(4)),
                     cost=discard(THIS, saveable=False), effect=extra_challenge("power")))
ability("core_80",  # Devan Seaworth
    constant(gains(THIS, STEALTH), while_=exists(CHARACTER & YOURS & where(POWER_TOKENS, at_least(1)))))
ability("core_81", constant(cannot(THIS, "BE_DISCARDED")))  # Knight of the Rainwood
ability("core_82",  # Stannis's Northern Cavalry
    constant(cannot(THIS, "BE_KILLED"), cannot(THIS, "BE_DISCARDED"),
             while_=happened(strength_changed(THIS), this=PHASE)))
honor_guard("core_83")  # Highgarden Honor Guard
ability("core_84",  # Old Red Priest
    passive(after=killed(THIS), effect=kneel(choose(LOCATION & STANDING & YOURS))))
ability("core_85",  # Army of the Faithful
    constant(card_cost(THIS, -count(CHARACTER & trait("Asshai") & YOURS))))
ability("core_86",  # Renly's Courtier
    action(ANY_PHASE, cost=kneel(THIS), effect=until(END_OF_PHASE, blank(choose(CHARACTER & ~UNIQUE)))))
ability("core_87")  # Bastard of Robert
ability("core_88",  # House Tyrell Guard
    response(from_="hand", after=killed(CHARACTER & BARATHEON & YOURS), effect=put_into_play(THIS)))
ability("core_89")  # Host of Storm's End
ability("core_91",  # Dragonstone Port
    constant(opens_window()),
    action(PLOT, when=plots_chosen(), limit=once(PHASE), effect=do(
        name_card("plot", plots=True),
        watch(plot_revealed(ANY_OPPONENT, same_title("plot")), claim_power(1), once=False))))
ability("core_92",  # Stormlands Fiefdoms
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(BARATHEON, 1)))
ability("core_94", may_play_on_house())  # King Robert's Chambers
ability("core_95")  # Aegon's Garden
ability("core_98",  # Great Hall
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & BARATHEON, 2)))

# -- House Targaryen ---------------------------------------------------------------------------------------------------

ability("core_100",  # Blood of the Dragon
    constant(strength(ATTACHED, +6), gains(ATTACHED, DRAGON), while_=is_(ATTACHED, PARTICIPATING)))
ability("core_101",  # Poisoned Wine
    constant(strength(ATTACHED, -2)),
    action(ANY_PHASE, cost=influence(1), effect=attach(THIS, choose(CHARACTER & other_than(ATTACHED)))))
ability("core_102",  # Aegon's Blade
    constant(strength(ATTACHED, +2), while_=is_(ATTACHED, MILITARY)),
    constant(gains(ATTACHED, STEALTH), while_=is_(ATTACHED, INTRIGUE)),
    constant(gains(ATTACHED, RENOWN), while_=is_(ATTACHED, POWER)))
ability("core_103",  # Flame-Kissed
    constant(strength(ATTACHED, -2), dies_at(ATTACHED, where(STR, at_most(0))),
             while_=~exists(ATTACHMENT & attached_to(ATTACHED) & OTHER)))
ability("core_104",  # Bones of a Child
    action(CHALLENGES, when=challenge_is(), cost=discard(THIS, saveable=False),
           effect=until(END_OF_CHALLENGE, claim_value(choose_opponent(), -1))))
ability("core_105",  # Captain Groleo
    response(after=played(ATTACHMENT, by=ANY_OPPONENT) | shown(ATTACHMENT), effect=claim_power(1), limit=once(PHASE)))
ability("core_106",  # Daenerys Targaryen
    passive(after=challenge_won(as_="attacker", with_=THIS, alone=True), effect=move_gold(None, from_=LOSER, to=YOU)))
ability("core_107",  # Khal Drogo
    response(from_="hand", after=challenge_won(), effect=do(put_into_play(THIS), later(return_to_hand(THIS)))))
ability("core_108",  # Viserys Targaryen
    response(to=killed(THIS) | discarded(THIS), effect=do(save(THIS), return_to_hand(THIS))))
ability("core_109",  # Rhaegal
    action(ANY_PHASE, cost=gold(1), effect=search(same_title(THIS), to="duplicate")))
ability("core_111",  # Drogon
    action(ANY_PHASE, cost=gold(2), limit=once(PHASE), effect=until(END_OF_PHASE,
        strength(choose(CHARACTER, name="burnt"), -1), dies_at(that("burnt"), where(STR, at_most(0))))))
ability("core_112",  # Viserion
    action(DOMINANCE, cost=gold(4), effect=kill(choose(CHARACTER & KNEELING)), limit=once(PHASE)))
ability("core_113",  # Strong Belwas
    response(to=killed(CHARACTER & NOBLE), cost=gold(2), effect=save(SUBJECT)))
ability("core_114",  # Daario Naharis
    passive(after=begins(DOMINANCE),
            effect=one_of(move_gold(1, from_=pick_player(GOLD_POOL, at_least(1)), to=None), discard(THIS))))
ability("core_115",  # Quaithe of the Shadow
    constant(cannot(THIS, "BE_CHOSEN", by=EACH_OPPONENT, sources=("event", "character")),
             while_=is_(THIS, has_attached(ATTACHMENT))))
ability("core_116",  # Xaro Xoan Daxos
    passive(after=played(THIS), effect=return_to_hand(choose(CHARACTER & YOURS))))
ability("core_117",  # Jhogo
    constant(strength(THIS, +2), while_=is_(THIS, has_attached(trait("Weapon")))))
ability("core_118")  # Brown Ben Plumm
honor_guard("core_119")  # Dothraki Honor Guard
ability("core_120",  # The Titan's Bastard
    response(from_="hand", after=put_in_dead_pile(YOU), effect=put_into_play(THIS)),
    response(after=put_in_dead_pile(ANY_OPPONENT), effect=return_to_hand(THIS)))
ability("core_121",  # Dany's Handmaiden
    response(after=killed(DAENERYS | THIS), effect=discard(choose(ATTACHMENT))))
ability("core_122")  # Warlock's Servitors
ability("core_123",  # Qartheen Fanatic
    constant(strength(THIS, +1), gains(THIS, MILITARY), while_=exists(CHARACTER & DRAGON)))
ability("core_124",  # Pentoshi Guildmaster
    response(after=challenge_won(margin=at_least(4)), from_="discard",
             effect=then(return_from_pile(THIS), may(put_into_play(THIS), cost=gold(3)))))
ability("core_125",  # Illyrio's Man
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & TARGARYEN, 1)))
ability("core_126",  # Xaro's Home
    response(after=played(ATTACHMENT), cost=influence(1), effect=draw(1)))
ability("core_127",  # Eastern Fiefdoms
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(TARGARYEN, 1)))
ability("core_130", may_play_on_house())  # Khal Drogo's Tent
ability("core_131")  # Temple of the Graces
ability("core_133",  # Great Pyramid
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & TARGARYEN, 2)))
ability("core_134",  # Summer Sea
    action(MARSHALLING, cost=discard(THIS), effect=cheaper_next(CHARACTER & (TARGARYEN | MARTELL), 2)))
ability("core_180",  # Lady Daenerys's Chambers
    response(after=played(CHARACTER & TARGARYEN), effect=return_from_pile(
        pick(ATTACHMENT & where(COST, at_most(of(COST, SUBJECT))), in_=discard_pile()))))
