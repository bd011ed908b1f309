"""Kings of the Sea. Its Sunset Sea (kotse_25) is the one of the Core Set."""

from agot_desktop.model.cardgame.abilities.registry import ability
from agot_desktop.model.cardgame.abilities.vocabulary import *
from agot_desktop.model.cardgame.cards.common import KING, KNIGHT, LADY, LORD, QUEEN, cheaper_next, honor_guard

IRONBORN, WARSHIP = trait("Ironborn"), trait("Warship")
ONLY_KING, ONLY_QUEEN = only_one(CHARACTER & KING), only_one(CHARACTER & QUEEN)

# -- House Greyjoy -----------------------------------------------------------------------------------------------------

ability("kotse_1",  # Balon Greyjoy
    constant(cannot(CHARACTER & where(STR, below(of(STR, THIS))), "DEFEND"),
             while_=ONLY_KING & is_(THIS, ATTACKING)))
ability("kotse_2",  # Asha Greyjoy
    constant(cannot(THIS, "BE_SAVED")))
ability("kotse_3",  # Theon Greyjoy
    action(ANY_PHASE, cost=gold(1), effect=kneel(choose(LOCATION)), limit=once(ROUND)))
ability("kotse_4",  # Euron Crow's Eye
    constant(gains(CHARACTER & GREYJOY & YOURS, STEALTH), while_=is_(THIS, STANDING)))
ability("kotse_5",  # Victarion Greyjoy
    response(after=plot_revealed(), when=exists(LOCATION & WARSHIP & YOURS), effect=claim_power(1, on=THIS),
             limit=once(PHASE)))
ability("kotse_6",  # Aeron Damphair
    instead(killed(THIS), do(
        search(CHARACTER & ~UNIQUE & HOLY & where(COST, at_most(3)), to="play"),
        put_under_deck(THIS))))
ability("kotse_7",  # Maester Wendamyr
    response(to=killed(CHARACTER & GREYJOY) | discarded(CHARACTER & GREYJOY), cost=kneel(THIS), effect=then(
        save(SUBJECT),
        may(stand(SUBJECT), cost=either_cost(influence(2), kneel(pick(CHARACTER & LEARNED & YOURS)))))))
ability("kotse_8",  # Wex Pyke
    constant(cannot(CHARACTER & ~CRESTED, "DEFEND"), while_=is_(THIS, ATTACKING)))
ability("kotse_9")  # Sea Raiders
ability("kotse_10",  # Stowaway
    action(CHALLENGES, cost=[kneel(THIS), discard_from_deck(1)],
           effect=until(END_OF_PHASE, gains(choose(CHARACTER & IRONBORN), INTRIGUE))))
ability("kotse_11",  # Priest of the Drowned God
    action(CHALLENGES, cost=discard_from_deck(1), effect=until(END_OF_PHASE, strength(choose(CHARACTER & HOLY), +1)),
           limit=times(2, PHASE)))
ability("kotse_12",  # Drumbeater
    action(CHALLENGES, when=challenge_is(you_are="attacker"), cost=kneel(THIS),
           effect=until(END_OF_CHALLENGE, counts_unopposed(YOU, at_least(4)))))
ability("kotse_13",  # Drowned Disciple
    instead(killed(THIS), then(put_under_deck(THIS), discard_from_deck(3, EACH_OPPONENT))))
ability("kotse_14",  # Dagmer Cleftjaw
    constant(counts_in_dominance(LOCATION & WARSHIP & YOURS, 2)))
honor_guard("kotse_15")  # Ten Towers Honor Guard
ability("kotse_16",  # Scurvy Cutthroat
    response(after=played(ATTACHMENT, by=ANY_OPPONENT), cost=discard(THIS, saveable=False), effect=discard(SUBJECT)))
ability("kotse_17",  # Assault of the Kraken
    response(after=challenge_won(unopposed=True), effect=extra_challenge(next_=True, unopposed_only=True)))
