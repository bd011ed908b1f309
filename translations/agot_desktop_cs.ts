<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
 <context>
  <name />
  <message>
   <source>CardSpoken</source>
   <comment>Hand of the King, {0} of {1} tokens</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>can be chosen</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>chosen</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>chosen as number {0}</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>duplicates: {0}</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>in play</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>kneeling</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>not now</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>out of play</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>{0} gold</comment>
   <translation>vkleče</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>{0} power</comment>
   <translation>vkleče</translation>
  </message>
 </context>
 <context>
  <name>AreaTip</name>
  <message>
   <source>A power token of {0}</source>
   <translation>Žeton moci: {0}</translation>
  </message>
  <message>
   <source>An order lies face down</source>
   <translation>Rozkaz leží rubem nahoru</translation>
  </message>
  <message>
   <source>Controlled by {0}</source>
   <translation>Ovládá: {0}</translation>
  </message>
  <message>
   <source>Counts for the claim: {0}</source>
   <translation>Počítá se do nároku: {0}</translation>
  </message>
  <message>
   <source>Garrison {0}</source>
   <translation>Posádka {0}</translation>
  </message>
  <message>
   <source>Here: {0}</source>
   <translation>Je tu: {0}</translation>
  </message>
  <message>
   <source>Neutral force {0}</source>
   <translation>Neutrální síla {0}</translation>
  </message>
  <message>
   <source>Nobody's</source>
   <translation>Ničí</translation>
  </message>
  <message>
   <source>Order: {0}</source>
   <translation>Rozkaz: {0}</translation>
  </message>
  <message>
   <source>Supply {0}, power {1}, muster points {2}</source>
   <translation>Zásobování {0}, moc {1}, body shromáždění {2}</translation>
  </message>
  <message>
   <source>city</source>
   <translation>město</translation>
  </message>
  <message>
   <source>stronghold</source>
   <translation>pevnost</translation>
  </message>
 </context>
 <context>
  <name>Asking</name>
  <message>
   <source>Attack with {0}</source>
   <translation>Útočí: {0}</translation>
  </message>
  <message>
   <source>Choose from {0}…</source>
   <translation>Vybrat ze skupiny {0}…</translation>
  </message>
  <message>
   <source>Click a player, or a Hand of the King</source>
   <translation>Klepněte na hráče nebo na Ruku krále</translation>
  </message>
  <message>
   <source>Click a player, or press a number</source>
   <translation>Klepněte na hráče nebo stiskněte číslo</translation>
  </message>
  <message>
   <source>Confirm {0}</source>
   <translation>Potvrdit: {0}</translation>
  </message>
  <message>
   <source>Defend with {0}</source>
   <translation>Brání: {0}</translation>
  </message>
  <message>
   <source>Hand of {0}</source>
   <translation>Ruka hráče {0}</translation>
  </message>
  <message>
   <source>Let {0} die</source>
   <translation>Zemře: {0}</translation>
  </message>
  <message>
   <source>Now click one of the {0} lit cards</source>
   <translation>Teď klepněte na jednu z rozsvícených karet: {0}</translation>
  </message>
  <message>
   <source>Put back</source>
   <translation>Vrátit zpět</translation>
  </message>
  <message>
   <source>Set up {0}</source>
   <translation>Vyložit: {0}</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Vzít zpět</translation>
  </message>
  <message>
   <source>costs {0}</source>
   <translation>stojí {0}</translation>
  </message>
  <message>
   <source>not now</source>
   <translation>teď ne</translation>
  </message>
  <message>
   <source>{0} chosen</source>
   <translation>vybráno {0}</translation>
  </message>
  <message>
   <source>{0} chosen, at least {1}</source>
   <translation>vybráno {0}, nejméně {1}</translation>
  </message>
  <message>
   <source>{0} of {1} chosen</source>
   <translation>vybráno {0} z {1}</translation>
  </message>
  <message>
   <source>{0} of {1} gold</source>
   <translation>zlato: {0} z {1}</translation>
  </message>
  <message>
   <source>{0} on the Hand</source>
   <translation>{0} na Ruce krále</translation>
  </message>
  <message>
   <source>{0}: click, then choose whom to attack; or drag it to a player</source>
   <translation>{0}: klepněte a vyberte, na koho útočíte; nebo přetáhněte na hráče</translation>
  </message>
  <message>
   <source>{0}: whom do you attack?</source>
   <translation>{0}: na koho útočíte?</translation>
  </message>
 </context>
 <context>
  <name>Bars</name>
  <message>
   <source>Back to the start page</source>
   <translation>Zpět na úvodní stránku</translation>
  </message>
  <message>
   <source>Hide the choices</source>
   <translation>Skrýt volby</translation>
  </message>
  <message>
   <source>Show the choices</source>
   <translation>Ukázat volby</translation>
  </message>
  <message>
   <source>Show your hand</source>
   <translation>Ukázat ruku</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Mezerník</translation>
  </message>
  <message>
   <source>Stop passing</source>
   <translation>Přestat pasovat</translation>
  </message>
  <message>
   <source>You can still look at the table and the log.</source>
   <translation>Stůl a záznam si můžete dál prohlížet.</translation>
  </message>
  <message>
   <source>You pass by yourself until this phase: {0}</source>
   <translation>Sami pasujete až do této fáze: {0}</translation>
  </message>
  <message>
   <source>{0} is thinking…</source>
   <translation>Přemýšlí: {0}…</translation>
  </message>
  <message>
   <source>{0}, {1} players</source>
   <translation>{0}, hráčů: {1}</translation>
  </message>
 </context>
 <context>
  <name>BattlePanel</name>
  <message>
   <source>(equal: the Fiefdoms decide)</source>
   <translation>(rovnost: rozhodují léna)</translation>
  </message>
  <message>
   <source>As it stands {0} wins, {1} to {2}; casualties: {3}</source>
   <translation>Zatím vyhrává {0}, {1} : {2}; ztráty: {3}</translation>
  </message>
  <message>
   <source>Effects</source>
   <translation>Účinky</translation>
  </message>
  <message>
   <source>Garrison</source>
   <translation>Posádka</translation>
  </message>
  <message>
   <source>House card</source>
   <translation>Karta rodu</translation>
  </message>
  <message>
   <source>Leaders</source>
   <translation>Vůdci</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Rozkaz</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Podpora</translation>
  </message>
  <message>
   <source>Units</source>
   <translation>Jednotky</translation>
  </message>
  <message>
   <source>Valyrian Steel Blade</source>
   <translation>Meč z valyrijské oceli</translation>
  </message>
  <message>
   <source>Vengeance</source>
   <translation>Pomsta</translation>
  </message>
  <message>
   <source>at {0}</source>
   <translation>kde: {0}</translation>
  </message>
  <message>
   <source>from {0}</source>
   <translation>odkud: {0}</translation>
  </message>
  <message>
   <source>{0} attacks</source>
   <translation>{0} útočí</translation>
  </message>
  <message>
   <source>{0} attacks {1} at {2}</source>
   <translation>{0} útočí na {1}: {2}</translation>
  </message>
  <message>
   <source>{0} defends</source>
   <translation>{0} se brání</translation>
  </message>
  <message>
   <source>{0} wins, {1} to {2}</source>
   <translation>Vyhrává {0}, {1} : {2}</translation>
  </message>
  <message>
   <source>{0}: {1}</source>
   <translation>{0}: {1}</translation>
  </message>
 </context>
 <context>
  <name>Branches</name>
  <message numerus="yes">
   <source>%n choice(s) long</source>
   <translation>
    <numerusform>délka %n volba</numerusform>
    <numerusform>délka %n volby</numerusform>
    <numerusform>délka %n voleb</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Goes on from here for %n choice(s)</source>
   <translation>
    <numerusform>Odtud pokračuje %n volbou</numerusform>
    <numerusform>Odtud pokračuje %n volbami</numerusform>
    <numerusform>Odtud pokračuje %n volbami</numerusform>
   </translation>
  </message>
  <message>
   <source>Leaves in round {round}, {phase}</source>
   <translation>Odbočuje v kole {round}, {phase}</translation>
  </message>
  <message>
   <source>Where the game stands</source>
   <translation>Tady hra stojí</translation>
  </message>
  <message>
   <source>{where}, {length}</source>
   <translation>{where}, {length}</translation>
  </message>
 </context>
 <context>
  <name>Button</name>
  <message>
   <source>Attach {card} to {bearer} for {cost} gold</source>
   <translation>Připojit k postavě {bearer}: {card}, zlato {cost}</translation>
  </message>
  <message>
   <source>Attack the Hand of the King of {name}: {challenge}</source>
   <translation>Útok na Ruku krále, soupeř {name}: {challenge}</translation>
  </message>
  <message numerus="yes">
   <source>Attack with %n character(s)</source>
   <translation>
    <numerusform>Zaútočit %n postavou</numerusform>
    <numerusform>Zaútočit %n postavami</numerusform>
    <numerusform>Zaútočit %n postavami</numerusform>
   </translation>
  </message>
  <message>
   <source>Attack with {card}</source>
   <translation>Útočí: {card}</translation>
  </message>
  <message>
   <source>Attack {name}: {challenge}</source>
   <translation>Útok, soupeř {name}: {challenge}</translation>
  </message>
  <message>
   <source>Bring {card} out of Shadows</source>
   <translation>Vyvést ze Stínů: {card}</translation>
  </message>
  <message>
   <source>Bypass nobody</source>
   <translation>Neobejít nikoho</translation>
  </message>
  <message>
   <source>Bypass {card}</source>
   <translation>Obejít: {card}</translation>
  </message>
  <message>
   <source>Cancel with {card}</source>
   <translation>Zrušit kartou {card}</translation>
  </message>
  <message>
   <source>Choose effect {number}</source>
   <translation>Vybrat účinek {number}</translation>
  </message>
  <message>
   <source>Choose nothing</source>
   <translation>Nevybrat nic</translation>
  </message>
  <message>
   <source>Choose {card}</source>
   <translation>Vybrat: {card}</translation>
  </message>
  <message>
   <source>Choose {name}</source>
   <translation>Vybrat: {name}</translation>
  </message>
  <message>
   <source>Choose {number}</source>
   <translation>Vybrat {number}</translation>
  </message>
  <message>
   <source>Confirm the choice</source>
   <translation>Potvrdit výběr</translation>
  </message>
  <message>
   <source>Declare no defenders</source>
   <translation>Nevyhlásit obránce</translation>
  </message>
  <message>
   <source>Declare no more challenges</source>
   <translation>Nevyhlašovat další výzvy</translation>
  </message>
  <message>
   <source>Declare {card} by its naval icon</source>
   <translation>Vyslat {card} díky námořní ikoně</translation>
  </message>
  <message numerus="yes">
   <source>Defend with %n character(s)</source>
   <translation>
    <numerusform>Bránit %n postavou</numerusform>
    <numerusform>Bránit %n postavami</numerusform>
    <numerusform>Bránit %n postavami</numerusform>
   </translation>
  </message>
  <message>
   <source>Defend with {card}</source>
   <translation>Brání: {card}</translation>
  </message>
  <message>
   <source>Do not respond</source>
   <translation>Nereagovat</translation>
  </message>
  <message>
   <source>Do not use {card}</source>
   <translation>Nepoužít: {card}</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>Dobrat novou ruku</translation>
  </message>
  <message>
   <source>Finish the set-up</source>
   <translation>Dokončit přípravu</translation>
  </message>
  <message>
   <source>Go first yourself</source>
   <translation>Být první na řadě</translation>
  </message>
  <message>
   <source>Keep this hand</source>
   <translation>Nechat si tuto ruku</translation>
  </message>
  <message>
   <source>Leave Shadows alone</source>
   <translation>Nechat Stíny být</translation>
  </message>
  <message>
   <source>Leave the target as it is</source>
   <translation>Nechat cíl, jak je</translation>
  </message>
  <message>
   <source>Let it happen</source>
   <translation>Nechat se to stát</translation>
  </message>
  <message>
   <source>Let the challenge go on</source>
   <translation>Nechat výzvu pokračovat</translation>
  </message>
  <message>
   <source>Let the challenge resolve</source>
   <translation>Vyhodnotit výzvu</translation>
  </message>
  <message>
   <source>Let {card} die</source>
   <translation>Zemře: {card}</translation>
  </message>
  <message>
   <source>Let {name} go first</source>
   <translation>První je na řadě {name}</translation>
  </message>
  <message>
   <source>Marshal nothing more</source>
   <translation>Už nic nepovolávat</translation>
  </message>
  <message>
   <source>Marshal {card}</source>
   <translation>Povolat: {card}</translation>
  </message>
  <message>
   <source>Marshal {card} for {cost} gold</source>
   <translation>Povolat: {card}, zlato {cost}</translation>
  </message>
  <message>
   <source>Name {word}</source>
   <translation>Jmenovat: {word}</translation>
  </message>
  <message>
   <source>No, leave it</source>
   <translation>Ne, nechat být</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Pasovat</translation>
  </message>
  <message>
   <source>Pay the cost</source>
   <translation>Zaplatit cenu</translation>
  </message>
  <message>
   <source>Pay the price</source>
   <translation>Zaplatit cenu</translation>
  </message>
  <message>
   <source>Pay with {card}</source>
   <translation>Zaplatit kartou {card}</translation>
  </message>
  <message>
   <source>Pay {number} gold from it</source>
   <translation>Zaplatit z karty zlatem: {number}</translation>
  </message>
  <message>
   <source>Place {card}</source>
   <translation>Vyložit: {card}</translation>
  </message>
  <message>
   <source>Place {card} for {cost} gold</source>
   <translation>Vyložit: {card}, zlato {cost}</translation>
  </message>
  <message>
   <source>Play {card}</source>
   <translation>Zahrát: {card}</translation>
  </message>
  <message>
   <source>Put {card} into Shadows for 2 gold</source>
   <translation>Dát do Stínů za 2 zlaté: {card}</translation>
  </message>
  <message>
   <source>Put {card} under its copy as a duplicate</source>
   <translation>Dát pod vlastní kopii jako duplikát: {card}</translation>
  </message>
  <message>
   <source>Put {number} power on it</source>
   <translation>Dát na kartu moc: {number}</translation>
  </message>
  <message>
   <source>Resolve {card} next</source>
   <translation>Jako další vyhodnotit: {card}</translation>
  </message>
  <message>
   <source>Respond with {card}</source>
   <translation>Reagovat kartou {card}</translation>
  </message>
  <message>
   <source>Reveal {card}</source>
   <translation>Odhalit: {card}</translation>
  </message>
  <message>
   <source>STR {number}</source>
   <translation>SÍLA {number}</translation>
  </message>
  <message>
   <source>Save with {card}</source>
   <translation>Zachránit kartou {card}</translation>
  </message>
  <message>
   <source>Save {card} with a duplicate</source>
   <translation>Zachránit duplikátem: {card}</translation>
  </message>
  <message>
   <source>Take no action</source>
   <translation>Neprovést žádnou akci</translation>
  </message>
  <message>
   <source>Take the title {word}</source>
   <translation>Vzít titul: {word}</translation>
  </message>
  <message>
   <source>Use the title {word}</source>
   <translation>Použít titul: {word}</translation>
  </message>
  <message>
   <source>Use {card}</source>
   <translation>Použít: {card}</translation>
  </message>
  <message>
   <source>X is {number}</source>
   <translation>X je {number}</translation>
  </message>
  <message>
   <source>Yes, do it</source>
   <translation>Ano, provést</translation>
  </message>
 </context>
 <context>
  <name>Campaigns</name>
  <message>
   <source>Draw</source>
   <translation>Remíza</translation>
  </message>
  <message>
   <source>Finished in round {0}</source>
   <translation>Skončila v kole {0}</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>Rozehraná</translation>
  </message>
  <message>
   <source>Round {0}, {1}</source>
   <translation>Kolo {0}, {1}</translation>
  </message>
  <message>
   <source>finished</source>
   <translation>dohraná</translation>
  </message>
  <message>
   <source>in the archive</source>
   <translation>v archivu</translation>
  </message>
  <message>
   <source>playing</source>
   <translation>rozehraná</translation>
  </message>
  <message>
   <source>{0} won</source>
   <translation>Vítěz: {0}</translation>
  </message>
  <message>
   <source>{0}, {1}</source>
   <translation>{0}, {1}</translation>
  </message>
  <message>
   <source>{name}, a copy</source>
   <translation>{name}, kopie</translation>
  </message>
 </context>
 <context>
  <name>CampaignsPage</name>
  <message>
   <source>&amp;Archive</source>
   <translation>Do &amp;archivu</translation>
  </message>
  <message>
   <source>&amp;Delete	Del</source>
   <translation>&amp;Smazat	Del</translation>
  </message>
  <message>
   <source>&amp;Export…</source>
   <translation>&amp;Exportovat…</translation>
  </message>
  <message>
   <source>&amp;Look back</source>
   <translation>&amp;Ohlédnout se</translation>
  </message>
  <message>
   <source>&amp;Next chapter…</source>
   <translation>&amp;Další kapitola…</translation>
  </message>
  <message>
   <source>&amp;Rename…	F2</source>
   <translation>&amp;Přejmenovat…	F2</translation>
  </message>
  <message>
   <source>Archive</source>
   <translation>Archiv</translation>
  </message>
  <message>
   <source>Bring back “{0}”</source>
   <translation>Vrátit „{0}“</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Podle jména</translation>
  </message>
  <message>
   <source>Campaigns</source>
   <translation>Kampaně</translation>
  </message>
  <message>
   <source>Campaigns ({0})</source>
   <translation>Kampaně ({0})</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Storno</translation>
  </message>
  <message>
   <source>Chapters</source>
   <translation>Kapitoly</translation>
  </message>
  <message>
   <source>Choices of chapter {0}</source>
   <translation>Volby kapitoly {0}</translation>
  </message>
  <message>
   <source>Continue chapter {0}</source>
   <translation>Pokračovat v kapitole {0}</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Export</translation>
  </message>
  <message>
   <source>Find a campaign</source>
   <translation>Najít kampaň</translation>
  </message>
  <message>
   <source>Import</source>
   <translation>Import</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Importovat…</translation>
  </message>
  <message>
   <source>Last played first</source>
   <translation>Naposledy hrané první</translation>
  </message>
  <message>
   <source>Look back</source>
   <translation>Ohlédnout se</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Další</translation>
  </message>
  <message>
   <source>Name of the campaign</source>
   <translation>Jméno kampaně</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Nová</translation>
  </message>
  <message>
   <source>Next chapter…</source>
   <translation>Další kapitola…</translation>
  </message>
  <message>
   <source>No campaign is found.</source>
   <translation>Žádná kampaň nenalezena.</translation>
  </message>
  <message>
   <source>No campaigns yet. Every game is saved by itself after each decision.</source>
   <translation>Zatím žádné kampaně. Každá hra se ukládá sama po každém rozhodnutí.</translation>
  </message>
  <message>
   <source>Nothing is in the archive.</source>
   <translation>V archivu nic není.</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Pořadí</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Přejmenovat</translation>
  </message>
  <message>
   <source>See the end of chapter {0}</source>
   <translation>Podívat se na konec kapitoly {0}</translation>
  </message>
  <message>
   <source>Take out of the &amp;archive</source>
   <translation>Vyjmout z &amp;archivu</translation>
  </message>
  <message>
   <source>Undo delete</source>
   <translation>Vrátit smazané</translation>
  </message>
  <message>
   <source>Written to {0}</source>
   <translation>Zapsáno do {0}</translation>
  </message>
 </context>
 <context>
  <name>CardBadges</name>
  <message>
   <source>Attacks</source>
   <translation>Útočí</translation>
  </message>
  <message>
   <source>Blank</source>
   <translation>Bez textu</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Brání</translation>
  </message>
  <message>
   <source>Leaving play</source>
   <translation>Opouští hru</translation>
  </message>
 </context>
 <context>
  <name>CardFace</name>
  <message>
   <source>Agenda</source>
   <translation>Agenda</translation>
  </message>
  <message>
   <source>Attachment</source>
   <translation>Vybavení</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>Postava</translation>
  </message>
  <message>
   <source>Claim</source>
   <translation>Nárok</translation>
  </message>
  <message>
   <source>Event</source>
   <translation>Událost</translation>
  </message>
  <message>
   <source>Gold</source>
   <translation>Zlato</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Rod</translation>
  </message>
  <message>
   <source>Initiative</source>
   <translation>Iniciativa</translation>
  </message>
  <message>
   <source>Location</source>
   <translation>Lokace</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Zápletka</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Titul</translation>
  </message>
  <message>
   <source>{0} more</source>
   <translation>další: {0}</translation>
  </message>
 </context>
 <context>
  <name>CardSpoken</name>
  <message>
   <source>Face-down card</source>
   <translation>Karta lícem dolů</translation>
  </message>
  <message>
   <source>cost {0}</source>
   <translation>cena {0}</translation>
  </message>
  <message>
   <source>face down</source>
   <translation>lícem dolů</translation>
  </message>
  <message>
   <source>intrigue</source>
   <translation>intriková</translation>
  </message>
  <message>
   <source>military</source>
   <translation>vojenská</translation>
  </message>
  <message>
   <source>power</source>
   <translation>mocenská</translation>
  </message>
  <message>
   <source>strength {0}</source>
   <translation>síla {0}</translation>
  </message>
 </context>
 <context>
  <name>ChallengeLane</name>
  <message>
   <source>attack {0}, defense {1}</source>
   <translation>útok {0}, obrana {1}</translation>
  </message>
 </context>
 <context>
  <name>Chronicle</name>
  <message>
   <source>Rewound to round {round}, {phase}: {number} choices taken back</source>
   <translation>Návrat do kola {round}, {phase}: vrácených voleb {number}</translation>
  </message>
 </context>
 <context>
  <name>Concede</name>
  <message>
   <source>Do you want to give up this game?</source>
   <translation>Chcete tuto hru vzdát?</translation>
  </message>
  <message>
   <source>Give up</source>
   <translation>Vzdát se</translation>
  </message>
  <message>
   <source>Play on</source>
   <translation>Hrát dál</translation>
  </message>
  <message>
   <source>The other player wins at once.</source>
   <translation>Druhý hráč okamžitě vyhrává.</translation>
  </message>
  <message>
   <source>You leave the game with all your cards, and the others play on. You can watch them.</source>
   <translation>Opustíte hru se všemi svými kartami a ostatní hrají dál. Můžete se dívat.</translation>
  </message>
 </context>
 <context>
  <name>Deck</name>
  <message>
   <source>A Hand of the King must be chosen.</source>
   <translation>Je třeba vybrat Ruku krále.</translation>
  </message>
  <message>
   <source>No card is called {card}.</source>
   <translation>Žádná karta se nejmenuje {card}.</translation>
  </message>
  <message>
   <source>Only one restricted title is allowed, but there are {found}: {cards}.</source>
   <translation>Povolena je jen jedna omezená karta, ale je jich {found}: {cards}.</translation>
  </message>
  <message>
   <source>The draw deck has {found} cards; it needs {allowed}.</source>
   <translation>V dobíracím balíčku je karet {found}; je třeba {allowed}.</translation>
  </message>
  <message>
   <source>There are {found} plots; there must be {allowed}.</source>
   <translation>Zápletek je {found}; musí jich být {allowed}.</translation>
  </message>
  <message>
   <source>What these cards do is not in the program yet: {names}.</source>
   <translation>Co tyto karty dělají, program zatím neumí: {names}.</translation>
  </message>
  <message>
   <source>What this card does is not in the program yet.</source>
   <translation>Co tato karta dělá, program zatím neumí.</translation>
  </message>
  <message>
   <source>{card} cannot be the Hand of the King: the deck has that title.</source>
   <translation>{card} nemůže být Rukou krále: balíček má kartu toho jména.</translation>
  </message>
  <message>
   <source>{card} does not belong into a draw deck.</source>
   <translation>{card} nepatří do dobíracího balíčku.</translation>
  </message>
  <message>
   <source>{card} is a Creature and cannot be the Hand of the King.</source>
   <translation>{card} je Tvor, a nemůže být Rukou krále.</translation>
  </message>
  <message>
   <source>{card} is an Army and cannot be the Hand of the King.</source>
   <translation>{card} je Vojsko, a nemůže být Rukou krále.</translation>
  </message>
  <message>
   <source>{card} is banned.</source>
   <translation>{card} je zakázaná.</translation>
  </message>
  <message>
   <source>{card} is no House.</source>
   <translation>{card} není rod.</translation>
  </message>
  <message>
   <source>{card} is no agenda.</source>
   <translation>{card} není agenda.</translation>
  </message>
  <message>
   <source>{card} is no character and cannot be the Hand of the King.</source>
   <translation>{card} není postava, a nemůže být Rukou krále.</translation>
  </message>
  <message>
   <source>{card} is no plot.</source>
   <translation>{card} není zápletka.</translation>
  </message>
  <message>
   <source>{card} is not unique and cannot be the Hand of the King.</source>
   <translation>{card} není unikátní, a nemůže být Rukou krále.</translation>
  </message>
  <message>
   <source>{card} is there {found} times as a plot; {allowed} at most.</source>
   <translation>Zápletka {card} je v balíčku {found}×; nejvýše {allowed}×.</translation>
  </message>
  <message>
   <source>{card} is there {found} times.</source>
   <translation>Karta {card} je v balíčku {found}×.</translation>
  </message>
  <message>
   <source>{card} is there {found} times; {allowed} at most.</source>
   <translation>Karta {card} je v balíčku {found}×; nejvýše {allowed}×.</translation>
  </message>
  <message>
   <source>{card} may not be in a deck of this House.</source>
   <translation>{card} nesmí být v balíčku tohoto rodu.</translation>
  </message>
 </context>
 <context>
  <name>DeckColumn</name>
  <message>
   <source>Cards as PDF, A4…</source>
   <translation>Karty do PDF, A4…</translation>
  </message>
  <message>
   <source>Cards as PDF, Letter…</source>
   <translation>Karty do PDF, Letter…</translation>
  </message>
  <message>
   <source>Cards of the deck</source>
   <translation>Karty balíčku</translation>
  </message>
  <message>
   <source>Copy as text</source>
   <translation>Kopírovat jako text</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Balíček</translation>
  </message>
  <message>
   <source>Delete the deck…</source>
   <translation>Smazat balíček…</translation>
  </message>
  <message>
   <source>Do again</source>
   <translation>Znovu</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Zdvojit</translation>
  </message>
  <message>
   <source>Export as text…</source>
   <translation>Exportovat jako text…</translation>
  </message>
  <message>
   <source>Export for OCTGN…</source>
   <translation>Exportovat pro OCTGN…</translation>
  </message>
  <message>
   <source>Export with all versions…</source>
   <translation>Exportovat se všemi verzemi…</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Rod</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Importovat…</translation>
  </message>
  <message>
   <source>List as PDF…</source>
   <translation>Seznam do PDF…</translation>
  </message>
  <message>
   <source>More to do with this deck</source>
   <translation>Další možnosti s balíčkem</translation>
  </message>
  <message>
   <source>Name, notes and tags…</source>
   <translation>Jméno, poznámky a štítky…</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Nový balíček</translation>
  </message>
  <message>
   <source>Only some sets…</source>
   <translation>Jen některé sady…</translation>
  </message>
  <message>
   <source>Play with it</source>
   <translation>Hrát s ním</translation>
  </message>
  <message>
   <source>Print the cards…</source>
   <translation>Vytisknout karty…</translation>
  </message>
  <message>
   <source>Print the list…</source>
   <translation>Vytisknout seznam…</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Vzít zpět</translation>
  </message>
  <message>
   <source>Trial draw</source>
   <translation>Zkušební tah</translation>
  </message>
  <message>
   <source>Versions</source>
   <translation>Verze</translation>
  </message>
  <message>
   <source>Versions…</source>
   <translation>Verze…</translation>
  </message>
  <message>
   <source>{0} (of the program)</source>
   <translation>{0} (z programu)</translation>
  </message>
 </context>
 <context>
  <name>DeckHead</name>
  <message>
   <source>{0} cards, {1} plots</source>
   <translation>Karet: {0}, zápletek: {1}</translation>
  </message>
 </context>
 <context>
  <name>DeckLine</name>
  <message>
   <source>{0}, {1} cards</source>
   <translation>{0}, karet {1}</translation>
  </message>
 </context>
 <context>
  <name>DeckModel</name>
  <message>
   <source>Agenda</source>
   <translation>Agenda</translation>
  </message>
 </context>
 <context>
  <name>DeckTasks</name>
  <message>
   <source>Decks</source>
   <translation>Balíčky</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Smazat</translation>
  </message>
  <message>
   <source>Delete the deck</source>
   <translation>Smazat balíček</translation>
  </message>
  <message>
   <source>Delete “{0}” with all its versions? Games played with it keep their copy.</source>
   <translation>Smazat „{0}“ se všemi verzemi? Hry, které se s ním hrály, si nechají svou kopii.</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Nechat</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Nový balíček</translation>
  </message>
  <message>
   <source>{0} (copy)</source>
   <translation>{0} (kopie)</translation>
  </message>
 </context>
 <context>
  <name>DeckWords</name>
  <message>
   <source>Agendas</source>
   <translation>Agendy</translation>
  </message>
  <message>
   <source>Attachments</source>
   <translation>Vybavení</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Postavy</translation>
  </message>
  <message>
   <source>Events</source>
   <translation>Události</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>Holy crest</source>
   <translation>Svatý erb</translation>
  </message>
  <message>
   <source>House cards</source>
   <translation>Karty rodu</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Souboj</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Královský sněm</translation>
  </message>
  <message>
   <source>Learned crest</source>
   <translation>Učený erb</translation>
  </message>
  <message>
   <source>Locations</source>
   <translation>Lokace</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Vřava</translation>
  </message>
  <message>
   <source>Noble crest</source>
   <translation>Vznešený erb</translation>
  </message>
  <message>
   <source>Plots</source>
   <translation>Zápletky</translation>
  </message>
  <message>
   <source>STR {0}</source>
   <translation>SÍLA {0}</translation>
  </message>
  <message>
   <source>Shadows crest</source>
   <translation>Erb Stínů</translation>
  </message>
  <message>
   <source>War crest</source>
   <translation>Válečný erb</translation>
  </message>
  <message>
   <source>cost {0}</source>
   <translation>cena {0}</translation>
  </message>
  <message>
   <source>{0} in the deck</source>
   <translation>v balíčku: {0}</translation>
  </message>
 </context>
 <context>
  <name>Decks</name>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>Hand: {name}</source>
   <translation>Ruka: {name}</translation>
  </message>
  <message>
   <source>House: {name}</source>
   <translation>Rod: {name}</translation>
  </message>
  <message>
   <source>Imported deck</source>
   <translation>Importovaný balíček</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Klání</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Královský sněm</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Vřava</translation>
  </message>
  <message>
   <source>No deck is open.</source>
   <translation>Žádný balíček není otevřen.</translation>
  </message>
  <message>
   <source>This deck is not there any more.</source>
   <translation>Tento balíček už neexistuje.</translation>
  </message>
  <message>
   <source>agenda: {name}</source>
   <translation>agenda: {name}</translation>
  </message>
  <message>
   <source>no longer Hand: {name}</source>
   <translation>už není Ruka: {name}</translation>
  </message>
  <message>
   <source>no longer House: {name}</source>
   <translation>už ne rod: {name}</translation>
  </message>
  <message>
   <source>without agenda: {name}</source>
   <translation>bez agendy: {name}</translation>
  </message>
  <message>
   <source>{card} is from {set}, which is not among the chosen sets.</source>
   <translation>{card} je ze sady {set}, která není mezi vybranými.</translation>
  </message>
 </context>
 <context>
  <name>DecksPage</name>
  <message numerus="yes">
   <source>%n card(s)</source>
   <translation>
    <numerusform>%n karta</numerusform>
    <numerusform>%n karty</numerusform>
    <numerusform>%n karet</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n set(s) only</source>
   <translation>
    <numerusform>jen %n sada</numerusform>
    <numerusform>jen %n sady</numerusform>
    <numerusform>jen %n sad</numerusform>
   </translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Přidat</translation>
  </message>
  <message>
   <source>Figures of the deck</source>
   <translation>Čísla balíčku</translation>
  </message>
  <message>
   <source>Filters</source>
   <translation>Filtry</translation>
  </message>
  <message>
   <source>Found cards</source>
   <translation>Nalezené karty</translation>
  </message>
  <message>
   <source>Legal for {0}</source>
   <translation>Legální: {0}</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Nový balíček</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Odebrat</translation>
  </message>
  <message>
   <source>Search cards</source>
   <translation>Hledat karty</translation>
  </message>
  <message>
   <source>Search: a name, a word of the text, or h:stark t:character c&lt;=3</source>
   <translation>Hledat: jméno, slovo textu nebo h:stark t:character c&lt;=3</translation>
  </message>
  <message>
   <source>h: House · t: type · c&lt;=3 cost · s&gt;=4 STR · i: icon · k: keyword · cr: crest · tr: trait · set: · is: implemented, limited, restricted, hand … · in:deck · - not · or · ( ) · "words together"</source>
   <translation>h: rod · t: druh · c&lt;=3 cena · s&gt;=4 SÍLA · i: ikona · k: klíčové slovo · cr: erb · tr: vlastnost · set: · is: implemented, limited, restricted, hand … · in:deck · - ne · or · ( ) · "slova spolu"</translation>
  </message>
  <message>
   <source>{0} of {1} in this deck</source>
   <translation>{0} z {1} v tomto balíčku</translation>
  </message>
 </context>
 <context>
  <name>DetailsDialog</name>
  <message>
   <source>Built for</source>
   <translation>Určen pro</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Zrušit</translation>
  </message>
  <message>
   <source>How the notes look</source>
   <translation>Jak poznámky vypadají</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Uložit</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Jméno</translation>
  </message>
  <message>
   <source>Name, notes and tags</source>
   <translation>Jméno, poznámky a štítky</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Poznámky</translation>
  </message>
  <message>
   <source>Notes, in Markdown: *slanted*, **bold**, # heading, - list</source>
   <translation>Poznámky v Markdownu: *kurzíva*, **tučně**, # nadpis, - seznam</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Číst</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Štítky</translation>
  </message>
  <message>
   <source>Tags, parted by commas</source>
   <translation>Štítky oddělené čárkami</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Psát</translation>
  </message>
 </context>
 <context>
  <name>DropGhost</name>
  <message>
   <source>drop here</source>
   <translation>pusťte sem</translation>
  </message>
 </context>
 <context>
  <name>FacetPanel</name>
  <message>
   <source>Can be played now</source>
   <translation>Lze už hrát</translation>
  </message>
  <message>
   <source>Challenge icons</source>
   <translation>Ikony výzev</translation>
  </message>
  <message>
   <source>Cost</source>
   <translation>Cena</translation>
  </message>
  <message>
   <source>Cost {0}</source>
   <translation>Cena {0}</translation>
  </message>
  <message>
   <source>Crest</source>
   <translation>Erb</translation>
  </message>
  <message>
   <source>Further</source>
   <translation>Další</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Rod</translation>
  </message>
  <message>
   <source>In the deck</source>
   <translation>V balíčku</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Omezené na kolo</translation>
  </message>
  <message>
   <source>Reprints</source>
   <translation>Přetisky</translation>
  </message>
  <message>
   <source>Restricted</source>
   <translation>Na seznamu omezených</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Druh</translation>
  </message>
 </context>
 <context>
  <name>Failure</name>
  <message>
   <source>Another program is using {path}. Nothing was changed; try again.</source>
   <translation>{path} používá jiný program. Nic se nezměnilo; zkuste to znovu.</translation>
  </message>
  <message>
   <source>It is not your turn to choose.</source>
   <translation>Nejste na řadě.</translation>
  </message>
  <message>
   <source>No campaign can be read from this file, and nothing was changed: {reason}.</source>
   <translation>Z tohoto souboru nelze načíst kampaň a nic se nezměnilo: {reason}.</translation>
  </message>
  <message>
   <source>Something failed. ({reason})</source>
   <translation>Něco selhalo. ({reason})</translation>
  </message>
  <message>
   <source>That cannot be taken back.</source>
   <translation>To nelze vzít zpět.</translation>
  </message>
  <message>
   <source>That is not possible now.</source>
   <translation>To teď není možné.</translation>
  </message>
  <message>
   <source>The disk is full: {path}. Nothing was changed; make room and try again.</source>
   <translation>Disk je plný: {path}. Nic se nezměnilo; uvolněte místo a zkuste to znovu.</translation>
  </message>
  <message>
   <source>The game could not be stored. ({reason})</source>
   <translation>Hru se nepodařilo uložit. ({reason})</translation>
  </message>
  <message>
   <source>The game goes on from round {round}, {phase}.</source>
   <translation>Hra pokračuje od kola {round}, {phase}.</translation>
  </message>
  <message>
   <source>The game stands on this line; it cannot be cut.</source>
   <translation>Hra stojí na této větvi; nelze ji odříznout.</translation>
  </message>
  <message numerus="yes">
   <source>The last %n choice(s) do not fit this version any more.</source>
   <translation>
    <numerusform>Poslední %n volba už neodpovídá této verzi.</numerusform>
    <numerusform>Poslední %n volby už neodpovídají této verzi.</numerusform>
    <numerusform>Posledních %n voleb už neodpovídá této verzi.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rules of the program failed; nothing has changed. ({reason})</source>
   <translation>Pravidla programu selhala; nic se nezměnilo. ({reason})</translation>
  </message>
  <message>
   <source>This file was written by a newer version of the program. Nothing was read in.</source>
   <translation>Tento soubor zapsala novější verze programu. Nic nebylo načteno.</translation>
  </message>
  <message>
   <source>This game cannot be read any more: none of its stored positions is intact.</source>
   <translation>Tuto hru už nelze přečíst: žádná uložená pozice není neporušená.</translation>
  </message>
  <message>
   <source>This game is not there any more.</source>
   <translation>Tato hra už tu není.</translation>
  </message>
  <message>
   <source>Your choices are saved, but the position could not be: {reason}</source>
   <translation>Vaše volby jsou uloženy, ale pozici se uložit nepodařilo: {reason}</translation>
  </message>
  <message>
   <source>{name} cannot be used as a name.</source>
   <translation>{name} nelze použít jako jméno.</translation>
  </message>
  <message>
   <source>{name} could not decide and took the plainest choice.</source>
   <translation>{name}: bez rozhodnutí, platí nejprostší volba.</translation>
  </message>
  <message>
   <source>{path} belongs to another program. It has not been touched.</source>
   <translation>{path} patří jinému programu. Soubor zůstal nedotčen.</translation>
  </message>
  <message>
   <source>{path} cannot be used: {reason}.</source>
   <translation>{path} nelze použít: {reason}.</translation>
  </message>
  <message>
   <source>{path} is damaged.</source>
   <translation>{path} je poškozen.</translation>
  </message>
  <message>
   <source>{path} may not be written to.</source>
   <translation>Do {path} nelze zapisovat.</translation>
  </message>
  <message>
   <source>{path} was written by a newer version of this program. It has not been touched.</source>
   <translation>{path} zapsala novější verze tohoto programu. Soubor zůstal nedotčen.</translation>
  </message>
 </context>
 <context>
  <name>FiguresPanel</name>
  <message>
   <source>Cost of characters (mean {0})</source>
   <translation>Cena postav (průměr {0})</translation>
  </message>
  <message>
   <source>Crests</source>
   <translation>Erby</translation>
  </message>
  <message>
   <source>Icons among {0} characters</source>
   <translation>Ikony u {0} postav</translation>
  </message>
  <message>
   <source>Income {0} on {1} cards</source>
   <translation>Příjem {0} na kartách: {1}</translation>
  </message>
  <message>
   <source>Limited: {0}</source>
   <translation>Omezené: {0}</translation>
  </message>
  <message>
   <source>Plots: gold {0} to {1}, mean {2}</source>
   <translation>Zápletky: zlato {0} až {1}, průměr {2}</translation>
  </message>
  <message>
   <source>STR of characters (mean {0})</source>
   <translation>SÍLA postav (průměr {0})</translation>
  </message>
  <message>
   <source>Traits</source>
   <translation>Vlastnosti</translation>
  </message>
  <message>
   <source>Types</source>
   <translation>Druhy</translation>
  </message>
  <message>
   <source>claim {0} to {1}, mean {2}</source>
   <translation>nárok {0} až {1}, průměr {2}</translation>
  </message>
  <message>
   <source>cost X: {0}</source>
   <translation>cena X: {0}</translation>
  </message>
  <message>
   <source>influence {0} on {1}</source>
   <translation>vliv {0} na {1}</translation>
  </message>
  <message>
   <source>initiative {0} to {1}, mean {2}</source>
   <translation>iniciativa {0} až {1}, průměr {2}</translation>
  </message>
  <message>
   <source>of other Houses: {0}</source>
   <translation>jiných rodů: {0}</translation>
  </message>
  <message>
   <source>unique: {0}</source>
   <translation>unikátní: {0}</translation>
  </message>
 </context>
 <context>
  <name>FilesPage</name>
  <message>
   <source>Before a change of the file's form a copy is made beside it by itself.</source>
   <translation>Před změnou podoby souboru vznikne vedle něj kopie sama.</translation>
  </message>
  <message>
   <source>Copied to {0}</source>
   <translation>Zkopírováno do {0}</translation>
  </message>
  <message>
   <source>Copies made before changes of the file: {0}</source>
   <translation>Kopie z doby před změnami souboru: {0}</translation>
  </message>
  <message>
   <source>Copy everything…</source>
   <translation>Zkopírovat vše…</translation>
  </message>
  <message>
   <source>Copy of all games and decks</source>
   <translation>Kopie všech her a balíčků</translation>
  </message>
  <message>
   <source>Folder of your files</source>
   <translation>Složka vašich souborů</translation>
  </message>
  <message>
   <source>Games, decks and settings</source>
   <translation>Hry, balíčky a nastavení</translation>
  </message>
  <message>
   <source>No copy was made: {0}</source>
   <translation>Kopie nevznikla: {0}</translation>
  </message>
  <message>
   <source>Open the folder</source>
   <translation>Otevřít složku</translation>
  </message>
 </context>
 <context>
  <name>GoingBack</name>
  <message>
   <source>Other lines of this game</source>
   <translation>Jiné větve této hry</translation>
  </message>
  <message>
   <source>Rewind</source>
   <translation>Návrat</translation>
  </message>
  <message>
   <source>Rewind to there?</source>
   <translation>Vrátit se tam?</translation>
  </message>
  <message>
   <source>Rewind: the chronicle tells of it</source>
   <translation>Návrat: zapíše se do kroniky</translation>
  </message>
  <message>
   <source>Since then something new has come to light, or another player has chosen. The line that was played is kept, and the chronicle tells of the rewind.</source>
   <translation>Od té doby vyšlo najevo něco nového, nebo volil jiný hráč. Odehraná větev zůstane zachována a návrat se zapíše do kroniky.</translation>
  </message>
  <message>
   <source>Stay here</source>
   <translation>Zůstat tady</translation>
  </message>
  <message>
   <source>Undo back to</source>
   <translation>Vrátit až k</translation>
  </message>
 </context>
 <context>
  <name>GroupPicker</name>
  <message>
   <source>One fewer</source>
   <translation>O jednoho méně</translation>
  </message>
  <message>
   <source>One more</source>
   <translation>O jednoho více</translation>
  </message>
 </context>
 <context>
  <name>Hand</name>
  <message>
   <source>Brings the {crest} crest; in the deck: {held}.</source>
   <translation>Přináší erb {crest}; v balíčku: {held}.</translation>
  </message>
  <message>
   <source>Brings {icon}, which only {held} of {total} characters have.</source>
   <translation>Přináší: {icon}, má ji jen {held} z {total} postav.</translation>
  </message>
  <message>
   <source>Brings {keyword}; in the deck: {held}.</source>
   <translation>Přináší {keyword}; v balíčku: {held}.</translation>
  </message>
  <message>
   <source>In play from round {round} on at one token a round (printed cost {cost}).</source>
   <translation>Ve hře od kola {round} při jednom žetonu za kolo (tištěná cena {cost}).</translation>
  </message>
  <message>
   <source>March to {0}</source>
   <translation>Pochod: {0}</translation>
  </message>
  <message>
   <source>Of another House: it costs no penalty, and “House X only” does not matter (HK-06, HK-07).</source>
   <translation>Jiného rodu: neplatí se přirážka a „jen rod X“ nevadí (HK-06, HK-07).</translation>
  </message>
  <message>
   <source>Orders
