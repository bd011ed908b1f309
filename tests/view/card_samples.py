"""Card faces for tests of drawing and for the contact sheet: made-up words, every type and script."""

from __future__ import annotations

from agot_desktop.view.cards.face import BOLD, ICON, ITALIC, CardFace, CardLook, HandTokens, Paragraph, Run, Word, words


def icon(name: str) -> Run:
    return Run(name, ICON + name)


def para(*runs: str | Run) -> Paragraph:
    """Plain strings become plain runs."""
    return tuple(run if isinstance(run, Run) else Run(run) for run in runs)


def bold(text: str) -> Run:
    return Run(text, BOLD)


LORD = CardFace(
    id="s1", name="Robb Stark", type="character", houses=("Stark",), unique=True, cost="4", strength=2,
    icons=("military", "power"), crests=("noble",), traits=words("Lord"),
    text=(para(bold("Response:"), " After you win a ", icon("military"), " challenge in which Robb Stark attacks, "
               "choose and kneel a character the loser controls."),),
    set_label="CORE 8 · Stark",
)  # fmt: skip
SCHEMER = CardFace(
    id="s2", name="Tyrion Lannister", type="character", houses=("Lannister",), unique=True, cost="4", strength=3,
    icons=("intrigue", "power"), crests=("learned", "noble", "war"), traits=words("Lord"),
    keywords=words("Stealth", "Renown", "Intimidate", "Immune to opponents' events"),
    text=(para(bold("Any Phase:"), " Kneel Tyrion Lannister to look at the top 3 cards of a deck."),),
    set_label="CORE 29 · Lannister",
)  # fmt: skip
ARMY = CardFace(
    id="s3", name="Winterfell Honor Guard", type="character", houses=("Stark",), cost="4", strength=4,
    icons=("military", "power"), traits=words("Army"), set_label="CORE 12 · Stark",
    text=(para("While you have more power than each opponent, this character does not kneel to defend."),),
)  # fmt: skip
FLEET = CardFace(
    id="s4", name="Iron Fleet Raiders", type="character", houses=("Greyjoy",), cost="s3", strength=5,
    icons=("military", "intrigue", "power"), naval_icons=("military", "power"), crests=("shadow",),
    traits=words("Ironborn", "Raider", "Warship"), keywords=words("Deadly"), set_label="KOTS 3 · Greyjoy",
    text=(para("Cannot be saved."),), initiative=1,
)  # fmt: skip
SEA = CardFace(
    id="s5", name="Narrow Sea", type="location", houses=("Stark", "Baratheon"), cost="0", influence=1,
    traits=words("Westeros"), set_label="ODG 7 · Stark/Baratheon",
    text=(para(bold("Marshalling:"), " Kneel Narrow Sea to lower the cost of the next card by 1."),),
)  # fmt: skip
CHAMBERS = CardFace(
    id="s6", name="Lord Eddard's Chambers", type="location", houses=("Stark",), unique=True, cost="1", income=2,
    influence=1, initiative=3, traits=words("Winterfell", "Stronghold"), keywords=words("Limited", "Setup"),
    text=(para("You may keep one more card in hand."),), set_label="CORE 30 · Stark",
)  # fmt: skip
SWORD = CardFace(
    id="s7", name="Ice", type="attachment", houses=("Stark",), unique=True, cost="2", traits=words("Item", "Weapon"),
    text=(para("House Stark character only."), para(bold("Challenges:"), " Kneel and discard Ice: kill a character.")),
    set_label="CORE 1 · Stark",
)  # fmt: skip
EVENT = CardFace(
    id="s8", name="The Lion's Will", type="event", houses=("Lannister",), cost="-",
    text=(para(bold("Challenges:"), " Choose a kneeling character. Until the end of the phase it cannot stand."),),
    set_label="CORE 162 · Lannister",
)  # fmt: skip
PLOT = CardFace(
    id="s9", name="Summoning Season", type="plot", plot=("4", "3", "1"), set_label="CORE 181 · Neutral",
    text=(para(bold("When revealed:"), " Each player searches a deck for a character, shows and takes it."),),
)  # fmt: skip
AGENDA = CardFace(
    id="s10", name="Knights of the Realm", type="agenda", set_label="KOTST 39 · Neutral",
    text=(para("Knight characters you control get +1 STR in ", icon("power"), " challenges. You cannot play Armies."),),
)  # fmt: skip
HOUSE = CardFace(id="s11", name="House Stark", type="house", houses=("Stark",), set_label="CORE 209 · Stark")
TITLE = CardFace(
    id="s12", name="Lord Commander of the Kingsguard", type="title", set_label="Neutral",
    text=(para("+3 STR to your side in ", icon("military"), " challenges in which you have a character."),
          para(Run("Supports the Crown Regent, opposes the Master of Coin.", ITALIC))),
)  # fmt: skip
DRAGON = CardFace(
    id="s13", name="Последователь Многоликого Бога", type="character", houses=("Targaryen",), unique=True, cost="X",
    strength=12, icons=("military",), crests=("holy",),
    traits=(Word("Creature", "Существо"), Word("Dragon", "Дракон"), Word("Night's Watch", "Ночной Дозор")),
    keywords=(Word("stealth", "Скрытность"), Word("no attachments", "Никаких прикреплений")),
    text=(para(bold("Отклик:"), " После победы в вызове ", icon("intrigue"), ", положите карту на колени."),),
    set_label="ACOA 12 · Таргариен",
)  # fmt: skip
CZECH = CardFace(
    id="s14", name="Věrný stoupenec Mnohotvárného boha", type="character", houses=("Martell",), cost="2", strength=1,
    icons=("intrigue",), traits=(Word("Ally", "Spojenec"), Word("Sand Snake", "Písečná zmije")),
    keywords=(Word("vengeful", "Pomstychtivost"),), set_label="PORS 4 · Martell",
    text=(para(bold("Odezva:"), " Poté, co prohraješ výzvu, postav příšerně žluťoučkou postavu."),),
)  # fmt: skip
STAG = CardFace(
    id="s15", name="Stannis Baratheon", type="character", houses=("Baratheon",), unique=True, cost="4", strength=3,
    icons=("military", "power"), crests=("noble",), traits=words("Lord"), keywords=words("Renown"),
    text=(para("Players cannot claim power for dominance."),), set_label="CORE 66 · Baratheon",
)  # fmt: skip

