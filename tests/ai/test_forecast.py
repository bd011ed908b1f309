"""The small model of the challenges to come: who attacks, with whom, and what it brings."""

from agot_desktop.ai.forecast import INTRIGUE, KINDS, MILITARY, POWER, Fighter, Side, Turn, forecast


def side(**fields: object) -> Side:
    known: dict[str, object] = {
        "claim": 1,
        "hand": 5,
        "house_power": 3,
        "power_value": 1.0,
        "card_value": 0.5,
        "losses": (1.0, 2.0),
    }
    return Side(**{**known, **fields})  # type: ignore[arg-type]


def fighter(strength: int, icons: int, **fields: object) -> Fighter:
    return Fighter(strength, icons, float(strength), **fields)  # type: ignore[arg-type]


def test_each_open_kind_is_attacked_once_and_unopposed_attacks_bring_power() -> None:
    standing = [[fighter(1, MILITARY), fighter(1, INTRIGUE), fighter(1, POWER)], []]
    gains = forecast([Turn(0, (1,), KINDS)], [side(), side()], standing)
    # Three times unopposed and a moved power; a character, a card and a power are lost.
    assert gains == [4.0, -(1.0 + 0.5 + 1.0)]
    assert standing == [[], []]


def test_nobody_attacks_where_the_defence_is_stronger() -> None:
    standing = [[fighter(3, POWER)], [fighter(4, POWER)]]
    assert forecast([Turn(0, (1,), KINDS)], [side(), side()], standing) == [0.0, 0.0]
    assert [len(left) for left in standing] == [1, 1]


def test_a_tie_goes_to_the_attacker_and_stealth_goes_past_the_strongest() -> None:
    tied = [[fighter(3, POWER)], [fighter(3, POWER)]]
    assert forecast([Turn(0, (1,), (POWER,))], [side(), side()], tied) == [1.0, -1.0]
    stealthy = [[fighter(3, POWER, stealth=True)], [fighter(9, POWER), fighter(2, POWER)]]
    assert forecast([Turn(0, (1,), (POWER,))], [side(), side()], stealthy) == [1.0, -1.0]


def test_who_has_many_icons_is_kept_for_where_he_is_needed() -> None:
    standing = [[fighter(5, MILITARY | INTRIGUE | POWER), fighter(5, POWER), fighter(5, MILITARY)], []]
    gains = forecast([Turn(0, (1,), KINDS)], [side(), side()], standing)
    assert gains[0] == 4.0


def test_renown_joins_and_claims() -> None:
    standing = [[fighter(1, POWER, renown=True), fighter(5, POWER)], []]
    gains = forecast([Turn(0, (1,), (POWER,))], [side(), side(house_power=0)], standing)
    assert gains == [2.0, 0.0]
    assert standing[0] == [fighter(5, POWER)]


def test_a_hand_of_the_king_is_attacked_once_and_its_strength_counts() -> None:
    target = side(hand_strength=4, house_power=0, hand=0, losses=())
    own = side(token_value=3.0)
    weak = [[fighter(3, POWER)], []]
    assert forecast([Turn(0, (1,), KINDS, True)], [own, target], weak)[0] == 1.0  # unopposed, not against the Hand
    strong = [[fighter(5, POWER), fighter(5, MILITARY)], []]
    assert forecast([Turn(0, (1,), KINDS, True)], [own, target], strong)[0] == 3.0 + 1.0


def test_who_attacked_cannot_defend_in_the_turn_that_follows() -> None:
    turns = [Turn(0, (1,), (MILITARY,)), Turn(1, (0,), (POWER,))]
    both = MILITARY | POWER
    standing = [[fighter(4, both)], [fighter(3, POWER)]]
    gains = forecast(turns, [side(losses=(2.0,)), side(losses=(2.0,))], standing)
    assert gains == [1.0 - 1.0, -2.0 + 2.0]
