"""The card game's vocabulary as plain strings: Houses, icons, card types, phases, zones, keywords.

Everything that is written to files or compared in rules uses these spellings. What a player reads is
made from them in `wording` and the view.
"""

from typing import Final, Literal, get_args

House = Literal["Stark", "Lannister", "Baratheon", "Targaryen", "Greyjoy", "Martell"]
HOUSES: Final[tuple[House, ...]] = get_args(House)
STARK: Final = "Stark"
LANNISTER: Final = "Lannister"
BARATHEON: Final = "Baratheon"
TARGARYEN: Final = "Targaryen"
GREYJOY: Final = "Greyjoy"
MARTELL: Final = "Martell"
NEUTRAL: Final = "Neutral"
"""Not a House: how files say that a card belongs to none, and that a player has the Neutral Faction (COMP-17)."""

Icon = Literal["military", "intrigue", "power"]
ICONS: Final[tuple[Icon, ...]] = get_args(Icon)
"""The challenge icons; also the three types of challenge."""
MILITARY: Final = "military"
INTRIGUE: Final = "intrigue"
POWER: Final = "power"

Crest = Literal["War", "Noble", "Holy", "Learned", "Shadow"]
CRESTS: Final[tuple[Crest, ...]] = get_args(Crest)
"""`Shadow` is the data's name of the Shadows crest (ADD-20)."""

CardType = Literal["character", "location", "attachment", "event", "plot", "agenda", "house", "title"]
CARD_TYPES: Final[tuple[CardType, ...]] = get_args(CardType)
CHARACTER: Final = "character"
LOCATION: Final = "location"
ATTACHMENT: Final = "attachment"
EVENT_CARD: Final = "event"
PLOT: Final = "plot"
AGENDA: Final = "agenda"
HOUSE: Final = "house"
TITLE: Final = "title"
DRAW_DECK_TYPES: Final = (CHARACTER, LOCATION, ATTACHMENT, EVENT_CARD)
"""The types that a draw deck is made of (COMP-03)."""

SETUP: Final = "setup"
PLOT_PHASE: Final = "plot"
DRAW: Final = "draw"
MARSHALLING: Final = "marshalling"
CHALLENGES: Final = "challenges"
DOMINANCE: Final = "dominance"
STANDING: Final = "standing"
TAXATION: Final = "taxation"
ROUND_PHASES: Final = (PLOT_PHASE, DRAW, MARSHALLING, CHALLENGES, DOMINANCE, STANDING, TAXATION)
"""The seven phases of a round in their order (RND-01)."""
PHASES: Final = (SETUP, *ROUND_PHASES)

DECK_ZONE: Final = "deck"
HAND_ZONE: Final = "hand"
PLAY_ZONE: Final = "play"
DISCARD_ZONE: Final = "discard"
DEAD_ZONE: Final = "dead"
SHADOWS_ZONE: Final = "shadows"
PLOTS_ZONE: Final = "plots"
PLOT_ZONE: Final = "plot"
USED_ZONE: Final = "used"
REMOVED_ZONE: Final = "removed"
ASIDE_ZONE: Final = "aside"
UNDER_ZONE: Final = "under"
RESOLVING_ZONE: Final = "resolving"
BESIDE_ZONE: Final = "beside"
ZONES: Final = (
    DECK_ZONE,
    HAND_ZONE,
    PLAY_ZONE,
    DISCARD_ZONE,
    DEAD_ZONE,
    SHADOWS_ZONE,
    PLOTS_ZONE,
    PLOT_ZONE,
    USED_ZONE,
    REMOVED_ZONE,
    ASIDE_ZONE,
    UNDER_ZONE,
    RESOLVING_ZONE,
    BESIDE_ZONE,
)
"""The zones of a seat.

`plots` is the plot deck, `plot` the revealed plot, `used` the used plots; `aside` holds what a text sets
aside, `under` duplicates and cards face down under a card, `resolving` an event card from its payment to
its last step, `beside` the House card, agendas and a Hand of the King out of play.
"""

AMBUSH: Final = "Ambush"
DEADLY: Final = "Deadly"
DEATHBOUND: Final = "Deathbound"
INFAMY: Final = "Infamy"
INTIMIDATE: Final = "Intimidate"
JOUST: Final = "Joust"
LIMITED: Final = "Limited"
MELEE: Final = "Melee"
NO_ATTACHMENTS: Final = "No attachments"
RENOWN: Final = "Renown"
SETUP_KEYWORD: Final = "Setup"
STALWART: Final = "Stalwart"
STEALTH: Final = "Stealth"
VENGEFUL: Final = "Vengeful"
VIGILANT: Final = "Vigilant"
KEYWORDS: Final = (
    AMBUSH,
    DEADLY,
    DEATHBOUND,
    INFAMY,
    INTIMIDATE,
    JOUST,
    LIMITED,
    MELEE,
    NO_ATTACHMENTS,
    RENOWN,
    SETUP_KEYWORD,
    STALWART,
    STEALTH,
    VENGEFUL,
    VIGILANT,
)
"""The keywords that are one fixed word (section 14 of the rules)."""
PRIZED: Final = "Prized"
IMMUNE_TO: Final = "Immune to"
NO_ATTACHMENTS_EXCEPT: Final = "No attachments except"
KEYWORD_PREFIXES: Final = (PRIZED, IMMUNE_TO, NO_ATTACHMENTS_EXCEPT)
"""How keywords with a number or a limit begin (KEY-08, KEY-11, KEY-12)."""

JOUST_FORMAT: Final = "joust"
MELEE_FORMAT: Final = "melee"
FORMATS: Final = (JOUST_FORMAT, MELEE_FORMAT)
Legality = Literal["legal", "restricted", "banned"]
LEGALITIES: Final[tuple[Legality, ...]] = get_args(Legality)
LEGAL: Final = "legal"
RESTRICTED: Final = "restricted"
BANNED: Final = "banned"

STRENGTH_CHANGED: Final = "strength_changed"
"""The event that is told, as long as a text asks for it, when the STR of a character in play has changed."""