ALL = (LORD, SCHEMER, ARMY, FLEET, SEA, CHAMBERS, SWORD, EVENT, PLOT, AGENDA, HOUSE, TITLE, DRAGON, CZECH, STAG)

_LONG = {
    "en": ("Response", "After this character is chosen as the target of an effect that an opponent controls, kneel an "
           "influence and return each non-unique attachment on it to the hand of its owner; then that player reveals "
           "cards from the top of the deck until a location with printed cost 2 or lower is revealed, puts it into "
           "play kneeling and shuffles the rest back, unless you control the trait of the capital on three or more.",
           "While you have fewer characters in play than each opponent, it gains an icon of your choice and does not "
           "kneel to attack. At the end of the phase, discard it if it is still in play. (Limit once per round.)"),
    "cs": ("Odezva", "Poté, co je tato postava zvolena za cíl účinku, který ovládá soupeř, poklekni vliv a vrať každé "
           "nejedinečné vylepšení na ní do ruky jeho vlastníka; pak tento hráč odkrývá karty z vršku balíčku, dokud "
           "neodkryje lokaci s vytištěnou cenou 2 nebo nižší, vyloží ji klečící a zbytek zamíchá zpět, ledaže ovládáš "
           "rys Královo přístaviště na třech nebo více kartách.",
           "Dokud máš ve hře méně postav než každý soupeř, získává ikonu podle tvé volby a při útoku nekleká. Na konci "
           "fáze ji odhoď, je-li stále ve hře. (Nejvýše jednou za kolo.)"),
    "ru": ("Отклик", "После того как этот персонаж выбран целью эффекта под контролем противника, преклоните влияние и "
           "верните каждое неуникальное прикрепление на нём в руку владельца; затем этот игрок открывает карты с верха "
           "колоды, пока не откроет локацию с напечатанной стоимостью 2 или меньше, вводит её в игру преклонённой и "
           "замешивает остальные обратно, если только вы не контролируете черту «Королевская Гавань» на трёх картах.",
           "Пока у вас меньше персонажей в игре, чем у каждого противника, он получает значок на ваш выбор и не "
           "преклоняется для атаки. В конце фазы сбросьте его, если он ещё в игре. (Не более раза за раунд.)"),
}  # fmt: skip


def long_text(language: str) -> tuple[Paragraph, ...]:
    """About 700 characters of rules text, half as long again as the longest card: 'en', 'cs' or 'ru'."""
    timing, first, second = _LONG[language]
    return (para(bold(f"{timing}:"), " ", icon("intrigue"), " ", first), para(second))


def long_face(language: str, card_type: str = "character") -> CardFace:
    """A card with everything long."""
    return CardFace(
        id=f"long-{language}", name="Negotiations at the Great Sept of Baelor", type=card_type, houses=("Tyrell",),
        unique=True, cost="10", strength=11 if card_type == "character" else None,
        icons=("military", "intrigue", "power"), crests=("war", "holy", "noble"),
        traits=words("Military Battle", "Intrigue Gambit", "Power Struggle"),
        keywords=words("No attachments except Weapon", "Immune to opponent's character abilities", "Renown"),
        text=long_text(language), income=3, influence=2, initiative=4, set_label="KOTST 139 · Neutral",
        plot=("12", "10", "2") if card_type == "plot" else None,
    )  # fmt: skip


LOOKS: dict[str, CardLook] = {
    "standing": CardLook(),
    "kneeling": CardLook(kneeling=True),
    "legal": CardLook(legal=True),
    "target": CardLook(target=True),
    "chosen 1": CardLook(chosen=1),
    "chosen tick": CardLook(chosen=-1),
    "attacking": CardLook(attacking=True),
    "defending": CardLook(defending=True),
    "moribund": CardLook(moribund=True),
    "blank": CardLook(blank=True),
    "power, gold": CardLook(power=3, gold=2),
    "duplicates": CardLook(duplicates=2),
    "dimmed": CardLook(dimmed=True, dim_reason="costs 5", dim_icon="gold"),
    "hand in play": CardLook(hand_of_the_king=HandTokens(5, 4, True)),
    "hand out": CardLook(hand_of_the_king=HandTokens(2, 4, False)),
    "focused": CardLook(focused=True),
    "STR up": CardLook(strength_delta=2),
    "STR down": CardLook(strength_delta=-1),
    "cost": CardLook(cost="2"),
    "new": CardLook(new=True),
    "marker": CardLook(markers=(("crest-holy", 1), ("B", 2))),
    "lost": CardLook(lost=("Renown", "Lord")),
    "back": CardLook(back=True),
    "known back": CardLook(back=True, known=True),
    "crowded": CardLook(
        kneeling=True, attacking=True, power=4, gold=1, duplicates=1, chosen=2, focused=True,
        hand_of_the_king=HandTokens(3, 5, True),
    ),
}  # fmt: skip