ability("kotse_18",  # Kingsmoot
    response(after=dominance_won(), cost=kneel(pick(CHARACTER & IRONBORN & STANDING & YOURS, n=2)), effect=then(
        stand(choose(CHARACTER & GREYJOY & (LORD | LADY), name="king")),
        do(claim_power(2, on=that("king")), draw(2)))))
ability("kotse_19",  # Seasick
    response(to=effect_of(triggered=True), effect=unless(cancel(), cost=influence(1))))
ability("kotse_20",  # Risen from the Sea
    response(to=killed(CHARACTER & GREYJOY), effect=then(
        save(SUBJECT), becomes(THIS, SUBJECT, ["Condition"], constant(strength(ATTACHED, +1))))))
ability("kotse_21",  # Support of Harlaw
    constant(gains(ATTACHED, STEALTH)),
    response(after=challenge_won(unopposed=True), effect=stand(ATTACHED)))
ability("kotse_22",  # Veteran Marauder
    constant(gains(ATTACHED, STEALTH)),
    response(after=challenge_won(unopposed=True, with_=ATTACHED),
             effect=attach(THIS, choose(LOCATION & THEIRS), anywhere=True)),
    constant(blank(LOCATION & has_attached(THIS))))
ability("kotse_23",  # Iron Island Fiefdoms
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(GREYJOY, 1)))
ability("kotse_24", may_play_on_house())  # Aeron's Chambers
ability("kotse_26",  # Bloody Keep
    action(MARSHALLING, cost=kneel(THIS), effect=cheaper_next(CHARACTER & GREYJOY, 2)))
ability("kotse_27",  # The Iron Mines
    response(to=killed(CHARACTER), cost=[kneel(THIS), discard(THIS, saveable=False)], effect=save(SUBJECT)))
ability("kotse_28",  # Longship Iron Victory
    passive(after=ends(MARSHALLING), if_=~exists(CHARACTER & GREYJOY & YOURS),
            effect=kneel(each(LOCATION & WARSHIP & YOURS))),
    action(CHALLENGES, cost=kneel(THIS), effect=do(
        until(END_OF_CHALLENGE, strength(choose(CHARACTER & PARTICIPATING), +2)),
        watch(challenge_won(), draw(1), end="challenge"))))
ability("kotse_29",  # Scouting Vessel
    action(CHALLENGES, cost=kneel(THIS), effect=until(END_OF_CHALLENGE, no_strength(choose(CHARACTER & DEFENDING)))))
ability("kotse_30",  # Bay of Ice
    passive(after=initiative_won(ANYONE), effect=then(kneel(each(named("Bay of Ice"))), draw(1, EVENT_PLAYER))))
ability("kotse_31")  # Gatehouse
ability("kotse_32",  # Kingdom of Shadows
    passive(after=challenge_won("intrigue", by=ANYONE), if_=exists(SHADOWS & KNEELING), effect=then(
        kneel(each(named("Kingdom of Shadows"))), stand(choose(SHADOWS, by=EVENT_PLAYER)))))
ability("kotse_41",  # Assertion of Might
    response(after=challenge_won(unopposed=True), cost=either_cost(influence(4), kneel(pick(CHARACTER & WAR & YOURS))),
             effect=claim_power(3), limit=once(PHASE)))

# -- other Houses ------------------------------------------------------------------------------------------------------

ability("kotse_33",  # Robb Stark
    constant(gains_text(THIS, action(ANY_PHASE, cost=kneel(THIS), effect=until(END_OF_PHASE,
        cost_becomes(STARK & trait("Army"), 0, by=YOU, next_=True)))), while_=ONLY_KING))
ability("kotse_34",  # Joffrey Baratheon
    constant(strength(THIS, of(GOLD_TOKENS, THIS)), while_=ONLY_KING),
    response(after=gold_paid(CHARACTER, by=ANY_OPPONENT), effect=put_gold(AMOUNT, on=THIS), limit=once(ROUND)))