★ used: {0}</source>
   <translation>Rozkazy
užito ★: {0}</translation>
  </message>
  <message>
   <source>Strength {0} against the neutral force {1}</source>
   <translation>Síla {0} proti neutrální síle {1}</translation>
  </message>
  <message>
   <source>Strength {0} against {1}, garrison {2}, before orders and cards</source>
   <translation>Síla {0} proti {1}, posádka {2}, bez rozkazů a karet</translation>
  </message>
  <message>
   <source>Strength {0}, nobody stands there</source>
   <translation>Síla {0}, nikdo tam nestojí</translation>
  </message>
  <message>
   <source>Supply allows armies of {0}; afterwards you have {1}</source>
   <translation>Zásobování dovoluje armády {0}; potom máte {1}</translation>
  </message>
  <message numerus="yes">
   <source>The deck holds %n card(s) of this title; they would have to go (HK-05).</source>
   <translation>
    <numerusform>V balíčku je %n karta tohoto jména; musela by pryč (HK-05).</numerusform>
    <numerusform>V balíčku jsou %n karty tohoto jména; musely by pryč (HK-05).</numerusform>
    <numerusform>V balíčku je %n karet tohoto jména; musely by pryč (HK-05).</numerusform>
   </translation>
  </message>
  <message>
   <source>This card is of our own design.</source>
   <translation>Tato karta je naším vlastním návrhem.</translation>
  </message>
  <message>
   <source>This group may not go there: supply, or nobody at all.</source>
   <translation>Tato skupina tam nesmí: zásobování, nebo nikdo nejde.</translation>
  </message>
  <message>
   <source>This order cannot be placed there.</source>
   <translation>Tento rozkaz tam nelze položit.</translation>
  </message>
  <message>
   <source>Without it as with it the deck lacks {icon}: {held} of {total} characters.</source>
   <translation>S ním i bez něj balíčku chybí {icon}: {held} z {total} postav.</translation>
  </message>
 </context>
 <context>
  <name>HandBox</name>
  <message>
   <source>Change…</source>
   <translation>Změnit…</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Vybrat…</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>Hand of the King: {0}. Change</source>
   <translation>Ruka krále: {0}. Změnit</translation>
  </message>
  <message>
   <source>No character chosen yet</source>
   <translation>Zatím žádná postava</translation>
  </message>
  <message>
   <source>in play at {0}</source>
   <translation>ve hře při {0}</translation>
  </message>
  <message>
   <source>none</source>
   <translation>nikdo</translation>
  </message>
 </context>
 <context>
  <name>HandChoice</name>
  <message>
   <source>All Houses</source>
   <translation>Všechny rody</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Zrušit</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Postavy</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Vybrat</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Rod</translation>
  </message>
  <message>
   <source>Icons among the {0} characters of the deck</source>
   <translation>Ikony u {0} postav balíčku</translation>
  </message>
  <message>
   <source>No Hand</source>
   <translation>Bez Ruky</translation>
  </message>
  <message>
   <source>Search by name; accents make no difference</source>
   <translation>Hledat podle jména; na háčcích nezáleží</translation>
  </message>
  <message>
   <source>Show also who may not, and why</source>
   <translation>Ukázat i ty, kteří nesmějí, a proč</translation>
  </message>
  <message>
   <source>its abilities are not in the program yet</source>
   <translation>jeho schopnosti v programu ještě nejsou</translation>
  </message>
  <message>
   <source>tokens to be in play: {0}</source>
   <translation>žetonů ke vstupu do hry: {0}</translation>
  </message>
 </context>
 <context>
  <name>HandDialog</name>
  <message>
   <source>All Houses</source>
   <translation>Všechny rody</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Storno</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Postavy</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Vybrat</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Rod</translation>
  </message>
  <message>
   <source>Playable only</source>
   <translation>Jen hratelné</translation>
  </message>
  <message>
   <source>Search by name; accents make no difference</source>
   <translation>Hledat podle jména; na diakritice nezáleží</translation>
  </message>
  <message>
   <source>tokens to be in play: {0}</source>
   <translation>žetonů ke vstupu do hry: {0}</translation>
  </message>
 </context>
 <context>
  <name>HandPlace</name>
  <message>
   <source>Choose…</source>
   <translation>Vybrat…</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>Hand of the King: none chosen</source>
   <translation>Ruka krále: nevybrán</translation>
  </message>
  <message>
   <source>Hand of the King: {0}, in play with {1} tokens</source>
   <translation>Ruka krále: {0}, ve hře se žetony: {1}</translation>
  </message>
 </context>
 <context>
  <name>Heads</name>
  <message>
   <source>Dead pile ({0})</source>
   <translation>Hromádka mrtvých ({0})</translation>
  </message>
  <message>
   <source>Discard pile ({0})</source>
   <translation>Odhazovací hromádka ({0})</translation>
  </message>
  <message>
   <source>Hand ({0})</source>
   <translation>Ruka ({0})</translation>
  </message>
  <message>
   <source>Look at everybody again</source>
   <translation>Zase se dívat na všechny</translation>
  </message>
  <message>
   <source>Look closer</source>
   <translation>Podívat se blíž</translation>
  </message>
  <message>
   <source>The small council</source>
   <translation>Malá rada</translation>
  </message>
  <message>
   <source>Titles: hold all six to win</source>
   <translation>Tituly: všech šest vyhrává</translation>
  </message>
  <message>
   <source>Used plots ({0})</source>
   <translation>Použité zápletky ({0})</translation>
  </message>
  <message>
   <source>out of the game</source>
   <translation>mimo hru</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <source>{0} · finished in round {1}</source>
   <translation>{0} · skončila v kole {1}</translation>
  </message>
  <message>
   <source>{0} · round {1}, {2}</source>
   <translation>{0} · kolo {1}, {2}</translation>
  </message>
 </context>
 <context>
  <name>HomePage</name>
  <message>
   <source>A duel of two Houses, each with a Hand of its own</source>
   <translation>Souboj dvou rodů, každý s vlastní Rukou krále</translation>
  </message>
  <message>
   <source>All games ({0})</source>
   <translation>Všechny hry ({0})</translation>
  </message>
  <message>
   <source>All saved games, their chapters and stories</source>
   <translation>Všechny uložené hry, jejich kapitoly a příběhy</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>Začít</translation>
  </message>
  <message>
   <source>Campaigns</source>
   <translation>Kampaně</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Pokračovat</translation>
  </message>
  <message>
   <source>Deck builder</source>
   <translation>Stavba balíčků</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>Hand of the King, Joust</source>
   <translation>Ruka krále, Klání</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Nová hra</translation>
  </message>
  <message>
   <source>No games yet. Every game is saved by itself after each decision.</source>
   <translation>Zatím žádné hry. Každá hra se ukládá sama po každém rozhodnutí.</translation>
  </message>
  <message>
   <source>Nothing is lost if you close</source>
   <translation>Zavřením se nic neztratí</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Ukončit</translation>
  </message>
  <message>
   <source>Recent games</source>
   <translation>Nedávné hry</translation>
  </message>
  <message>
   <source>Your decks</source>
   <translation>Vaše balíčky</translation>
  </message>
  <message>
   <source>{0} · saved {1}</source>
   <translation>{0} · uloženo {1}</translation>
  </message>
 </context>
 <context>
  <name>HostageDesk</name>
  <message>
   <source>Accept</source>
   <translation>Přijmout</translation>
  </message>
  <message>
   <source>Back to the map</source>
   <translation>Zpět na mapu</translation>
  </message>
  <message>
   <source>Decline</source>
   <translation>Odmítnout</translation>
  </message>
  <message>
   <source>Execute</source>
   <translation>Popravit</translation>
  </message>
  <message>
   <source>Execute {0}? You pay 2 power. {1} gains power and avenges him in its next battle against you.</source>
   <translation>Popravit: {0}? Platíte 2 moci. {1} získá moc a pomstí ho v příští bitvě proti vám.</translation>
  </message>
  <message>
   <source>Execution</source>
   <translation>Poprava</translation>
  </message>
  <message>
   <source>Hostage desk</source>
   <translation>Stůl rukojmích</translation>
  </message>
  <message>
   <source>Let live</source>
   <translation>Nechat žít</translation>
  </message>
  <message>
   <source>No execution</source>
   <translation>Bez popravy</translation>
  </message>
  <message>
   <source>No offer</source>
   <translation>Bez nabídky</translation>
  </message>
  <message>
   <source>Nothing to decide here now.</source>
   <translation>Teď tu není o čem rozhodovat.</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Zatím nic.</translation>
  </message>
  <message>
   <source>What happened to hostages</source>
   <translation>Co se stalo s rukojmími</translation>
  </message>
 </context>
 <context>
  <name>HostageDialog</name>
  <message>
   <source>Casualties are the winner's swords minus the loser's fortifications. You may give up exactly one of them for one Leader who is present, before the loser chooses units. One Leader at most in each battle.</source>
   <translation>Ztráty jsou meče vítěze minus opevnění poraženého. Smíte se vzdát právě jedné za jednoho přítomného vůdce, než poražený vybere jednotky. Nejvýše jeden vůdce v každé bitvě.</translation>
  </message>
  <message>
   <source>Casualties: {0}</source>
   <translation>Ztráty: {0}</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>He comes back into the battle area at once.</source>
   <translation>Hned se vrací do území bitvy.</translation>
  </message>
  <message>
   <source>He goes from their prison to yours.</source>
   <translation>Z jejich vězení jde do vašeho.</translation>
  </message>
  <message>
   <source>His Leaders stay free and retreat with the rest if they can.</source>
   <translation>Jeho vůdci zůstávají volní a ustoupí s ostatními, mohou-li.</translation>
  </message>
  <message>
   <source>His ability is gone too.</source>
   <translation>Přijde i o jeho schopnost.</translation>
  </message>
  <message>
   <source>Hostages in your prison: {0}</source>
   <translation>Rukojmí ve vašem vězení: {0}</translation>
  </message>
  <message>
   <source>In your prison: for a ransom, an exchange, or execution.</source>
   <translation>Ve vašem vězení: na výkupné, výměnu nebo popravu.</translation>
  </message>
  <message>
   <source>Look at the map</source>
   <translation>Podívat se na mapu</translation>
  </message>
  <message>
   <source>Secure Hostages</source>
   <translation>Zajištění rukojmích</translation>
  </message>
  <message>
   <source>Secure Hostages could free him.</source>
   <translation>Zajištění rukojmích by ho mohlo osvobodit.</translation>
  </message>
  <message>
   <source>Spare a casualty and take a hostage?</source>
   <translation>Ušetřit ztrátu a zajmout rukojmí?</translation>
  </message>
  <message>
   <source>The prison stays as it is.</source>
   <translation>Vězení zůstane, jak je.</translation>
  </message>
  <message>
   <source>Understood</source>
   <translation>Rozumím</translation>
  </message>
  <message>
   <source>You won at {0} as the attacker: take one hostage out of the loser's prison.</source>
   <translation>Vyhráli jste jako útočník: {0}. Vezměte jednoho rukojmí z vězení poraženého.</translation>
  </message>
  <message>
   <source>You won at {0}, {1} to {2}. Casualties of {3}: {4}</source>
   <translation>Vyhráli jste: {0}, {1} : {2}. Ztráty rodu {3}: {4}</translation>
  </message>
  <message>
   <source>Your own Leader is put into the battle area; any other goes to your prison.</source>
   <translation>Vlastní vůdce přijde do území bitvy; jiný jde do vašeho vězení.</translation>
  </message>
  <message>
   <source>{0} chooses who falls: {1}</source>
   <translation>{0} vybírá, kdo padne: {1}</translation>
  </message>
  <message>
   <source>{0} loses strength {1} on the board, {2} when he leads.</source>
   <translation>{0} ztrácí sílu {1} na mapě, {2} když velí.</translation>
  </message>
 </context>
 <context>
  <name>HostageNews</name>
  <message>
   <source>An Ally's Leader goes with his card: he fights for {0} now.</source>
   <translation>Vůdce spojence jde se svou kartou: teď bojuje za rod {0}.</translation>
  </message>
  <message>
   <source>He is back on the board; your prison is one hostage poorer.</source>
   <translation>Je zpět na mapě; ve vašem vězení je o rukojmí méně.</translation>
  </message>
  <message>
   <source>He is in the prison of {0} now.</source>
   <translation>Teď je ve vězení rodu {0}.</translation>
  </message>
  <message>
   <source>He is in the prison of {0}.</source>
   <translation>Je ve vězení rodu {0}.</translation>
  </message>
  <message>
   <source>He waits in the reserve until he is mustered.</source>
   <translation>Čeká v záloze, dokud nebude shromážděn.</translation>
  </message>
  <message>
   <source>You can buy him back in the hostage window, or free him with Secure Hostages.</source>
   <translation>Můžete ho vykoupit v okně rukojmích nebo osvobodit Zajištěním rukojmích.</translation>
  </message>
  <message>
   <source>{0} executes {1}</source>
   <translation>{0} popravuje: {1}</translation>
  </message>
  <message>
   <source>{0} gains power and may take revenge.</source>
   <translation>{0} získá moc a může se pomstít.</translation>
  </message>
  <message>
   <source>{0} rescues {1}</source>
   <translation>{0} osvobozuje: {1}</translation>
  </message>
  <message>
   <source>{0} takes {1} hostage</source>
   <translation>{0} zajímá rukojmí: {1}</translation>
  </message>
  <message>
   <source>{0} takes {1} out of your prison</source>
   <translation>{0} unáší z vašeho vězení: {1}</translation>
  </message>
  <message>
   <source>{1} changes sides: {0} has his card now</source>
   <translation>{1} mění stranu: jeho kartu má teď {0}</translation>
  </message>
  <message>
   <source>{1} is free again</source>
   <translation>{1} je zase volný</translation>
  </message>
 </context>
 <context>
  <name>Import</name>
  <message>
   <source>A second House card was left out: {text}.</source>
   <translation>Druhá karta rodu se vynechala: {text}.</translation>
  </message>
  <message>
   <source>No line names a card.</source>
   <translation>Žádný řádek nejmenuje kartu.</translation>
  </message>
  <message>
   <source>Read past: {text}</source>
   <translation>Přeskočeno: {text}</translation>
  </message>
  <message>
   <source>The JSON is no deck: {reason}.</source>
   <translation>JSON není balíček: {reason}.</translation>
  </message>
  <message>
   <source>The XML has definitions of its own, which no deck needs; it is not read.</source>
   <translation>XML má vlastní definice, které balíček nepotřebuje; nečte se.</translation>
  </message>
  <message>
   <source>The XML is broken: {reason}.</source>
   <translation>XML je poškozené: {reason}.</translation>
  </message>
  <message>
   <source>The file is too large for a deck: {reason}.</source>
   <translation>Soubor je na balíček příliš velký: {reason}.</translation>
  </message>
  <message>
   <source>The file says that it is of another game ({text}); cards are found by name.</source>
   <translation>Soubor říká, že patří k jiné hře ({text}); karty se hledají podle jména.</translation>
  </message>
  <message>
   <source>The file was written by a newer version of this program.</source>
   <translation>Soubor zapsala novější verze programu.</translation>
  </message>
  <message>
   <source>The format “{text}” is not known.</source>
   <translation>Formát „{text}“ není znám.</translation>
  </message>
  <message>
   <source>The text is in old letters; read as {text}.</source>
   <translation>Text je ve starém kódování; čte se jako {text}.</translation>
  </message>
  <message>
   <source>The text is too long for a deck: {reason}.</source>
   <translation>Text je na balíček příliš dlouhý: {reason}.</translation>
  </message>
  <message>
   <source>There is nothing in it.</source>
   <translation>Nic v něm není.</translation>
  </message>
  <message>
   <source>This JSON is no deck that this program knows.</source>
   <translation>Tento JSON není balíček, který program zná.</translation>
  </message>
  <message>
   <source>This is a deck of the second edition ({found}). This program plays the first edition, whose cards are others; nothing was read in.</source>
   <translation>Toto je balíček druhé edice ({found}). Program hraje první edici, jejíž karty jsou jiné; nic se nenačetlo.</translation>
  </message>
  <message>
   <source>This is no text: {reason}.</source>
   <translation>Toto není text: {reason}.</translation>
  </message>
  <message>
   <source>XML that begins with &lt;{found}&gt; is no deck that this program knows.</source>
   <translation>XML, které začíná &lt;{found}&gt;, není balíček, který program zná.</translation>
  </message>
  <message>
   <source>{place}: {words}</source>
   <translation>{place}: {words}</translation>
  </message>
  <message>
   <source>“{found}” is no number of copies.</source>
   <translation>„{found}“ není počet kopií.</translation>
  </message>
  <message>
   <source>“{found}” names no House.</source>
   <translation>„{found}“ není žádný rod.</translation>
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <source>Cancel</source>
   <translation>Zrušit</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Karta</translation>
  </message>
  <message>
   <source>Card for {0}</source>
   <translation>Karta pro {0}</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Balíček</translation>
  </message>
  <message>
   <source>Deck {0}</source>
   <translation>Balíček {0}</translation>
  </message>
  <message>
   <source>Import decks</source>
   <translation>Importovat balíčky</translation>
  </message>
  <message>
   <source>Leave out, keep in the notes</source>
   <translation>Vynechat, nechat v poznámkách</translation>
  </message>
  <message>
   <source>Lines to look at</source>
   <translation>Řádky k prohlédnutí</translation>
  </message>
  <message>
   <source>List of cards</source>
   <translation>Seznam karet</translation>
  </message>
  <message>
   <source>Name of the deck</source>
   <translation>Jméno balíčku</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Otevřít soubor…</translation>
  </message>
  <message>
   <source>Paste a list of cards here, or drop a file: .json, .o8d, .xml, .cod, text</source>
   <translation>Vložte sem seznam karet nebo přetáhněte soubor: .json, .o8d, .xml, .cod, text</translation>
  </message>
  <message>
   <source>Take over</source>
   <translation>Převzít</translation>
  </message>
  <message>
   <source>Where</source>
   <translation>Kde</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>Napsáno</translation>
  </message>
  <message>
   <source>{0} cannot be read: {1}.</source>
   <translation>{0} nelze přečíst: {1}.</translation>
  </message>
  <message>
   <source>{0} cards and {1} plots in {2} version(s).</source>
   <translation>Karet: {0}, zápletek: {1}, verzí: {2}.</translation>
  </message>
  <message>
   <source>{0} line(s) to look at: what is left out goes into the notes.</source>
   <translation>Řádků k prohlédnutí: {0}; co se vynechá, přejde do poznámek.</translation>
  </message>
 </context>
 <context>
  <name>Keys</name>
  <message>
   <source>1 to 9</source>
   <translation>1 až 9</translation>
  </message>
  <message>
   <source>?</source>
   <translation>?</translation>
  </message>
  <message>
   <source>Arrows</source>
   <translation>Šipky</translation>
  </message>
  <message>
   <source>Attacks</source>
   <translation>Útočí</translation>
  </message>
  <message>
   <source>Can be chosen now</source>
   <translation>Lze teď vybrat</translation>
  </message>
  <message>
   <source>D, P, O</source>
   <translation>D, P, O</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Brání</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Everything that can be done with a card</source>
   <translation>Vše, co lze s kartou udělat</translation>
  </message>
  <message>
   <source>From card to card</source>
   <translation>Od karty ke kartě</translation>
  </message>
  <message>
   <source>Hand of the King; the ring shows tokens and how many it needs</source>
   <translation>Ruka krále; kroužek ukazuje žetony a kolik jich potřebuje</translation>
  </message>
  <message>
   <source>Has duplicates</source>
   <translation>Má duplikáty</translation>
  </message>
  <message>
   <source>Is chosen</source>
   <translation>Je vybrána</translation>
  </message>
  <message>
   <source>Is leaving play</source>
   <translation>Opouští hru</translation>
  </message>
  <message>
   <source>Keep the preview, or let go of it</source>
   <translation>Nechat náhled, nebo ho pustit</translation>
  </message>
  <message>
   <source>Kneels</source>
   <translation>Klečí</translation>
  </message>
  <message>
   <source>L</source>
   <translation>L</translation>
  </message>
  <message>
   <source>Look closer at one opponent, then the next</source>
   <translation>Podívat se blíž na jednoho soupeře, pak na dalšího</translation>
  </message>
  <message>
   <source>Menu, Shift+F10</source>
   <translation>Menu, Shift+F10</translation>
  </message>
  <message>
   <source>N</source>
   <translation>N</translation>
  </message>
  <message>
   <source>Next card that can be chosen</source>
   <translation>Další karta, kterou lze vybrat</translation>
  </message>
  <message>
   <source>Next or previous zone of the table</source>
   <translation>Další nebo předchozí část stolu</translation>
  </message>
  <message>
   <source>Open or close the log in a small window</source>
   <translation>Otevřít nebo zavřít záznam v malém okně</translation>
  </message>
  <message>
   <source>PgUp, PgDn</source>
   <translation>PgUp, PgDn</translation>
  </message>
  <message>
   <source>Pick up the card under the cursor; again: do it</source>
   <translation>Vzít kartu pod kurzorem; znovu: provést</translation>
  </message>
  <message>
   <source>Put back, take back, close; else decline</source>
   <translation>Vrátit, vzít zpět, zavřít; jinak odmítnout</translation>
  </message>
  <message>
   <source>S on a phase</source>
   <translation>S na fázi</translation>
  </message>
  <message>
   <source>Set or clear a stop</source>
   <translation>Nastavit nebo zrušit zastávku</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Mezerník</translation>
  </message>
  <message>
   <source>Tab, Shift+Tab</source>
   <translation>Tab, Shift+Tab</translation>
  </message>
  <message>
   <source>The main button: confirm or go on</source>
   <translation>Hlavní tlačítko: potvrdit nebo pokračovat</translation>
  </message>
  <message>
   <source>The numbered button or card</source>
   <translation>Očíslované tlačítko nebo karta</translation>
  </message>
  <message>
   <source>Turn the page of a crowded row</source>
   <translation>Obrátit stránku plné řady</translation>
  </message>
  <message>
   <source>V</source>
   <translation>V</translation>
  </message>
  <message>
   <source>Why a number is so, and why a card cannot be used</source>
   <translation>Proč je číslo takové a proč kartu nelze použít</translation>
  </message>
  <message>
   <source>Your discard pile, your used plots, an opponent's piles</source>
   <translation>Vaše odhazovací hromádka, použité zápletky, hromádky soupeře</translation>
  </message>
  <message>
   <source>Z</source>
   <translation>Z</translation>
  </message>
 </context>
 <context>
  <name>KeysDialog</name>
  <message>
   <source>Close</source>
   <translation>Zavřít</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Klávesy</translation>
  </message>
  <message>
   <source>Keys and signs</source>
   <translation>Klávesy a značky</translation>
  </message>
  <message>
   <source>Signs on cards</source>
   <translation>Značky na kartách</translation>
  </message>
 </context>
 <context>
  <name>KeysPage</name>
  <message>
   <source>Action</source>
   <translation>Akce</translation>
  </message>
  <message>
   <source>Actions and their keys</source>
   <translation>Akce a jejich klávesy</translation>
  </message>
  <message>
   <source>All as at first</source>
   <translation>Vše jako na začátku</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Klávesy</translation>
  </message>
  <message>
   <source>No keys</source>
   <translation>Bez kláves</translation>
  </message>
  <message>
   <source>Press the new keys</source>
   <translation>Stiskněte nové klávesy</translation>
  </message>
  <message>
   <source>These keys belong to: {0}. They would be taken from it.</source>
   <translation>Tyto klávesy patří: {0}. Odebraly by se jí.</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Použít</translation>
  </message>
 </context>
 <context>
  <name>Lane</name>
  <message>
   <source>Active player: {0}</source>
   <translation>Aktivní hráč: {0}</translation>
  </message>
  <message>
   <source>As it stands nobody wins</source>
   <translation>Zatím nevyhrává nikdo</translation>
  </message>
  <message>
   <source>As it stands you win by {1}</source>
   <translation>Zatím vyhráváte o {1}</translation>
  </message>
  <message>
   <source>As it stands {0} wins by {1}</source>
   <translation>Zatím vyhrává {0} o {1}</translation>
  </message>
  <message>
   <source>Attackers: {0}</source>
   <translation>Útočníci: {0}</translation>
  </message>
  <message>
   <source>Claim {0}: that much power moves from you</source>
   <translation>Nárok {0}: přijdete o tolik moci</translation>
  </message>
  <message>
   <source>Claim {0}: that much power moves from {1}</source>
   <translation>Nárok {0}: o tolik moci přijde {1}</translation>
  </message>
  <message>
   <source>Claim {0}: you discard that many cards from hand</source>
   <translation>Nárok {0}: odhodíte z ruky tolik karet</translation>
  </message>
  <message>
   <source>Claim {0}: you lose that many characters</source>
   <translation>Nárok {0}: ztratíte tolik postav</translation>
  </message>
  <message>
   <source>Claim {0}: {1} discards that many cards from hand</source>
   <translation>Nárok {0}: tolik karet z ruky odhodí {1}</translation>
  </message>
  <message>
   <source>Claim {0}: {1} loses that many characters</source>
   <translation>Nárok {0}: tolik postav ztratí {1}</translation>
  </message>
  <message>
   <source>Click one, or drag it to a player</source>
   <translation>Klepněte na ni nebo ji přetáhněte na hráče</translation>
  </message>
  <message>
   <source>Click the player you attack</source>
   <translation>Klepněte na hráče, na kterého útočíte</translation>
  </message>
  <message>
   <source>Declare a challenge</source>
   <translation>Vyhlaste výzvu</translation>
  </message>
  <message>
   <source>Income this round: {0}</source>
   <translation>Příjem tohoto kola: {0}</translation>
  </message>
  <message>
   <source>Marshalling: {0} gold left</source>
   <translation>Povolávání: zbývá zlata {0}</translation>
  </message>
  <message>
   <source>Nobody won</source>
   <translation>Nikdo nevyhrál</translation>
  </message>
  <message>
   <source>You won by {1}</source>
   <translation>Výhra o {1}</translation>
  </message>
  <message>
   <source>You won by {1}, unopposed</source>
   <translation>Výhra o {1}, bez odporu</translation>
  </message>
  <message>
   <source>{0} against the Hand</source>
   <translation>{0} proti Ruce krále</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} proti {1}</translation>
  </message>
  <message>
   <source>{0} phase</source>
   <translation>Fáze: {0}</translation>
  </message>
  <message>
   <source>{0} won by {1}</source>
   <translation>Vyhrává {0} o {1}</translation>
  </message>
  <message>
   <source>{0} won by {1}, unopposed</source>
   <translation>Vyhrává {0} o {1}, bez odporu</translation>
  </message>
  <message>
   <source>{1} marshals: {0} gold left</source>
   <translation>Povolává {1}: zbývá zlata {0}</translation>
  </message>
 </context>
 <context>
  <name>LeaderCard</name>
  <message>
   <source>Base</source>
   <translation>Základ</translation>
  </message>
  <message>
   <source>Base: strength {0}, swords {1}, fortifications {2}</source>
   <translation>Základ: síla {0}, meče {1}, opevnění {2}</translation>
  </message>
  <message>
   <source>Leads</source>
   <translation>Velí</translation>
  </message>
  <message>
   <source>Leads: strength {0}, swords {1}, fortifications {2}</source>
   <translation>Velí: síla {0}, meče {1}, opevnění {2}</translation>
  </message>
  <message>
   <source>These values are of our own design.</source>
   <translation>Tyto hodnoty jsou naším vlastním návrhem.</translation>
  </message>
  <message>
   <source>becomes a march</source>
   <translation>se změní v pochod</translation>
  </message>
 </context>
 <context>
  <name>LegalityBar</name>
  <message>
   <source>Repair</source>
   <translation>Opravit</translation>
  </message>
  <message>
   <source>{0} problems: {1}</source>
   <translation>Problémů: {0}; {1}</translation>
  </message>
 </context>
 <context>
  <name>ListDialog</name>
  <message>
   <source>Cancel</source>
   <translation>Storno</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Vybrat</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
 </context>
 <context>
  <name>Listing</name>
  <message>
   <source>Areas of nobody: {0}</source>
   <translation>Území nikoho: {0}</translation>
  </message>
  <message>
   <source>Beside the table</source>
   <translation>Vedle stolu</translation>
  </message>
  <message>
   <source>Challenge: {0} attacks {1}</source>
   <translation>Výzva: {0} útočí na {1}</translation>
  </message>
  <message>
   <source>Dead</source>
   <translation>Mrtví</translation>
  </message>
  <message>
   <source>Deck: {0}</source>
   <translation>Balíček: {0}</translation>
  </message>
  <message>
   <source>Discarded</source>
   <translation>Odhozené</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>Ruka</translation>
  </message>
  <message>
   <source>In play</source>
   <translation>Ve hře</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Zápletka</translation>
  </message>
  <message>
   <source>Round {0}, {1}</source>
   <translation>Kolo {0}, {1}</translation>
  </message>
  <message>
   <source>Shadows</source>
   <translation>Stíny</translation>
  </message>
  <message>
   <source>Used plots</source>
   <translation>Použité zápletky</translation>
  </message>
  <message>
   <source>{0}, {1}: power {2}, gold {3}, influence {4}, claim {5}, initiative {6}</source>
   <translation>{0}, {1}: moc {2}, zlato {3}, vliv {4}, nárok {5}, iniciativa {6}</translation>
  </message>
  <message>
   <source>{0}: {1}</source>
   <translation>{0}: {1}</translation>
  </message>
 </context>
 <context>
  <name>Log</name>
  <message>
   <source> ({source})</source>
   <comment>after a line: the card that caused it</comment>
   <translation> ({source})</translation>
  </message>
  <message>
   <source>A card returns to the hand of {who}</source>
   <translation>Karta se vrací do ruky: {who}</translation>
  </message>
  <message>
   <source>A duplicate goes under {card}</source>
   <translation>{card}: přibyl duplikát</translation>
  </message>
  <message>
   <source>Dominance is tied: nobody wins it</source>
   <translation>Nadvláda je nerozhodná: nevyhrává nikdo</translation>
  </message>
  <message>
   <source>Nobody wins dominance</source>
   <translation>Nadvládu nevyhrává nikdo</translation>
  </message>
  <message>
   <source>Nobody wins the challenge</source>
   <translation>Výzvu nevyhrává nikdo</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Kolo {number}</translation>
  </message>
  <message>
   <source>The Hand of the King {card} comes into play</source>
   <translation>Ruka krále {card} přichází do hry</translation>
  </message>
  <message>
   <source>The Hand of the King {card} drops out of play</source>
   <translation>Ruka krále {card} odchází ze hry</translation>
  </message>
  <message numerus="yes">
   <source>The Hand of the King {card} gets %n token(s)</source>
   <translation>
    <numerusform>Ruka krále {card} dostává %n žeton</numerusform>
    <numerusform>Ruka krále {card} dostává %n žetony</numerusform>
    <numerusform>Ruka krále {card} dostává %n žetonů</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The Hand of the King {card} loses %n token(s)</source>
   <translation>
    <numerusform>Ruka krále {card} ztrácí %n žeton</numerusform>
    <numerusform>Ruka krále {card} ztrácí %n žetony</numerusform>
    <numerusform>Ruka krále {card} ztrácí %n žetonů</numerusform>
   </translation>
  </message>
  <message>
   <source>The challenge is turned against {who}</source>
   <translation>Výzva se obrací, novým cílem je {who}</translation>
  </message>
  <message>
   <source>The effect of {card} lasts on</source>
   <translation>{card}: účinek trvá dál</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the challenge</source>
   <translation>{card}: účinek trvá do konce výzvy</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the phase</source>
   <translation>{card}: účinek trvá do konce fáze</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the round</source>
   <translation>{card}: účinek trvá do konce kola</translation>
  </message>
  <message>
   <source>The game is over: nobody wins</source>
   <translation>Hra skončila: nevyhrál nikdo</translation>
  </message>
  <message>
   <source>attackers and defenders are declared</source>
   <translation>útočníci a obránci jsou vyhlášeni</translation>
  </message>
  <message>
   <source>round {number} begins</source>
   <translation>začíná kolo {number}</translation>
  </message>
  <message>
   <source>the challenge is over</source>
   <translation>výzva končí</translation>
  </message>
  <message>
   <source>the claim is carried out</source>
   <translation>nárok se plní</translation>
  </message>
  <message>
   <source>the treasury</source>
   <translation>pokladna</translation>
  </message>
  <message>
   <source>the winner of dominance is found</source>
   <translation>určuje se vítěz nadvlády</translation>
  </message>
  <message>
   <source>the winner of the challenge is found</source>
   <translation>určuje se vítěz výzvy</translation>
  </message>
  <message>
   <source>the {phase} begins</source>
   <translation>začíná {phase}</translation>
  </message>
  <message>
   <source>the {phase} ends</source>
   <translation>končí {phase}</translation>
  </message>
  <message>
   <source>{card} attacks</source>
   <translation>{card} útočí</translation>
  </message>
  <message>
   <source>{card} becomes a used plot</source>
   <translation>zápletka {card} je použitá</translation>
  </message>
  <message>
   <source>{card} claims {number} power</source>
   <translation>{card} získává moc: {number}</translation>
  </message>
  <message>
   <source>{card} claims {number} power by Renown</source>
   <translation>{card} získává moc Proslulostí: {number}</translation>
  </message>
  <message>
   <source>{card} defends</source>
   <translation>{card} brání</translation>
  </message>
  <message>
   <source>{card} dies</source>
   <translation>{card} umírá</translation>
  </message>
  <message>
   <source>{card} dies by Deadly</source>
   <translation>{card} umírá Smrtelností</translation>
  </message>
  <message>
   <source>{card} dies for the claim</source>
   <translation>{card} umírá kvůli nároku</translation>
  </message>
  <message>
   <source>{card} enters play</source>
   <translation>{card} přichází do hry</translation>
  </message>
  <message>
   <source>{card} goes into Shadows</source>
   <translation>{card} jde do Stínů</translation>
  </message>
  <message>
   <source>{card} goes on top of its deck</source>
   <translation>{card} jde navrch svého balíčku</translation>
  </message>
  <message>
   <source>{card} goes to the bottom of its deck</source>
   <translation>{card} jde dospod svého balíčku</translation>
  </message>
  <message>
   <source>{card} goes to the pile</source>
   <translation>{card} jde na hromádku</translation>
  </message>
  <message>
   <source>{card} is attached to {bearer}</source>
   <translation>{card}, připojeno ke kartě {bearer}</translation>
  </message>
  <message>
   <source>{card} is bypassed by stealth</source>
   <translation>{card}: obchází Skrytost</translation>
  </message>
  <message>
   <source>{card} is cancelled</source>
   <translation>{card}: zrušeno</translation>
  </message>
  <message>
   <source>{card} is discarded</source>
   <translation>{card} jde na odhazovací hromádku</translation>
  </message>
  <message>
   <source>{card} is discarded with its card</source>
   <translation>{card} jde pryč se svou kartou</translation>
  </message>
  <message>
   <source>{card} is removed from the game</source>
   <translation>{card} je odstraněna ze hry</translation>
  </message>
  <message>
   <source>{card} is saved</source>
   <translation>{card}: záchrana</translation>
  </message>
  <message>
   <source>{card} is saved by a duplicate</source>
   <translation>{card}: záchrana duplikátem</translation>
  </message>
  <message>
   <source>{card} is shuffled into its deck</source>
   <translation>{card} se zamíchává do svého balíčku</translation>
  </message>
  <message>
   <source>{card} joins the attack</source>
   <translation>{card} se přidává k útoku</translation>
  </message>
  <message>
   <source>{card} joins the defence</source>
   <translation>{card} se přidává k obraně</translation>
  </message>
  <message>
   <source>{card} kneels</source>
   <translation>{card} pokleká</translation>
  </message>
  <message>
   <source>{card} leaves play</source>
   <translation>{card} opouští hru</translation>
  </message>
  <message>
   <source>{card} leaves the challenge</source>
   <translation>{card} opouští výzvu</translation>
  </message>
  <message>
   <source>{card} loses {number} power</source>
   <translation>{card} ztrácí moc: {number}</translation>
  </message>
  <message>
   <source>{card} returns to hand</source>
   <translation>{card} se vrací do ruky</translation>
  </message>
  <message>
   <source>{card} stands</source>
   <translation>{card} vstává</translation>
  </message>
  <message>
   <source>{card} takes effect</source>
   <translation>{card} účinkuje</translation>
  </message>
  <message>
   <source>{number} gold is put on {card}</source>
   <translation>{card}: přidané zlato {number}</translation>
  </message>
  <message>
   <source>{number} gold moves from {other} to {who}</source>
   <translation>Zlato {number}: dává {other}, bere {who}</translation>
  </message>
  <message>
   <source>{number} power moves from {other} to {who}</source>
   <translation>Moc {number}: ztrácí {other}, získává {who}</translation>
  </message>
  <message>
   <source>{phase}</source>
   <translation>{phase}</translation>
  </message>
  <message>
   <source>{phase}: skipped</source>
   <translation>{phase}: vynechána</translation>
  </message>
  <message>
   <source>{who} and {other} exchange their plot decks</source>
   <translation>{who} a {other} si vymění balíčky zápletek</translation>
  </message>
  <message>
   <source>{who} attacks the Hand of the King of {other}: {challenge}</source>
   <translation>{who} útočí na Ruku krále, soupeř {other}: {challenge}</translation>
  </message>
  <message>
   <source>{who} attacks {other}: {challenge}</source>
   <translation>{who} útočí, soupeř {other}: {challenge}</translation>
  </message>
  <message>
   <source>{who} brings {card} out of Shadows</source>
   <translation>{who} vyvádí ze Stínů: {card}</translation>
  </message>
  <message>
   <source>{who} brings {card} out of ambush</source>
   <translation>{who} uvádí do hry Přepadením: {card}</translation>
  </message>
  <message>
   <source>{who} claims {number} power for the House</source>
   <translation>{who} získává moc pro rod: {number}</translation>
  </message>
  <message>
   <source>{who} claims {number} power for the House: unopposed</source>
   <translation>{who} získává moc pro rod: {number} (bez odporu)</translation>
  </message>
  <message>
   <source>{who} counts {number} gold of income</source>
   <translation>{who}: příjem zlata {number}</translation>
  </message>
  <message>
   <source>{who} discards from the deck: {cards}</source>
   <translation>{who} odhazuje z balíčku: {cards}</translation>
  </message>
  <message>
   <source>{who} discards {card} from hand</source>
   <translation>{who} odhazuje z ruky: {card}</translation>
  </message>
  <message>
   <source>{who} does not respond</source>
   <translation>{who} nereaguje</translation>
  </message>
  <message numerus="yes">
   <source>{who} draws %n card(s)</source>
   <translation>
    <numerusform>{who} dobírá %n kartu</numerusform>
    <numerusform>{who} dobírá %n karty</numerusform>
    <numerusform>{who} dobírá %n karet</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{who} draws %n card(s): {cards}</source>
   <translation>
    <numerusform>{who} dobírá %n kartu: {cards}</numerusform>
    <numerusform>{who} dobírá %n karty: {cards}</numerusform>
    <numerusform>{who} dobírá %n karet: {cards}</numerusform>
   </translation>
  </message>
  <message>
   <source>{who} draws a new opening hand</source>
   <translation>{who} dobírá novou počáteční ruku</translation>
  </message>
  <message>
   <source>{who} gains {number} gold</source>
   <translation>{who} získává zlato: {number}</translation>
  </message>
  <message>
   <source>{who} gives up the game</source>
   <translation>{who} vzdává hru</translation>
  </message>
  <message>
   <source>{who} has chosen a plot</source>
   <translation>{who}: zápletka je vybrána</translation>
  </message>
  <message>
   <source>{who} has chosen {card}</source>
   <translation>{who}: vybraná zápletka {card}</translation>
  </message>
  <message>
   <source>{who} is First Player</source>
   <translation>První hráč: {who}</translation>
  </message>
  <message>
   <source>{who} keeps the opening hand</source>
   <translation>{who} si nechává počáteční ruku</translation>
  </message>
  <message>
   <source>{who} kneels the House card</source>
   <translation>{who} nechává pokleknout kartu rodu</translation>
  </message>
  <message>
   <source>{who} looks at cards</source>
   <translation>{who} si prohlíží karty</translation>
  </message>
  <message>
   <source>{who} looks at {cards}</source>
   <translation>{who} si prohlíží: {cards}</translation>
  </message>
  <message>
   <source>{who} looks at {card}</source>
   <translation>{who} si prohlíží: {card}</translation>
  </message>
  <message>
   <source>{who} loses the challenge</source>
   <translation>{who} prohrává výzvu</translation>
  </message>
  <message>
   <source>{who} loses {number} power</source>
   <translation>{who} ztrácí moc: {number}</translation>
  </message>
  <message>
   <source>{who} marshals {card}</source>
   <translation>{who} povolává: {card}</translation>
  </message>
  <message>
   <source>{who} marshals {card} on {bearer}</source>
   <translation>{who} povolává na kartu {bearer}: {card}</translation>
  </message>
  <message>
   <source>{who} passes</source>
   <translation>{who} pasuje</translation>
  </message>
  <message>
   <source>{who} pays {number} gold</source>
   <translation>{who} platí zlato: {number}</translation>
  </message>
  <message>
   <source>{who} places {card}</source>
   <translation>{who} vykládá: {card}</translation>
  </message>
  <message>
   <source>{who} plays {card}</source>
   <translation>{who} hraje: {card}</translation>
  </message>
  <message>
   <source>{who} puts a card at the bottom of the deck</source>
   <translation>{who} dává kartu dospod balíčku</translation>
  </message>
  <message>
   <source>{who} puts a card into Shadows</source>
   <translation>{who} dává kartu do Stínů</translation>
  </message>
  <message>
   <source>{who} puts a card on top of the deck</source>
   <translation>{who} dává kartu navrch balíčku</translation>
  </message>
  <message>
   <source>{who} returns {number} gold</source>
   <translation>{who} vrací zlato: {number}</translation>
  </message>
  <message>
   <source>{who} reveals {cards}</source>
   <translation>{who} odhaluje: {cards}</translation>
  </message>
  <message>
   <source>{who} reveals {card}</source>
   <translation>{who} odhaluje: {card}</translation>
  </message>
  <message>
   <source>{who} searches the deck</source>
   <translation>{who} prohledává balíček</translation>
  </message>
  <message>
   <source>{who} shuffles a card into the deck</source>
   <translation>{who} zamíchává kartu do balíčku</translation>
  </message>
  <message>
   <source>{who} shuffles the deck</source>
   <translation>{who} míchá balíček</translation>
  </message>
  <message>
   <source>{who} takes a card into hand</source>
   <translation>{who} bere kartu do ruky</translation>
  </message>
  <message>
   <source>{who} takes control of {card}</source>
   <translation>{who} přebírá kontrolu: {card}</translation>
  </message>
  <message>
   <source>{who} takes the title {title}</source>
   <translation>{who} bere titul: {title}</translation>
  </message>
  <message>
   <source>{who} takes the title {title} from {other}</source>
   <translation>{who} přebírá titul {title} od hráče {other}</translation>
  </message>
  <message>
   <source>{who} takes the turn</source>
   <translation>{who} je na tahu</translation>
  </message>
  <message>
   <source>{who} takes {card} into hand</source>
   <translation>{who} bere do ruky: {card}</translation>
  </message>
  <message>
   <source>{who} uses the title {title}</source>
   <translation>{who} používá titul: {title}</translation>
  </message>
  <message>
   <source>{who} uses {card}</source>
   <translation>{who} používá: {card}</translation>
  </message>
  <message>
   <source>{who} wins dominance</source>
   <translation>{who} vyhrává nadvládu</translation>
  </message>
  <message>
   <source>{who} wins initiative</source>
   <translation>{who} vyhrává iniciativu</translation>
  </message>
  <message>
   <source>{who} wins the challenge by {number}</source>
   <translation>{who} vyhrává výzvu o {number}</translation>
  </message>
  <message>
   <source>{who} wins the game</source>
   <translation>{who} vyhrává hru</translation>
  </message>
 </context>
 <context>
  <name>LogPanel</name>
  <message>
   <source>Close the log</source>
   <translation>Zavřít záznam</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Záznam</translation>
  </message>
  <message>
   <source>Log of the game</source>
   <translation>Záznam hry</translation>
  </message>
 </context>
 <context>
  <name>Looker</name>
  <message>
   <source>Choose</source>
   <translation>Vybrat</translation>
  </message>
  <message>
   <source>Show in full</source>
   <translation>Ukázat celou</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Vzít zpět</translation>
  </message>
  <message>
   <source>Why?</source>
   <translation>Proč?</translation>
  </message>
  <message>
   <source>{0}: cards of the deck that you know</source>
   <translation>{0}: známé karty z balíčku</translation>
  </message>
  <message>
   <source>{0}: cards of the hand that you know</source>
   <translation>{0}: známé karty z ruky</translation>
  </message>
  <message>
   <source>{0}: dead pile</source>
   <translation>{0}: hromádka mrtvých</translation>
  </message>
  <message>
   <source>{0}: discard pile</source>
   <translation>{0}: odhazovací hromádka</translation>
  </message>
  <message>
   <source>{0}: used plots</source>
   <translation>{0}: použité zápletky</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>&amp;Theme</source>
   <translation>&amp;Vzhled</translation>
  </message>
  <message>
   <source>A table for A Game of Thrones: The Card Game (first edition) and for the board game with A Storm of Swords, offline and without the publisher's art or texts. The games and their names belong to their owners. The map, the values of Leaders, the Tactics and Ally cards are of our own design.</source>
   <translation>Stůl pro A Game of Thrones: The Card Game (první edice) a pro deskovou hru s rozšířením A Storm of Swords, bez připojení a bez ilustrací a textů vydavatele. Hry a jejich názvy patří svým vlastníkům. Mapa, hodnoty vůdců, karty taktik a spojenců jsou naším vlastním návrhem.</translation>
  </message>
  <message>
   <source>About</source>
   <translation>O programu</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Podle systému</translation>
  </message>
  <message>
   <source>At once</source>
   <translation>Okamžitě</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Tmavý</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>Rychle</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Vysoký kontrast</translation>
  </message>
  <message>
   <source>Lang&amp;uage</source>
   <translation>&amp;Jazyk</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Světlý</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>Normálně</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Pomalu</translation>
  </message>
  <message>
   <source>Sp&amp;eed</source>
   <translation>&amp;Rychlost</translation>
  </message>
  <message>
   <source>There is no room for larger text in a window of this size.</source>
   <translation>Pro větší text není v takto velkém okně místo.</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} proti {1}</translation>
  </message>
 </context>
 <context>
  <name>ManualWindow</name>
  <message>
   <source>Back</source>
   <translation>Zpět</translation>
  </message>
  <message>
   <source>Board game</source>
   <translation>Desková hra</translation>
  </message>
  <message>
   <source>Card game</source>
   <translation>Karetní hra</translation>
  </message>
  <message>
   <source>Chapters</source>
   <translation>Kapitoly</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Vpřed</translation>
  </message>
  <message>
   <source>Found: {0}</source>
   <translation>Nalezeno: {0}</translation>
  </message>
  <message>
   <source>Rule book</source>
   <translation>Kniha pravidel</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Pravidla</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>Hledat v pravidlech</translation>
  </message>
  <message>
   <source>Search: words, or a number like CHL-18</source>
   <translation>Hledat: slova nebo číslo jako CHL-18</translation>
  </message>
  <message>
   <source>Which game</source>
   <translation>Která hra</translation>
  </message>
 </context>
 <context>
  <name>MapScene</name>
  <message>
   <source>The Middle of</source>
   <translation>Střed</translation>
  </message>
  <message>
   <source>WESTEROS</source>
   <translation>WESTEROSU</translation>
  </message>
  <message>
   <source>in the War of the Five Kings</source>
   <translation>ve Válce pěti králů</translation>
  </message>
 </context>
 <context>
  <name>MemoryPanel</name>
  <message>
   <source>Challenges of {0} this phase: {1}</source>
   <translation>Výzvy v této fázi, {0}: {1}</translation>
  </message>
  <message>
   <source>Challenges: {0}</source>
   <translation>Výzvy: {0}</translation>
  </message>
  <message>
   <source>Hand tokens</source>
   <translation>Žetony Rukou krále</translation>
  </message>
  <message>
   <source>Hands of the King: {0}</source>
   <translation>Ruce krále: {0}</translation>
  </message>
  <message>
   <source>in play</source>
   <translation>ve hře</translation>
  </message>
  <message>
   <source>none yet</source>
   <translation>zatím žádné</translation>
  </message>
  <message>
   <source>out of play</source>
   <translation>mimo hru</translation>
  </message>
  <message>
   <source>{0}: {1} of {2} tokens, {3}</source>
   <translation>{0}: žetonů {1} z {2}, {3}</translation>
  </message>
 </context>
 <context>
  <name>Menus</name>
  <message>
   <source>&amp;About</source>
   <translation>&amp;O programu</translation>
  </message>
  <message>
   <source>&amp;Copy the log</source>
   <translation>&amp;Kopírovat záznam</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Soubor</translation>
  </message>
  <message>
   <source>&amp;Full screen</source>
   <translation>&amp;Celá obrazovka</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>&amp;Hra</translation>
  </message>
  <message>
   <source>&amp;Give up…</source>
   <translation>Vz&amp;dát se…</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Nápověda</translation>
  </message>
  <message>
   <source>&amp;Keys and signs</source>
   <translation>&amp;Klávesy a značky</translation>
  </message>
  <message>
   <source>&amp;Load game…</source>
   <translation>Načíst &amp;hru…</translation>
  </message>
  <message>
   <source>&amp;Log</source>
   <translation>&amp;Záznam</translation>
  </message>
  <message>
   <source>&amp;New game…</source>
   <translation>&amp;Nová hra…</translation>
  </message>
  <message>
   <source>&amp;Next panel</source>
   <translation>&amp;Další panel</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Ukončit</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>Z&amp;novu</translation>
  </message>
  <message>
   <source>&amp;Rule book</source>
   <translation>Kniha p&amp;ravidel</translation>
  </message>
  <message>
   <source>&amp;Start page</source>
   <translation>Ú&amp;vodní stránka</translation>
  </message>
  <message>
   <source>&amp;Stop passing</source>
   <translation>&amp;Přestat pasovat</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Zpět</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Zobrazit</translation>
  </message>
  <message>
   <source>Larger te&amp;xt</source>
   <translation>Větší te&amp;xt</translation>
  </message>
  <message>
   <source>N&amp;ormal text</source>
   <translation>N&amp;ormální text</translation>
  </message>
  <message>
   <source>Other &amp;lines of this game…</source>
   <translation>Jiné &amp;větve této hry…</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>&amp;Menší text</translation>
  </message>
  <message>
   <source>Sett&amp;ings…</source>
   <translation>Nas&amp;tavení…</translation>
  </message>
  <message>
   <source>Ta&amp;ble as a list</source>
   <translation>Stůl jako s&amp;eznam</translation>
  </message>
  <message>
   <source>Undo &amp;back to…</source>
   <translation>Vrátit &amp;až k…</translation>
  </message>
 </context>
 <context>
  <name>NavBar</name>
  <message>
   <source>Campaigns</source>
   <translation>Kampaně</translation>
  </message>
  <message>
   <source>Decks</source>
   <translation>Balíčky</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>Domů</translation>
  </message>
  <message>
   <source>Keys and signs</source>
   <translation>Klávesy a značky</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Nabídka</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Nová hra</translation>
  </message>
  <message>
   <source>View settings</source>
   <translation>Nastavení vzhledu</translation>
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <source>All six titles win at once. When somebody has 15 power, the most titles win; the 15 power count as one title.</source>
   <translation>Všech šest titulů vyhrává okamžitě. Má-li někdo 15 moci, vyhrává nejvíce titulů; 15 moci se počítá jako jeden titul.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Storno</translation>
  </message>
  <message>
   <source>Computer</source>
   <translation>Počítač</translation>
  </message>
  <message>
   <source>Deck builder</source>
   <translation>Stavba balíčků</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Hand of the King: {0}</source>
   <translation>Ruka krále: {0}</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Nová hra</translation>
  </message>
  <message>
   <source>Number of players</source>
   <translation>Počet hráčů</translation>
  </message>
  <message>
   <source>Player</source>
   <translation>Hráč</translation>
  </message>
  <message>
   <source>Seat {0}</source>
   <translation>Místo {0}</translation>
  </message>
  <message>
   <source>Seats at the table</source>
   <translation>Místa u stolu</translation>
  </message>
  <message>
   <source>Start the game</source>
   <translation>Začít hru</translation>
  </message>
  <message>
   <source>Swap seats</source>
   <translation>Vyměnit místa</translation>
  </message>
  <message>
   <source>The board game with Leaders and hostages: who reaches a claim of 8 wins, at the latest after ten rounds who has the most.</source>
   <translation>Desková hra s vůdci a rukojmími: vyhraje nárok 8, nejpozději po deseti kolech nejvyšší.</translation>
  </message>
  <message>
   <source>The game is saved after every decision.</source>
   <translation>Hra se ukládá po každém rozhodnutí.</translation>
  </message>
  <message>
   <source>You win with 15 power, your Hand of the King in play, and more tokens on it than on any opponent's.</source>
   <translation>Vyhrajete s 15 mocí, svou Rukou krále ve hře a více žetony na ní, než má kterýkoli soupeř.</translation>
  </message>
  <message>
   <source>You win with 15 power.</source>
   <translation>Vyhrajete s 15 mocí.</translation>
  </message>
  <message>
   <source>You win with 15 power. Each round everybody takes a title: whom it supports you may not attack, and beating whom it opposes pays 1 power more.</source>
   <translation>Vyhrajete s 15 mocí. Každé kolo si všichni vezmou titul: koho podporuje, na toho útočit nesmíte, a porazit toho, komu se staví, vynáší 1 moc navíc.</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} proti {1}</translation>
  </message>
  <message>
   <source>{0} players</source>
   <translation>Hráčů: {0}</translation>
  </message>
  <message>
   <source>{0} {1}</source>
   <translation>{0} {1}</translation>
  </message>
  <message>
   <source>{0}, chapter {1}</source>
   <translation>{0}, kapitola {1}</translation>
  </message>
  <message>
   <source>{0}, {1} players</source>
   <translation>{0}, hráčů: {1}</translation>
  </message>
  <message>
   <source>… and {0} more</source>
   <translation>… a další: {0}</translation>
  </message>
 </context>
 <context>
  <name>OfferForm</name>
  <message>
   <source>At least one hostage must change hands.</source>
   <translation>Aspoň jeden rukojmí musí změnit majitele.</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Smazat</translation>
  </message>
  <message>
   <source>Counter-offer to {0}</source>
   <translation>Protinabídka: {0}</translation>
  </message>
  <message>
   <source>Now only your own Leader can be asked for, for 2 power or more.</source>
   <translation>Teď lze žádat jen vlastního vůdce, za 2 moci nebo více.</translation>
  </message>
  <message>
   <source>Offers are made in the hostage window after planning begins.</source>
   <translation>Nabídky se dělají v okně rukojmích po plánování.</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>Moc</translation>
  </message>
  <message>
   <source>Power and hostages change hands at once. Promises do not bind.</source>
   <translation>Moc a rukojmí mění majitele hned. Sliby nezavazují.</translation>
  </message>
  <message>
   <source>Power can go one way only.</source>
   <translation>Moc může jít jen jedním směrem.</translation>
  </message>
  <message>
   <source>Send offer to {0}</source>
   <translation>Poslat nabídku: {0}</translation>
  </message>
  <message>
   <source>You give</source>
   <translation>Dáváte</translation>
  </message>
  <message>
   <source>You receive</source>
   <translation>Dostáváte</translation>
  </message>
  <message>
   <source>Your offer to</source>
   <translation>Vaše nabídka pro</translation>
  </message>
  <message>
   <source>offers left: {0}</source>
   <translation>zbývá nabídek: {0}</translation>
  </message>
 </context>
 <context>
  <name>OptionsBar</name>
  <message>
   <source>Name of the game</source>
   <translation>Jméno hry</translation>
  </message>
  <message>
   <source>Rounds at most</source>
   <translation>Nejvýše kol</translation>
  </message>
  <message>
   <source>no limit</source>
   <translation>bez omezení</translation>
  </message>
 </context>
 <context>
  <name>PhaseArrow</name>
  <message>
   <source>(stop set)</source>
   <translation>(zastávka)</translation>
  </message>
  <message>
   <source>{0} phase, now</source>
   <translation>{0}: probíhá</translation>
  </message>
  <message>
   <source>{0} phase, over</source>
   <translation>{0}: fáze skončila</translation>
  </message>
  <message>
   <source>{0} phase: click to pass until it begins, right click to set a stop</source>
   <translation>{0}: klepnutím pasujete, dokud nezačne, pravým tlačítkem nastavíte zastávku</translation>
  </message>
  <message>
   <source>{0} phase: passing until it begins; click to end that</source>
   <translation>{0}: pasujete, dokud nezačne; klepnutím to ukončíte</translation>
  </message>
 </context>
 <context>
  <name>PhaseBar</name>
  <message>
   <source>Keys and signs</source>
   <translation>Klávesy a značky</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Záznam</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Nabídka</translation>
  </message>
  <message>
   <source>Round {0}</source>
   <translation>Kolo {0}</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Příprava</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Zpět</translation>
  </message>
  <message>
   <source>View settings</source>
   <translation>Nastavení vzhledu</translation>
  </message>
 </context>
 <context>
  <name>PileButton</name>
  <message>
   <source>{0}: {1} cards</source>
   <translation>{0}: karet {1}</translation>
  </message>
 </context>
 <context>
  <name>PileViewer</name>
  <message>
   <source>Close (Esc)</source>
   <translation>Zavřít (Esc)</translation>
  </message>
 </context>
 <context>
  <name>PilesPanel</name>
  <message>
   <source>Dead</source>
   <translation>Mrtví</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Balíček</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Odhozené</translation>
  </message>
  <message>
   <source>Look at the cards you know</source>
   <translation>Prohlédnout známé karty</translation>
  </message>
  <message>
   <source>Look through the dead pile</source>
   <translation>Prohlédnout hromádku mrtvých</translation>
  </message>
  <message>
   <source>Look through the discard pile</source>
   <translation>Prohlédnout odhazovací hromádku</translation>
  </message>
 </context>
 <context>
  <name>PlayPage</name>
  <message>
   <source>Stops</source>
   <translation>Zastávky</translation>
  </message>
  <message>
   <source>With “pass until…” you pass by yourself. In these phases the game asks you all the same.</source>
   <translation>S „pasovat do…“ pasujete sami. V těchto fázích se vás hra přesto zeptá.</translation>
  </message>
 </context>
 <context>
  <name>PreviewPanel</name>
  <message>
   <source>Point at a card to see it here</source>
   <translation>Ukažte na kartu, a uvidíte ji tady</translation>
  </message>
  <message>
   <source>Preview: no card</source>
   <translation>Náhled: žádná karta</translation>
  </message>
  <message>
   <source>pinned</source>
   <translation>připnuto</translation>
  </message>
 </context>
 <context>
  <name>Print</name>
  <message>
   <source>Hand of the King: {0} (in play with {1} tokens)</source>
   <translation>Ruka krále: {0} (ve hře se žetony: {1})</translation>
  </message>
  <message>
   <source>Nothing can be printed there.</source>
   <translation>Tam nelze tisknout.</translation>
  </message>
 </context>
 <context>
  <name>Prompt</name>
  <message>
   <source>A chance for actions in the {phase}.</source>
   <translation>Příležitost k akcím, {phase}.</translation>
  </message>
  <message>
   <source>About to happen: {what}.</source>
   <translation>Chystá se: {what}.</translation>
  </message>
  <message>
   <source>Bring a card out of Shadows or leave them alone</source>
   <translation>Vyveďte kartu ze Stínů, nebo je nechte být</translation>
  </message>
  <message>
   <source>Characters and locations from your hand; everybody reveals together.</source>
   <translation>Postavy a lokace z ruky; všichni odhalí najednou.</translation>
  </message>
  <message numerus="yes">
   <source>Choose %n character(s) to die for the claim</source>
   <translation>
    <numerusform>Vyberte %n postavu, která zemře kvůli nároku</numerusform>
    <numerusform>Vyberte %n postavy, které zemřou kvůli nároku</numerusform>
    <numerusform>Vyberte %n postav, které zemřou kvůli nároku</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose a card for {card}</source>
   <translation>Vyberte kartu pro kartu {card}</translation>
  </message>
  <message>
   <source>Choose a character for {card} to bypass</source>
   <translation>Vyberte postavu, kterou obejde {card}</translation>
  </message>
  <message>
   <source>Choose a character to bypass by stealth</source>
   <translation>Vyberte postavu, kterou obejde Skrytost</translation>
  </message>
  <message>
   <source>Choose a number</source>
   <translation>Vyberte číslo</translation>
  </message>
  <message>
   <source>Choose a number for {card}</source>
   <translation>Vyberte číslo pro kartu {card}</translation>
  </message>
  <message>
   <source>Choose a target</source>
   <translation>Vyberte cíl</translation>
  </message>
  <message>
   <source>Choose a target for {card}</source>
   <translation>Vyberte cíl pro kartu {card}</translation>
  </message>
  <message>
   <source>Choose attackers for the challenge against {name}: {challenge}</source>
   <translation>Vyberte útočníky výzvy, soupeř {name}: {challenge}</translation>
  </message>
  <message>
   <source>Choose cards</source>
   <translation>Vyberte karty</translation>
  </message>
  <message>
   <source>Choose cards for {card}</source>
   <translation>Vyberte karty pro kartu {card}</translation>
  </message>
  <message>
   <source>Choose defenders against {name}: {challenge}, STR {number}</source>
   <translation>Vyberte obránce, útočí {name}: {challenge}, SÍLA {number}</translation>
  </message>
  <message>
   <source>Choose one of the effects</source>
   <translation>Vyberte jeden z účinků</translation>
  </message>
  <message>
   <source>Choose one of your defenders to die</source>
   <translation>Vyberte obránce, který zemře</translation>
  </message>
  <message>
   <source>Choose what pays for {card}</source>
   <translation>Vyberte, čím se zaplatí {card}</translation>
  </message>
  <message>
   <source>Choose what pays the cost</source>
   <translation>Vyberte, čím se zaplatí cena</translation>
  </message>
  <message>
   <source>Choose what {card} does</source>
   <translation>Vyberte, co udělá {card}</translation>
  </message>
  <message>
   <source>Choose which effect resolves next</source>
   <translation>Vyberte účinek, který se vyhodnotí jako další</translation>
  </message>
  <message>
   <source>Choose which happening to answer</source>
   <translation>Vyberte, na kterou z událostí odpovíte</translation>
  </message>
  <message>
   <source>Choose whom the challenge is against now</source>
   <translation>Vyberte, proti komu je výzva teď</translation>
  </message>
  <message>
   <source>Choose your attackers</source>
   <translation>Vyberte útočníky</translation>
  </message>
  <message>
   <source>Choose your defenders</source>
   <translation>Vyberte obránce</translation>
  </message>
  <message>
   <source>Choose your plot for round {number}</source>
   <translation>Vyberte zápletku pro kolo {number}</translation>
  </message>
  <message>
   <source>Declare a challenge or end your challenges</source>
   <translation>Vyhlaste výzvu, nebo své výzvy ukončete</translation>
  </message>
  <message>
   <source>Declared already: {kinds}.</source>
   <translation>Už vyhlášeno: {kinds}.</translation>
  </message>
  <message>
   <source>Defenders kneel. Without any, the attack is unopposed.</source>
   <translation>Obránci pokleknou. Bez nich je útok bez odporu.</translation>
  </message>
  <message>
   <source>Do it or leave it</source>
   <translation>Proveďte to, nebo to nechte být</translation>
  </message>
  <message>
   <source>Each kind once in your turn.</source>
   <translation>Každý druh jednou za tah.</translation>
  </message>
  <message>
   <source>Exactly {number}.</source>
   <translation>Přesně {number}.</translation>
  </message>
  <message>
   <source>From {least} to {most}.</source>
   <translation>Od {least} do {most}.</translation>
  </message>
  <message>
   <source>Gold, initiative and claim hold for the round; everybody reveals together.</source>
   <translation>Zlato, iniciativa a nárok platí po celé kolo; všichni odhalí najednou.</translation>
  </message>
  <message>
   <source>How much of the gold on {card} do you pay with</source>
   <translation>Kolik zlata z karty {card} použijete k placení</translation>
  </message>
  <message>
   <source>How much of the power goes on {card} by Infamy</source>
   <translation>Kolik moci půjde kvůli Neblahé pověsti na kartu {card}</translation>
  </message>
  <message>
   <source>Just happened: {what}.</source>
   <translation>Právě se stalo: {what}.</translation>
  </message>
  <message>
   <source>Keep your opening hand or draw a new one</source>
   <translation>Nechte si počáteční ruku, nebo doberte novou</translation>
  </message>
  <message>
   <source>Make your choice</source>
   <translation>Zvolte</translation>
  </message>
  <message>
   <source>Marshal a card, take an action, or go on</source>
   <translation>Povolejte kartu, proveďte akci, nebo pokračujte</translation>
  </message>
  <message>
   <source>Name a card title</source>
   <translation>Jmenujte kartu</translation>
  </message>
  <message>
   <source>Name a card title for {card}</source>
   <translation>Jmenujte kartu pro kartu {card}</translation>
  </message>
  <message>
   <source>Name a trait</source>
   <translation>Jmenujte vlastnost</translation>
  </message>
  <message>
   <source>Name a trait for {card}</source>
   <translation>Jmenujte vlastnost pro kartu {card}</translation>
  </message>
  <message>
   <source>Name one of these</source>
   <translation>Jmenujte jedno z těchto</translation>
  </message>
  <message>
   <source>Name one of these for {card}</source>
   <translation>Jmenujte jedno z těchto pro kartu {card}</translation>
  </message>
  <message>
   <source>Name the First Player of this round</source>
   <translation>Určete prvního hráče tohoto kola</translation>
  </message>
  <message>
   <source>Name the X in the cost of {card}</source>
   <translation>Určete X v ceně karty {card}</translation>
  </message>
  <message>
   <source>Never attack whom it supports; beating whom it opposes pays.</source>
   <translation>Koho podporuje, na toho nikdy neútočte; porazit toho, komu se staví, vynáší.</translation>
  </message>
  <message>
   <source>Once a game: all seven cards go back, and the new hand must be kept.</source>
   <translation>Jednou za hru: všech sedm karet se vrátí a novou ruku si musíte nechat.</translation>
  </message>
  <message>
   <source>One card at the beginning of each phase.</source>
   <translation>Jedna karta na začátku každé fáze.</translation>
  </message>
  <message>
   <source>Pay the price or let it happen</source>
   <translation>Zaplať cenu, nebo to nech proběhnout</translation>
  </message>
  <message>
   <source>Pay the price that {card} asks or let it happen</source>
   <translation>Zaplať cenu, kterou žádá {card}, nebo to nech proběhnout</translation>
  </message>
  <message>
   <source>Place set-up cards worth up to 5 gold</source>
   <translation>Vyložte karty přípravy, nejvýše za 5 zlatých</translation>
  </message>
  <message>
   <source>Respond to what just happened or let it be</source>
   <translation>Reagujte na to, co se stalo, nebo to nechte být</translation>
  </message>
  <message>
   <source>Save, cancel, or let it happen</source>
   <translation>Zachraňte, zrušte, nebo se to nechte stát</translation>
  </message>
  <message>
   <source>Several happen at once; the First Player orders them.</source>
   <translation>Několik věcí najednou; pořadí určuje první hráč.</translation>
  </message>
  <message>
   <source>Stealth: whom you bypass cannot be declared as a defender.</source>
   <translation>Skrytost: koho obejdete, nemůže být vyhlášen obráncem.</translation>
  </message>
  <message>
   <source>Take a title for this round</source>
   <translation>Vezměte si titul pro toto kolo</translation>
  </message>
  <message>
   <source>Take an action or pass</source>
   <translation>Proveďte akci, nebo pasujte</translation>
  </message>
  <message>
   <source>The attacker has more characters with Deadly in the challenge.</source>
   <translation>Útočník má ve výzvě víc postav se Smrtelností.</translation>
  </message>
  <message>
   <source>The game is over: nobody wins.</source>
   <translation>Hra skončila: nevyhrál nikdo.</translation>
  </message>
  <message>
   <source>The game is over: {name} wins.</source>
   <translation>Hra skončila: vyhrává {name}.</translation>
  </message>
  <message>
   <source>The rest comes from elsewhere.</source>
   <translation>Zbytek přijde odjinud.</translation>
  </message>
  <message>
   <source>The rest goes to your House.</source>
   <translation>Zbytek dostane váš rod.</translation>
  </message>
  <message>
   <source>They kneel to attack.</source>
   <translation>Útočící pokleknou.</translation>
  </message>
  <message>
   <source>Turn the challenge by your title or leave it</source>
   <translation>Obraťte výzvu svým titulem, nebo ji nechte</translation>
  </message>
  <message>
   <source>Up to {number}.</source>
   <translation>Nejvýše {number}.</translation>
  </message>
  <message>
   <source>Use {card} or leave it</source>
   <translation>Použijte kartu {card}, nebo ji nechte být</translation>
  </message>
  <message>
   <source>You won initiative.</source>
   <translation>Iniciativa je vaše.</translation>
  </message>
  <message>
   <source>Your Hand of the King adds its STR by itself. Defenders kneel.</source>
   <translation>Vaše Ruka krále přidá svou SÍLU sama. Obránci pokleknou.</translation>
  </message>
  <message numerus="yes">
   <source>Your marshalling turn: %n gold to spend.</source>
   <translation>
    <numerusform>Povoláváte: zbývá %n zlatý.</numerusform>
    <numerusform>Povoláváte: zbývají %n zlaté.</numerusform>
    <numerusform>Povoláváte: zbývá %n zlatých.</numerusform>
   </translation>
  </message>
  <message>
   <source>a hidden card</source>
   <translation>skrytá karta</translation>
  </message>
  <message>
   <source>nobody</source>
   <translation>nikdo</translation>
  </message>
  <message>
   <source>{attacker} attacks the Hand of the King of {defender}: {challenge}, {attack} against {defense}.</source>
   <translation>{attacker} útočí na Ruku krále, soupeř {defender}: {challenge}, {attack} proti {defense}.</translation>
  </message>
  <message>
   <source>{attacker} attacks {defender}: {challenge}, {attack} against {defense}.</source>
   <translation>{attacker} útočí, soupeř {defender}: {challenge}, {attack} proti {defense}.</translation>
  </message>
  <message>
   <source>{card} is about to take effect.</source>
   <translation>{card} se chystá účinkovat.</translation>
  </message>
  <message>
   <source>{name} attacks {other}: {challenge}.</source>
   <translation>{name} útočí na {other}: {challenge}.</translation>
  </message>
  <message>
   <source>{name} chooses a plot.</source>
   <translation>{name} vybírá zápletku.</translation>
  </message>
  <message>
   <source>{name} chooses attackers.</source>
   <translation>{name} vybírá útočníky.</translation>
  </message>
  <message>
   <source>{name} chooses defenders.</source>
   <translation>{name} vybírá obránce.</translation>
  </message>
  <message>
   <source>{name} chooses set-up cards.</source>
   <translation>{name} vybírá karty přípravy.</translation>
  </message>
  <message>
   <source>{name} chooses what comes next.</source>
   <translation>{name} vybírá, co přijde jako další.</translation>
  </message>
  <message>
   <source>{name} chooses who dies for the claim.</source>
   <translation>{name} vybírá, kdo zemře kvůli nároku.</translation>
  </message>
  <message>
   <source>{name} chooses who dies.</source>
   <translation>{name} vybírá, kdo zemře.</translation>
  </message>
  <message>
   <source>{name} chooses whom to bypass.</source>
   <translation>{name} vybírá, koho obejde.</translation>
  </message>
  <message>
   <source>{name} looks at the opening hand.</source>
   <translation>{name} zvažuje počáteční ruku.</translation>
  </message>
  <message>
   <source>{name} makes a choice.</source>
   <translation>{name} volí.</translation>
  </message>
  <message>
   <source>{name} may declare a challenge.</source>
   <translation>{name} může vyhlásit výzvu.</translation>
  </message>
  <message>
   <source>{name} may respond.</source>
   <translation>{name} může reagovat.</translation>
  </message>
  <message>
   <source>{name} may save or cancel.</source>
   <translation>{name} může zachránit nebo zrušit.</translation>
  </message>
  <message>
   <source>{name} may take an action.</source>
   <translation>{name} může provést akci.</translation>
  </message>
  <message>
   <source>{name} names the First Player.</source>
   <translation>{name} určuje prvního hráče.</translation>
  </message>
  <message>
   <source>{name} pays a cost.</source>
   <translation>{name} platí cenu.</translation>
  </message>
  <message>
   <source>{name} won the challenge: claim {number}.</source>
   <translation>Výzvu vyhrává {name}: nárok {number}.</translation>
  </message>
  <message>
   <source>{name}, whom your title supports, has declared nobody.</source>
   <translation>{name}, koho váš titul podporuje, nikoho nevyhlásil.</translation>
  </message>
  <message>
   <source>{name}: {question}</source>
   <translation>{name}: {question}</translation>
  </message>
  <message>
   <source>{what}; and {number} more</source>
   <translation>{what}; a další: {number}</translation>
  </message>
 </context>
 <context>
  <name>PromptBar</name>
  <message>
   <source>More choices</source>
   <translation>Další volby</translation>
  </message>
  <message>
   <source>More…</source>
   <translation>Další…</translation>
  </message>
  <message>
   <source>What the game waits for</source>
   <translation>Na co hra čeká</translation>
  </message>
 </context>
 <context>
  <name>Realm</name>
  <message numerus="yes">
   <source>%n footman(s)</source>
   <translation>
    <numerusform>%n pěšák</numerusform>
    <numerusform>%n pěšáci</numerusform>
    <numerusform>%n pěšáků</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n knight(s)</source>
   <translation>
    <numerusform>%n rytíř</numerusform>
    <numerusform>%n rytíři</numerusform>
    <numerusform>%n rytířů</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed footman(s)</source>
   <translation>
    <numerusform>%n pěšák na útěku</numerusform>
    <numerusform>%n pěšáci na útěku</numerusform>
    <numerusform>%n pěšáků na útěku</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed knight(s)</source>
   <translation>
    <numerusform>%n rytíř na útěku</numerusform>
    <numerusform>%n rytíři na útěku</numerusform>
    <numerusform>%n rytířů na útěku</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed sellsword(s)</source>
   <translation>
    <numerusform>%n žoldnéř na útěku</numerusform>
    <numerusform>%n žoldnéři na útěku</numerusform>
    <numerusform>%n žoldnéřů na útěku</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n sellsword(s)</source>
   <translation>
    <numerusform>%n žoldnéř</numerusform>
    <numerusform>%n žoldnéři</numerusform>
    <numerusform>%n žoldnéřů</numerusform>
   </translation>
  </message>
  <message>
   <source>Consolidate Power</source>
   <translation>Konsolidace sil</translation>
  </message>
  <message>
   <source>Defense</source>
   <translation>Obrana</translation>
  </message>
  <message>
   <source>March</source>
   <translation>Pochod</translation>
  </message>
  <message>
   <source>Raid</source>
   <translation>Nájezd</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Podpora</translation>
  </message>
  <message>
   <source>a Claim token</source>
   <translation>žeton nároku</translation>
  </message>
  <message>
   <source>a footman</source>
   <translation>pěšák</translation>
  </message>
  <message>
   <source>a footman becomes a knight</source>
   <translation>z pěšáka rytíř</translation>
  </message>
  <message>
   <source>a knight</source>
   <translation>rytíř</translation>
  </message>
  <message>
   <source>a sellsword</source>
   <translation>žoldnéř</translation>
  </message>
  <message>
   <source>fair</source>
   <translation>jasno</translation>
  </message>
  <message>
   <source>footman</source>
   <translation>pěšák</translation>
  </message>
  <message>
   <source>knight</source>
   <translation>rytíř</translation>
  </message>
  <message>
   <source>rough</source>
   <translation>nevlídno</translation>
  </message>
  <message>
   <source>routed footman</source>
   <translation>pěšák na útěku</translation>
  </message>
  <message>
   <source>routed knight</source>
   <translation>rytíř na útěku</translation>
  </message>
  <message>
   <source>routed sellsword</source>
   <translation>žoldnéř na útěku</translation>
  </message>
  <message>
   <source>sellsword</source>
   <translation>žoldnéř</translation>
  </message>
  <message>
   <source>storm</source>
   <translation>bouře</translation>
  </message>
  <message>
   <source>the Fiefdoms</source>
   <translation>léna</translation>
  </message>
  <message>
   <source>the Iron Throne</source>
   <translation>Železný trůn</translation>
  </message>
  <message>
   <source>the King's Court</source>
   <translation>královský dvůr</translation>
  </message>
 </context>
 <context>
  <name>RealmAsking</name>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>List…</source>
   <translation>Seznam…</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Mezerník</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Vzít zpět</translation>
  </message>
 </context>
 <context>
  <name>RealmDirector</name>
  <message>
   <source>Back to the start page</source>
   <translation>Zpět na úvodní stránku</translation>
  </message>
  <message>
   <source>From {0}: choose where to</source>
   <translation>Odkud: {0}; vyberte kam</translation>
  </message>
  <message>
   <source>Hostage desk</source>
   <translation>Stůl rukojmích</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Mezerník</translation>
  </message>
  <message>
   <source>You can still look at the map and the log.</source>
   <translation>Mapu a záznam si můžete dál prohlížet.</translation>
  </message>
  <message>
   <source>{0} is thinking…</source>
   <translation>{0} přemýšlí…</translation>
  </message>
  <message>
   <source>{0}: choose an order from the tray</source>
   <translation>{0}: vyberte rozkaz ze zásobníku</translation>
  </message>
  <message>
   <source>{0}: choose the area</source>
   <translation>{0}: vyberte území</translation>
  </message>
 </context>
 <context>
  <name>RealmLabel</name>
  <message>
   <source>Abduct {leader}</source>
   <translation>Unést: {leader}</translation>
  </message>
  <message>
   <source>Accept</source>
   <translation>Přijmout</translation>
  </message>
  <message>
   <source>Counter: {bargain}</source>
   <translation>Protinabídka: {bargain}</translation>
  </message>
  <message>
   <source>Decline</source>
   <translation>Odmítnout</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>Nepoužít</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Hotovo</translation>
  </message>
  <message>
   <source>Draw from the deck of {ally}</source>
   <translation>Táhnout z balíčku: {ally}</translation>
  </message>
  <message>
   <source>Execute {leader} (2 power)</source>
   <translation>Popravit: {leader} (2 moci)</translation>
  </message>
  <message>
   <source>Gain power in {area}</source>
   <translation>Získat moc: {area}</translation>
  </message>
  <message>
   <source>Keep the Blade</source>
   <translation>Nechat si meč</translation>
  </message>
  <message>
   <source>Leave a token</source>
   <translation>Nechat žeton</translation>
  </message>
  <message>
   <source>Leave nothing</source>
   <translation>Nenechat nic</translation>
  </message>
  <message>
   <source>Let go</source>
   <translation>Propustit</translation>
  </message>
  <message>
   <source>Let the order in {area} lapse</source>
   <translation>Nechat rozkaz propadnout: {area}</translation>
  </message>
  <message>
   <source>Lose a {unit}</source>
   <translation>Ztratit: {unit}</translation>
  </message>
  <message>
   <source>Lose a {unit} in {area}</source>
   <translation>Ztratit ({area}): {unit}</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Ne</translation>
  </message>
  <message>
   <source>No card</source>
   <translation>Žádná karta</translation>
  </message>
  <message>
   <source>No hostage</source>
   <translation>Žádný rukojmí</translation>
  </message>
  <message>
   <source>No offer</source>
   <translation>Bez nabídky</translation>
  </message>
  <message>
   <source>No tactic</source>
   <translation>Žádná taktika</translation>
  </message>
  <message>
   <source>Nobody</source>
   <translation>Nikdo</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nic</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Pasovat</translation>
  </message>
  <message>
   <source>Pay 1 power</source>
   <translation>Zaplatit 1 moc</translation>
  </message>
  <message>
   <source>Raid {there} from {area}</source>
   <translation>Nájezd z {area}: {there}</translation>
  </message>
  <message>
   <source>Rescue {leader}</source>
   <translation>Osvobodit: {leader}</translation>
  </message>
  <message>
   <source>Retreat to {area}</source>
   <translation>Ústup: {area}</translation>
  </message>
  <message>
   <source>Support nobody</source>
   <translation>Nikoho nepodpořit</translation>
  </message>
  <message>
   <source>Support {house}</source>
   <translation>Podpořit: {house}</translation>
  </message>
  <message>
   <source>Take {leader} hostage</source>
   <translation>Zajmout: {leader}</translation>
  </message>
  <message>
   <source>To {house}: {bargain}</source>
   <translation>Pro {house}: {bargain}</translation>
  </message>
  <message>
   <source>Use the Blade: +1</source>
   <translation>Použít meč: +1</translation>
  </message>
  <message>
   <source>Use {card}</source>
   <translation>Použít: {card}</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Ano</translation>
  </message>
  <message>
   <source>{area} to {there}: {group}</source>
   <translation>{area} → {there}: {group}</translation>
  </message>
 </context>
 <context>
  <name>RealmLog</name>
  <message>
   <source>A Claim Pressed</source>
   <translation>Vznesený nárok</translation>
  </message>
  <message>
   <source>Battle of {area}: {who} attacks {other}</source>
   <translation>Bitva ({area}): {who} útočí na rod {other}</translation>
  </message>
  <message>
   <source>Nobody controls {area} any more</source>
   <translation>Nikdo už neovládá: {area}</translation>
  </message>
  <message>
   <source>Not allowed this round: {banned}</source>
   <translation>Toto kolo zakázáno: {banned}</translation>
  </message>
  <message>
   <source>Orders of {who}: {orders}</source>
   <translation>Rozkazy rodu {who}: {orders}</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Kolo {number}</translation>
  </message>
  <message>
   <source>The alliance of {card} with {who} is over</source>
   <translation>Spojenectví {card} s rodem {who} skončilo</translation>
  </message>
  <message>
   <source>The game is over without a winner</source>
   <translation>Hra skončila bez vítěze</translation>
  </message>
  <message>
   <source>The garrison of {area} falls</source>
   <translation>Posádka padla: {area}</translation>
  </message>
  <message>
   <source>The neutral force of {area} is beaten</source>
   <translation>Neutrální síla je poražena: {area}</translation>
  </message>
  <message>
   <source>The order on {track}: {houses}</source>
   <translation>Pořadí – {track}: {houses}</translation>
  </message>
  <message>
   <source>The power token of {who} in {area} is removed</source>
   <translation>Žeton moci rodu {who} je odstraněn: {area}</translation>
  </message>
  <message>
   <source>The supply of {who} is now {number}</source>
   <translation>Zásobování rodu {who}: {number}</translation>
  </message>
  <message>
   <source>The weather is now: {weather}</source>
   <translation>Počasí: {weather}</translation>
  </message>
  <message>
   <source>Westeros card: {card}</source>
   <translation>Karta Westerosu: {card}</translation>
  </message>
  <message>
   <source>bargain</source>
   <translation>obchod</translation>
  </message>
  <message>
   <source>bid</source>
   <translation>dražba</translation>
  </message>
  <message>
   <source>bribe</source>
   <translation>úplatek</translation>
  </message>
  <message>
   <source>execution</source>
   <translation>poprava</translation>
  </message>
  <message>
   <source>nobody</source>
   <translation>nikdo</translation>
  </message>
  <message>
   <source>none</source>
   <translation>žádné</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nic</translation>
  </message>
  <message>
   <source>retreat</source>
   <translation>ústup</translation>
  </message>
  <message>
   <source>supply</source>
   <translation>zásobování</translation>
  </message>
  <message>
   <source>{attack} to {defense}</source>
   <translation>{attack} : {defense}</translation>
  </message>
  <message>
   <source>{card} is now allied with {who}</source>
   <translation>{card} je teď spojencem rodu {who}</translation>
  </message>
  <message>
   <source>{give} for {want}</source>
   <translation>{give} za {want}</translation>
  </message>
  <message>
   <source>{leader} cannot retreat and is taken by {who}</source>
   <translation>{leader} nemá kam ustoupit; zajímá ho {who}</translation>
  </message>
  <message>
   <source>{leader} changes sides: from {other} to {who}</source>
   <translation>{leader} mění stranu: {other} → {who}</translation>
  </message>
  <message>
   <source>{leader} comes to {there}</source>
   <translation>{leader} přichází: {there}</translation>
  </message>
  <message>
   <source>{leader} goes to the reserve</source>
   <translation>{leader} jde do zálohy</translation>
  </message>
  <message>
   <source>{leader} has no ability this round</source>
   <translation>{leader} nemá toto kolo schopnost</translation>
  </message>
  <message>
   <source>{leader} is free again</source>
   <translation>{leader} je zase volný</translation>
  </message>
  <message>
   <source>{leader} is maimed: march values gone</source>
   <translation>{leader} je zmrzačen: už nemá hodnoty pochodu</translation>
  </message>
  <message>
   <source>{leader} is now a prisoner of {who}</source>
   <translation>{leader} je teď vězněm rodu {who}</translation>
  </message>
  <message>
   <source>{leader} of {other} goes to the prison of {who}</source>
   <translation>{leader} (rod {other}) jde do vězení rodu {who}</translation>
  </message>
  <message>
   <source>{leader} retreats to {there}</source>
   <translation>{leader} ustupuje: {there}</translation>
  </message>
  <message>
   <source>{number} power</source>
   <translation>{number} moci</translation>
  </message>
  <message>
   <source>{phase}</source>
   <translation>{phase}</translation>
  </message>
  <message>
   <source>{who} abducts {leader} from the prison of {other}</source>
   <translation>{who} unáší z vězení rodu {other}: {leader}</translation>
  </message>
  <message>
   <source>{who} accepts</source>
   <translation>{who} přijímá</translation>
  </message>
  <message>
   <source>{who} bids {number} for {track}</source>
   <translation>{who} nabízí {number} ({track})</translation>
  </message>
  <message>
   <source>{who} chooses a tactic in secret</source>
   <translation>{who} tajně volí taktiku</translation>
  </message>
  <message>
   <source>{who} chooses nothing</source>
   <translation>{who} nevolí nic</translation>
  </message>
  <message>
   <source>{who} chooses the tactic {card}</source>
   <translation>{who} volí taktiku {card}</translation>
  </message>
  <message>
   <source>{who} chooses {card}</source>
   <translation>{who} volí: {card}</translation>
  </message>
  <message>
   <source>{who} consolidates power in {area}</source>
   <translation>{who} konsoliduje síly: {area}</translation>
  </message>
  <message>
   <source>{who} controls {area}</source>
   <translation>{who} ovládá: {area}</translation>
  </message>
  <message>
   <source>{who} declines</source>
   <translation>{who} odmítá</translation>
  </message>
  <message>
   <source>{who} discards {card}</source>
   <translation>{who} odhazuje: {card}</translation>
  </message>
  <message>
   <source>{who} draws from the deck of {card}</source>
   <translation>{who} táhne z balíčku: {card}</translation>
  </message>
  <message>
   <source>{who} executes {leader} of {other}</source>
   <translation>{who} popravuje: {leader} (rod {other})</translation>
  </message>
  <message>
   <source>{who} gains {number} power{cause}</source>
   <translation>{who} získává {number} moci{cause}</translation>
  </message>
  <message>
   <source>{who} has no casualties</source>
   <translation>{who} nemá ztráty</translation>
  </message>
  <message>
   <source>{who} keeps a card</source>
   <translation>{who} si nechává kartu</translation>
  </message>
  <message>
   <source>{who} keeps {card}</source>
   <translation>{who} si nechává: {card}</translation>
  </message>
  <message>
   <source>{who} leaves a power token in {area}</source>
   <translation>{who} nechává žeton moci: {area}</translation>
  </message>
  <message>
   <source>{who} lets the order in {area} lapse</source>
   <translation>{who} nechává rozkaz propadnout: {area}</translation>
  </message>
  <message>
   <source>{who} loses a {unit} in {area}{cause}</source>
   <translation>{who} ztrácí ({area}): {unit}{cause}</translation>
  </message>
  <message>
   <source>{who} loses in {area}: {units}</source>
   <translation>{who} ztrácí ({area}): {units}</translation>
  </message>
  <message>
   <source>{who} loses {number} power{cause}</source>
   <translation>{who} ztrácí {number} moci{cause}</translation>
  </message>
  <message>
   <source>{who} makes a counter-offer</source>
   <translation>{who} dává protinabídku</translation>
  </message>
  <message>
   <source>{who} marches from {area} to {there}: {group}</source>
   <translation>{who} pochoduje, {area} → {there}: {group}</translation>
  </message>
  <message>
   <source>{who} must take casualties: {number}</source>
   <translation>{who} musí utrpět ztráty: {number}</translation>
  </message>
  <message>
   <source>{who} musters in {area}: {mustered}</source>
   <translation>{who} shromažďuje ({area}): {mustered}</translation>
  </message>
  <message>
   <source>{who} offers {other}: {bargain}</source>
   <translation>{who} nabízí rodu {other}: {bargain}</translation>
  </message>
  <message>
   <source>{who} places {order} in {area}</source>
   <translation>{who} pokládá {order}: {area}</translation>
  </message>
  <message>
   <source>{who} plays {card}</source>
   <translation>{who} hraje: {card}</translation>
  </message>
  <message>
   <source>{who} plays {house_card}</source>
   <translation>{who} hraje: {house_card}</translation>
  </message>
  <message>
   <source>{who} raids {area}: {other} loses {order}</source>
   <translation>{who} podniká nájezd ({area}): {other} ztrácí {order}</translation>
  </message>
  <message>
   <source>{who} replaces the order in {area} by {order}</source>
   <translation>{who} nahrazuje rozkaz ({area}): {order}</translation>
  </message>
  <message>
   <source>{who} rescues {leader} from the prison of {other}</source>
   <translation>{who} osvobozuje z vězení rodu {other}: {leader}</translation>
  </message>
  <message>
   <source>{who} retreats to {area}: {units}</source>
   <translation>{who} ustupuje ({area}): {units}</translation>
  </message>
  <message>
   <source>{who} shows the tactic {card}</source>
   <translation>{who} odhaluje taktiku {card}</translation>
  </message>
  <message>
   <source>{who} supports nobody from {area}</source>
   <translation>{who} nikoho nepodporuje ({area})</translation>
  </message>
  <message>
   <source>{who} supports {other} from {area}</source>
   <translation>{who} podporuje rod {other} ({area})</translation>
  </message>
  <message>
   <source>{who} takes a Claim token{cause}</source>
   <translation>{who} bere žeton nároku{cause}</translation>
  </message>
  <message>
   <source>{who} takes all House cards back to the hand</source>
   <translation>{who} bere do ruky všechny karty rodu</translation>
  </message>
  <message>
   <source>{who} takes {house_card} back and plays another</source>
   <translation>{who} bere zpět {house_card} a hraje jinou</translation>
  </message>
  <message>
   <source>{who} takes {house_card} back to the hand</source>
   <translation>{who} bere zpět do ruky: {house_card}</translation>
  </message>
  <message>
   <source>{who} takes {leader} hostage instead of one casualty</source>
   <translation>{who} místo jedné ztráty zajímá: {leader}</translation>
  </message>
  <message>
   <source>{who} uses the Valyrian Steel Blade</source>
   <translation>{who} používá meč z valyrijské oceli</translation>
  </message>
  <message>
   <source>{who} uses {card}</source>
   <translation>{who} používá: {card}</translation>
  </message>
  <message>
   <source>{who} wins the battle of {area}, {totals}</source>
   <translation>{who} vyhrává bitvu ({area}), {totals}</translation>
  </message>
  <message>
   <source>{who} wins the game</source>
   <translation>{who} vyhrává hru</translation>
  </message>
 </context>
 <context>
  <name>RealmPage</name>
  <message>
   <source>Map of Westeros</source>
   <translation>Mapa Westerosu</translation>
  </message>
 </context>
 <context>
  <name>RealmPrompt</name>
  <message>
   <source>+1 in this battle, once each round.</source>
   <translation>+1 v této bitvě, jednou za kolo.</translation>
  </message>
  <message>
   <source>Accept, decline, or make a counter-offer.</source>
   <translation>Přijměte, odmítněte, nebo dejte protinabídku.</translation>
  </message>
  <message>
   <source>All bids are shown together, and all are lost.</source>
   <translation>Všechny nabídky se ukážou naráz a všechny propadnou.</translation>
  </message>
  <message>
   <source>Bid power for {track}</source>
   <translation>Nabídněte moc: {track}</translation>
  </message>
  <message>
   <source>Both are shown together.</source>
   <translation>Obě se odhalí naráz.</translation>
  </message>
  <message>
   <source>Carry out a march</source>
   <translation>Proveďte pochod</translation>
  </message>
  <message>
   <source>Carry out a raid</source>
   <translation>Proveďte nájezd</translation>
  </message>
  <message>
   <source>Choose a House card for the battle of {area}</source>
   <translation>Vyberte kartu rodu do bitvy: {area}</translation>
  </message>
  <message>
   <source>Choose a Tactics card in secret</source>
   <translation>Tajně zvolte taktickou kartu</translation>
  </message>
  <message>
   <source>Choose a stronghold or city, then what to muster there.</source>
   <translation>Vyberte pevnost nebo město, pak co tam shromáždit.</translation>
  </message>
  <message>
   <source>Choose a unit to lose.</source>
   <translation>Vyberte jednotku, kterou ztratíte.</translation>
  </message>
  <message>
   <source>Choose an Ally card</source>
   <translation>Vyberte kartu spojence</translation>
  </message>
  <message>
   <source>Choose the marching area, who goes, and where to.</source>
   <translation>Vyberte odkud, kdo jde a kam.</translation>
  </message>
  <message>
   <source>Choose the raiding area, then the order that it removes.</source>
   <translation>Vyberte území nájezdu, pak rozkaz, který odstraní.</translation>
  </message>
  <message>
   <source>Choose what the Westeros card does</source>
   <translation>Vyberte, co karta Westerosu udělá</translation>
  </message>
  <message>
   <source>Choose what the card is used on</source>
   <translation>Vyberte, na co se karta použije</translation>
  </message>
  <message>
   <source>Choose where the loser of {area} retreats to</source>
   <translation>Vyberte, kam ustoupí poražený: {area}</translation>
  </message>
  <message>
   <source>Choose who falls at {area}</source>
   <translation>Vyberte, kdo padne: {area}</translation>
  </message>
  <message>
   <source>Consolidate power</source>
   <translation>Konsolidujte síly</translation>
  </message>
  <message>
   <source>Drag an order onto an area, or choose area and order. {placed} of {all} placed.</source>
   <translation>Přetáhněte rozkaz na území, nebo vyberte území a rozkaz. Zadáno {placed} z {all}.</translation>
  </message>
  <message>
   <source>Execute a hostage?</source>
   <translation>Popravit rukojmí?</translation>
  </message>
  <message>
   <source>Free {leader} for the power that is offered?</source>
   <translation>Propustit za nabízenou moc: {leader}?</translation>
  </message>
  <message>
   <source>Gain power in an area, or draw from an Ally deck.</source>
   <translation>Získejte moc v území, nebo táhněte z balíčku spojenců.</translation>
  </message>
  <message>
   <source>If you decline you must put one power into the bank.</source>
   <translation>Odmítnete-li, musíte vrátit jednu moc do banku.</translation>
  </message>
  <message>
   <source>It costs 2 power; his house gains power and will want revenge.</source>
   <translation>Stojí to 2 moci; jeho rod získá moc a bude se chtít pomstít.</translation>
  </message>
  <message>
   <source>It is shown together with the orders.</source>
   <translation>Odhalí se spolu s rozkazy.</translation>
  </message>
  <message>
   <source>It keeps control of the area that your units have left.</source>
   <translation>Udrží vládu nad územím, které vaše jednotky opustily.</translation>
  </message>
  <message>
   <source>It stands {attack} to {defense}. The Blade adds 1, once each round.</source>
   <translation>Stav {attack} : {defense}. Meč přidá 1, jednou za kolo.</translation>
  </message>
  <message>
   <source>Leave a power token in {area}?</source>
   <translation>Nechat žeton moci: {area}?</translation>
  </message>
  <message>
   <source>Make an offer for hostages, or pass</source>
   <translation>Nabídněte výměnu rukojmích, nebo pasujte</translation>
  </message>
  <message>
   <source>Muster units</source>
   <translation>Shromážděte jednotky</translation>
  </message>
  <message>
   <source>Open the hostage desk to set up any offer.</source>
   <translation>Libovolnou nabídku sestavíte u stolu rukojmích.</translation>
  </message>
  <message>
   <source>Pay one power to keep {leader}?</source>
   <translation>Zaplatit jednu moc a nechat si: {leader}?</translation>
  </message>
  <message>
   <source>Place your orders</source>
   <translation>Zadejte rozkazy</translation>
  </message>
  <message>
   <source>Remove a unit: your supply does not feed all armies</source>
   <translation>Odstraňte jednotku: zásobování neuživí všechny armády</translation>
  </message>
  <message>
   <source>Secure Hostages: your own Leader is rescued, any other goes to your prison.</source>
   <translation>Zajištění rukojmích: vlastní vůdce je osvobozen, jiný jde do vašeho vězení.</translation>
  </message>
  <message>
   <source>Spare a casualty and take a hostage?</source>
   <translation>Ušetřit ztrátu a zajmout rukojmí?</translation>
  </message>
  <message>
   <source>Take a hostage out of the loser's prison?</source>
   <translation>Vzít rukojmí z vězení poraženého?</translation>
  </message>
  <message>
   <source>The King's Justice: who is not paid for goes free.</source>
   <translation>Králova spravedlnost: za koho se nezaplatí, ten je volný.</translation>
  </message>
  <message>
   <source>The game is over without a winner</source>
   <translation>Hra skončila bez vítěze</translation>
  </message>
  <message>
   <source>The holder of the Iron Throne decides between equal bids.</source>
   <translation>O shodných nabídkách rozhoduje držitel Železného trůnu.</translation>
  </message>
  <message>
   <source>Units that retreat are routed until the end of the round.</source>
   <translation>Jednotky na ústupu jsou do konce kola na útěku.</translation>
  </message>
  <message>
   <source>Use a card now?</source>
   <translation>Použít teď kartu?</translation>
  </message>
  <message>
   <source>Use the Messenger Raven?</source>
   <translation>Použít havrana?</translation>
  </message>
  <message>
   <source>Use the Valyrian Steel Blade?</source>
   <translation>Použít meč z valyrijské oceli?</translation>
  </message>
  <message>
   <source>Use the effect of your House card at {area}?</source>
   <translation>Použít účinek karty rodu: {area}?</translation>
  </message>
  <message>
   <source>Where does {leader} come back?</source>
   <translation>Kam se vrátí {leader}?</translation>
  </message>
  <message>
   <source>Who comes first on {track}?</source>
   <translation>Kdo bude první: {track}?</translation>
  </message>
  <message>
   <source>Whom do you support at {area}?</source>
   <translation>Koho podpoříte: {area}?</translation>
  </message>
  <message>
   <source>You may replace one of your orders by an unused one.</source>
   <translation>Smíte nahradit jeden svůj rozkaz nepoužitým.</translation>
  </message>
  <message>
   <source>You won at {area}. Casualties of the loser: {number}.</source>
   <translation>Vyhráli jste: {area}. Ztráty poraženého: {number}.</translation>
  </message>
  <message>
   <source>Your army beside the battle adds its strength.</source>
   <translation>Vaše armáda vedle bitvy přidá svou sílu.</translation>
  </message>
  <message>
   <source>{house} offers: {bargain}</source>
   <translation>{house} nabízí: {bargain}</translation>
  </message>
  <message>
   <source>{name} ({house}) decides</source>
   <translation>Rozhoduje {name} ({house})</translation>
  </message>
  <message>
   <source>{name} ({house}) has won</source>
   <translation>Vyhrává {name} ({house})</translation>
  </message>
  <message>
   <source>{name}: {question}</source>
   <translation>{name}: {question}</translation>
  </message>
 </context>
 <context>
  <name>RealmUndo</name>
  <message>
   <source>consolidating</source>
   <translation>konsolidace</translation>
  </message>
  <message>
   <source>march</source>
   <translation>pochod</translation>
  </message>
  <message>
   <source>mustering</source>
   <translation>shromáždění</translation>
  </message>
  <message>
   <source>order</source>
   <translation>rozkaz</translation>
  </message>
  <message>
   <source>raid</source>
   <translation>nájezd</translation>
  </message>
  <message>
   <source>retreat</source>
   <translation>ústup</translation>
  </message>
  <message>
   <source>the House card</source>
   <translation>karta rodu</translation>
  </message>
  <message>
   <source>the bid</source>
   <translation>nabídka v dražbě</translation>
  </message>
  <message>
   <source>the counter-offer</source>
   <translation>protinabídka</translation>
  </message>
  <message>
   <source>the hostage</source>
   <translation>rukojmí</translation>
  </message>
  <message>
   <source>the offer</source>
   <translation>nabídka</translation>
  </message>
  <message>
   <source>the support</source>
   <translation>podpora</translation>
  </message>
  <message>
   <source>the tactic</source>
   <translation>taktika</translation>
  </message>
 </context>
 <context>
  <name>Repair</name>
  <message numerus="yes">
   <source>Add %n card(s).</source>
   <translation>
    <numerusform>Přidejte %n kartu.</numerusform>
    <numerusform>Přidejte %n karty.</numerusform>
    <numerusform>Přidejte %n karet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Add %n plot(s).</source>
   <translation>
    <numerusform>Přidejte %n zápletku.</numerusform>
    <numerusform>Přidejte %n zápletky.</numerusform>
    <numerusform>Přidejte %n zápletek.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose a Hand of the King.</source>
   <translation>Zvolte Ruku krále.</translation>
  </message>
  <message>
   <source>Choose a House.</source>
   <translation>Zvolte rod.</translation>
  </message>
  <message>
   <source>Choose another Hand of the King.</source>
   <translation>Zvolte jinou Ruku krále.</translation>
  </message>
  <message>
   <source>Keep {kept}; take out {cards}.</source>
   <translation>Nechte {kept}; vyjměte: {cards}.</translation>
  </message>
  <message>
   <source>Take out {cards}.</source>
   <translation>Vyjměte: {cards}.</translation>
  </message>
  <message>
   <source>Take out {card}.</source>
   <translation>Vyjměte: {card}.</translation>
  </message>
  <message>
   <source>Use the printing of {set}.</source>
   <translation>Použijte vydání ze sady {set}.</translation>
  </message>
 </context>
 <context>
  <name>RepairDialog</name>
  <message>
   <source>Close</source>
   <translation>Zavřít</translation>
  </message>
  <message>
   <source>Repair all that needs no choice</source>
   <translation>Opravit vše, co nepotřebuje volbu</translation>
  </message>
  <message>
   <source>The deck is legal.</source>
   <translation>Balíček je legální.</translation>
  </message>
  <message>
   <source>What is wrong with this deck</source>
   <translation>Co je na balíčku špatně</translation>
  </message>
 </context>
 <context>
  <name>Replay</name>
  <message>
   <source>Round {round}, {phase}</source>
   <translation>Kolo {round}, {phase}</translation>
  </message>
  <message>
   <source>This is a look back: nothing can be chosen.</source>
   <translation>Ohlížíte se: volit nelze.</translation>
  </message>
  <message>
   <source>This is a look back: step back instead.</source>
   <translation>Ohlížíte se: místo toho se vraťte o krok.</translation>
  </message>
 </context>
 <context>
  <name>ReplayBar</name>
  <message>
   <source>All cards open</source>
   <translation>Všechny karty odkryté</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zpět</translation>
  </message>
  <message>
   <source>Back to the beginning of the phase (PgUp)</source>
   <translation>Na začátek fáze (PgUp)</translation>
  </message>
  <message>
   <source>Back to the beginning of the round (Ctrl+PgUp)</source>
   <translation>Na začátek kola (Ctrl+PgUp)</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>One choice back (,)</source>
   <translation>O volbu zpět (,)</translation>
  </message>
  <message>
   <source>One choice on (.)</source>
   <translation>O volbu dál (.)</translation>
  </message>
  <message>
   <source>Play and pause (Space)</source>
   <translation>Přehrát a pozastavit (mezerník)</translation>
  </message>
  <message>
   <source>Play on from here</source>
   <translation>Hrát odtud dál</translation>
  </message>
  <message>
   <source>Position</source>
   <translation>Místo ve hře</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Rychlost</translation>
  </message>
  <message>
   <source>To the next phase (PgDown)</source>
   <translation>Na další fázi (PgDown)</translation>
  </message>
  <message>
   <source>To the next round (Ctrl+PgDown)</source>
   <translation>Na další kolo (Ctrl+PgDown)</translation>
  </message>
  <message>
   <source>Whose view</source>
   <translation>Čí pohled</translation>
  </message>
  <message>
   <source>{0} · {1} of {2}</source>
   <translation>{0} · {1} z {2}</translation>
  </message>
  <message>
   <source>{0} ×</source>
   <translation>{0} ×</translation>
  </message>
 </context>
 <context>
  <name>ResultModel</name>
  <message>
   <source>Card</source>
   <translation>Karta</translation>
  </message>
  <message>
   <source>Cost</source>
   <translation>Cena</translation>
  </message>
  <message>
   <source>Icons</source>
   <translation>Ikony</translation>
  </message>
  <message>
   <source>In deck</source>
   <translation>V balíčku</translation>
  </message>
  <message>
   <source>STR</source>
   <translation>SÍLA</translation>
  </message>
  <message>
   <source>Traits</source>
   <translation>Vlastnosti</translation>
  </message>
 </context>
 <context>
  <name>ResultTable</name>
  <message>
   <source>Found cards</source>
   <translation>Nalezené karty</translation>
  </message>
 </context>
 <context>
  <name>Rule</name>
  <message>
   <source>A deck has at most one agenda unless a card allows more.</source>
   <translation>Balíček má nejvýše jednu agendu, pokud karta nedovolí víc.</translation>
  </message>
  <message>
   <source>A deck has exactly one House card.</source>
   <translation>Balíček má právě jednu kartu rodu.</translation>
  </message>
  <message>
   <source>Banned titles may not be used, and of the restricted ones only one title.</source>
   <translation>Zakázané karty se nesmějí použít a z omezených jen jedno jméno.</translation>
  </message>
  <message>
   <source>Each card stands where its type belongs: plots, agendas and the cards to draw.</source>
   <translation>Každá karta je tam, kam patří její druh: zápletky, agendy a karty k lízání.</translation>
  </message>
  <message>
   <source>Each player has exactly one Hand of the King.</source>
   <translation>Každý hráč má právě jednu Ruku krále.</translation>
  </message>
  <message>
   <source>No card in the deck may have the title of the Hand, in any version.</source>
   <translation>Žádná karta balíčku nesmí mít jméno Ruky, v žádné verzi.</translation>
  </message>
  <message>
   <source>Of each title at most three copies, all versions together, or fewer if it says so.</source>
   <translation>Každého jména nejvýše tři kopie, všechny verze dohromady, nebo méně, říká-li to karta.</translation>
  </message>
  <message>
   <source>The Hand is any one unique character of all sets, of whatever House.</source>
   <translation>Ruka je libovolná unikátní postava ze všech sad, kteréhokoli rodu.</translation>
  </message>
  <message>
   <source>The Hand is unique, and neither a Creature nor an Army.</source>
   <translation>Ruka je unikátní a není Tvor ani Armáda.</translation>
  </message>
  <message>
   <source>The draw deck has at least 60 cards.</source>
   <translation>Lízací balíček má aspoň 60 karet.</translation>
  </message>
  <message>
   <source>The plot deck has exactly seven plots, each title once.</source>
   <translation>Balíček zápletek má právě sedm zápletek, každou jednou.</translation>
  </message>
  <message>
   <source>“House X only” cards go only into decks of that House.</source>
   <translation>Karty „jen rod X“ smějí jen do balíčku tohoto rodu.</translation>
  </message>
 </context>
 <context>
  <name>Search</name>
  <message>
   <source> or </source>
   <translation> nebo </translation>
  </message>
  <message>
   <source>A parenthesis is closed that was never opened.</source>
   <translation>Uzavírá se závorka, která se neotevřela.</translation>
  </message>
  <message>
   <source>A parenthesis is not closed.</source>
   <translation>Závorka není uzavřena.</translation>
  </message>
  <message>
   <source>After “{word}” a value is missing.</source>
   <translation>Za „{word}“ chybí hodnota.</translation>
  </message>
  <message>
   <source>Before and after “{word}” something must stand.</source>
   <translation>Před „{word}“ a za ním musí něco být.</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Rod</translation>
  </message>
  <message>
   <source>House card</source>
   <translation>karta rodu</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Omezená</translation>
  </message>
  <message>
   <source>Perhaps: {words}.</source>
   <translation>Snad: {words}.</translation>
  </message>
  <message>
   <source>STR</source>
   <translation>SÍLA</translation>
  </message>
  <message>
   <source>The quotation mark before {word} is not closed.</source>
   <translation>Uvozovky před {word} nejsou uzavřeny.</translation>
  </message>
  <message>
   <source>There is no field “{word}”.</source>
   <translation>Pole „{word}“ neexistuje.</translation>
  </message>
  <message>
   <source>a reprint</source>
   <translation>přetisk</translation>
  </message>
  <message>
   <source>agenda</source>
   <translation>agenda</translation>
  </message>
  <message>
   <source>allowed in Joust</source>
   <translation>povolená v Souboji</translation>
  </message>
  <message>
   <source>allowed in Melee</source>
   <translation>povolená ve Vřavě</translation>
  </message>
  <message>
   <source>among the deck's plots</source>
   <translation>mezi zápletkami balíčku</translation>
  </message>
  <message>
   <source>banned</source>
   <translation>zakázaná</translation>
  </message>
  <message>
   <source>challenge icon</source>
   <translation>ikona výzvy</translation>
  </message>
  <message>
   <source>claim</source>
   <translation>nárok</translation>
  </message>
  <message>
   <source>copies in the deck</source>
   <translation>kopií v balíčku</translation>
  </message>
  <message>
   <source>cost</source>
   <translation>cena</translation>
  </message>
  <message>
   <source>crest</source>
   <translation>erb</translation>
  </message>
  <message>
   <source>for one House only</source>
   <translation>jen pro jeden rod</translation>
  </message>
  <message>
   <source>format</source>
   <translation>formát</translation>
  </message>
  <message>
   <source>goes into Shadows</source>
   <translation>jde do Stínů</translation>
  </message>
  <message>
   <source>gold of the plot</source>
   <translation>zlato zápletky</translation>
  </message>
  <message>
   <source>has a Response</source>
   <translation>má Odezvu</translation>
  </message>
  <message>
   <source>has a naval icon</source>
   <translation>má námořní ikonu</translation>
  </message>
  <message>
   <source>in the deck</source>
   <translation>v balíčku</translation>
  </message>
  <message>
   <source>income</source>
   <translation>příjem</translation>
  </message>
  <message>
   <source>influence</source>
   <translation>vliv</translation>
  </message>
  <message>
   <source>initiative</source>
   <translation>iniciativa</translation>
  </message>
  <message>
   <source>its abilities are in the program</source>
   <translation>její schopnosti jsou v programu</translation>
  </message>
  <message>
   <source>keyword</source>
   <translation>klíčové slovo</translation>
  </message>
  <message>
   <source>may be a Hand of the King</source>
   <translation>smí být Rukou krále</translation>
  </message>
  <message>
   <source>name</source>
   <translation>jméno</translation>
  </message>
  <message>
   <source>no</source>
   <translation>ne</translation>
  </message>
  <message>
   <source>no icon</source>
   <translation>žádná ikona</translation>
  </message>
  <message>
   <source>not of the deck's House</source>
   <translation>ne rodu balíčku</translation>
  </message>
  <message>
   <source>not unique</source>
   <translation>neunikátní</translation>
  </message>
  <message>
   <source>not {what}</source>
   <translation>ne {what}</translation>
  </message>
  <message>
   <source>of my sets</source>
   <translation>z mých sad</translation>
  </message>
  <message>
   <source>of no House</source>
   <translation>bez rodu</translation>
  </message>
  <message>
   <source>of several Houses</source>
   <translation>více rodů</translation>
  </message>
  <message>
   <source>of the deck's House</source>
   <translation>rodu balíčku</translation>
  </message>
  <message>
   <source>place</source>
   <translation>místo</translation>
  </message>
  <message>
   <source>plot</source>
   <translation>zápletka</translation>
  </message>
  <message>
   <source>property</source>
   <translation>znak</translation>
  </message>
  <message>
   <source>restricted</source>
   <translation>omezená</translation>
  </message>
  <message>
   <source>set</source>
   <translation>sada</translation>
  </message>
  <message>
   <source>text</source>
   <translation>text</translation>
  </message>
  <message>
   <source>the deck's Hand of the King</source>
   <translation>Ruka krále balíčku</translation>
  </message>
  <message>
   <source>trait</source>
   <translation>vlastnost</translation>
  </message>
  <message>
   <source>type</source>
   <translation>druh</translation>
  </message>
  <message>
   <source>unique</source>
   <translation>unikátní</translation>
  </message>
  <message>
   <source>year</source>
   <translation>rok</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>ano</translation>
  </message>
  <message>
   <source>{field} cannot be compared with “{word}”; write a colon.</source>
   <translation>{field} nelze porovnat s „{word}“; napište dvojtečku.</translation>
  </message>
  <message>
   <source>{field} less than {number}</source>
   <translation>{field} méně než {number}</translation>
  </message>
  <message>
   <source>{field} more than {number}</source>
   <translation>{field} více než {number}</translation>
  </message>
  <message>
   <source>{field} other than {number}</source>
   <translation>{field} jiné než {number}</translation>
  </message>
  <message>
   <source>{field} {low} to {high}</source>
   <translation>{field} {low} až {high}</translation>
  </message>
  <message>
   <source>{field} {number}</source>
   <translation>{field} {number}</translation>
  </message>
  <message>
   <source>{field} {number} or less</source>
   <translation>{field} {number} nebo méně</translation>
  </message>
  <message>
   <source>{field} {number} or more</source>
   <translation>{field} {number} nebo více</translation>
  </message>
  <message>
   <source>{field} {values}</source>
   <translation>{field} {values}</translation>
  </message>
  <message>
   <source>“{text}” in the name</source>
   <translation>„{text}“ ve jméně</translation>
  </message>
  <message>
   <source>“{text}” in the text</source>
   <translation>„{text}“ v textu</translation>
  </message>
  <message>
   <source>“{word}” is no number for {field}.</source>
   <translation>„{word}“ není pro {field} číslo.</translation>
  </message>
  <message>
   <source>“{word}” means nothing as {field}.</source>
   <translation>„{word}“ neznamená u pole {field} nic.</translation>
  </message>
 </context>
 <context>
  <name>SearchList</name>
  <message>
   <source>Search</source>
   <translation>Hledat</translation>
  </message>
 </context>
 <context>
  <name>SeatHead</name>
  <message>
   <source>Cards in hand: {0}</source>
   <translation>Karet v ruce: {0}</translation>
  </message>
  <message>
   <source>Cards in the draw deck: {0}</source>
   <translation>Karet v dobíracím balíčku: {0}</translation>
  </message>
  <message>
   <source>Dead pile: {0}. Click to look through it</source>
   <translation>Hromádka mrtvých: {0}. Klepnutím ji prohlédnete</translation>
  </message>
  <message>
   <source>Discard pile: {0}. Click to look through it</source>
   <translation>Odhazovací hromádka: {0}. Klepnutím ji prohlédnete</translation>
  </message>
  <message>
   <source>First player</source>
   <translation>První hráč</translation>
  </message>
  <message>
   <source>Gold: {0}</source>
   <translation>Zlato: {0}</translation>
  </message>
  <message>
   <source>Influence of standing cards: {0}</source>
   <translation>Vliv stojících karet: {0}</translation>
  </message>
  <message>
   <source>Initiative: {0}</source>
   <translation>Iniciativa: {0}</translation>
  </message>
  <message>
   <source>Used plots: {0}. Click to look at them</source>
   <translation>Použité zápletky: {0}. Klepnutím je prohlédnete</translation>
  </message>
  <message>
   <source>active player</source>
   <translation>aktivní hráč</translation>
  </message>
  <message>
   <source>first player</source>
   <translation>první hráč</translation>
  </message>
  <message>
   <source>initiative {0}</source>
   <translation>iniciativa {0}</translation>
  </message>
  <message>
   <source>power {0} of {1}</source>
   <translation>moc {0} z {1}</translation>
  </message>
  <message>
   <source>{0} titles</source>
   <translation>Tituly: {0}</translation>
  </message>
 </context>
 <context>
  <name>SeatPanel</name>
  <message>
   <source>Cards in hand: {0}</source>
   <translation>Karet v ruce: {0}</translation>
  </message>
  <message>
   <source>Cards in the draw deck: {0}</source>
   <translation>Karet v dobíracím balíčku: {0}</translation>
  </message>
  <message>
   <source>Click to look closer; right click for the piles</source>
   <translation>Klepnutím se podíváte blíž; pravým tlačítkem hromádky</translation>
  </message>
  <message>
   <source>Dead pile: {0}. Click to look through it</source>
   <translation>Hromádka mrtvých: {0}. Klepnutím ji prohlédnete</translation>
  </message>
  <message>
   <source>Discard pile: {0}. Click to look through it</source>
   <translation>Odhazovací hromádka: {0}. Klepnutím ji prohlédnete</translation>
  </message>
  <message>
   <source>Gold: {0}</source>
   <translation>Zlato: {0}</translation>
  </message>
  <message>
   <source>Hand of the King {0} of {1} tokens, in play</source>
   <translation>Ruka krále, žetonů {0} z {1}, ve hře</translation>
  </message>
  <message>
   <source>Hand of the King {0} of {1} tokens, out of play</source>
   <translation>Ruka krále, žetonů {0} z {1}, mimo hru</translation>
  </message>
  <message>
   <source>Influence of standing cards: {0}</source>
   <translation>Vliv stojících karet: {0}</translation>
  </message>
  <message>
   <source>Initiative: {0}</source>
   <translation>Iniciativa: {0}</translation>
  </message>
  <message>
   <source>Used plots: {0}. Click to look at them</source>
   <translation>Použité zápletky: {0}. Klepnutím je prohlédnete</translation>
  </message>
  <message>
   <source>active player</source>
   <translation>aktivní hráč</translation>
  </message>
  <message>
   <source>can be chosen</source>
   <translation>lze zvolit</translation>
  </message>
  <message>
   <source>first player</source>
   <translation>první hráč</translation>
  </message>
  <message>
   <source>power {0} of {1}</source>
   <translation>moc {0} z {1}</translation>
  </message>
 </context>
 <context>
  <name>SeatRow</name>
  <message>
   <source>Colour, pattern and sigil of the seat. Click to change</source>
   <translation>Barva, vzor a znak místa. Klepnutím změníte</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Balíček</translation>
  </message>
  <message>
   <source>Hand of the King: {0}. Change</source>
   <translation>Ruka krále: {0}. Změnit</translation>
  </message>
  <message>
   <source>Hand: {0}</source>
   <translation>Ruka: {0}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Jméno</translation>
  </message>
  <message>
   <source>Seat {0}</source>
   <translation>Místo {0}</translation>
  </message>
  <message>
   <source>Seat {0}: colour, pattern and sigil of {1}. Change</source>
   <translation>Místo {0}: barva, vzor a znak – {1}. Změnit</translation>
  </message>
  <message>
   <source>Who plays</source>
   <translation>Kdo hraje</translation>
  </message>
  <message>
   <source>none yet</source>
   <translation>zatím žádné</translation>
  </message>
  <message>
   <source>not playable</source>
   <translation>nelze hrát</translation>
  </message>
  <message>
   <source>{0} ({1} cards)</source>
   <translation>{0} (karet {1})</translation>
  </message>
 </context>
 <context>
  <name>SetsDialog</name>
  <message>
   <source>All sets</source>
   <translation>Všechny sady</translation>
  </message>
  <message>
   <source>All years</source>
   <translation>Všechny roky</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Zrušit</translation>
  </message>
  <message>
   <source>Only some sets</source>
   <translation>Jen některé sady</translation>
  </message>
  <message>
   <source>Sets</source>
   <translation>Sady</translation>
  </message>
  <message>
   <source>Until the year</source>
   <translation>Do roku</translation>
  </message>
  <message>
   <source>Until {0}</source>
   <translation>Do {0}</translation>
  </message>
  <message>
   <source>Use these</source>
   <translation>Použít tyto</translation>
  </message>
 </context>
 <context>
  <name>SettingsDialog</name>
  <message>
   <source>Close</source>
   <translation>Zavřít</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Soubory</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Klávesy</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Hra</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Nastavení</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Vzhled</translation>
  </message>
 </context>
 <context>
  <name>StandingPanel</name>
  <message>
   <source>power {0}</source>
   <translation>moc {0}</translation>
  </message>
  <message>
   <source>titles {0}</source>
   <translation>tituly {0}</translation>
  </message>
  <message>
   <source>tokens {0}</source>
   <translation>žetony {0}</translation>
  </message>
  <message>
   <source>won: {0} of {1}</source>
   <translation>výhry: {0} z {1}</translation>
  </message>
 </context>
 <context>
  <name>StandingsPanel</name>
  <message>
   <source>A tactic is chosen.</source>
   <translation>Taktika je zvolena.</translation>
  </message>
  <message>
   <source>Fair</source>
   <translation>Jasno</translation>
  </message>
  <message>
   <source>Fair weather: all ways are open.</source>
   <translation>Jasno: všechny cesty jsou otevřené.</translation>
  </message>
  <message>
   <source>Fiefdoms</source>
   <translation>Léna</translation>
  </message>
  <message>
   <source>In prison: {0}</source>
   <translation>Ve vězení: {0}</translation>
  </message>
  <message>
   <source>Iron Throne</source>
   <translation>Železný trůn</translation>
  </message>
  <message>
   <source>King's Court</source>
   <translation>Královský dvůr</translation>
  </message>
  <message>
   <source>No Westeros cards in the first round</source>
   <translation>V prvním kole žádné karty Westerosu</translation>
  </message>
  <message>
   <source>Rough</source>
   <translation>Nevlídno</translation>
  </message>
  <message>
   <source>Rough weather: long sea arrows are closed.</source>
   <translation>Nevlídno: dálkové mořské šipky jsou zavřené.</translation>
  </message>
  <message>
   <source>Standings</source>
   <translation>Stav hry</translation>
  </message>
  <message>
   <source>Storm</source>
   <translation>Bouře</translation>
  </message>
  <message>
   <source>Storm: sea arrows and fords are closed.</source>
   <translation>Bouře: mořské šipky a brody jsou zavřené.</translation>
  </message>
  <message>
   <source>Tactic: {0}</source>
   <translation>Taktika: {0}</translation>
  </message>
  <message>
   <source>The Blade can be used.</source>
   <translation>Meč lze použít.</translation>
  </message>
  <message>
   <source>The Blade is used up.</source>
   <translation>Meč je už použit.</translation>
  </message>
  <message>
   <source>{0} acts first this round.</source>
   <translation>Toto kolo začíná {0}.</translation>
  </message>
  <message>
   <source>{0}: claim {1} of {2}, power {3}, supply {4}; armies {5} of allowed {6}; Ally cards: {7}</source>
   <translation>{0}: nárok {1} z {2}, moc {3}, zásobování {4}; armády {5}, povoleno {6}; karet spojenců: {7}</translation>
  </message>
 </context>
 <context>
  <name>Start</name>
  <message>
   <source>A deck must be chosen.</source>
   <translation>Je třeba vybrat balíček.</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>Hráč {number}</translation>
  </message>
  <message>
   <source>The game needs a name.</source>
   <translation>Hra potřebuje jméno.</translation>
  </message>
  <message>
   <source>The limit of rounds is between 0 and {number}.</source>
   <translation>Omezení počtu kol je mezi 0 a {number}.</translation>
  </message>
  <message>
   <source>The name is missing.</source>
   <translation>Chybí jméno.</translation>
  </message>
  <message>
   <source>The players need different names.</source>
   <translation>Hráči musí mít různá jména.</translation>
  </message>
  <message>
   <source>There is no kind of player {name}.</source>
   <translation>Druh hráče {name} neexistuje.</translation>
  </message>
  <message>
   <source>There is no variant {name}.</source>
   <translation>Varianta {name} neexistuje.</translation>
  </message>
  <message>
   <source>This variant is played by {least} to {most}.</source>
   <translation>Tuto variantu hraje {least} až {most} hráčů.</translation>
  </message>
  <message>
   <source>This variant is played by {number}.</source>
   <translation>Počet hráčů této varianty: {number}.</translation>
  </message>
  <message>
   <source>{name}: {reason}</source>
   <translation>{name}: {reason}</translation>
  </message>
 </context>
 <context>
  <name>StoryPanel</name>
  <message>
   <source>Chapter {0}</source>
   <translation>Kapitola {0}</translation>
  </message>
  <message>
   <source>Chronicle</source>
   <translation>Kronika</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Poznámky</translation>
  </message>
  <message>
   <source>Nothing has been told yet.</source>
   <translation>Zatím není co vyprávět.</translation>
  </message>
  <message>
   <source>Round {0}</source>
   <translation>Kolo {0}</translation>
  </message>
  <message>
   <source>What you want to remember of this campaign</source>
   <translation>Co si chcete o této kampani pamatovat</translation>
  </message>
 </context>
 <context>
  <name>TableList</name>
  <message>
   <source>The table as a list</source>
   <translation>Stůl jako seznam</translation>
  </message>
 </context>
 <context>
  <name>TablePage</name>
  <message>
   <source>Table</source>
   <translation>Stůl</translation>
  </message>
 </context>
 <context>
  <name>Term</name>
  <message>
   <source>Ambush</source>
   <translation>Přepadení</translation>
  </message>
  <message>
   <source>Baratheon</source>
   <translation>Baratheon</translation>
  </message>
  <message>
   <source>Crown Regent</source>
   <translation>Regent</translation>
  </message>
  <message>
   <source>Deadly</source>
   <translation>Smrtelnost</translation>
  </message>
  <message>
   <source>Deathbound</source>
   <translation>Předurčen k smrti</translation>
  </message>
  <message>
   <source>Greyjoy</source>
   <translation>Greyjoy</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>Holy</source>
   <translation>Svatý</translation>
  </message>
  <message>
   <source>Infamy</source>
   <translation>Neblahá pověst</translation>
  </message>
  <message>
   <source>Intimidate</source>
   <translation>Zastrašení</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Klání</translation>
  </message>
  <message>
   <source>Lannister</source>
   <translation>Lannister</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Učený</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Omezená</translation>
  </message>
  <message>
   <source>Lord Commander of the Kingsguard</source>
   <translation>Lord velitel Královské gardy</translation>
  </message>
  <message>
   <source>Martell</source>
   <translation>Martell</translation>
  </message>
  <message>
   <source>Master of Coin</source>
   <translation>Mistr mincí</translation>
  </message>
  <message>
   <source>Master of Laws</source>
   <translation>Mistr zákonů</translation>
  </message>
  <message>
   <source>Master of Whispers</source>
   <translation>Mistr našeptávačů</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Vřava</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Neutrální</translation>
  </message>
  <message>
   <source>No attachments</source>
   <translation>Bez vybavení</translation>
  </message>
  <message>
   <source>Noble</source>
   <translation>Vznešený</translation>
  </message>
  <message>
   <source>Renown</source>
   <translation>Proslulost</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>Příprava</translation>
  </message>
  <message>
   <source>Shadow</source>
   <translation>Stínů</translation>
  </message>
  <message>
   <source>Stalwart</source>
   <translation>Neochvějnost</translation>
  </message>
  <message>
   <source>Stark</source>
   <translation>Stark</translation>
  </message>
  <message>
   <source>Stealth</source>
   <translation>Skrytost</translation>
  </message>
  <message>
   <source>Targaryen</source>
   <translation>Targaryen</translation>
  </message>
  <message>
   <source>Vengeful</source>
   <translation>Pomstychtivost</translation>
  </message>
  <message>
   <source>Vigilant</source>
   <translation>Ostražitost</translation>
  </message>
  <message>
   <source>War</source>
   <translation>Válečný</translation>
  </message>
  <message>
   <source>Westeros phase</source>
   <translation>fáze Westeros</translation>
  </message>
  <message>
   <source>attachment</source>
   <translation>vybavení</translation>
  </message>
  <message>
   <source>challenges phase</source>
   <translation>fáze výzev</translation>
  </message>
  <message>
   <source>character</source>
   <translation>postava</translation>
  </message>
  <message>
   <source>clean-up phase</source>
   <translation>úklidová fáze</translation>
  </message>
  <message>
   <source>consolidate power step</source>
   <translation>krok konsolidace sil</translation>
  </message>
  <message>
   <source>dominance phase</source>
   <translation>fáze nadvlády</translation>
  </message>
  <message>
   <source>draw phase</source>
   <translation>fáze dobírání</translation>
  </message>
  <message>
   <source>event</source>
   <translation>událost</translation>
  </message>
  <message>
   <source>intrigue</source>
   <translation>intriková</translation>
  </message>
  <message>
   <source>location</source>
   <translation>lokace</translation>
  </message>
  <message>
   <source>march step</source>
   <translation>krok pochodů</translation>
  </message>
  <message>
   <source>marshalling phase</source>
   <translation>fáze povolávání</translation>
  </message>
  <message>
   <source>military</source>
   <translation>vojenská</translation>
  </message>
  <message>
   <source>planning phase</source>
   <translation>fáze plánování</translation>
  </message>
  <message>
   <source>plot phase</source>
   <translation>fáze zápletek</translation>
  </message>
  <message>
   <source>power</source>
   <translation>mocenská</translation>
  </message>
  <message>
   <source>raid step</source>
   <translation>krok nájezdů</translation>
  </message>
  <message>
   <source>setup</source>
   <translation>příprava</translation>
  </message>
  <message>
   <source>standing phase</source>
   <translation>fáze vstávání</translation>
  </message>
  <message>
   <source>taxation phase</source>
   <translation>fáze zdanění</translation>
  </message>
 </context>
 <context>
  <name>Titles</name>
  <message>
   <source>+2 gold of income</source>
   <translation>+2 zlata příjmu</translation>
  </message>
  <message>
   <source>+3 in intrigue challenges</source>
   <translation>+3 v intrikách</translation>
  </message>
  <message>
   <source>+3 in military challenges</source>
   <translation>+3 ve vojenských výzvách</translation>
  </message>
  <message>
   <source>+3 in military; may take an undefended attack</source>
   <translation>+3 ve vojenských; smí převzít nebráněný útok</translation>
  </message>
  <message>
   <source>+3 in power challenges</source>
   <translation>+3 v mocenských výzvách</translation>
  </message>
  <message>
   <source>+3 in power; once a round redirects an attack</source>
   <translation>+3 v mocenských; jednou za kolo přesměruje útok</translation>
  </message>
  <message>
   <source>1 power more for winning unopposed</source>
   <translation>1 moc navíc za výhru bez odporu</translation>
  </message>
  <message>
   <source>2 gold when winning initiative</source>
   <translation>2 zlata za výhru iniciativy</translation>
  </message>
  <message>
   <source>Commander of the Iron Fleet</source>
   <translation>Kapitán Železného loďstva</translation>
  </message>
  <message>
   <source>Crown Regent</source>
   <translation>Regent</translation>
  </message>
  <message>
   <source>Drowned Priest</source>
   <translation>Kněz Utopeného</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>Iron Fleet</source>
   <translation>Železné loďstvo</translation>
  </message>
  <message>
   <source>Lord Commander</source>
   <translation>Lord velitel</translation>
  </message>
  <message>
   <source>Lord Commander of the Kingsguard</source>
   <translation>Lord velitel Královské gardy</translation>
  </message>
  <message>
   <source>Lord of the Isles</source>
   <translation>Pán ostrovů</translation>
  </message>
  <message>
   <source>Master of Coin</source>
   <translation>Mistr mincí</translation>
  </message>
  <message>
   <source>Master of Laws</source>
   <translation>Mistr zákonů</translation>
  </message>
  <message>
   <source>Master of Whispers</source>
   <translation>Mistr našeptávačů</translation>
  </message>
  <message>
   <source>Priest of the Drowned God</source>
   <translation>Kněz Utopeného boha</translation>
  </message>
  <message>
   <source>Reaver</source>
   <translation>Plenitel</translation>
  </message>
  <message>
   <source>The Crow's Eye</source>
   <translation>Vraní oko</translation>
  </message>
  <message>
   <source>The Reader</source>
   <translation>Čtenář</translation>
  </message>
  <message>
   <source>a second power challenge, against another player</source>
   <translation>druhá mocenská výzva, proti jinému hráči</translation>
  </message>
  <message>
   <source>draws 1 card more</source>
   <translation>líže o 1 kartu víc</translation>
  </message>
  <message>
   <source>free</source>
   <translation>volný</translation>
  </message>
  <message>
   <source>goes to who beats its holder in intrigue</source>
   <translation>přejde na toho, kdo držitele porazí v intrice</translation>
  </message>
  <message>
   <source>goes to who beats its holder in military</source>
   <translation>přejde na toho, kdo držitele porazí vojensky</translation>
  </message>
  <message>
   <source>goes to who beats its holder in power</source>
   <translation>přejde na toho, kdo držitele porazí v moci</translation>
  </message>
  <message>
   <source>goes to who beats its holder unopposed</source>
   <translation>přejde na toho, kdo držitele porazí bez odporu</translation>
  </message>
  <message>
   <source>goes to who wins dominance</source>
   <translation>přejde na vítěze nadvlády</translation>
  </message>
  <message>
   <source>goes to who wins initiative</source>
   <translation>přejde na vítěze iniciativy</translation>
  </message>
  <message>
   <source>gold counts twice for dominance</source>
   <translation>zlato se pro nadvládu počítá dvakrát</translation>
  </message>
  <message>
   <source>held by {0}</source>
   <translation>drží {0}</translation>
  </message>
  <message>
   <source>opposes you</source>
   <translation>staví se proti vám</translation>
  </message>
  <message>
   <source>opposes {0}</source>
   <translation>staví se proti: {0}</translation>
  </message>
  <message>
   <source>supports you</source>
   <translation>podporuje vás</translation>
  </message>
  <message>
   <source>supports {0}</source>
   <translation>podporuje: {0}</translation>
  </message>
  <message>
   <source>you oppose</source>
   <translation>stavíte se proti</translation>
  </message>
  <message>
   <source>you support: no attack</source>
   <translation>podporujete: neútočit</translation>
  </message>
 </context>
 <context>
  <name>TreeView</name>
  <message numerus="yes">
   <source>%n choice(s)</source>
   <translation>
    <numerusform>%n volba</numerusform>
    <numerusform>%n volby</numerusform>
    <numerusform>%n voleb</numerusform>
   </translation>
  </message>
  <message>
   <source>; other lines: {0}</source>
   <translation>; jiné větve: {0}</translation>
  </message>
  <message>
   <source>Choices made: {0}</source>
   <translation>Volby: {0}</translation>
  </message>
  <message>
   <source>R{0}</source>
   <translation>K{0}</translation>
  </message>
  <message>
   <source>What if: {0}</source>
   <translation>Co kdyby: {0}</translation>
  </message>
  <message>
   <source>now, after {0}</source>
   <translation>nyní, volba {0}</translation>
  </message>
 </context>
 <context>
  <name>TrialDialog</name>
  <message>
   <source>Also in hand: {0}</source>
   <translation>Dále v ruce: {0}</translation>
  </message>
  <message>
   <source>Cards placed, in percent of the hands</source>
   <translation>Vyložené karty, v procentech rukou</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Zavřít</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Líznout</translation>
  </message>
  <message>
   <source>Gold placed, in percent of the hands</source>
   <translation>Vyložené zlato, v procentech rukou</translation>
  </message>
  <message>
   <source>Mulligan</source>
   <translation>Mulligan</translation>
  </message>
  <message>
   <source>New hand</source>
   <translation>Nová ruka</translation>
  </message>
  <message>
   <source>Next round</source>
   <translation>Další kolo</translation>
  </message>
  <message>
   <source>Opening hand. The marked cards could be placed: {0} for {1} of 5 gold.</source>
   <translation>Úvodní ruka. Označené karty lze vyložit: {0} za {1} z 5 zlata.</translation>
  </message>
  <message>
   <source>Place the set-up</source>
   <translation>Vyložit přípravu</translation>
  </message>
  <message>
   <source>Placed on average: {0} cards for {1} gold.</source>
   <translation>V průměru vyloženo: {0} karet za {1} zlata.</translation>
  </message>
  <message>
   <source>Poor set-ups (fewer than 2 cards): {0} of the first hands, {1} after the mulligan.</source>
   <translation>Slabé přípravy (méně než 2 karty): {0} prvních rukou, {1} po mulliganu.</translation>
  </message>
  <message>
   <source>Round {0}: {1} cards in hand, {2} in the deck</source>
   <translation>Kolo {0}: v ruce {1} karet, v balíčku {2}</translation>
  </message>
  <message>
   <source>Set-up report</source>
   <translation>Zpráva o přípravě</translation>
  </message>
  <message>
   <source>Trial draw</source>
   <translation>Zkušební tah</translation>
  </message>
  <message>
   <source>Without a character: {0}.</source>
   <translation>Bez postavy: {0}.</translation>
  </message>
  <message>
   <source>{0} hands; a poor one is thrown back once.</source>
   <translation>Rukou: {0}; slabá se jednou vrací.</translation>
  </message>
 </context>
 <context>
  <name>Undo</name>
  <message>
   <source>Another player has chosen since. Rewinding is still possible.</source>
   <translation>Mezitím volil jiný hráč. Návrat je stále možný.</translation>
  </message>
  <message>
   <source>Only computer players are at the table.</source>
   <translation>U stolu jsou jen počítačoví hráči.</translation>
  </message>
  <message>
   <source>Round {round}, {phase}: before {what}</source>
   <translation>Kolo {round}, {phase}: před {what}</translation>
  </message>
  <message>
   <source>Set-up: before {what}</source>
   <translation>Příprava: před {what}</translation>
  </message>
  <message>
   <source>Something new has come to light since your last choice. Rewinding is still possible.</source>
   <translation>Od vaší poslední volby vyšlo najevo něco nového. Návrat je stále možný.</translation>
  </message>
  <message>
   <source>You have not chosen anything yet.</source>
   <translation>Zatím jste nic nezvolili.</translation>
  </message>
  <message>
   <source>giving up</source>
   <translation>vzdání hry</translation>
  </message>
  <message>
   <source>passing</source>
   <translation>pasování</translation>
  </message>
  <message>
   <source>the challenge: {challenge}</source>
   <translation>výzva ({challenge})</translation>
  </message>
  <message>
   <source>the choice</source>
   <translation>volba</translation>
  </message>
  <message>
   <source>the opening hand</source>
   <translation>počáteční ruka</translation>
  </message>
 </context>
 <context>
  <name>VariantTile</name>
  <message>
   <source>chosen</source>
   <translation>vybráno</translation>
  </message>
  <message>
   <source>not chosen</source>
   <translation>nevybráno</translation>
  </message>
  <message>
   <source>{0} players</source>
   <translation>Hráčů: {0}</translation>
  </message>
  <message>
   <source>{0} to {1} players</source>
   <translation>Hráčů: {0} až {1}</translation>
  </message>
 </context>
 <context>
  <name>VeilPage</name>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>I am {0}</source>
   <translation>Tady {0}</translation>
  </message>
  <message>
   <source>Pass the device to {0}</source>
   <translation>Předejte místo u počítače: {0}</translation>
  </message>
  <message>
   <source>The table stays covered until then.</source>
   <translation>Stůl zůstává do té doby zakrytý.</translation>
  </message>
 </context>
 <context>
  <name>VersionsDialog</name>
  <message>
   <source>Close</source>
   <translation>Zavřít</translation>
  </message>
  <message>
   <source>Comment on version {0}</source>
   <translation>Komentář k verzi {0}</translation>
  </message>
  <message>
   <source>Comment…</source>
   <translation>Komentář…</translation>
  </message>
  <message>
   <source>From version {0} to {1}:</source>
   <translation>Od verze {0} k {1}:</translation>
  </message>
  <message>
   <source>Make it the newest</source>
   <translation>Udělat nejnovější</translation>
  </message>
  <message>
   <source>Only those with a comment</source>
   <translation>Jen ty s komentářem</translation>
  </message>
  <message>
   <source>Select a version to compare it with the newest, or two to compare them.</source>
   <translation>Vyberte verzi k porovnání s nejnovější, nebo dvě k porovnání mezi sebou.</translation>
  </message>
  <message>
   <source>There is no difference.</source>
   <translation>Není v nich rozdíl.</translation>
  </message>
  <message>
   <source>Version {0}, {1}</source>
   <translation>Verze {0}, {1}</translation>
  </message>
  <message>
   <source>Versions</source>
   <translation>Verze</translation>
  </message>
  <message>
   <source>Versions, the newest first</source>
   <translation>Verze, nejnovější první</translation>
  </message>
 </context>
 <context>
  <name>ViewPage</name>
  <message>
   <source>Language</source>
   <translation>Jazyk</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Pohyb</translation>
  </message>
  <message>
   <source>Preview after</source>
   <translation>Náhled po</translation>
  </message>
  <message>
   <source>Text and cards</source>
   <translation>Text a karty</translation>
  </message>
  <message>
   <source>Text is never larger than the window has room for. “At once” moves nothing and waits for nothing.</source>
   <translation>Text není nikdy větší, než na kolik má okno místo. „Ihned“ nic nehýbe a na nic nečeká.</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Motiv</translation>
  </message>
 </context>
 <context>
  <name>Why</name>
  <message>
   <source>A card with a dash for its cost cannot be bought.</source>
   <translation>Kartu s pomlčkou místo ceny nelze koupit.</translation>
  </message>
  <message>
   <source>A text forbids it, or something that must be paid is missing.</source>
   <translation>Brání tomu text, nebo chybí něco, co se musí zaplatit.</translation>
  </message>
  <message>
   <source>A unique card of this title is in play or dead already.</source>
   <translation>Unikátní karta tohoto jména už je ve hře nebo mrtvá.</translation>
  </message>
  <message>
   <source>Claim</source>
   <translation>Nárok</translation>
  </message>
  <message>
   <source>Cost for you</source>
   <translation>Cena pro vás</translation>
  </message>
  <message>
   <source>Income</source>
   <translation>Příjem</translation>
  </message>
  <message>
   <source>Initiative</source>
   <translation>Iniciativa</translation>
  </message>
  <message>
   <source>It answers to something; it has no action of its own now.</source>
   <translation>Odpovídá na něco; vlastní akci teď nemá.</translation>
  </message>
  <message>
   <source>It can be marshalled in the marshalling phase only; now: {phase}.</source>
   <translation>Povolat ji lze jen ve fázi povolávání; teď je {phase}.</translation>
  </message>
  <message>
   <source>It costs {need} gold; you have {have}.</source>
   <translation>Stojí {need} zlata; máte {have}.</translation>
  </message>
  <message>
   <source>It goes through Shadows first.</source>
   <translation>Jde nejdřív přes Stíny.</translation>
  </message>
  <message>
   <source>It has no action.</source>
   <translation>Nemá akci.</translation>
  </message>
  <message>
   <source>It is not your turn to choose.</source>
   <translation>Nejste na řadě s volbou.</translation>
  </message>
  <message>
   <source>It kneels, and its price or effect cannot be met.</source>
   <translation>Klečí a její cenu nebo účinek nelze splnit.</translation>
  </message>
  <message>
   <source>It lacks the icon of this challenge.</source>
   <translation>Chybí jí ikona této výzvy.</translation>
  </message>
  <message>
   <source>Its action belongs to another phase; now: {phase}.</source>
   <translation>Její akce patří do jiné fáze; teď je {phase}.</translation>
  </message>
  <message>
   <source>Its limit is used up.</source>
   <translation>Její limit je vyčerpán.</translation>
  </message>
  <message>
   <source>Its price cannot be paid, it has no target, or it would change nothing.</source>
   <translation>Cenu nelze zaplatit, nemá cíl, nebo by nic nezměnila.</translation>
  </message>
  <message>
   <source>Its text is blank now.</source>
   <translation>Její text teď neplatí.</translation>
  </message>
  <message>
   <source>Kneeling characters cannot be declared.</source>
   <translation>Klečící postavy nelze vyslat.</translation>
  </message>
  <message>
   <source>Only characters take part in challenges.</source>
   <translation>Výzev se účastní jen postavy.</translation>
  </message>
  <message>
   <source>Only the active player marshals.</source>
   <translation>Povolává jen aktivní hráč.</translation>
  </message>
  <message>
   <source>Stealth has bypassed it.</source>
   <translation>Obešla ji Skrytost.</translation>
  </message>
  <message>
   <source>Strength</source>
   <translation>Síla</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>Hra skončila.</translation>
  </message>
  <message>
   <source>The game waits for something else now.</source>
   <translation>Hra teď čeká na něco jiného.</translation>
  </message>
  <message>
   <source>There is nothing that it may be attached to.</source>
   <translation>Není nic, k čemu by se dala připojit.</translation>
  </message>
  <message>
   <source>What lies there cannot be used.</source>
   <translation>Co tam leží, nelze použít.</translation>
  </message>
  <message>
   <source>You do not control this card.</source>
   <translation>Tuto kartu neovládáte.</translation>
  </message>
  <message>
   <source>You have played a Limited card this round.</source>
   <translation>V tomto kole jste už zahráli omezenou kartu.</translation>
  </message>
  <message>
   <source>never below 0</source>
   <translation>nikdy pod 0</translation>
  </message>
  <message>
   <source>set to {amount} by {card}</source>
   <translation>nastaveno na {amount}: {card}</translation>
  </message>
  <message>
   <source>{amount} by Melee</source>
   <translation>{amount} díky Vřavě</translation>
  </message>
  <message>
   <source>{amount} by the rules</source>
   <translation>{amount} podle pravidel</translation>
  </message>
  <message>
   <source>{amount} for another House</source>
   <translation>{amount} za cizí rod</translation>
  </message>
  <message>
   <source>{amount} from {card}</source>
   <translation>{amount}: {card}</translation>
  </message>
  <message>
   <source>{amount} from {card} for a time</source>
   <translation>{amount} na čas: {card}</translation>
  </message>
  <message>
   <source>{amount} printed</source>
   <translation>{amount} tištěno</translation>
  </message>
  <message>
   <source>{name} {total} = {parts}</source>
   <translation>{name} {total} = {parts}</translation>
  </message>
 </context>
 <context>
  <name>Words</name>
  <message>
   <source>A Storm of Swords</source>
   <translation>Bouře mečů</translation>
  </message>
  <message>
   <source>Arryn</source>
   <translation>Arryn</translation>
  </message>
  <message>
   <source>Attached: {0}</source>
   <translation>Připojeno: {0}</translation>
  </message>
  <message>
   <source>Attacks</source>
   <translation>Útočí</translation>
  </message>
  <message>
   <source>Baratheon</source>
   <translation>Baratheon</translation>
  </message>
  <message>
   <source>Bypassed by stealth</source>
   <translation>Obchází ji Skrytost</translation>
  </message>
  <message>
   <source>Challenges</source>
   <translation>Výzvy</translation>
  </message>
  <message>
   <source>Clean-up</source>
   <translation>Úklid</translation>
  </message>
  <message>
   <source>Computer, random</source>
   <translation>Počítač, náhodný</translation>
  </message>
  <message>
   <source>Computer, thoughtful</source>
   <translation>Počítač, rozvážný</translation>
  </message>
  <message>
   <source>Consolidate</source>
   <translation>Konsolidace</translation>
  </message>
  <message>
   <source>Costs {0} (printed {1})</source>
   <translation>Stojí {0} (tištěná cena {1})</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Brání</translation>
  </message>
  <message>
   <source>Dominance</source>
   <translation>Nadvláda</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Dobírání</translation>
  </message>
  <message>
   <source>Duplicates: {0}</source>
   <translation>Duplikáty: {0}</translation>
  </message>
  <message>
   <source>Frey</source>
   <translation>Frey</translation>
  </message>
  <message>
   <source>Gold on it: {0}</source>
   <translation>Zlato na kartě: {0}</translation>
  </message>
  <message>
   <source>Greyjoy</source>
   <translation>Greyjoy</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Ruka krále</translation>
  </message>
  <message>
   <source>Hand of the King in play: {0} tokens, needs {1}</source>
   <translation>Ruka krále ve hře: žetonů {0}, potřebuje {1}</translation>
  </message>
  <message>
   <source>Hand of the King out of play: {0} tokens, needs {1}</source>
   <translation>Ruka krále mimo hru: žetonů {0}, potřebuje {1}</translation>
  </message>
  <message>
   <source>Intrigue</source>
   <translation>Intriková</translation>
  </message>
  <message>
   <source>Intrigue challenge</source>
   <translation>Intriková výzva</translation>
  </message>
  <message>
   <source>Is leaving play</source>
   <translation>Opouští hru</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Klání</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Královský sněm</translation>
  </message>
  <message>
   <source>Kneeling</source>
   <translation>Klečí</translation>
  </message>
  <message>
   <source>Lannister</source>
   <translation>Lannister</translation>
  </message>
  <message>
   <source>March</source>
   <translation>Pochody</translation>
  </message>
  <message>
   <source>Marshalling</source>
   <translation>Povolávání</translation>
  </message>
  <message>
   <source>Martell</source>
   <translation>Martell</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Vřava</translation>
  </message>
  <message>
   <source>Military</source>
   <translation>Vojenská</translation>
  </message>
  <message>
   <source>Military challenge</source>
   <translation>Vojenská výzva</translation>
  </message>
  <message>
   <source>No House</source>
   <translation>Bez rodu</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Člověk</translation>
  </message>
  <message>
   <source>Planning</source>
   <translation>Plánování</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Zápletka</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>Mocenská</translation>
  </message>
  <message>
   <source>Power challenge</source>
   <translation>Mocenská výzva</translation>
  </message>
  <message>
   <source>Power on it: {0}</source>
   <translation>Moc na kartě: {0}</translation>
  </message>
  <message>
   <source>Raid</source>
   <translation>Nájezdy</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Příprava</translation>
  </message>
  <message>
   <source>Standing</source>
   <translation>Vstávání</translation>
  </message>
  <message>
   <source>Stark</source>
   <translation>Stark</translation>
  </message>
  <message>
   <source>Strength {0} (printed {1})</source>
   <translation>Síla {0} (tištěná {1})</translation>
  </message>
  <message>
   <source>Targaryen</source>
   <translation>Targaryen</translation>
  </message>
  <message>
   <source>Taxation</source>
   <translation>Zdanění</translation>
  </message>
  <message>
   <source>Text box blank</source>
   <translation>Bez textu</translation>
  </message>
  <message>
   <source>Tyrell</source>
   <translation>Tyrell</translation>
  </message>
  <message>
   <source>Westeros</source>
   <translation>Westeros</translation>
  </message>
 </context>
 <context>
  <name>Zone</name>
  <message>
   <source>Page {0} of {1}. Click, or PgDn, for the next one</source>
   <translation>Strana {0} z {1}. Další klepnutím nebo PgDn</translation>
  </message>
 </context>
 <context>
  <name>_Column</name>
  <message>
   <source>What it means</source>
   <translation>Co to znamená</translation>
  </message>
 </context>
 <context>
  <name>_Prison</name>
  <message>
   <source>Empty</source>
   <translation>Prázdno</translation>
  </message>
  <message>
   <source>Execute: 2 power</source>
   <translation>Popravit: 2 moci</translation>
  </message>
  <message>
   <source>Prison of {0}</source>
   <translation>Vězení: {0}</translation>
  </message>
  <message>
   <source>taken in round {0}</source>
   <translation>zajat v kole {0}</translation>
  </message>
 </context>
 <context>
  <name>_Row</name>
  <message>
   <source>free</source>
   <translation>volné</translation>
  </message>
 </context>
</TS>