ability("kotse_35",  # Robert Baratheon
    constant(gains_text(THIS, action(ANY_PHASE, cost=kneel(THIS), effect=then(
        play_event("any", discard_pile(), name="event"), shuffle_into_deck(that("event"))))), while_=ONLY_KING))
ability("kotse_36",  # Viserys Targaryen
    constant(gains_text(THIS, constant(power_needed(YOU, -of(ATTACHMENTS, THIS), floor=5))), while_=ONLY_KING))
ability("kotse_37",  # Myrcella Lannister
    constant(gains_text(THIS, action(ANY_PHASE, cost=kneel(THIS), effect=until(END_OF_PHASE,
        gains(choose(CHARACTER & KNIGHT), INTRIGUE, STEALTH)))), while_=ONLY_QUEEN))

# -- neutral -----------------------------------------------------------------------------------------------------------

ability("kotse_38",  # The Price of War
    response(after=challenge_won("military", as_="attacker", with_=CHARACTER & WAR & YOURS),
             effect=discard(choose(LOCATION & ~LIMITED & controlled_by(LOSER), n=2, up_to=True)), limit=once(ROUND)))
ability("kotse_39",  # Confession
    action(ANY_PHASE, cost=either_cost(influence(3), kneel(pick(CHARACTER & HOLY & YOURS))), effect=then(
        look(each(CARD, in_=hand(choose_opponent("sinner")))),
        discard_from_hand(pick(CARD & ~LIMITED, in_=hand(named_player("sinner")))))))
ability("kotse_40",  # Seafarer's Bow
    action(CHALLENGES, cost=kneel(ATTACHED), limit=once(PHASE),
           effect=until(END_OF_PHASE, strength(choose(CHARACTER & PARTICIPATING), +2))),
    action(CHALLENGES, cost=kneel(THIS), limit=once(PHASE),
           effect=until(END_OF_PHASE, strength(choose(CHARACTER & PARTICIPATING), +2))))
ability("kotse_42",  # Shivering Sea
    action(MARSHALLING, cost=discard(THIS), effect=cheaper_next(CHARACTER & NEUTRAL, 1)))
ability("kotse_43")  # Shadowcat
ability("kotse_44",  # Silent Sisters
    constant(strength(THIS, count(CHARACTER, in_=dead_pile()))))
ability("kotse_45",  # Randyll Tarly
    constant(strength(CHARACTER & WAR & YOURS, +1)))
ability("kotse_46",  # Jack of all Trades
    action(ANY_PHASE, cost=influence(1), effect=do(
        name_facet("crest", "crest", ["War", "Noble", "Learned", "Holy"]),
        until(END_OF_PHASE, gains(THIS, named_facet("crest", "crest"))))))
ability("kotse_47",  # Godswood Attendant
    response(after=challenge_won(with_=THIS), effect=then(
        look(pick(CARD, in_=deck(choose_player("owner"), top=1))),
        may(discard_from_deck(1, named_player("owner"))))))

# -- plots -------------------------------------------------------------------------------------------------------------

ability("kotse_48", constant(more_challenges(EACH_PLAYER, "military")))  # After the Mummer's Ford
ability("kotse_49", constant(cannot(YOU, "INITIATE", kind="intrigue")))  # Siege of Riverrun
ability("kotse_50", constant(more_challenges(EACH_PLAYER, "intrigue")))  # The Breaking of Oaths
ability("kotse_51",  # The Promise of Victory
    passive(after=challenge_won("intrigue"), effect=may(replace_hand())))
ability("kotse_52",  # Stay of Execution
    instead(killed(CHARACTER & (KING | QUEEN)), return_to_hand(SUBJECT)))
ability("kotse_53", constant(more_challenges(EACH_PLAYER, "power")))  # An Empty Throne
ability("kotse_54",  # Rise of the Kraken
    constant(more_unopposed(YOU, +1)))
