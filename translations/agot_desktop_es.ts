<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
 <context>
  <name />
  <message>
   <source>CardSpoken</source>
   <comment>Hand of the King, {0} of {1} tokens</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>can be chosen</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>chosen</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>chosen as number {0}</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>duplicates: {0}</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>in play</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>kneeling</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>not now</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>out of play</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>{0} gold</comment>
   <translation>arrodillado</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>{0} power</comment>
   <translation>arrodillado</translation>
  </message>
 </context>
 <context>
  <name>AreaTip</name>
  <message>
   <source>A power token of {0}</source>
   <translation>Una ficha de Poder de {0}</translation>
  </message>
  <message>
   <source>An order lies face down</source>
   <translation>Hay una orden boca abajo</translation>
  </message>
  <message>
   <source>Controlled by {0}</source>
   <translation>Controlada por {0}</translation>
  </message>
  <message>
   <source>Counts for the claim: {0}</source>
   <translation>Cuenta para la legitimidad: {0}</translation>
  </message>
  <message>
   <source>Garrison {0}</source>
   <translation>Guarnición {0}</translation>
  </message>
  <message>
   <source>Here: {0}</source>
   <translation>Aquí: {0}</translation>
  </message>
  <message>
   <source>Neutral force {0}</source>
   <translation>Fuerza neutral {0}</translation>
  </message>
  <message>
   <source>Nobody's</source>
   <translation>De nadie</translation>
  </message>
  <message>
   <source>Order: {0}</source>
   <translation>Orden: {0}</translation>
  </message>
  <message>
   <source>Supply {0}, power {1}, muster points {2}</source>
   <translation>Abastecimiento {0}, Poder {1}, puntos de reclutamiento {2}</translation>
  </message>
  <message>
   <source>city</source>
   <translation>ciudad</translation>
  </message>
  <message>
   <source>stronghold</source>
   <translation>fortaleza</translation>
  </message>
 </context>
 <context>
  <name>Asking</name>
  <message>
   <source>Attack with {0}</source>
   <translation>Atacar con {0}</translation>
  </message>
  <message>
   <source>Choose from {0}…</source>
   <translation>Elegir de: {0}…</translation>
  </message>
  <message>
   <source>Click a player, or a Hand of the King</source>
   <translation>Pulsa un jugador o una Mano del Rey</translation>
  </message>
  <message>
   <source>Click a player, or press a number</source>
   <translation>Pulsa un jugador o un número</translation>
  </message>
  <message>
   <source>Confirm {0}</source>
   <translation>Confirmar {0}</translation>
  </message>
  <message>
   <source>Defend with {0}</source>
   <translation>Defender con {0}</translation>
  </message>
  <message>
   <source>Hand of {0}</source>
   <translation>Mano de {0}</translation>
  </message>
  <message>
   <source>Let {0} die</source>
   <translation>Dejar morir a {0}</translation>
  </message>
  <message>
   <source>Now click one of the {0} lit cards</source>
   <translation>Ahora pulsa una de las cartas iluminadas: {0}</translation>
  </message>
  <message>
   <source>Put back</source>
   <translation>Volver a dejar</translation>
  </message>
  <message>
   <source>Set up {0}</source>
   <translation>Colocar {0}</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Retirar</translation>
  </message>
  <message>
   <source>costs {0}</source>
   <translation>cuesta {0}</translation>
  </message>
  <message>
   <source>not now</source>
   <translation>ahora no</translation>
  </message>
  <message>
   <source>{0} chosen</source>
   <translation>{0} elegidas</translation>
  </message>
  <message>
   <source>{0} chosen, at least {1}</source>
   <translation>{0} elegidas, al menos {1}</translation>
  </message>
  <message>
   <source>{0} of {1} chosen</source>
   <translation>{0} de {1} elegidas</translation>
  </message>
  <message>
   <source>{0} of {1} gold</source>
   <translation>{0} de {1} de oro</translation>
  </message>
  <message>
   <source>{0} on the Hand</source>
   <translation>{0} sobre la Mano</translation>
  </message>
  <message>
   <source>{0}: click, then choose whom to attack; or drag it to a player</source>
   <translation>{0}: pulsa y elige a quién atacas, o arrástralo hasta un jugador</translation>
  </message>
  <message>
   <source>{0}: whom do you attack?</source>
   <translation>{0}: ¿a quién atacas?</translation>
  </message>
 </context>
 <context>
  <name>Bars</name>
  <message>
   <source>Back to the start page</source>
   <translation>Volver a la página inicial</translation>
  </message>
  <message>
   <source>Hide the choices</source>
   <translation>Ocultar las opciones</translation>
  </message>
  <message>
   <source>Show the choices</source>
   <translation>Mostrar las opciones</translation>
  </message>
  <message>
   <source>Show your hand</source>
   <translation>Mostrar tu Mano</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Espacio</translation>
  </message>
  <message>
   <source>Stop passing</source>
   <translation>Dejar de pasar</translation>
  </message>
  <message>
   <source>You can still look at the table and the log.</source>
   <translation>Aún puedes mirar la Mesa y el registro.</translation>
  </message>
  <message>
   <source>You pass by yourself until this phase: {0}</source>
   <translation>Pasas sin preguntar hasta esta fase: {0}</translation>
  </message>
  <message>
   <source>{0} is thinking…</source>
   <translation>{0} está pensando…</translation>
  </message>
  <message>
   <source>{0}, {1} players</source>
   <translation>{0}, {1} jugadores</translation>
  </message>
 </context>
 <context>
  <name>BattlePanel</name>
  <message>
   <source>(equal: the Fiefdoms decide)</source>
   <translation>(empate: deciden los Feudos)</translation>
  </message>
  <message>
   <source>As it stands {0} wins, {1} to {2}; casualties: {3}</source>
   <translation>Por ahora gana {0}, {1} a {2}; bajas: {3}</translation>
  </message>
  <message>
   <source>Effects</source>
   <translation>Efectos</translation>
  </message>
  <message>
   <source>Garrison</source>
   <translation>Guarnición</translation>
  </message>
  <message>
   <source>House card</source>
   <translation>Carta de Casa</translation>
  </message>
  <message>
   <source>Leaders</source>
   <translation>Líderes</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Orden</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Apoyo</translation>
  </message>
  <message>
   <source>Units</source>
   <translation>Unidades</translation>
  </message>
  <message>
   <source>Valyrian Steel Blade</source>
   <translation>Espada de acero valyrio</translation>
  </message>
  <message>
   <source>Vengeance</source>
   <translation>Venganza</translation>
  </message>
  <message>
   <source>at {0}</source>
   <translation>en {0}</translation>
  </message>
  <message>
   <source>from {0}</source>
   <translation>desde {0}</translation>
  </message>
  <message>
   <source>{0} attacks</source>
   <translation>{0} ataca</translation>
  </message>
  <message>
   <source>{0} attacks {1} at {2}</source>
   <translation>{0} ataca a {1}: {2}</translation>
  </message>
  <message>
   <source>{0} defends</source>
   <translation>{0} defiende</translation>
  </message>
  <message>
   <source>{0} wins, {1} to {2}</source>
   <translation>Gana {0}, {1} a {2}</translation>
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
    <numerusform>%n elección de largo</numerusform>
    <numerusform>%n elecciones de largo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Goes on from here for %n choice(s)</source>
   <translation>
    <numerusform>Sigue desde aquí %n elección</numerusform>
    <numerusform>Sigue desde aquí %n elecciones</numerusform>
   </translation>
  </message>
  <message>
   <source>Leaves in round {round}, {phase}</source>
   <translation>Se separa en la ronda {round}, {phase}</translation>
  </message>
  <message>
   <source>Where the game stands</source>
   <translation>Donde está la partida</translation>
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
   <translation>Vincular {card} a {bearer} por {cost} de oro</translation>
  </message>
  <message>
   <source>Attack the Hand of the King of {name}: {challenge}</source>
   <translation>Atacar a la Mano del Rey de {name}: {challenge}</translation>
  </message>
  <message numerus="yes">
   <source>Attack with %n character(s)</source>
   <translation>
    <numerusform>Atacar con %n Personaje</numerusform>
    <numerusform>Atacar con %n Personajes</numerusform>
   </translation>
  </message>
  <message>
   <source>Attack with {card}</source>
   <translation>Atacar con {card}</translation>
  </message>
  <message>
   <source>Attack {name}: {challenge}</source>
   <translation>Atacar a {name}: {challenge}</translation>
  </message>
  <message>
   <source>Bring {card} out of Shadows</source>
   <translation>Sacar {card} de las Sombras</translation>
  </message>
  <message>
   <source>Bypass nobody</source>
   <translation>No sortear a nadie</translation>
  </message>
  <message>
   <source>Bypass {card}</source>
   <translation>Sortear a {card}</translation>
  </message>
  <message>
   <source>Cancel with {card}</source>
   <translation>Anular con {card}</translation>
  </message>
  <message>
   <source>Choose effect {number}</source>
   <translation>Elegir el efecto {number}</translation>
  </message>
  <message>
   <source>Choose nothing</source>
   <translation>No elegir nada</translation>
  </message>
  <message>
   <source>Choose {card}</source>
   <translation>Elegir {card}</translation>
  </message>
  <message>
   <source>Choose {name}</source>
   <translation>Elegir a {name}</translation>
  </message>
  <message>
   <source>Choose {number}</source>
   <translation>Elegir {number}</translation>
  </message>
  <message>
   <source>Confirm the choice</source>
   <translation>Confirmar la elección</translation>
  </message>
  <message>
   <source>Declare no defenders</source>
   <translation>No declarar defensores</translation>
  </message>
  <message>
   <source>Declare no more challenges</source>
   <translation>No declarar más Retos</translation>
  </message>
  <message>
   <source>Declare {card} by its naval icon</source>
   <translation>Declarar a {card} por su icono naval</translation>
  </message>
  <message numerus="yes">
   <source>Defend with %n character(s)</source>
   <translation>
    <numerusform>Defender con %n Personaje</numerusform>
    <numerusform>Defender con %n Personajes</numerusform>
   </translation>
  </message>
  <message>
   <source>Defend with {card}</source>
   <translation>Defender con {card}</translation>
  </message>
  <message>
   <source>Do not respond</source>
   <translation>No responder</translation>
  </message>
  <message>
   <source>Do not use {card}</source>
   <translation>No usar {card}</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>Robar una Mano nueva</translation>
  </message>
  <message>
   <source>Finish the set-up</source>
   <translation>Terminar la Preparación</translation>
  </message>
  <message>
   <source>Go first yourself</source>
   <translation>Ir tú primero</translation>
  </message>
  <message>
   <source>Keep this hand</source>
   <translation>Quedarte esta Mano</translation>
  </message>
  <message>
   <source>Leave Shadows alone</source>
   <translation>Dejar las Sombras en paz</translation>
  </message>
  <message>
   <source>Leave the target as it is</source>
   <translation>Dejar el objetivo como está</translation>
  </message>
  <message>
   <source>Let it happen</source>
   <translation>Dejar que ocurra</translation>
  </message>
  <message>
   <source>Let the challenge go on</source>
   <translation>Seguir con el Reto</translation>
  </message>
  <message>
   <source>Let the challenge resolve</source>
   <translation>Resolver el Reto</translation>
  </message>
  <message>
   <source>Let {card} die</source>
   <translation>Dejar morir a {card}</translation>
  </message>
  <message>
   <source>Let {name} go first</source>
   <translation>Que {name} vaya primero</translation>
  </message>
  <message>
   <source>Marshal nothing more</source>
   <translation>No reclutar nada más</translation>
  </message>
  <message>
   <source>Marshal {card}</source>
   <translation>Reclutar {card}</translation>
  </message>
  <message>
   <source>Marshal {card} for {cost} gold</source>
   <translation>Reclutar {card} por {cost} de oro</translation>
  </message>
  <message>
   <source>Name {word}</source>
   <translation>Nombrar {word}</translation>
  </message>
  <message>
   <source>No, leave it</source>
   <translation>No, déjalo</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Pasar</translation>
  </message>
  <message>
   <source>Pay the cost</source>
   <translation>Pagar el coste</translation>
  </message>
  <message>
   <source>Pay the price</source>
   <translation>Pagar el precio</translation>
  </message>
  <message>
   <source>Pay with {card}</source>
   <translation>Pagar con {card}</translation>
  </message>
  <message>
   <source>Pay {number} gold from it</source>
   <translation>Pagar con su oro: {number}</translation>
  </message>
  <message>
   <source>Place {card}</source>
   <translation>Colocar {card}</translation>
  </message>
  <message>
   <source>Place {card} for {cost} gold</source>
   <translation>Colocar {card} por {cost} de oro</translation>
  </message>
  <message>
   <source>Play {card}</source>
   <translation>Jugar {card}</translation>
  </message>
  <message>
   <source>Put {card} into Shadows for 2 gold</source>
   <translation>Poner {card} en las Sombras por 2 de oro</translation>
  </message>
  <message>
   <source>Put {card} under its copy as a duplicate</source>
   <translation>Poner {card} bajo su copia como Duplicado</translation>
  </message>
  <message>
   <source>Put {number} power on it</source>
   <translation>Poner en ella Poder: {number}</translation>
  </message>
  <message>
   <source>Resolve {card} next</source>
   <translation>Resolver ahora {card}</translation>
  </message>
  <message>
   <source>Respond with {card}</source>
   <translation>Responder con {card}</translation>
  </message>
  <message>
   <source>Reveal {card}</source>
   <translation>Mostrar {card}</translation>
  </message>
  <message>
   <source>STR {number}</source>
   <translation>FUE {number}</translation>
  </message>
  <message>
   <source>Save with {card}</source>
   <translation>Salvar con {card}</translation>
  </message>
  <message>
   <source>Save {card} with a duplicate</source>
   <translation>Salvar a {card} con un Duplicado</translation>
  </message>
  <message>
   <source>Take no action</source>
   <translation>No hacer ninguna acción</translation>
  </message>
  <message>
   <source>Take the title {word}</source>
   <translation>Tomar el Título {word}</translation>
  </message>
  <message>
   <source>Use the title {word}</source>
   <translation>Usar el Título {word}</translation>
  </message>
  <message>
   <source>Use {card}</source>
   <translation>Usar {card}</translation>
  </message>
  <message>
   <source>X is {number}</source>
   <translation>X es {number}</translation>
  </message>
  <message>
   <source>Yes, do it</source>
   <translation>Sí, hazlo</translation>
  </message>
 </context>
 <context>
  <name>Campaigns</name>
  <message>
   <source>Draw</source>
   <translation>Empate</translation>
  </message>
  <message>
   <source>Finished in round {0}</source>
   <translation>Terminada en la ronda {0}</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>En curso</translation>
  </message>
  <message>
   <source>Round {0}, {1}</source>
   <translation>Ronda {0}, {1}</translation>
  </message>
  <message>
   <source>finished</source>
   <translation>terminada</translation>
  </message>
  <message>
   <source>in the archive</source>
   <translation>en el archivo</translation>
  </message>
  <message>
   <source>playing</source>
   <translation>en curso</translation>
  </message>
  <message>
   <source>{0} won</source>
   <translation>Ha ganado {0}</translation>
  </message>
  <message>
   <source>{0}, {1}</source>
   <translation>{0}, {1}</translation>
  </message>
  <message>
   <source>{name}, a copy</source>
   <translation>{name}, una copia</translation>
  </message>
 </context>
 <context>
  <name>CampaignsPage</name>
  <message>
   <source>&amp;Archive</source>
   <translation>&amp;Archivar</translation>
  </message>
  <message>
   <source>&amp;Delete	Del</source>
   <translation>&amp;Borrar	Supr</translation>
  </message>
  <message>
   <source>&amp;Export…</source>
   <translation>&amp;Exportar…</translation>
  </message>
  <message>
   <source>&amp;Look back</source>
   <translation>&amp;Ver la partida</translation>
  </message>
  <message>
   <source>&amp;Next chapter…</source>
   <translation>&amp;Capítulo siguiente…</translation>
  </message>
  <message>
   <source>&amp;Rename…	F2</source>
   <translation>&amp;Renombrar…	F2</translation>
  </message>
  <message>
   <source>Archive</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <source>Bring back “{0}”</source>
   <translation>Recuperar «{0}»</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>Por nombre</translation>
  </message>
  <message>
   <source>Campaigns</source>
   <translation>Campañas</translation>
  </message>
  <message>
   <source>Campaigns ({0})</source>
   <translation>Campañas ({0})</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Chapters</source>
   <translation>Capítulos</translation>
  </message>
  <message>
   <source>Choices of chapter {0}</source>
   <translation>Elecciones del capítulo {0}</translation>
  </message>
  <message>
   <source>Continue chapter {0}</source>
   <translation>Continuar el capítulo {0}</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Find a campaign</source>
   <translation>Buscar una campaña</translation>
  </message>
  <message>
   <source>Import</source>
   <translation>Importar</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Importar…</translation>
  </message>
  <message>
   <source>Last played first</source>
   <translation>La última jugada primero</translation>
  </message>
  <message>
   <source>Look back</source>
   <translation>Ver la partida</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Más</translation>
  </message>
  <message>
   <source>Name of the campaign</source>
   <translation>Nombre de la campaña</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Nueva</translation>
  </message>
  <message>
   <source>Next chapter…</source>
   <translation>Capítulo siguiente…</translation>
  </message>
  <message>
   <source>No campaign is found.</source>
   <translation>No se encuentra ninguna campaña.</translation>
  </message>
  <message>
   <source>No campaigns yet. Every game is saved by itself after each decision.</source>
   <translation>Todavía no hay campañas. Cada partida se guarda sola tras cada decisión.</translation>
  </message>
  <message>
   <source>Nothing is in the archive.</source>
   <translation>No hay nada en el archivo.</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Orden</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Renombrar</translation>
  </message>
  <message>
   <source>See the end of chapter {0}</source>
   <translation>Ver el final del capítulo {0}</translation>
  </message>
  <message>
   <source>Take out of the &amp;archive</source>
   <translation>Sacar del &amp;archivo</translation>
  </message>
  <message>
   <source>Undo delete</source>
   <translation>Recuperar lo borrado</translation>
  </message>
  <message>
   <source>Written to {0}</source>
   <translation>Escrito en {0}</translation>
  </message>
 </context>
 <context>
  <name>CardBadges</name>
  <message>
   <source>Attacks</source>
   <translation>Ataca</translation>
  </message>
  <message>
   <source>Blank</source>
   <translation>En blanco</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Defiende</translation>
  </message>
  <message>
   <source>Leaving play</source>
   <translation>Abandona el juego</translation>
  </message>
 </context>
 <context>
  <name>CardFace</name>
  <message>
   <source>Agenda</source>
   <translation>Estrategia</translation>
  </message>
  <message>
   <source>Attachment</source>
   <translation>Accesorio</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>Personaje</translation>
  </message>
  <message>
   <source>Claim</source>
   <translation>Conquista</translation>
  </message>
  <message>
   <source>Event</source>
   <translation>Evento</translation>
  </message>
  <message>
   <source>Gold</source>
   <translation>Oro</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Casa</translation>
  </message>
  <message>
   <source>Initiative</source>
   <translation>Iniciativa</translation>
  </message>
  <message>
   <source>Location</source>
   <translation>Lugar</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Trama</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Título</translation>
  </message>
  <message>
   <source>{0} more</source>
   <translation>{0} más</translation>
  </message>
 </context>
 <context>
  <name>CardSpoken</name>
  <message>
   <source>Face-down card</source>
   <translation>Carta boca abajo</translation>
  </message>
  <message>
   <source>cost {0}</source>
   <translation>coste {0}</translation>
  </message>
  <message>
   <source>face down</source>
   <translation>boca abajo</translation>
  </message>
  <message>
   <source>intrigue</source>
   <translation>Intriga</translation>
  </message>
  <message>
   <source>military</source>
   <translation>Militar</translation>
  </message>
  <message>
   <source>power</source>
   <translation>Poder</translation>
  </message>
  <message>
   <source>strength {0}</source>
   <translation>Fuerza {0}</translation>
  </message>
 </context>
 <context>
  <name>ChallengeLane</name>
  <message>
   <source>attack {0}, defense {1}</source>
   <translation>ataque {0}, defensa {1}</translation>
  </message>
 </context>
 <context>
  <name>Chronicle</name>
  <message>
   <source>Rewound to round {round}, {phase}: {number} choices taken back</source>
   <translation>Vuelta a la ronda {round}, {phase}: {number} elecciones deshechas</translation>
  </message>
 </context>
 <context>
  <name>Concede</name>
  <message>
   <source>Do you want to give up this game?</source>
   <translation>¿Quieres rendirte en esta partida?</translation>
  </message>
  <message>
   <source>Give up</source>
   <translation>Rendirse</translation>
  </message>
  <message>
   <source>Play on</source>
   <translation>Seguir jugando</translation>
  </message>
  <message>
   <source>The other player wins at once.</source>
   <translation>El otro jugador gana al momento.</translation>
  </message>
  <message>
   <source>You leave the game with all your cards, and the others play on. You can watch them.</source>
   <translation>Abandonas la partida con todas tus cartas y los demás siguen jugando. Puedes mirar.</translation>
  </message>
 </context>
 <context>
  <name>Deck</name>
  <message>
   <source>A Hand of the King must be chosen.</source>
   <translation>Hay que elegir una Mano del Rey.</translation>
  </message>
  <message>
   <source>No card is called {card}.</source>
   <translation>Ninguna carta se llama {card}.</translation>
  </message>
  <message>
   <source>Only one restricted title is allowed, but there are {found}: {cards}.</source>
   <translation>Solo se permite una carta restringida, pero hay {found}: {cards}.</translation>
  </message>
  <message>
   <source>The draw deck has {found} cards; it needs {allowed}.</source>
   <translation>El Mazo tiene {found} cartas; necesita {allowed}.</translation>
  </message>
  <message>
   <source>There are {found} plots; there must be {allowed}.</source>
   <translation>Hay {found} Tramas; debe haber {allowed}.</translation>
  </message>
  <message>
   <source>What these cards do is not in the program yet: {names}.</source>
   <translation>Lo que hacen estas cartas aún no está en el programa: {names}.</translation>
  </message>
  <message>
   <source>What this card does is not in the program yet.</source>
   <translation>Lo que hace esta carta aún no está en el programa.</translation>
  </message>
  <message>
   <source>{card} cannot be the Hand of the King: the deck has that title.</source>
   <translation>{card} no puede ser la Mano del Rey: el Mazo tiene ese nombre.</translation>
  </message>
  <message>
   <source>{card} does not belong into a draw deck.</source>
   <translation>{card} no va en un Mazo de robo.</translation>
  </message>
  <message>
   <source>{card} is a Creature and cannot be the Hand of the King.</source>
   <translation>{card} es una Criatura y no puede ser la Mano del Rey.</translation>
  </message>
  <message>
   <source>{card} is an Army and cannot be the Hand of the King.</source>
   <translation>{card} es un Ejército y no puede ser la Mano del Rey.</translation>
  </message>
  <message>
   <source>{card} is banned.</source>
   <translation>{card} está prohibida.</translation>
  </message>
  <message>
   <source>{card} is no House.</source>
   <translation>{card} no es una Casa.</translation>
  </message>
  <message>
   <source>{card} is no agenda.</source>
   <translation>{card} no es una Estrategia.</translation>
  </message>
  <message>
   <source>{card} is no character and cannot be the Hand of the King.</source>
   <translation>{card} no es un Personaje y no puede ser la Mano del Rey.</translation>
  </message>
  <message>
   <source>{card} is no plot.</source>
   <translation>{card} no es una Trama.</translation>
  </message>
  <message>
   <source>{card} is not unique and cannot be the Hand of the King.</source>
   <translation>{card} no es único y no puede ser la Mano del Rey.</translation>
  </message>
  <message>
   <source>{card} is there {found} times as a plot; {allowed} at most.</source>
   <translation>{card} está {found} veces como Trama; {allowed} como mucho.</translation>
  </message>
  <message>
   <source>{card} is there {found} times.</source>
   <translation>{card} está {found} veces.</translation>
  </message>
  <message>
   <source>{card} is there {found} times; {allowed} at most.</source>
   <translation>{card} está {found} veces; {allowed} como mucho.</translation>
  </message>
  <message>
   <source>{card} may not be in a deck of this House.</source>
   <translation>{card} no puede estar en un Mazo de esta Casa.</translation>
  </message>
 </context>
 <context>
  <name>DeckColumn</name>
  <message>
   <source>Cards as PDF, A4…</source>
   <translation>Cartas en PDF, A4…</translation>
  </message>
  <message>
   <source>Cards as PDF, Letter…</source>
   <translation>Cartas en PDF, carta…</translation>
  </message>
  <message>
   <source>Cards of the deck</source>
   <translation>Cartas del mazo</translation>
  </message>
  <message>
   <source>Copy as text</source>
   <translation>Copiar como texto</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Mazo</translation>
  </message>
  <message>
   <source>Delete the deck…</source>
   <translation>Borrar el mazo…</translation>
  </message>
  <message>
   <source>Do again</source>
   <translation>Rehacer</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Duplicar</translation>
  </message>
  <message>
   <source>Export as text…</source>
   <translation>Exportar como texto…</translation>
  </message>
  <message>
   <source>Export for OCTGN…</source>
   <translation>Exportar para OCTGN…</translation>
  </message>
  <message>
   <source>Export with all versions…</source>
   <translation>Exportar con todas las versiones…</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Casa</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Importar…</translation>
  </message>
  <message>
   <source>List as PDF…</source>
   <translation>Lista en PDF…</translation>
  </message>
  <message>
   <source>More to do with this deck</source>
   <translation>Más opciones con este mazo</translation>
  </message>
  <message>
   <source>Name, notes and tags…</source>
   <translation>Nombre, notas y etiquetas…</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Mazo nuevo</translation>
  </message>
  <message>
   <source>Only some sets…</source>
   <translation>Solo algunas colecciones…</translation>
  </message>
  <message>
   <source>Play with it</source>
   <translation>Jugar con él</translation>
  </message>
  <message>
   <source>Print the cards…</source>
   <translation>Imprimir las cartas…</translation>
  </message>
  <message>
   <source>Print the list…</source>
   <translation>Imprimir la lista…</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Trial draw</source>
   <translation>Robo de prueba</translation>
  </message>
  <message>
   <source>Versions</source>
   <translation>Versiones</translation>
  </message>
  <message>
   <source>Versions…</source>
   <translation>Versiones…</translation>
  </message>
  <message>
   <source>{0} (of the program)</source>
   <translation>{0} (del programa)</translation>
  </message>
 </context>
 <context>
  <name>DeckHead</name>
  <message>
   <source>{0} cards, {1} plots</source>
   <translation>{0} cartas, {1} Tramas</translation>
  </message>
 </context>
 <context>
  <name>DeckLine</name>
  <message>
   <source>{0}, {1} cards</source>
   <translation>{0}, {1} cartas</translation>
  </message>
 </context>
 <context>
  <name>DeckModel</name>
  <message>
   <source>Agenda</source>
   <translation>Estrategia</translation>
  </message>
 </context>
 <context>
  <name>DeckTasks</name>
  <message>
   <source>Decks</source>
   <translation>Mazos</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Borrar</translation>
  </message>
  <message>
   <source>Delete the deck</source>
   <translation>Borrar el mazo</translation>
  </message>
  <message>
   <source>Delete “{0}” with all its versions? Games played with it keep their copy.</source>
   <translation>¿Borrar «{0}» con todas sus versiones? Las partidas jugadas con él conservan su copia.</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Conservar</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Mazo nuevo</translation>
  </message>
  <message>
   <source>{0} (copy)</source>
   <translation>{0} (copia)</translation>
  </message>
 </context>
 <context>
  <name>DeckWords</name>
  <message>
   <source>Agendas</source>
   <translation>Estrategias</translation>
  </message>
  <message>
   <source>Attachments</source>
   <translation>Accesorios</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Personajes</translation>
  </message>
  <message>
   <source>Events</source>
   <translation>Eventos</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>Holy crest</source>
   <translation>Blasón de Fe</translation>
  </message>
  <message>
   <source>House cards</source>
   <translation>Cartas de Casa</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Justa</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Asamblea de Sucesión</translation>
  </message>
  <message>
   <source>Learned crest</source>
   <translation>Blasón de Sabiduría</translation>
  </message>
  <message>
   <source>Locations</source>
   <translation>Lugares</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Refriega</translation>
  </message>
  <message>
   <source>Noble crest</source>
   <translation>Blasón de Nobleza</translation>
  </message>
  <message>
   <source>Plots</source>
   <translation>Tramas</translation>
  </message>
  <message>
   <source>STR {0}</source>
   <translation>FUE {0}</translation>
  </message>
  <message>
   <source>Shadows crest</source>
   <translation>Blasón de Sombras</translation>
  </message>
  <message>
   <source>War crest</source>
   <translation>Blasón de Guerra</translation>
  </message>
  <message>
   <source>cost {0}</source>
   <translation>coste {0}</translation>
  </message>
  <message>
   <source>{0} in the deck</source>
   <translation>{0} en el mazo</translation>
  </message>
 </context>
 <context>
  <name>Decks</name>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>Hand: {name}</source>
   <translation>Mano: {name}</translation>
  </message>
  <message>
   <source>House: {name}</source>
   <translation>Casa: {name}</translation>
  </message>
  <message>
   <source>Imported deck</source>
   <translation>Mazo importado</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Justa</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Asamblea de Sucesión</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Refriega</translation>
  </message>
  <message>
   <source>No deck is open.</source>
   <translation>No hay ningún mazo abierto.</translation>
  </message>
  <message>
   <source>This deck is not there any more.</source>
   <translation>Este mazo ya no existe.</translation>
  </message>
  <message>
   <source>agenda: {name}</source>
   <translation>Estrategia: {name}</translation>
  </message>
  <message>
   <source>no longer Hand: {name}</source>
   <translation>ya no es la Mano: {name}</translation>
  </message>
  <message>
   <source>no longer House: {name}</source>
   <translation>ya no es la Casa: {name}</translation>
  </message>
  <message>
   <source>without agenda: {name}</source>
   <translation>sin Estrategia: {name}</translation>
  </message>
  <message>
   <source>{card} is from {set}, which is not among the chosen sets.</source>
   <translation>{card} es de {set}, que no está entre las colecciones elegidas.</translation>
  </message>
 </context>
 <context>
  <name>DecksPage</name>
  <message numerus="yes">
   <source>%n card(s)</source>
   <translation>
    <numerusform>%n carta</numerusform>
    <numerusform>%n cartas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n set(s) only</source>
   <translation>
    <numerusform>solo %n colección</numerusform>
    <numerusform>solo %n colecciones</numerusform>
   </translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Añadir</translation>
  </message>
  <message>
   <source>Figures of the deck</source>
   <translation>Cifras del mazo</translation>
  </message>
  <message>
   <source>Filters</source>
   <translation>Filtros</translation>
  </message>
  <message>
   <source>Found cards</source>
   <translation>Cartas encontradas</translation>
  </message>
  <message>
   <source>Legal for {0}</source>
   <translation>Legal en {0}</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Mazo nuevo</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>Search cards</source>
   <translation>Buscar cartas</translation>
  </message>
  <message>
   <source>Search: a name, a word of the text, or h:stark t:character c&lt;=3</source>
   <translation>Buscar: un nombre, una palabra del texto o h:stark t:character c&lt;=3</translation>
  </message>
  <message>
   <source>h: House · t: type · c&lt;=3 cost · s&gt;=4 STR · i: icon · k: keyword · cr: crest · tr: trait · set: · is: implemented, limited, restricted, hand … · in:deck · - not · or · ( ) · "words together"</source>
   <translation>h: Casa · t: tipo · c&lt;=3 coste · s&gt;=4 FUE · i: icono · k: palabra clave · cr: blasón · tr: rasgo · set: · is: implemented, limited, restricted, hand … · in:deck · - no · or · ( ) · "palabras juntas"</translation>
  </message>
  <message>
   <source>{0} of {1} in this deck</source>
   <translation>{0} de {1} en este mazo</translation>
  </message>
 </context>
 <context>
  <name>DetailsDialog</name>
  <message>
   <source>Built for</source>
   <translation>Pensado para</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>How the notes look</source>
   <translation>Cómo se ven las notas</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Name, notes and tags</source>
   <translation>Nombre, notas y etiquetas</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>Notes, in Markdown: *slanted*, **bold**, # heading, - list</source>
   <translation>Notas en Markdown: *cursiva*, **negrita**, # título, - lista</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Leer</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Etiquetas</translation>
  </message>
  <message>
   <source>Tags, parted by commas</source>
   <translation>Etiquetas separadas por comas</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Escribir</translation>
  </message>
 </context>
 <context>
  <name>DropGhost</name>
  <message>
   <source>drop here</source>
   <translation>suelta aquí</translation>
  </message>
 </context>
 <context>
  <name>FacetPanel</name>
  <message>
   <source>Can be played now</source>
   <translation>Se puede jugar ya</translation>
  </message>
  <message>
   <source>Challenge icons</source>
   <translation>Iconos de Reto</translation>
  </message>
  <message>
   <source>Cost</source>
   <translation>Coste</translation>
  </message>
  <message>
   <source>Cost {0}</source>
   <translation>Coste {0}</translation>
  </message>
  <message>
   <source>Crest</source>
   <translation>Blasón</translation>
  </message>
  <message>
   <source>Further</source>
   <translation>Otros</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Casa</translation>
  </message>
  <message>
   <source>In the deck</source>
   <translation>En el mazo</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Limitada</translation>
  </message>
  <message>
   <source>Reprints</source>
   <translation>Reimpresiones</translation>
  </message>
  <message>
   <source>Restricted</source>
   <translation>Restringida</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Tipo</translation>
  </message>
 </context>
 <context>
  <name>Failure</name>
  <message>
   <source>Another program is using {path}. Nothing was changed; try again.</source>
   <translation>Otro programa está usando {path}. Nada ha cambiado; inténtalo de nuevo.</translation>
  </message>
  <message>
   <source>It is not your turn to choose.</source>
   <translation>No te toca elegir.</translation>
  </message>
  <message>
   <source>No campaign can be read from this file, and nothing was changed: {reason}.</source>
   <translation>De este archivo no se puede leer ninguna campaña, y nada ha cambiado: {reason}.</translation>
  </message>
  <message>
   <source>Something failed. ({reason})</source>
   <translation>Algo falló. ({reason})</translation>
  </message>
  <message>
   <source>That cannot be taken back.</source>
   <translation>Eso no se puede deshacer.</translation>
  </message>
  <message>
   <source>That is not possible now.</source>
   <translation>Eso no es posible ahora.</translation>
  </message>
  <message>
   <source>The disk is full: {path}. Nothing was changed; make room and try again.</source>
   <translation>El disco está lleno: {path}. Nada ha cambiado; haz sitio e inténtalo de nuevo.</translation>
  </message>
  <message>
   <source>The game could not be stored. ({reason})</source>
   <translation>No se pudo guardar la partida. ({reason})</translation>
  </message>
  <message>
   <source>The game goes on from round {round}, {phase}.</source>
   <translation>La partida sigue desde la ronda {round}, {phase}.</translation>
  </message>
  <message>
   <source>The game stands on this line; it cannot be cut.</source>
   <translation>La partida está en esta línea; no se puede cortar.</translation>
  </message>
  <message numerus="yes">
   <source>The last %n choice(s) do not fit this version any more.</source>
   <translation>
    <numerusform>La última %n elección ya no encaja en esta versión.</numerusform>
    <numerusform>Las últimas %n elecciones ya no encajan en esta versión.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rules of the program failed; nothing has changed. ({reason})</source>
   <translation>Las reglas del programa fallaron; nada ha cambiado. ({reason})</translation>
  </message>
  <message>
   <source>This file was written by a newer version of the program. Nothing was read in.</source>
   <translation>Este archivo lo escribió una versión más nueva del programa. No se ha leído nada.</translation>
  </message>
  <message>
   <source>This game cannot be read any more: none of its stored positions is intact.</source>
   <translation>Esta partida ya no se puede leer: ninguna de sus posiciones guardadas está intacta.</translation>
  </message>
  <message>
   <source>This game is not there any more.</source>
   <translation>Esta partida ya no está.</translation>
  </message>
  <message>
   <source>Your choices are saved, but the position could not be: {reason}</source>
   <translation>Tus elecciones están guardadas, pero la posición no se pudo guardar: {reason}</translation>
  </message>
  <message>
   <source>{name} cannot be used as a name.</source>
   <translation>{name} no sirve como nombre.</translation>
  </message>
  <message>
   <source>{name} could not decide and took the plainest choice.</source>
   <translation>{name} no supo decidir y tomó la opción más simple.</translation>
  </message>
  <message>
   <source>{path} belongs to another program. It has not been touched.</source>
   <translation>{path} es de otro programa. No se ha tocado.</translation>
  </message>
  <message>
   <source>{path} cannot be used: {reason}.</source>
   <translation>{path} no se puede usar: {reason}.</translation>
  </message>
  <message>
   <source>{path} is damaged.</source>
   <translation>{path} está dañado.</translation>
  </message>
  <message>
   <source>{path} may not be written to.</source>
   <translation>No se puede escribir en {path}.</translation>
  </message>
  <message>
   <source>{path} was written by a newer version of this program. It has not been touched.</source>
   <translation>{path} lo escribió una versión más nueva de este programa. No se ha tocado.</translation>
  </message>
 </context>
 <context>
  <name>FiguresPanel</name>
  <message>
   <source>Cost of characters (mean {0})</source>
   <translation>Coste de los Personajes (media {0})</translation>
  </message>
  <message>
   <source>Crests</source>
   <translation>Blasones</translation>
  </message>
  <message>
   <source>Icons among {0} characters</source>
   <translation>Iconos entre {0} Personajes</translation>
  </message>
  <message>
   <source>Income {0} on {1} cards</source>
   <translation>Ingresos {0} en {1} cartas</translation>
  </message>
  <message>
   <source>Limited: {0}</source>
   <translation>Limitadas: {0}</translation>
  </message>
  <message>
   <source>Plots: gold {0} to {1}, mean {2}</source>
   <translation>Tramas: oro de {0} a {1}, media {2}</translation>
  </message>
  <message>
   <source>STR of characters (mean {0})</source>
   <translation>FUE de los Personajes (media {0})</translation>
  </message>
  <message>
   <source>Traits</source>
   <translation>Rasgos</translation>
  </message>
  <message>
   <source>Types</source>
   <translation>Tipos</translation>
  </message>
  <message>
   <source>claim {0} to {1}, mean {2}</source>
   <translation>Valor de Conquista de {0} a {1}, media {2}</translation>
  </message>
  <message>
   <source>cost X: {0}</source>
   <translation>coste X: {0}</translation>
  </message>
  <message>
   <source>influence {0} on {1}</source>
   <translation>Influencia {0} en {1}</translation>
  </message>
  <message>
   <source>initiative {0} to {1}, mean {2}</source>
   <translation>Iniciativa de {0} a {1}, media {2}</translation>
  </message>
  <message>
   <source>of other Houses: {0}</source>
   <translation>de otras Casas: {0}</translation>
  </message>
  <message>
   <source>unique: {0}</source>
   <translation>únicas: {0}</translation>
  </message>
 </context>
 <context>
  <name>FilesPage</name>
  <message>
   <source>Before a change of the file's form a copy is made beside it by itself.</source>
   <translation>Antes de cambiar la forma del archivo se hace una copia junto a él.</translation>
  </message>
  <message>
   <source>Copied to {0}</source>
   <translation>Copiado en {0}</translation>
  </message>
  <message>
   <source>Copies made before changes of the file: {0}</source>
   <translation>Copias hechas antes de cambiar el archivo: {0}</translation>
  </message>
  <message>
   <source>Copy everything…</source>
   <translation>Copiarlo todo…</translation>
  </message>
  <message>
   <source>Copy of all games and decks</source>
   <translation>Copia de todas las partidas y mazos</translation>
  </message>
  <message>
   <source>Folder of your files</source>
   <translation>Carpeta de tus archivos</translation>
  </message>
  <message>
   <source>Games, decks and settings</source>
   <translation>Partidas, mazos y ajustes</translation>
  </message>
  <message>
   <source>No copy was made: {0}</source>
   <translation>No se ha hecho la copia: {0}</translation>
  </message>
  <message>
   <source>Open the folder</source>
   <translation>Abrir la carpeta</translation>
  </message>
 </context>
 <context>
  <name>GoingBack</name>
  <message>
   <source>Other lines of this game</source>
   <translation>Otras líneas de esta partida</translation>
  </message>
  <message>
   <source>Rewind</source>
   <translation>Vuelta atrás</translation>
  </message>
  <message>
   <source>Rewind to there?</source>
   <translation>¿Volver hasta ahí?</translation>
  </message>
  <message>
   <source>Rewind: the chronicle tells of it</source>
   <translation>Vuelta atrás: la crónica lo contará</translation>
  </message>
  <message>
   <source>Since then something new has come to light, or another player has chosen. The line that was played is kept, and the chronicle tells of the rewind.</source>
   <translation>Desde entonces ha salido a la luz algo nuevo, o ha elegido otro jugador. La línea jugada se conserva, y la crónica contará la vuelta atrás.</translation>
  </message>
  <message>
   <source>Stay here</source>
   <translation>Quedarte aquí</translation>
  </message>
  <message>
   <source>Undo back to</source>
   <translation>Deshacer hasta</translation>
  </message>
 </context>
 <context>
  <name>GroupPicker</name>
  <message>
   <source>One fewer</source>
   <translation>Uno menos</translation>
  </message>
  <message>
   <source>One more</source>
   <translation>Uno más</translation>
  </message>
 </context>
 <context>
  <name>Hand</name>
  <message>
   <source>Brings the {crest} crest; in the deck: {held}.</source>
   <translation>Aporta el blasón {crest}; en el mazo: {held}.</translation>
  </message>
  <message>
   <source>Brings {icon}, which only {held} of {total} characters have.</source>
   <translation>Aporta {icon}, que solo tienen {held} de {total} Personajes.</translation>
  </message>
  <message>
   <source>Brings {keyword}; in the deck: {held}.</source>
   <translation>Aporta {keyword}; en el mazo: {held}.</translation>
  </message>
  <message>
   <source>In play from round {round} on at one token a round (printed cost {cost}).</source>
   <translation>En juego desde la ronda {round} a una ficha por ronda (coste impreso {cost}).</translation>
  </message>
  <message>
   <source>March to {0}</source>
   <translation>Marcha a {0}</translation>
  </message>
  <message>
   <source>Of another House: it costs no penalty, and “House X only” does not matter (HK-06, HK-07).</source>
   <translation>De otra Casa: sin penalización, y «solo Casa X» no importa (HK-06, HK-07).</translation>
  </message>
  <message>
   <source>Orders
★ used: {0}</source>
   <translation>Órdenes
★ usadas: {0}</translation>
  </message>
  <message>
   <source>Strength {0} against the neutral force {1}</source>
   <translation>Fuerza {0} contra la fuerza neutral {1}</translation>
  </message>
  <message>
   <source>Strength {0} against {1}, garrison {2}, before orders and cards</source>
   <translation>Fuerza {0} contra {1}, guarnición {2}, sin órdenes ni cartas</translation>
  </message>
  <message>
   <source>Strength {0}, nobody stands there</source>
   <translation>Fuerza {0}, allí no hay nadie</translation>
  </message>
  <message>
   <source>Supply allows armies of {0}; afterwards you have {1}</source>
   <translation>El abastecimiento permite ejércitos de {0}; después tendrás {1}</translation>
  </message>
  <message numerus="yes">
   <source>The deck holds %n card(s) of this title; they would have to go (HK-05).</source>
   <translation>
    <numerusform>El mazo tiene %n carta con este título; tendría que salir (HK-05).</numerusform>
    <numerusform>El mazo tiene %n cartas con este título; tendrían que salir (HK-05).</numerusform>
   </translation>
  </message>
  <message>
   <source>This card is of our own design.</source>
   <translation>Esta carta es de diseño propio.</translation>
  </message>
  <message>
   <source>This group may not go there: supply, or nobody at all.</source>
   <translation>Este grupo no puede ir: abastecimiento, o no va nadie.</translation>
  </message>
  <message>
   <source>This order cannot be placed there.</source>
   <translation>Esa orden no se puede colocar ahí.</translation>
  </message>
  <message>
   <source>Without it as with it the deck lacks {icon}: {held} of {total} characters.</source>
   <translation>Con ella o sin ella al mazo le falta {icon}: {held} de {total} Personajes.</translation>
  </message>
 </context>
 <context>
  <name>HandBox</name>
  <message>
   <source>Change…</source>
   <translation>Cambiar…</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Elegir…</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>Hand of the King: {0}. Change</source>
   <translation>Mano del Rey: {0}. Cambiar</translation>
  </message>
  <message>
   <source>No character chosen yet</source>
   <translation>Aún sin Personaje</translation>
  </message>
  <message>
   <source>in play at {0}</source>
   <translation>en juego con {0}</translation>
  </message>
  <message>
   <source>none</source>
   <translation>ninguno</translation>
  </message>
 </context>
 <context>
  <name>HandChoice</name>
  <message>
   <source>All Houses</source>
   <translation>Todas las Casas</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Personajes</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Elegir</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Casa</translation>
  </message>
  <message>
   <source>Icons among the {0} characters of the deck</source>
   <translation>Iconos entre los {0} Personajes del mazo</translation>
  </message>
  <message>
   <source>No Hand</source>
   <translation>Sin Mano</translation>
  </message>
  <message>
   <source>Search by name; accents make no difference</source>
   <translation>Buscar por nombre; los acentos dan igual</translation>
  </message>
  <message>
   <source>Show also who may not, and why</source>
   <translation>Mostrar también quién no puede, y por qué</translation>
  </message>
  <message>
   <source>its abilities are not in the program yet</source>
   <translation>sus capacidades aún no están en el programa</translation>
  </message>
  <message>
   <source>tokens to be in play: {0}</source>
   <translation>fichas para estar en juego: {0}</translation>
  </message>
 </context>
 <context>
  <name>HandDialog</name>
  <message>
   <source>All Houses</source>
   <translation>Todas las Casas</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Personajes</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Elegir</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Casa</translation>
  </message>
  <message>
   <source>Playable only</source>
   <translation>Solo jugables</translation>
  </message>
  <message>
   <source>Search by name; accents make no difference</source>
   <translation>Busca por nombre; los acentos no importan</translation>
  </message>
  <message>
   <source>tokens to be in play: {0}</source>
   <translation>fichas para estar en juego: {0}</translation>
  </message>
 </context>
 <context>
  <name>HandPlace</name>
  <message>
   <source>Choose…</source>
   <translation>Elegir…</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>Hand of the King: none chosen</source>
   <translation>Mano del Rey: sin elegir</translation>
  </message>
  <message>
   <source>Hand of the King: {0}, in play with {1} tokens</source>
   <translation>Mano del Rey: {0}, en juego con {1} fichas</translation>
  </message>
 </context>
 <context>
  <name>Heads</name>
  <message>
   <source>Dead pile ({0})</source>
   <translation>Pila de muertos ({0})</translation>
  </message>
  <message>
   <source>Discard pile ({0})</source>
   <translation>Pila de descartes ({0})</translation>
  </message>
  <message>
   <source>Hand ({0})</source>
   <translation>Mano ({0})</translation>
  </message>
  <message>
   <source>Look at everybody again</source>
   <translation>Volver a mirar a todos</translation>
  </message>
  <message>
   <source>Look closer</source>
   <translation>Mirar más de cerca</translation>
  </message>
  <message>
   <source>The small council</source>
   <translation>El Consejo Privado</translation>
  </message>
  <message>
   <source>Titles: hold all six to win</source>
   <translation>Títulos: los seis dan la victoria</translation>
  </message>
  <message>
   <source>Used plots ({0})</source>
   <translation>Tramas usadas ({0})</translation>
  </message>
  <message>
   <source>out of the game</source>
   <translation>fuera de la partida</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <source>{0} · finished in round {1}</source>
   <translation>{0} · terminada en la ronda {1}</translation>
  </message>
  <message>
   <source>{0} · round {1}, {2}</source>
   <translation>{0} · ronda {1}, {2}</translation>
  </message>
 </context>
 <context>
  <name>HomePage</name>
  <message>
   <source>A duel of two Houses, each with a Hand of its own</source>
   <translation>Un duelo de dos Casas, cada una con su Mano del Rey</translation>
  </message>
  <message>
   <source>All games ({0})</source>
   <translation>Todas las partidas ({0})</translation>
  </message>
  <message>
   <source>All saved games, their chapters and stories</source>
   <translation>Todas las partidas guardadas, sus capítulos e historias</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>Empezar</translation>
  </message>
  <message>
   <source>Campaigns</source>
   <translation>Campañas</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Deck builder</source>
   <translation>Constructor de mazos</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>Hand of the King, Joust</source>
   <translation>La Mano del Rey, Justa</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <source>No games yet. Every game is saved by itself after each decision.</source>
   <translation>Todavía no hay partidas. Cada partida se guarda sola tras cada decisión.</translation>
  </message>
  <message>
   <source>Nothing is lost if you close</source>
   <translation>No se pierde nada al cerrar</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Salir</translation>
  </message>
  <message>
   <source>Recent games</source>
   <translation>Partidas recientes</translation>
  </message>
  <message>
   <source>Your decks</source>
   <translation>Tus Mazos</translation>
  </message>
  <message>
   <source>{0} · saved {1}</source>
   <translation>{0} · guardada {1}</translation>
  </message>
 </context>
 <context>
  <name>HostageDesk</name>
  <message>
   <source>Accept</source>
   <translation>Aceptar</translation>
  </message>
  <message>
   <source>Back to the map</source>
   <translation>Volver al mapa</translation>
  </message>
  <message>
   <source>Decline</source>
   <translation>Rechazar</translation>
  </message>
  <message>
   <source>Execute</source>
   <translation>Ejecutar</translation>
  </message>
  <message>
   <source>Execute {0}? You pay 2 power. {1} gains power and avenges him in its next battle against you.</source>
   <translation>¿Ejecutar a {0}? Pagas 2 de Poder. {1} gana Poder y lo venga en su próxima batalla contra ti.</translation>
  </message>
  <message>
   <source>Execution</source>
   <translation>Ejecución</translation>
  </message>
  <message>
   <source>Hostage desk</source>
   <translation>Mesa de rehenes</translation>
  </message>
  <message>
   <source>Let live</source>
   <translation>Dejar vivir</translation>
  </message>
  <message>
   <source>No execution</source>
   <translation>Sin ejecución</translation>
  </message>
  <message>
   <source>No offer</source>
   <translation>Sin oferta</translation>
  </message>
  <message>
   <source>Nothing to decide here now.</source>
   <translation>Ahora no hay nada que decidir aquí.</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Nada todavía.</translation>
  </message>
  <message>
   <source>What happened to hostages</source>
   <translation>Qué ha pasado con los rehenes</translation>
  </message>
 </context>
 <context>
  <name>HostageDialog</name>
  <message>
   <source>Casualties are the winner's swords minus the loser's fortifications. You may give up exactly one of them for one Leader who is present, before the loser chooses units. One Leader at most in each battle.</source>
   <translation>Las bajas son las Espadas del vencedor menos las Fortificaciones del derrotado. Puedes renunciar exactamente a una por un Líder presente, antes de que el derrotado elija unidades. Un Líder como mucho en cada batalla.</translation>
  </message>
  <message>
   <source>Casualties: {0}</source>
   <translation>Bajas: {0}</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>He comes back into the battle area at once.</source>
   <translation>Vuelve al momento al área de la batalla.</translation>
  </message>
  <message>
   <source>He goes from their prison to yours.</source>
   <translation>Pasa de su prisión a la tuya.</translation>
  </message>
  <message>
   <source>His Leaders stay free and retreat with the rest if they can.</source>
   <translation>Sus Líderes siguen libres y se retiran con el resto si pueden.</translation>
  </message>
  <message>
   <source>His ability is gone too.</source>
   <translation>También pierde su capacidad.</translation>
  </message>
  <message>
   <source>Hostages in your prison: {0}</source>
   <translation>Rehenes en tu prisión: {0}</translation>
  </message>
  <message>
   <source>In your prison: for a ransom, an exchange, or execution.</source>
   <translation>En tu prisión: para un rescate, un intercambio o una ejecución.</translation>
  </message>
  <message>
   <source>Look at the map</source>
   <translation>Mirar el mapa</translation>
  </message>
  <message>
   <source>Secure Hostages</source>
   <translation>Asegurar a los rehenes</translation>
  </message>
  <message>
   <source>Secure Hostages could free him.</source>
   <translation>Asegurar a los rehenes podría liberarlo.</translation>
  </message>
  <message>
   <source>Spare a casualty and take a hostage?</source>
   <translation>¿Perdonar una baja y tomar un rehén?</translation>
  </message>
  <message>
   <source>The prison stays as it is.</source>
   <translation>La prisión queda como está.</translation>
  </message>
  <message>
   <source>Understood</source>
   <translation>Entendido</translation>
  </message>
  <message>
   <source>You won at {0} as the attacker: take one hostage out of the loser's prison.</source>
   <translation>Has ganado en {0} como atacante: saca a un rehén de la prisión del derrotado.</translation>
  </message>
  <message>
   <source>You won at {0}, {1} to {2}. Casualties of {3}: {4}</source>
   <translation>Has ganado en {0}, {1} a {2}. Bajas de {3}: {4}</translation>
  </message>
  <message>
   <source>Your own Leader is put into the battle area; any other goes to your prison.</source>
   <translation>Tu Líder se coloca en el área de la batalla; cualquier otro va a tu prisión.</translation>
  </message>
  <message>
   <source>{0} chooses who falls: {1}</source>
   <translation>{0} elige quién cae: {1}</translation>
  </message>
  <message>
   <source>{0} loses strength {1} on the board, {2} when he leads.</source>
   <translation>{0} pierde fuerza {1} en el tablero, {2} cuando lidera.</translation>
  </message>
 </context>
 <context>
  <name>HostageNews</name>
  <message>
   <source>An Ally's Leader goes with his card: he fights for {0} now.</source>
   <translation>El Líder de un Aliado va con su carta: ahora lucha por {0}.</translation>
  </message>
  <message>
   <source>He is back on the board; your prison is one hostage poorer.</source>
   <translation>Vuelve al tablero; tu prisión tiene un rehén menos.</translation>
  </message>
  <message>
   <source>He is in the prison of {0} now.</source>
   <translation>Ahora está en la prisión de {0}.</translation>
  </message>
  <message>
   <source>He is in the prison of {0}.</source>
   <translation>Está en la prisión de {0}.</translation>
  </message>
  <message>
   <source>He waits in the reserve until he is mustered.</source>
   <translation>Espera en la reserva hasta que se le reclute.</translation>
  </message>
  <message>
   <source>You can buy him back in the hostage window, or free him with Secure Hostages.</source>
   <translation>Puedes comprarlo en la ventana de rehenes o liberarlo con Asegurar a los rehenes.</translation>
  </message>
  <message>
   <source>{0} executes {1}</source>
   <translation>{0} ejecuta a {1}</translation>
  </message>
  <message>
   <source>{0} gains power and may take revenge.</source>
   <translation>{0} gana Poder y puede vengarse.</translation>
  </message>
  <message>
   <source>{0} rescues {1}</source>
   <translation>{0} rescata a {1}</translation>
  </message>
  <message>
   <source>{0} takes {1} hostage</source>
   <translation>{0} toma como rehén a {1}</translation>
  </message>
  <message>
   <source>{0} takes {1} out of your prison</source>
   <translation>{0} saca de tu prisión a {1}</translation>
  </message>
  <message>
   <source>{1} changes sides: {0} has his card now</source>
   <translation>{1} cambia de bando: ahora su carta la tiene {0}</translation>
  </message>
  <message>
   <source>{1} is free again</source>
   <translation>{1} vuelve a estar libre</translation>
  </message>
 </context>
 <context>
  <name>Import</name>
  <message>
   <source>A second House card was left out: {text}.</source>
   <translation>Se ha dejado fuera una segunda carta de Casa: {text}.</translation>
  </message>
  <message>
   <source>No line names a card.</source>
   <translation>Ninguna línea nombra una carta.</translation>
  </message>
  <message>
   <source>Read past: {text}</source>
   <translation>Omitido: {text}</translation>
  </message>
  <message>
   <source>The JSON is no deck: {reason}.</source>
   <translation>El JSON no es un mazo: {reason}.</translation>
  </message>
  <message>
   <source>The XML has definitions of its own, which no deck needs; it is not read.</source>
   <translation>El XML tiene definiciones propias que ningún mazo necesita; no se lee.</translation>
  </message>
  <message>
   <source>The XML is broken: {reason}.</source>
   <translation>El XML está dañado: {reason}.</translation>
  </message>
  <message>
   <source>The file is too large for a deck: {reason}.</source>
   <translation>El archivo es demasiado grande para un mazo: {reason}.</translation>
  </message>
  <message>
   <source>The file says that it is of another game ({text}); cards are found by name.</source>
   <translation>El archivo dice que es de otro juego ({text}); las cartas se buscan por nombre.</translation>
  </message>
  <message>
   <source>The file was written by a newer version of this program.</source>
   <translation>El archivo lo escribió una versión más nueva del programa.</translation>
  </message>
  <message>
   <source>The format “{text}” is not known.</source>
   <translation>No se conoce el formato «{text}».</translation>
  </message>
  <message>
   <source>The text is in old letters; read as {text}.</source>
   <translation>El texto está en una codificación antigua; se lee como {text}.</translation>
  </message>
  <message>
   <source>The text is too long for a deck: {reason}.</source>
   <translation>El texto es demasiado largo para un mazo: {reason}.</translation>
  </message>
  <message>
   <source>There is nothing in it.</source>
   <translation>No hay nada dentro.</translation>
  </message>
  <message>
   <source>This JSON is no deck that this program knows.</source>
   <translation>Este JSON no es un mazo que conozca el programa.</translation>
  </message>
  <message>
   <source>This is a deck of the second edition ({found}). This program plays the first edition, whose cards are others; nothing was read in.</source>
   <translation>Este es un mazo de la segunda edición ({found}). Este programa juega la primera, cuyas cartas son otras; no se ha leído nada.</translation>
  </message>
  <message>
   <source>This is no text: {reason}.</source>
   <translation>Esto no es texto: {reason}.</translation>
  </message>
  <message>
   <source>XML that begins with &lt;{found}&gt; is no deck that this program knows.</source>
   <translation>Un XML que empieza por &lt;{found}&gt; no es un mazo que conozca este programa.</translation>
  </message>
  <message>
   <source>{place}: {words}</source>
   <translation>{place}: {words}</translation>
  </message>
  <message>
   <source>“{found}” is no number of copies.</source>
   <translation>«{found}» no es un número de copias.</translation>
  </message>
  <message>
   <source>“{found}” names no House.</source>
   <translation>«{found}» no es ninguna Casa.</translation>
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Carta</translation>
  </message>
  <message>
   <source>Card for {0}</source>
   <translation>Carta para {0}</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Mazo</translation>
  </message>
  <message>
   <source>Deck {0}</source>
   <translation>Mazo {0}</translation>
  </message>
  <message>
   <source>Import decks</source>
   <translation>Importar mazos</translation>
  </message>
  <message>
   <source>Leave out, keep in the notes</source>
   <translation>Dejar fuera, conservar en las notas</translation>
  </message>
  <message>
   <source>Lines to look at</source>
   <translation>Líneas que revisar</translation>
  </message>
  <message>
   <source>List of cards</source>
   <translation>Lista de cartas</translation>
  </message>
  <message>
   <source>Name of the deck</source>
   <translation>Nombre del mazo</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Abrir un archivo…</translation>
  </message>
  <message>
   <source>Paste a list of cards here, or drop a file: .json, .o8d, .xml, .cod, text</source>
   <translation>Pega aquí una lista de cartas o suelta un archivo: .json, .o8d, .xml, .cod, texto</translation>
  </message>
  <message>
   <source>Take over</source>
   <translation>Aceptar</translation>
  </message>
  <message>
   <source>Where</source>
   <translation>Dónde</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>Escrito</translation>
  </message>
  <message>
   <source>{0} cannot be read: {1}.</source>
   <translation>No se puede leer {0}: {1}.</translation>
  </message>
  <message>
   <source>{0} cards and {1} plots in {2} version(s).</source>
   <translation>{0} cartas y {1} Tramas en {2} versiones.</translation>
  </message>
  <message>
   <source>{0} line(s) to look at: what is left out goes into the notes.</source>
   <translation>Líneas que revisar: {0}; lo que se deja fuera pasa a las notas.</translation>
  </message>
 </context>
 <context>
  <name>Keys</name>
  <message>
   <source>1 to 9</source>
   <translation>1 a 9</translation>
  </message>
  <message>
   <source>?</source>
   <translation>?</translation>
  </message>
  <message>
   <source>Arrows</source>
   <translation>Flechas</translation>
  </message>
  <message>
   <source>Attacks</source>
   <translation>Ataca</translation>
  </message>
  <message>
   <source>Can be chosen now</source>
   <translation>Se puede elegir ahora</translation>
  </message>
  <message>
   <source>D, P, O</source>
   <translation>D, P, O</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Defiende</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Everything that can be done with a card</source>
   <translation>Todo lo que se puede hacer con una carta</translation>
  </message>
  <message>
   <source>From card to card</source>
   <translation>De carta en carta</translation>
  </message>
  <message>
   <source>Hand of the King; the ring shows tokens and how many it needs</source>
   <translation>Mano del Rey; el anillo muestra las fichas y cuántas necesita</translation>
  </message>
  <message>
   <source>Has duplicates</source>
   <translation>Tiene duplicados</translation>
  </message>
  <message>
   <source>Is chosen</source>
   <translation>Está elegida</translation>
  </message>
  <message>
   <source>Is leaving play</source>
   <translation>Está abandonando el juego</translation>
  </message>
  <message>
   <source>Keep the preview, or let go of it</source>
   <translation>Fijar la vista previa o soltarla</translation>
  </message>
  <message>
   <source>Kneels</source>
   <translation>Está arrodillada</translation>
  </message>
  <message>
   <source>L</source>
   <translation>L</translation>
  </message>
  <message>
   <source>Look closer at one opponent, then the next</source>
   <translation>Mirar de cerca a un adversario, luego al siguiente</translation>
  </message>
  <message>
   <source>Menu, Shift+F10</source>
   <translation>Menú, Mayús+F10</translation>
  </message>
  <message>
   <source>N</source>
   <translation>N</translation>
  </message>
  <message>
   <source>Next card that can be chosen</source>
   <translation>Siguiente carta que se puede elegir</translation>
  </message>
  <message>
   <source>Next or previous zone of the table</source>
   <translation>Zona siguiente o anterior de la mesa</translation>
  </message>
  <message>
   <source>Open or close the log in a small window</source>
   <translation>Abrir o cerrar el registro en una ventana pequeña</translation>
  </message>
  <message>
   <source>PgUp, PgDn</source>
   <translation>RePág, AvPág</translation>
  </message>
  <message>
   <source>Pick up the card under the cursor; again: do it</source>
   <translation>Coger la carta bajo el cursor; otra vez: hacerlo</translation>
  </message>
  <message>
   <source>Put back, take back, close; else decline</source>
   <translation>Dejar, deshacer, cerrar; si no, rechazar</translation>
  </message>
  <message>
   <source>S on a phase</source>
   <translation>S en una fase</translation>
  </message>
  <message>
   <source>Set or clear a stop</source>
   <translation>Poner o quitar una parada</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Espacio</translation>
  </message>
  <message>
   <source>Tab, Shift+Tab</source>
   <translation>Tab, Mayús+Tab</translation>
  </message>
  <message>
   <source>The main button: confirm or go on</source>
   <translation>El botón principal: confirmar o seguir</translation>
  </message>
  <message>
   <source>The numbered button or card</source>
   <translation>El botón o la carta con ese número</translation>
  </message>
  <message>
   <source>Turn the page of a crowded row</source>
   <translation>Pasar página en una fila llena</translation>
  </message>
  <message>
   <source>V</source>
   <translation>V</translation>
  </message>
  <message>
   <source>Why a number is so, and why a card cannot be used</source>
   <translation>Por qué un número es así y por qué una carta no se puede usar</translation>
  </message>
  <message>
   <source>Your discard pile, your used plots, an opponent's piles</source>
   <translation>Tu pila de descartes, tus Tramas usadas, las pilas de un adversario</translation>
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
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Teclas</translation>
  </message>
  <message>
   <source>Keys and signs</source>
   <translation>Teclas y signos</translation>
  </message>
  <message>
   <source>Signs on cards</source>
   <translation>Signos en las cartas</translation>
  </message>
 </context>
 <context>
  <name>KeysPage</name>
  <message>
   <source>Action</source>
   <translation>Acción</translation>
  </message>
  <message>
   <source>Actions and their keys</source>
   <translation>Acciones y sus teclas</translation>
  </message>
  <message>
   <source>All as at first</source>
   <translation>Todo como al principio</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Teclas</translation>
  </message>
  <message>
   <source>No keys</source>
   <translation>Sin teclas</translation>
  </message>
  <message>
   <source>Press the new keys</source>
   <translation>Pulsa las teclas nuevas</translation>
  </message>
  <message>
   <source>These keys belong to: {0}. They would be taken from it.</source>
   <translation>Estas teclas son de: {0}. Se le quitarían.</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Usar</translation>
  </message>
 </context>
 <context>
  <name>Lane</name>
  <message>
   <source>Active player: {0}</source>
   <translation>Jugador Activo: {0}</translation>
  </message>
  <message>
   <source>As it stands nobody wins</source>
   <translation>Por ahora no gana nadie</translation>
  </message>
  <message>
   <source>As it stands you win by {1}</source>
   <translation>Por ahora ganas por {1}</translation>
  </message>
  <message>
   <source>As it stands {0} wins by {1}</source>
   <translation>Por ahora gana {0} por {1}</translation>
  </message>
  <message>
   <source>Attackers: {0}</source>
   <translation>Atacantes: {0}</translation>
  </message>
  <message>
   <source>Claim {0}: that much power moves from you</source>
   <translation>Conquista {0}: pierdes esa cantidad de Poder</translation>
  </message>
  <message>
   <source>Claim {0}: that much power moves from {1}</source>
   <translation>Conquista {0}: {1} pierde esa cantidad de Poder</translation>
  </message>
  <message>
   <source>Claim {0}: you discard that many cards from hand</source>
   <translation>Conquista {0}: descartas esa cantidad de cartas de la Mano</translation>
  </message>
  <message>
   <source>Claim {0}: you lose that many characters</source>
   <translation>Conquista {0}: pierdes esa cantidad de Personajes</translation>
  </message>
  <message>
   <source>Claim {0}: {1} discards that many cards from hand</source>
   <translation>Conquista {0}: {1} descarta esa cantidad de cartas de la Mano</translation>
  </message>
  <message>
   <source>Claim {0}: {1} loses that many characters</source>
   <translation>Conquista {0}: {1} pierde esa cantidad de Personajes</translation>
  </message>
  <message>
   <source>Click one, or drag it to a player</source>
   <translation>Pulsa uno o arrástralo hasta un jugador</translation>
  </message>
  <message>
   <source>Click the player you attack</source>
   <translation>Pulsa el jugador al que atacas</translation>
  </message>
  <message>
   <source>Declare a challenge</source>
   <translation>Declara un Reto</translation>
  </message>
  <message>
   <source>Income this round: {0}</source>
   <translation>Ingresos de esta ronda: {0}</translation>
  </message>
  <message>
   <source>Marshalling: {0} gold left</source>
   <translation>Reclutamiento: quedan {0} de oro</translation>
  </message>
  <message>
   <source>Nobody won</source>
   <translation>No ganó nadie</translation>
  </message>
  <message>
   <source>You won by {1}</source>
   <translation>Has ganado por {1}</translation>
  </message>
  <message>
   <source>You won by {1}, unopposed</source>
   <translation>Has ganado por {1}, sin oposición</translation>
  </message>
  <message>
   <source>{0} against the Hand</source>
   <translation>{0} contra la Mano</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} contra {1}</translation>
  </message>
  <message>
   <source>{0} phase</source>
   <translation>{0}</translation>
  </message>
  <message>
   <source>{0} won by {1}</source>
   <translation>{0} ha ganado por {1}</translation>
  </message>
  <message>
   <source>{0} won by {1}, unopposed</source>
   <translation>{0} ha ganado por {1}, sin oposición</translation>
  </message>
  <message>
   <source>{1} marshals: {0} gold left</source>
   <translation>Recluta {1}: quedan {0} de oro</translation>
  </message>
 </context>
 <context>
  <name>LeaderCard</name>
  <message>
   <source>Base</source>
   <translation>Base</translation>
  </message>
  <message>
   <source>Base: strength {0}, swords {1}, fortifications {2}</source>
   <translation>Base: fuerza {0}, Espadas {1}, Fortificaciones {2}</translation>
  </message>
  <message>
   <source>Leads</source>
   <translation>Lidera</translation>
  </message>
  <message>
   <source>Leads: strength {0}, swords {1}, fortifications {2}</source>
   <translation>Lidera: fuerza {0}, Espadas {1}, Fortificaciones {2}</translation>
  </message>
  <message>
   <source>These values are of our own design.</source>
   <translation>Estos valores son de diseño propio.</translation>
  </message>
  <message>
   <source>becomes a march</source>
   <translation>se convierte en marcha</translation>
  </message>
 </context>
 <context>
  <name>LegalityBar</name>
  <message>
   <source>Repair</source>
   <translation>Corregir</translation>
  </message>
  <message>
   <source>{0} problems: {1}</source>
   <translation>{0} problemas: {1}</translation>
  </message>
 </context>
 <context>
  <name>ListDialog</name>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Elegir</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
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
   <translation>Áreas de nadie: {0}</translation>
  </message>
  <message>
   <source>Beside the table</source>
   <translation>Junto a la mesa</translation>
  </message>
  <message>
   <source>Challenge: {0} attacks {1}</source>
   <translation>Reto: {0} ataca a {1}</translation>
  </message>
  <message>
   <source>Dead</source>
   <translation>Muertos</translation>
  </message>
  <message>
   <source>Deck: {0}</source>
   <translation>Mazo: {0}</translation>
  </message>
  <message>
   <source>Discarded</source>
   <translation>Descartadas</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>Mano</translation>
  </message>
  <message>
   <source>In play</source>
   <translation>En juego</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Trama</translation>
  </message>
  <message>
   <source>Round {0}, {1}</source>
   <translation>Ronda {0}, {1}</translation>
  </message>
  <message>
   <source>Shadows</source>
   <translation>Sombras</translation>
  </message>
  <message>
   <source>Used plots</source>
   <translation>Tramas usadas</translation>
  </message>
  <message>
   <source>{0}, {1}: power {2}, gold {3}, influence {4}, claim {5}, initiative {6}</source>
   <translation>{0}, {1}: Poder {2}, oro {3}, Influencia {4}, Conquista {5}, Iniciativa {6}</translation>
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
   <translation>Una carta vuelve a la Mano de {who}</translation>
  </message>
  <message>
   <source>A duplicate goes under {card}</source>
   <translation>Un Duplicado va bajo {card}</translation>
  </message>
  <message>
   <source>Dominance is tied: nobody wins it</source>
   <translation>La Dominación queda empatada: no la gana nadie</translation>
  </message>
  <message>
   <source>Nobody wins dominance</source>
   <translation>Nadie gana la Dominación</translation>
  </message>
  <message>
   <source>Nobody wins the challenge</source>
   <translation>Nadie gana el Reto</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Ronda {number}</translation>
  </message>
  <message>
   <source>The Hand of the King {card} comes into play</source>
   <translation>La Mano del Rey {card} entra en juego</translation>
  </message>
  <message>
   <source>The Hand of the King {card} drops out of play</source>
   <translation>La Mano del Rey {card} deja de estar en juego</translation>
  </message>
  <message numerus="yes">
   <source>The Hand of the King {card} gets %n token(s)</source>
   <translation>
    <numerusform>La Mano del Rey {card} recibe %n ficha</numerusform>
    <numerusform>La Mano del Rey {card} recibe %n fichas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The Hand of the King {card} loses %n token(s)</source>
   <translation>
    <numerusform>La Mano del Rey {card} pierde %n ficha</numerusform>
    <numerusform>La Mano del Rey {card} pierde %n fichas</numerusform>
   </translation>
  </message>
  <message>
   <source>The challenge is turned against {who}</source>
   <translation>El Reto se redirige contra {who}</translation>
  </message>
  <message>
   <source>The effect of {card} lasts on</source>
   <translation>El efecto de {card} sigue durando</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the challenge</source>
   <translation>El efecto de {card} dura hasta el final del Reto</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the phase</source>
   <translation>El efecto de {card} dura hasta el final de la fase</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the round</source>
   <translation>El efecto de {card} dura hasta el final de la ronda</translation>
  </message>
  <message>
   <source>The game is over: nobody wins</source>
   <translation>Fin de la partida: no gana nadie</translation>
  </message>
  <message>
   <source>attackers and defenders are declared</source>
   <translation>se declaran atacantes y defensores</translation>
  </message>
  <message>
   <source>round {number} begins</source>
   <translation>empieza la ronda {number}</translation>
  </message>
  <message>
   <source>the challenge is over</source>
   <translation>el Reto ha terminado</translation>
  </message>
  <message>
   <source>the claim is carried out</source>
   <translation>se cumple la Conquista</translation>
  </message>
  <message>
   <source>the treasury</source>
   <translation>la Tesorería</translation>
  </message>
  <message>
   <source>the winner of dominance is found</source>
   <translation>se determina el ganador de la Dominación</translation>
  </message>
  <message>
   <source>the winner of the challenge is found</source>
   <translation>se determina el ganador del Reto</translation>
  </message>
  <message>
   <source>the {phase} begins</source>
   <translation>empieza: {phase}</translation>
  </message>
  <message>
   <source>the {phase} ends</source>
   <translation>termina: {phase}</translation>
  </message>
  <message>
   <source>{card} attacks</source>
   <translation>{card} ataca</translation>
  </message>
  <message>
   <source>{card} becomes a used plot</source>
   <translation>{card} pasa a ser una Trama usada</translation>
  </message>
  <message>
   <source>{card} claims {number} power</source>
   <translation>{card} conquista {number} de Poder</translation>
  </message>
  <message>
   <source>{card} claims {number} power by Renown</source>
   <translation>{card} conquista {number} de Poder por Renombre</translation>
  </message>
  <message>
   <source>{card} defends</source>
   <translation>{card} defiende</translation>
  </message>
  <message>
   <source>{card} dies</source>
   <translation>{card} muere</translation>
  </message>
  <message>
   <source>{card} dies by Deadly</source>
   <translation>{card} muere por Mortífero</translation>
  </message>
  <message>
   <source>{card} dies for the claim</source>
   <translation>{card} muere por la Conquista</translation>
  </message>
  <message>
   <source>{card} enters play</source>
   <translation>{card} entra en juego</translation>
  </message>
  <message>
   <source>{card} goes into Shadows</source>
   <translation>{card} va a las Sombras</translation>
  </message>
  <message>
   <source>{card} goes on top of its deck</source>
   <translation>{card} va encima de su Mazo</translation>
  </message>
  <message>
   <source>{card} goes to the bottom of its deck</source>
   <translation>{card} va al fondo de su Mazo</translation>
  </message>
  <message>
   <source>{card} goes to the pile</source>
   <translation>{card} va a la pila</translation>
  </message>
  <message>
   <source>{card} is attached to {bearer}</source>
   <translation>{card} se vincula a {bearer}</translation>
  </message>
  <message>
   <source>{card} is bypassed by stealth</source>
   <translation>{card} es sorteado con Sigilo</translation>
  </message>
  <message>
   <source>{card} is cancelled</source>
   <translation>{card} se anula</translation>
  </message>
  <message>
   <source>{card} is discarded</source>
   <translation>{card} se descarta</translation>
  </message>
  <message>
   <source>{card} is discarded with its card</source>
   <translation>{card} se descarta con su carta</translation>
  </message>
  <message>
   <source>{card} is removed from the game</source>
   <translation>{card} se retira del juego</translation>
  </message>
  <message>
   <source>{card} is saved</source>
   <translation>{card} se salva</translation>
  </message>
  <message>
   <source>{card} is saved by a duplicate</source>
   <translation>{card} se salva con un Duplicado</translation>
  </message>
  <message>
   <source>{card} is shuffled into its deck</source>
   <translation>{card} se baraja en su Mazo</translation>
  </message>
  <message>
   <source>{card} joins the attack</source>
   <translation>{card} se une al ataque</translation>
  </message>
  <message>
   <source>{card} joins the defence</source>
   <translation>{card} se une a la defensa</translation>
  </message>
  <message>
   <source>{card} kneels</source>
   <translation>{card} se arrodilla</translation>
  </message>
  <message>
   <source>{card} leaves play</source>
   <translation>{card} abandona el juego</translation>
  </message>
  <message>
   <source>{card} leaves the challenge</source>
   <translation>{card} abandona el Reto</translation>
  </message>
  <message>
   <source>{card} loses {number} power</source>
   <translation>{card} pierde {number} de Poder</translation>
  </message>
  <message>
   <source>{card} returns to hand</source>
   <translation>{card} vuelve a la Mano</translation>
  </message>
  <message>
   <source>{card} stands</source>
   <translation>{card} se pone en pie</translation>
  </message>
  <message>
   <source>{card} takes effect</source>
   <translation>{card} hace efecto</translation>
  </message>
  <message>
   <source>{number} gold is put on {card}</source>
   <translation>{number} de oro van sobre {card}</translation>
  </message>
  <message>
   <source>{number} gold moves from {other} to {who}</source>
   <translation>{number} de oro pasan de {other} a {who}</translation>
  </message>
  <message>
   <source>{number} power moves from {other} to {who}</source>
   <translation>{number} de Poder pasan de {other} a {who}</translation>
  </message>
  <message>
   <source>{phase}</source>
   <translation>{phase}</translation>
  </message>
  <message>
   <source>{phase}: skipped</source>
   <translation>{phase}: se omite</translation>
  </message>
  <message>
   <source>{who} and {other} exchange their plot decks</source>
   <translation>{who} y {other} intercambian sus mazos de Tramas</translation>
  </message>
  <message>
   <source>{who} attacks the Hand of the King of {other}: {challenge}</source>
   <translation>{who} ataca a la Mano del Rey de {other}: {challenge}</translation>
  </message>
  <message>
   <source>{who} attacks {other}: {challenge}</source>
   <translation>{who} ataca a {other}: {challenge}</translation>
  </message>
  <message>
   <source>{who} brings {card} out of Shadows</source>
   <translation>{who} saca {card} de las Sombras</translation>
  </message>
  <message>
   <source>{who} brings {card} out of ambush</source>
   <translation>{who} saca {card} de la Emboscada</translation>
  </message>
  <message>
   <source>{who} claims {number} power for the House</source>
   <translation>{who} conquista {number} de Poder para la Casa</translation>
  </message>
  <message>
   <source>{who} claims {number} power for the House: unopposed</source>
   <translation>{who} conquista {number} de Poder para la Casa: sin oposición</translation>
  </message>
  <message>
   <source>{who} counts {number} gold of income</source>
   <translation>{who} cuenta {number} de oro de Ingresos</translation>
  </message>
  <message>
   <source>{who} discards from the deck: {cards}</source>
   <translation>{who} descarta del Mazo: {cards}</translation>
  </message>
  <message>
   <source>{who} discards {card} from hand</source>
   <translation>{who} descarta {card} de la Mano</translation>
  </message>
  <message>
   <source>{who} does not respond</source>
   <translation>{who} no responde</translation>
  </message>
  <message numerus="yes">
   <source>{who} draws %n card(s)</source>
   <translation>
    <numerusform>{who} roba %n carta</numerusform>
    <numerusform>{who} roba %n cartas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{who} draws %n card(s): {cards}</source>
   <translation>
    <numerusform>{who} roba %n carta: {cards}</numerusform>
    <numerusform>{who} roba %n cartas: {cards}</numerusform>
   </translation>
  </message>
  <message>
   <source>{who} draws a new opening hand</source>
   <translation>{who} roba una Mano inicial nueva</translation>
  </message>
  <message>
   <source>{who} gains {number} gold</source>
   <translation>{who} gana {number} de oro</translation>
  </message>
  <message>
   <source>{who} gives up the game</source>
   <translation>{who} se rinde</translation>
  </message>
  <message>
   <source>{who} has chosen a plot</source>
   <translation>{who} ha elegido una Trama</translation>
  </message>
  <message>
   <source>{who} has chosen {card}</source>
   <translation>{who} ha elegido {card}</translation>
  </message>
  <message>
   <source>{who} is First Player</source>
   <translation>{who} es el Primer Jugador</translation>
  </message>
  <message>
   <source>{who} keeps the opening hand</source>
   <translation>{who} se queda la Mano inicial</translation>
  </message>
  <message>
   <source>{who} kneels the House card</source>
   <translation>{who} arrodilla la Carta de Casa</translation>
  </message>
  <message>
   <source>{who} looks at cards</source>
   <translation>{who} mira cartas</translation>
  </message>
  <message>
   <source>{who} looks at {cards}</source>
   <translation>{who} mira {cards}</translation>
  </message>
  <message>
   <source>{who} looks at {card}</source>
   <translation>{who} mira {card}</translation>
  </message>
  <message>
   <source>{who} loses the challenge</source>
   <translation>{who} pierde el Reto</translation>
  </message>
  <message>
   <source>{who} loses {number} power</source>
   <translation>{who} pierde {number} de Poder</translation>
  </message>
  <message>
   <source>{who} marshals {card}</source>
   <translation>{who} recluta {card}</translation>
  </message>
  <message>
   <source>{who} marshals {card} on {bearer}</source>
   <translation>{who} recluta {card} sobre {bearer}</translation>
  </message>
  <message>
   <source>{who} passes</source>
   <translation>{who} pasa</translation>
  </message>
  <message>
   <source>{who} pays {number} gold</source>
   <translation>{who} paga {number} de oro</translation>
  </message>
  <message>
   <source>{who} places {card}</source>
   <translation>{who} coloca {card}</translation>
  </message>
  <message>
   <source>{who} plays {card}</source>
   <translation>{who} juega {card}</translation>
  </message>
  <message>
   <source>{who} puts a card at the bottom of the deck</source>
   <translation>{who} pone una carta al fondo del Mazo</translation>
  </message>
  <message>
   <source>{who} puts a card into Shadows</source>
   <translation>{who} pone una carta en las Sombras</translation>
  </message>
  <message>
   <source>{who} puts a card on top of the deck</source>
   <translation>{who} pone una carta encima del Mazo</translation>
  </message>
  <message>
   <source>{who} returns {number} gold</source>
   <translation>{who} devuelve {number} de oro</translation>
  </message>
  <message>
   <source>{who} reveals {cards}</source>
   <translation>{who} muestra {cards}</translation>
  </message>
  <message>
   <source>{who} reveals {card}</source>
   <translation>{who} muestra {card}</translation>
  </message>
  <message>
   <source>{who} searches the deck</source>
   <translation>{who} busca en el Mazo</translation>
  </message>
  <message>
   <source>{who} shuffles a card into the deck</source>
   <translation>{who} baraja una carta en el Mazo</translation>
  </message>
  <message>
   <source>{who} shuffles the deck</source>
   <translation>{who} baraja el Mazo</translation>
  </message>
  <message>
   <source>{who} takes a card into hand</source>
   <translation>{who} toma una carta a la Mano</translation>
  </message>
  <message>
   <source>{who} takes control of {card}</source>
   <translation>{who} toma el control de {card}</translation>
  </message>
  <message>
   <source>{who} takes the title {title}</source>
   <translation>{who} toma el Título {title}</translation>
  </message>
  <message>
   <source>{who} takes the title {title} from {other}</source>
   <translation>{who} toma el título {title} de {other}</translation>
  </message>
  <message>
   <source>{who} takes the turn</source>
   <translation>{who} toma el turno</translation>
  </message>
  <message>
   <source>{who} takes {card} into hand</source>
   <translation>{who} toma {card} a la Mano</translation>
  </message>
  <message>
   <source>{who} uses the title {title}</source>
   <translation>{who} usa el Título {title}</translation>
  </message>
  <message>
   <source>{who} uses {card}</source>
   <translation>{who} usa {card}</translation>
  </message>
  <message>
   <source>{who} wins dominance</source>
   <translation>{who} gana la Dominación</translation>
  </message>
  <message>
   <source>{who} wins initiative</source>
   <translation>{who} gana la Iniciativa</translation>
  </message>
  <message>
   <source>{who} wins the challenge by {number}</source>
   <translation>{who} gana el Reto por {number}</translation>
  </message>
  <message>
   <source>{who} wins the game</source>
   <translation>{who} gana la partida</translation>
  </message>
 </context>
 <context>
  <name>LogPanel</name>
  <message>
   <source>Close the log</source>
   <translation>Cerrar el registro</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Registro</translation>
  </message>
  <message>
   <source>Log of the game</source>
   <translation>Registro de la partida</translation>
  </message>
 </context>
 <context>
  <name>Looker</name>
  <message>
   <source>Choose</source>
   <translation>Elegir</translation>
  </message>
  <message>
   <source>Show in full</source>
   <translation>Mostrar entera</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Retirar</translation>
  </message>
  <message>
   <source>Why?</source>
   <translation>¿Por qué?</translation>
  </message>
  <message>
   <source>{0}: cards of the deck that you know</source>
   <translation>{0}: cartas del Mazo que conoces</translation>
  </message>
  <message>
   <source>{0}: cards of the hand that you know</source>
   <translation>{0}: cartas de la Mano que conoces</translation>
  </message>
  <message>
   <source>{0}: dead pile</source>
   <translation>{0}: pila de muertos</translation>
  </message>
  <message>
   <source>{0}: discard pile</source>
   <translation>{0}: pila de descartes</translation>
  </message>
  <message>
   <source>{0}: used plots</source>
   <translation>{0}: Tramas usadas</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>&amp;Theme</source>
   <translation>&amp;Tema</translation>
  </message>
  <message>
   <source>A table for A Game of Thrones: The Card Game (first edition) and for the board game with A Storm of Swords, offline and without the publisher's art or texts. The games and their names belong to their owners. The map, the values of Leaders, the Tactics and Ally cards are of our own design.</source>
   <translation>Una mesa para A Game of Thrones: The Card Game (primera edición) y para el juego de tablero con A Storm of Swords, sin conexión y sin las ilustraciones ni los textos de la editorial. Los juegos y sus nombres pertenecen a sus dueños. El mapa, los valores de los líderes y las cartas de táctica y de aliado son de diseño propio.</translation>
  </message>
  <message>
   <source>About</source>
   <translation>Acerca de</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Como el sistema</translation>
  </message>
  <message>
   <source>At once</source>
   <translation>Al instante</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Oscuro</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>Rápido</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Alto contraste</translation>
  </message>
  <message>
   <source>Lang&amp;uage</source>
   <translation>&amp;Idioma</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Claro</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>Normal</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Lento</translation>
  </message>
  <message>
   <source>Sp&amp;eed</source>
   <translation>&amp;Velocidad</translation>
  </message>
  <message>
   <source>There is no room for larger text in a window of this size.</source>
   <translation>En una ventana de este tamaño no hay sitio para un texto mayor.</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} contra {1}</translation>
  </message>
 </context>
 <context>
  <name>ManualWindow</name>
  <message>
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <source>Board game</source>
   <translation>Juego de tablero</translation>
  </message>
  <message>
   <source>Card game</source>
   <translation>Juego de cartas</translation>
  </message>
  <message>
   <source>Chapters</source>
   <translation>Capítulos</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Adelante</translation>
  </message>
  <message>
   <source>Found: {0}</source>
   <translation>Encontradas: {0}</translation>
  </message>
  <message>
   <source>Rule book</source>
   <translation>Libro de reglas</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Reglas</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>Buscar en las reglas</translation>
  </message>
  <message>
   <source>Search: words, or a number like CHL-18</source>
   <translation>Buscar: palabras o un número como CHL-18</translation>
  </message>
  <message>
   <source>Which game</source>
   <translation>Qué juego</translation>
  </message>
 </context>
 <context>
  <name>MapScene</name>
  <message>
   <source>The Middle of</source>
   <translation>El centro de</translation>
  </message>
  <message>
   <source>WESTEROS</source>
   <translation>PONIENTE</translation>
  </message>
  <message>
   <source>in the War of the Five Kings</source>
   <translation>en la Guerra de los Cinco Reyes</translation>
  </message>
 </context>
 <context>
  <name>MemoryPanel</name>
  <message>
   <source>Challenges of {0} this phase: {1}</source>
   <translation>Retos de {0} en esta fase: {1}</translation>
  </message>
  <message>
   <source>Challenges: {0}</source>
   <translation>Retos: {0}</translation>
  </message>
  <message>
   <source>Hand tokens</source>
   <translation>Fichas de las Manos</translation>
  </message>
  <message>
   <source>Hands of the King: {0}</source>
   <translation>Manos del Rey: {0}</translation>
  </message>
  <message>
   <source>in play</source>
   <translation>en juego</translation>
  </message>
  <message>
   <source>none yet</source>
   <translation>aún ninguno</translation>
  </message>
  <message>
   <source>out of play</source>
   <translation>fuera del juego</translation>
  </message>
  <message>
   <source>{0}: {1} of {2} tokens, {3}</source>
   <translation>{0}: {1} de {2} fichas, {3}</translation>
  </message>
 </context>
 <context>
  <name>Menus</name>
  <message>
   <source>&amp;About</source>
   <translation>&amp;Acerca de</translation>
  </message>
  <message>
   <source>&amp;Copy the log</source>
   <translation>&amp;Copiar el registro</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Archivo</translation>
  </message>
  <message>
   <source>&amp;Full screen</source>
   <translation>&amp;Pantalla completa</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>&amp;Juego</translation>
  </message>
  <message>
   <source>&amp;Give up…</source>
   <translation>&amp;Rendirse…</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>A&amp;yuda</translation>
  </message>
  <message>
   <source>&amp;Keys and signs</source>
   <translation>&amp;Teclas y signos</translation>
  </message>
  <message>
   <source>&amp;Load game…</source>
   <translation>&amp;Cargar partida…</translation>
  </message>
  <message>
   <source>&amp;Log</source>
   <translation>&amp;Registro</translation>
  </message>
  <message>
   <source>&amp;New game…</source>
   <translation>&amp;Nueva partida…</translation>
  </message>
  <message>
   <source>&amp;Next panel</source>
   <translation>&amp;Siguiente panel</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Salir</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>R&amp;ehacer</translation>
  </message>
  <message>
   <source>&amp;Rule book</source>
   <translation>Libro de &amp;reglas</translation>
  </message>
  <message>
   <source>&amp;Start page</source>
   <translation>&amp;Página inicial</translation>
  </message>
  <message>
   <source>&amp;Stop passing</source>
   <translation>De&amp;jar de pasar</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Deshacer</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Ver</translation>
  </message>
  <message>
   <source>Larger te&amp;xt</source>
   <translation>Te&amp;xto mayor</translation>
  </message>
  <message>
   <source>N&amp;ormal text</source>
   <translation>Texto &amp;normal</translation>
  </message>
  <message>
   <source>Other &amp;lines of this game…</source>
   <translation>Otras &amp;líneas de esta partida…</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>Text&amp;o menor</translation>
  </message>
  <message>
   <source>Sett&amp;ings…</source>
   <translation>A&amp;justes…</translation>
  </message>
  <message>
   <source>Ta&amp;ble as a list</source>
   <translation>Mesa en &amp;lista</translation>
  </message>
  <message>
   <source>Undo &amp;back to…</source>
   <translation>Deshacer &amp;hasta…</translation>
  </message>
 </context>
 <context>
  <name>NavBar</name>
  <message>
   <source>Campaigns</source>
   <translation>Campañas</translation>
  </message>
  <message>
   <source>Decks</source>
   <translation>Mazos</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>Inicio</translation>
  </message>
  <message>
   <source>Keys and signs</source>
   <translation>Teclas y signos</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Menú</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <source>View settings</source>
   <translation>Ajustes de vista</translation>
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <source>All six titles win at once. When somebody has 15 power, the most titles win; the 15 power count as one title.</source>
   <translation>Los seis títulos dan la victoria al instante. Cuando alguien tiene 15 de Poder ganan más títulos; los 15 de Poder cuentan como uno.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Computer</source>
   <translation>Ordenador</translation>
  </message>
  <message>
   <source>Deck builder</source>
   <translation>Constructor de mazos</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Hand of the King: {0}</source>
   <translation>Mano del Rey: {0}</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <source>Number of players</source>
   <translation>Número de jugadores</translation>
  </message>
  <message>
   <source>Player</source>
   <translation>Jugador</translation>
  </message>
  <message>
   <source>Seat {0}</source>
   <translation>Asiento {0}</translation>
  </message>
  <message>
   <source>Seats at the table</source>
   <translation>Asientos de la Mesa</translation>
  </message>
  <message>
   <source>Start the game</source>
   <translation>Empezar la partida</translation>
  </message>
  <message>
   <source>Swap seats</source>
   <translation>Cambiar asientos</translation>
  </message>
  <message>
   <source>The board game with Leaders and hostages: who reaches a claim of 8 wins, at the latest after ten rounds who has the most.</source>
   <translation>El juego de tablero con Líderes y rehenes: gana quien llega a 8 de legitimidad o, tras diez rondas, quien tiene más.</translation>
  </message>
  <message>
   <source>The game is saved after every decision.</source>
   <translation>La partida se guarda tras cada decisión.</translation>
  </message>
  <message>
   <source>You win with 15 power, your Hand of the King in play, and more tokens on it than on any opponent's.</source>
   <translation>Ganas con 15 de Poder, tu Mano del Rey en juego y más fichas sobre ella que sobre la de cualquier adversario.</translation>
  </message>
  <message>
   <source>You win with 15 power.</source>
   <translation>Ganas con 15 de Poder.</translation>
  </message>
  <message>
   <source>You win with 15 power. Each round everybody takes a title: whom it supports you may not attack, and beating whom it opposes pays 1 power more.</source>
   <translation>Ganas con 15 de Poder. Cada ronda todos toman un título: a quien apoya no puedes atacarlo, y vencer a quien se opone da 1 de Poder más.</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} contra {1}</translation>
  </message>
  <message>
   <source>{0} players</source>
   <translation>{0} jugadores</translation>
  </message>
  <message>
   <source>{0} {1}</source>
   <translation>{0} {1}</translation>
  </message>
  <message>
   <source>{0}, chapter {1}</source>
   <translation>{0}, capítulo {1}</translation>
  </message>
  <message>
   <source>{0}, {1} players</source>
   <translation>{0}, {1} jugadores</translation>
  </message>
  <message>
   <source>… and {0} more</source>
   <translation>… y {0} más</translation>
  </message>
 </context>
 <context>
  <name>OfferForm</name>
  <message>
   <source>At least one hostage must change hands.</source>
   <translation>Al menos un rehén tiene que cambiar de manos.</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Vaciar</translation>
  </message>
  <message>
   <source>Counter-offer to {0}</source>
   <translation>Contraoferta a {0}</translation>
  </message>
  <message>
   <source>Now only your own Leader can be asked for, for 2 power or more.</source>
   <translation>Ahora solo puedes pedir a tu propio Líder, por 2 de Poder o más.</translation>
  </message>
  <message>
   <source>Offers are made in the hostage window after planning begins.</source>
   <translation>Las ofertas se hacen en la ventana de rehenes tras la planificación.</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>Poder</translation>
  </message>
  <message>
   <source>Power and hostages change hands at once. Promises do not bind.</source>
   <translation>El Poder y los rehenes cambian de manos al momento. Las promesas no obligan.</translation>
  </message>
  <message>
   <source>Power can go one way only.</source>
   <translation>El Poder solo puede ir en un sentido.</translation>
  </message>
  <message>
   <source>Send offer to {0}</source>
   <translation>Enviar la oferta a {0}</translation>
  </message>
  <message>
   <source>You give</source>
   <translation>Das</translation>
  </message>
  <message>
   <source>You receive</source>
   <translation>Recibes</translation>
  </message>
  <message>
   <source>Your offer to</source>
   <translation>Tu oferta a</translation>
  </message>
  <message>
   <source>offers left: {0}</source>
   <translation>ofertas restantes: {0}</translation>
  </message>
 </context>
 <context>
  <name>OptionsBar</name>
  <message>
   <source>Name of the game</source>
   <translation>Nombre de la partida</translation>
  </message>
  <message>
   <source>Rounds at most</source>
   <translation>Rondas como mucho</translation>
  </message>
  <message>
   <source>no limit</source>
   <translation>sin límite</translation>
  </message>
 </context>
 <context>
  <name>PhaseArrow</name>
  <message>
   <source>(stop set)</source>
   <translation>(parada puesta)</translation>
  </message>
  <message>
   <source>{0} phase, now</source>
   <translation>{0}: en curso</translation>
  </message>
  <message>
   <source>{0} phase, over</source>
   <translation>{0}: la fase ha pasado</translation>
  </message>
  <message>
   <source>{0} phase: click to pass until it begins, right click to set a stop</source>
   <translation>{0}: pulsa para pasar hasta que empiece; con el botón derecho pones una parada</translation>
  </message>
  <message>
   <source>{0} phase: passing until it begins; click to end that</source>
   <translation>{0}: pasas hasta que empiece; pulsa para dejarlo</translation>
  </message>
 </context>
 <context>
  <name>PhaseBar</name>
  <message>
   <source>Keys and signs</source>
   <translation>Teclas y signos</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Registro</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Menú</translation>
  </message>
  <message>
   <source>Round {0}</source>
   <translation>Ronda {0}</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Preparación</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>View settings</source>
   <translation>Ajustes de vista</translation>
  </message>
 </context>
 <context>
  <name>PileButton</name>
  <message>
   <source>{0}: {1} cards</source>
   <translation>{0}: {1} cartas</translation>
  </message>
 </context>
 <context>
  <name>PileViewer</name>
  <message>
   <source>Close (Esc)</source>
   <translation>Cerrar (Esc)</translation>
  </message>
 </context>
 <context>
  <name>PilesPanel</name>
  <message>
   <source>Dead</source>
   <translation>Muertos</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Mazo</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Descartes</translation>
  </message>
  <message>
   <source>Look at the cards you know</source>
   <translation>Ver las cartas que conoces</translation>
  </message>
  <message>
   <source>Look through the dead pile</source>
   <translation>Ver la pila de muertos</translation>
  </message>
  <message>
   <source>Look through the discard pile</source>
   <translation>Ver la pila de descartes</translation>
  </message>
 </context>
 <context>
  <name>PlayPage</name>
  <message>
   <source>Stops</source>
   <translation>Paradas</translation>
  </message>
  <message>
   <source>With “pass until…” you pass by yourself. In these phases the game asks you all the same.</source>
   <translation>Con «pasar hasta…» pasas automáticamente. En estas fases el juego te pregunta igualmente.</translation>
  </message>
 </context>
 <context>
  <name>PreviewPanel</name>
  <message>
   <source>Point at a card to see it here</source>
   <translation>Señala una carta para verla aquí</translation>
  </message>
  <message>
   <source>Preview: no card</source>
   <translation>Vista previa: ninguna carta</translation>
  </message>
  <message>
   <source>pinned</source>
   <translation>fijada</translation>
  </message>
 </context>
 <context>
  <name>Print</name>
  <message>
   <source>Hand of the King: {0} (in play with {1} tokens)</source>
   <translation>Mano del Rey: {0} (en juego con {1} fichas)</translation>
  </message>
  <message>
   <source>Nothing can be printed there.</source>
   <translation>Ahí no se puede imprimir.</translation>
  </message>
 </context>
 <context>
  <name>Prompt</name>
  <message>
   <source>A chance for actions in the {phase}.</source>
   <translation>Ocasión para acciones, {phase}.</translation>
  </message>
  <message>
   <source>About to happen: {what}.</source>
   <translation>A punto de ocurrir: {what}.</translation>
  </message>
  <message>
   <source>Bring a card out of Shadows or leave them alone</source>
   <translation>Saca una carta de las Sombras o déjalas en paz</translation>
  </message>
  <message>
   <source>Characters and locations from your hand; everybody reveals together.</source>
   <translation>Personajes y Lugares de tu Mano; todos muestran a la vez.</translation>
  </message>
  <message numerus="yes">
   <source>Choose %n character(s) to die for the claim</source>
   <translation>
    <numerusform>Elige %n Personaje que muera por la Conquista</numerusform>
    <numerusform>Elige %n Personajes que mueran por la Conquista</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose a card for {card}</source>
   <translation>Elige una carta para {card}</translation>
  </message>
  <message>
   <source>Choose a character for {card} to bypass</source>
   <translation>Elige a quién sortea {card}</translation>
  </message>
  <message>
   <source>Choose a character to bypass by stealth</source>
   <translation>Elige un Personaje que sortear con Sigilo</translation>
  </message>
  <message>
   <source>Choose a number</source>
   <translation>Elige un número</translation>
  </message>
  <message>
   <source>Choose a number for {card}</source>
   <translation>Elige un número para {card}</translation>
  </message>
  <message>
   <source>Choose a target</source>
   <translation>Elige un objetivo</translation>
  </message>
  <message>
   <source>Choose a target for {card}</source>
   <translation>Elige un objetivo para {card}</translation>
  </message>
  <message>
   <source>Choose attackers for the challenge against {name}: {challenge}</source>
   <translation>Elige atacantes para el Reto contra {name}: {challenge}</translation>
  </message>
  <message>
   <source>Choose cards</source>
   <translation>Elige cartas</translation>
  </message>
  <message>
   <source>Choose cards for {card}</source>
   <translation>Elige cartas para {card}</translation>
  </message>
  <message>
   <source>Choose defenders against {name}: {challenge}, STR {number}</source>
   <translation>Elige defensores contra {name}: {challenge}, FUE {number}</translation>
  </message>
  <message>
   <source>Choose one of the effects</source>
   <translation>Elige uno de los efectos</translation>
  </message>
  <message>
   <source>Choose one of your defenders to die</source>
   <translation>Elige un defensor tuyo que muera</translation>
  </message>
  <message>
   <source>Choose what pays for {card}</source>
   <translation>Elige con qué se paga {card}</translation>
  </message>
  <message>
   <source>Choose what pays the cost</source>
   <translation>Elige con qué se paga el coste</translation>
  </message>
  <message>
   <source>Choose what {card} does</source>
   <translation>Elige qué hace {card}</translation>
  </message>
  <message>
   <source>Choose which effect resolves next</source>
   <translation>Elige qué efecto se resuelve ahora</translation>
  </message>
  <message>
   <source>Choose which happening to answer</source>
   <translation>Elige a cuál de los sucesos respondes</translation>
  </message>
  <message>
   <source>Choose whom the challenge is against now</source>
   <translation>Elige contra quién es ahora el Reto</translation>
  </message>
  <message>
   <source>Choose your attackers</source>
   <translation>Elige tus atacantes</translation>
  </message>
  <message>
   <source>Choose your defenders</source>
   <translation>Elige tus defensores</translation>
  </message>
  <message>
   <source>Choose your plot for round {number}</source>
   <translation>Elige tu Trama para la ronda {number}</translation>
  </message>
  <message>
   <source>Declare a challenge or end your challenges</source>
   <translation>Declara un Reto o termina tus Retos</translation>
  </message>
  <message>
   <source>Declared already: {kinds}.</source>
   <translation>Ya declarados: {kinds}.</translation>
  </message>
  <message>
   <source>Defenders kneel. Without any, the attack is unopposed.</source>
   <translation>Los defensores se arrodillan. Sin ninguno, el ataque es sin oposición.</translation>
  </message>
  <message>
   <source>Do it or leave it</source>
   <translation>Hazlo o déjalo</translation>
  </message>
  <message>
   <source>Each kind once in your turn.</source>
   <translation>Cada tipo una vez en tu turno.</translation>
  </message>
  <message>
   <source>Exactly {number}.</source>
   <translation>Exactamente {number}.</translation>
  </message>
  <message>
   <source>From {least} to {most}.</source>
   <translation>De {least} a {most}.</translation>
  </message>
  <message>
   <source>Gold, initiative and claim hold for the round; everybody reveals together.</source>
   <translation>Oro, Iniciativa y Conquista valen toda la ronda; todos muestran a la vez.</translation>
  </message>
  <message>
   <source>How much of the gold on {card} do you pay with</source>
   <translation>Cuánto oro de {card} usas para pagar</translation>
  </message>
  <message>
   <source>How much of the power goes on {card} by Infamy</source>
   <translation>Cuánto Poder va sobre {card} por Infamia</translation>
  </message>
  <message>
   <source>Just happened: {what}.</source>
   <translation>Acaba de ocurrir: {what}.</translation>
  </message>
  <message>
   <source>Keep your opening hand or draw a new one</source>
   <translation>Quédate tu Mano inicial o roba otra</translation>
  </message>
  <message>
   <source>Make your choice</source>
   <translation>Elige</translation>
  </message>
  <message>
   <source>Marshal a card, take an action, or go on</source>
   <translation>Recluta una carta, haz una acción o sigue</translation>
  </message>
  <message>
   <source>Name a card title</source>
   <translation>Nombra una carta</translation>
  </message>
  <message>
   <source>Name a card title for {card}</source>
   <translation>Nombra una carta para {card}</translation>
  </message>
  <message>
   <source>Name a trait</source>
   <translation>Nombra un Rasgo</translation>
  </message>
  <message>
   <source>Name a trait for {card}</source>
   <translation>Nombra un Rasgo para {card}</translation>
  </message>
  <message>
   <source>Name one of these</source>
   <translation>Nombra uno de estos</translation>
  </message>
  <message>
   <source>Name one of these for {card}</source>
   <translation>Nombra uno de estos para {card}</translation>
  </message>
  <message>
   <source>Name the First Player of this round</source>
   <translation>Nombra al Primer Jugador de esta ronda</translation>
  </message>
  <message>
   <source>Name the X in the cost of {card}</source>
   <translation>Nombra la X del coste de {card}</translation>
  </message>
  <message>
   <source>Never attack whom it supports; beating whom it opposes pays.</source>
   <translation>A quien apoya no lo ataques nunca; vencer a quien se opone da premio.</translation>
  </message>
  <message>
   <source>Once a game: all seven cards go back, and the new hand must be kept.</source>
   <translation>Una vez por partida: las siete cartas vuelven, y hay que quedarse la Mano nueva.</translation>
  </message>
  <message>
   <source>One card at the beginning of each phase.</source>
   <translation>Una carta al empezar cada fase.</translation>
  </message>
  <message>
   <source>Pay the price or let it happen</source>
   <translation>Paga el precio o deja que suceda</translation>
  </message>
  <message>
   <source>Pay the price that {card} asks or let it happen</source>
   <translation>Paga el precio que pide {card} o deja que suceda</translation>
  </message>
  <message>
   <source>Place set-up cards worth up to 5 gold</source>
   <translation>Coloca cartas de Preparación por un máximo de 5 de oro</translation>
  </message>
  <message>
   <source>Respond to what just happened or let it be</source>
   <translation>Responde a lo que acaba de ocurrir o déjalo</translation>
  </message>
  <message>
   <source>Save, cancel, or let it happen</source>
   <translation>Salva, anula o deja que ocurra</translation>
  </message>
  <message>
   <source>Several happen at once; the First Player orders them.</source>
   <translation>Ocurren varias cosas a la vez; el Primer Jugador las ordena.</translation>
  </message>
  <message>
   <source>Stealth: whom you bypass cannot be declared as a defender.</source>
   <translation>Sigilo: a quien sortees no se le puede declarar defensor.</translation>
  </message>
  <message>
   <source>Take a title for this round</source>
   <translation>Toma un Título para esta ronda</translation>
  </message>
  <message>
   <source>Take an action or pass</source>
   <translation>Haz una acción o pasa</translation>
  </message>
  <message>
   <source>The attacker has more characters with Deadly in the challenge.</source>
   <translation>El atacante tiene más Personajes con Mortífero en el Reto.</translation>
  </message>
  <message>
   <source>The game is over: nobody wins.</source>
   <translation>Fin de la partida: no gana nadie.</translation>
  </message>
  <message>
   <source>The game is over: {name} wins.</source>
   <translation>Fin de la partida: gana {name}.</translation>
  </message>
  <message>
   <source>The rest comes from elsewhere.</source>
   <translation>El resto sale de otra parte.</translation>
  </message>
  <message>
   <source>The rest goes to your House.</source>
   <translation>El resto va a tu Casa.</translation>
  </message>
  <message>
   <source>They kneel to attack.</source>
   <translation>Se arrodillan para atacar.</translation>
  </message>
  <message>
   <source>Turn the challenge by your title or leave it</source>
   <translation>Desvía el Reto con tu título o déjalo</translation>
  </message>
  <message>
   <source>Up to {number}.</source>
   <translation>Hasta {number}.</translation>
  </message>
  <message>
   <source>Use {card} or leave it</source>
   <translation>Usa {card} o déjalo</translation>
  </message>
  <message>
   <source>You won initiative.</source>
   <translation>Has ganado la Iniciativa.</translation>
  </message>
  <message>
   <source>Your Hand of the King adds its STR by itself. Defenders kneel.</source>
   <translation>Tu Mano del Rey aporta su FUE automáticamente. Los defensores se arrodillan.</translation>
  </message>
  <message numerus="yes">
   <source>Your marshalling turn: %n gold to spend.</source>
   <translation>
    <numerusform>Tu turno de reclutar: %n de oro por gastar.</numerusform>
    <numerusform>Tu turno de reclutar: %n de oro por gastar.</numerusform>
   </translation>
  </message>
  <message>
   <source>a hidden card</source>
   <translation>una carta oculta</translation>
  </message>
  <message>
   <source>nobody</source>
   <translation>nadie</translation>
  </message>
  <message>
   <source>{attacker} attacks the Hand of the King of {defender}: {challenge}, {attack} against {defense}.</source>
   <translation>{attacker} ataca a la Mano del Rey de {defender}: {challenge}, {attack} contra {defense}.</translation>
  </message>
  <message>
   <source>{attacker} attacks {defender}: {challenge}, {attack} against {defense}.</source>
   <translation>{attacker} ataca a {defender}: {challenge}, {attack} contra {defense}.</translation>
  </message>
  <message>
   <source>{card} is about to take effect.</source>
   <translation>{card} está a punto de hacer efecto.</translation>
  </message>
  <message>
   <source>{name} attacks {other}: {challenge}.</source>
   <translation>{name} ataca a {other}: {challenge}.</translation>
  </message>
  <message>
   <source>{name} chooses a plot.</source>
   <translation>{name} elige una Trama.</translation>
  </message>
  <message>
   <source>{name} chooses attackers.</source>
   <translation>{name} elige atacantes.</translation>
  </message>
  <message>
   <source>{name} chooses defenders.</source>
   <translation>{name} elige defensores.</translation>
  </message>
  <message>
   <source>{name} chooses set-up cards.</source>
   <translation>{name} elige cartas de Preparación.</translation>
  </message>
  <message>
   <source>{name} chooses what comes next.</source>
   <translation>{name} elige qué viene ahora.</translation>
  </message>
  <message>
   <source>{name} chooses who dies for the claim.</source>
   <translation>{name} elige quién muere por la Conquista.</translation>
  </message>
  <message>
   <source>{name} chooses who dies.</source>
   <translation>{name} elige quién muere.</translation>
  </message>
  <message>
   <source>{name} chooses whom to bypass.</source>
   <translation>{name} elige a quién sortear.</translation>
  </message>
  <message>
   <source>{name} looks at the opening hand.</source>
   <translation>{name} mira la Mano inicial.</translation>
  </message>
  <message>
   <source>{name} makes a choice.</source>
   <translation>{name} elige.</translation>
  </message>
  <message>
   <source>{name} may declare a challenge.</source>
   <translation>{name} puede declarar un Reto.</translation>
  </message>
  <message>
   <source>{name} may respond.</source>
   <translation>{name} puede responder.</translation>
  </message>
  <message>
   <source>{name} may save or cancel.</source>
   <translation>{name} puede salvar o anular.</translation>
  </message>
  <message>
   <source>{name} may take an action.</source>
   <translation>{name} puede hacer una acción.</translation>
  </message>
  <message>
   <source>{name} names the First Player.</source>
   <translation>{name} nombra al Primer Jugador.</translation>
  </message>
  <message>
   <source>{name} pays a cost.</source>
   <translation>{name} paga un coste.</translation>
  </message>
  <message>
   <source>{name} won the challenge: claim {number}.</source>
   <translation>{name} ganó el Reto: Conquista {number}.</translation>
  </message>
  <message>
   <source>{name}, whom your title supports, has declared nobody.</source>
   <translation>{name}, a quien apoya tu título, no ha declarado a nadie.</translation>
  </message>
  <message>
   <source>{name}: {question}</source>
   <translation>{name}: {question}</translation>
  </message>
  <message>
   <source>{what}; and {number} more</source>
   <translation>{what}; y {number} más</translation>
  </message>
 </context>
 <context>
  <name>PromptBar</name>
  <message>
   <source>More choices</source>
   <translation>Más opciones</translation>
  </message>
  <message>
   <source>More…</source>
   <translation>Más…</translation>
  </message>
  <message>
   <source>What the game waits for</source>
   <translation>Lo que espera la partida</translation>
  </message>
 </context>
 <context>
  <name>Realm</name>
  <message numerus="yes">
   <source>%n footman(s)</source>
   <translation>
    <numerusform>%n Infante</numerusform>
    <numerusform>%n Infantes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n knight(s)</source>
   <translation>
    <numerusform>%n Caballero</numerusform>
    <numerusform>%n Caballeros</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed footman(s)</source>
   <translation>
    <numerusform>%n Infante desbandado</numerusform>
    <numerusform>%n Infantes desbandados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed knight(s)</source>
   <translation>
    <numerusform>%n Caballero desbandado</numerusform>
    <numerusform>%n Caballeros desbandados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed sellsword(s)</source>
   <translation>
    <numerusform>%n mercenario desbandado</numerusform>
    <numerusform>%n mercenarios desbandados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n sellsword(s)</source>
   <translation>
    <numerusform>%n mercenario</numerusform>
    <numerusform>%n mercenarios</numerusform>
   </translation>
  </message>
  <message>
   <source>Consolidate Power</source>
   <translation>Consolidación de Poder</translation>
  </message>
  <message>
   <source>Defense</source>
   <translation>Defensa</translation>
  </message>
  <message>
   <source>March</source>
   <translation>Marcha</translation>
  </message>
  <message>
   <source>Raid</source>
   <translation>Saqueo</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Apoyo</translation>
  </message>
  <message>
   <source>a Claim token</source>
   <translation>una ficha de legitimidad</translation>
  </message>
  <message>
   <source>a footman</source>
   <translation>un Infante</translation>
  </message>
  <message>
   <source>a footman becomes a knight</source>
   <translation>un Infante pasa a Caballero</translation>
  </message>
  <message>
   <source>a knight</source>
   <translation>un Caballero</translation>
  </message>
  <message>
   <source>a sellsword</source>
   <translation>un mercenario</translation>
  </message>
  <message>
   <source>fair</source>
   <translation>despejado</translation>
  </message>
  <message>
   <source>footman</source>
   <translation>Infante</translation>
  </message>
  <message>
   <source>knight</source>
   <translation>Caballero</translation>
  </message>
  <message>
   <source>rough</source>
   <translation>revuelto</translation>
  </message>
  <message>
   <source>routed footman</source>
   <translation>Infante desbandado</translation>
  </message>
  <message>
   <source>routed knight</source>
   <translation>Caballero desbandado</translation>
  </message>
  <message>
   <source>routed sellsword</source>
   <translation>mercenario desbandado</translation>
  </message>
  <message>
   <source>sellsword</source>
   <translation>mercenario</translation>
  </message>
  <message>
   <source>storm</source>
   <translation>tormenta</translation>
  </message>
  <message>
   <source>the Fiefdoms</source>
   <translation>los Feudos</translation>
  </message>
  <message>
   <source>the Iron Throne</source>
   <translation>el Trono de Hierro</translation>
  </message>
  <message>
   <source>the King's Court</source>
   <translation>la Corte del Rey</translation>
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
   <translation>Lista…</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Espacio</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Deshacer</translation>
  </message>
 </context>
 <context>
  <name>RealmDirector</name>
  <message>
   <source>Back to the start page</source>
   <translation>Volver al inicio</translation>
  </message>
  <message>
   <source>From {0}: choose where to</source>
   <translation>Desde {0}: elige adónde</translation>
  </message>
  <message>
   <source>Hostage desk</source>
   <translation>Mesa de rehenes</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Espacio</translation>
  </message>
  <message>
   <source>You can still look at the map and the log.</source>
   <translation>Aún puedes mirar el mapa y el registro.</translation>
  </message>
  <message>
   <source>{0} is thinking…</source>
   <translation>{0} está pensando…</translation>
  </message>
  <message>
   <source>{0}: choose an order from the tray</source>
   <translation>{0}: elige una orden de la bandeja</translation>
  </message>
  <message>
   <source>{0}: choose the area</source>
   <translation>{0}: elige el área</translation>
  </message>
 </context>
 <context>
  <name>RealmLabel</name>
  <message>
   <source>Abduct {leader}</source>
   <translation>Arrebatar a {leader}</translation>
  </message>
  <message>
   <source>Accept</source>
   <translation>Aceptar</translation>
  </message>
  <message>
   <source>Counter: {bargain}</source>
   <translation>Contraoferta: {bargain}</translation>
  </message>
  <message>
   <source>Decline</source>
   <translation>Rechazar</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>No usarlo</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Hecho</translation>
  </message>
  <message>
   <source>Draw from the deck of {ally}</source>
   <translation>Robar del mazo: {ally}</translation>
  </message>
  <message>
   <source>Execute {leader} (2 power)</source>
   <translation>Ejecutar a {leader} (2 de Poder)</translation>
  </message>
  <message>
   <source>Gain power in {area}</source>
   <translation>Ganar Poder en {area}</translation>
  </message>
  <message>
   <source>Keep the Blade</source>
   <translation>Guardar la Espada</translation>
  </message>
  <message>
   <source>Leave a token</source>
   <translation>Dejar una ficha</translation>
  </message>
  <message>
   <source>Leave nothing</source>
   <translation>No dejar nada</translation>
  </message>
  <message>
   <source>Let go</source>
   <translation>Dejar ir</translation>
  </message>
  <message>
   <source>Let the order in {area} lapse</source>
   <translation>Dejar caducar la orden en {area}</translation>
  </message>
  <message>
   <source>Lose a {unit}</source>
   <translation>Perder: {unit}</translation>
  </message>
  <message>
   <source>Lose a {unit} in {area}</source>
   <translation>Perder en {area}: {unit}</translation>
  </message>
  <message>
   <source>No</source>
   <translation>No</translation>
  </message>
  <message>
   <source>No card</source>
   <translation>Ninguna carta</translation>
  </message>
  <message>
   <source>No hostage</source>
   <translation>Ningún rehén</translation>
  </message>
  <message>
   <source>No offer</source>
   <translation>Sin oferta</translation>
  </message>
  <message>
   <source>No tactic</source>
   <translation>Sin táctica</translation>
  </message>
  <message>
   <source>Nobody</source>
   <translation>Nadie</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nada</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Pasar</translation>
  </message>
  <message>
   <source>Pay 1 power</source>
   <translation>Pagar 1 de Poder</translation>
  </message>
  <message>
   <source>Raid {there} from {area}</source>
   <translation>Saquear {there} desde {area}</translation>
  </message>
  <message>
   <source>Rescue {leader}</source>
   <translation>Rescatar a {leader}</translation>
  </message>
  <message>
   <source>Retreat to {area}</source>
   <translation>Retirarse a {area}</translation>
  </message>
  <message>
   <source>Support nobody</source>
   <translation>No apoyar a nadie</translation>
  </message>
  <message>
   <source>Support {house}</source>
   <translation>Apoyar a {house}</translation>
  </message>
  <message>
   <source>Take {leader} hostage</source>
   <translation>Tomar como rehén a {leader}</translation>
  </message>
  <message>
   <source>To {house}: {bargain}</source>
   <translation>A {house}: {bargain}</translation>
  </message>
  <message>
   <source>Use the Blade: +1</source>
   <translation>Usar la Espada: +1</translation>
  </message>
  <message>
   <source>Use {card}</source>
   <translation>Usar {card}</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Sí</translation>
  </message>
  <message>
   <source>{area} to {there}: {group}</source>
   <translation>De {area} a {there}: {group}</translation>
  </message>
 </context>
 <context>
  <name>RealmLog</name>
  <message>
   <source>A Claim Pressed</source>
   <translation>Legitimidad reclamada</translation>
  </message>
  <message>
   <source>Battle of {area}: {who} attacks {other}</source>
   <translation>Batalla de {area}: {who} ataca a {other}</translation>
  </message>
  <message>
   <source>Nobody controls {area} any more</source>
   <translation>Nadie controla ya {area}</translation>
  </message>
  <message>
   <source>Not allowed this round: {banned}</source>
   <translation>No permitido esta ronda: {banned}</translation>
  </message>
  <message>
   <source>Orders of {who}: {orders}</source>
   <translation>Órdenes de {who}: {orders}</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Ronda {number}</translation>
  </message>
  <message>
   <source>The alliance of {card} with {who} is over</source>
   <translation>Termina la alianza de {card} con {who}</translation>
  </message>
  <message>
   <source>The game is over without a winner</source>
   <translation>La partida acaba sin vencedor</translation>
  </message>
  <message>
   <source>The garrison of {area} falls</source>
   <translation>Cae la guarnición de {area}</translation>
  </message>
  <message>
   <source>The neutral force of {area} is beaten</source>
   <translation>Se vence a la fuerza neutral de {area}</translation>
  </message>
  <message>
   <source>The order on {track}: {houses}</source>
   <translation>El orden en {track}: {houses}</translation>
  </message>
  <message>
   <source>The power token of {who} in {area} is removed</source>
   <translation>Se retira la ficha de Poder de {who} en {area}</translation>
  </message>
  <message>
   <source>The supply of {who} is now {number}</source>
   <translation>El abastecimiento de {who} es ahora {number}</translation>
  </message>
  <message>
   <source>The weather is now: {weather}</source>
   <translation>El tiempo es ahora: {weather}</translation>
  </message>
  <message>
   <source>Westeros card: {card}</source>
   <translation>Carta de Poniente: {card}</translation>
  </message>
  <message>
   <source>bargain</source>
   <translation>trato</translation>
  </message>
  <message>
   <source>bid</source>
   <translation>puja</translation>
  </message>
  <message>
   <source>bribe</source>
   <translation>soborno</translation>
  </message>
  <message>
   <source>execution</source>
   <translation>ejecución</translation>
  </message>
  <message>
   <source>nobody</source>
   <translation>nadie</translation>
  </message>
  <message>
   <source>none</source>
   <translation>ninguna</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>nada</translation>
  </message>
  <message>
   <source>retreat</source>
   <translation>retirada</translation>
  </message>
  <message>
   <source>supply</source>
   <translation>abastecimiento</translation>
  </message>
  <message>
   <source>{attack} to {defense}</source>
   <translation>{attack} a {defense}</translation>
  </message>
  <message>
   <source>{card} is now allied with {who}</source>
   <translation>{card} es ahora aliada de {who}</translation>
  </message>
  <message>
   <source>{give} for {want}</source>
   <translation>{give} por {want}</translation>
  </message>
  <message>
   <source>{leader} cannot retreat and is taken by {who}</source>
   <translation>{leader} no puede retirarse y lo toma {who}</translation>
  </message>
  <message>
   <source>{leader} changes sides: from {other} to {who}</source>
   <translation>{leader} cambia de bando: de {other} a {who}</translation>
  </message>
  <message>
   <source>{leader} comes to {there}</source>
   <translation>{leader} llega a {there}</translation>
  </message>
  <message>
   <source>{leader} goes to the reserve</source>
   <translation>{leader} va a la reserva</translation>
  </message>
  <message>
   <source>{leader} has no ability this round</source>
   <translation>{leader} no tiene capacidad esta ronda</translation>
  </message>
  <message>
   <source>{leader} is free again</source>
   <translation>{leader} vuelve a estar libre</translation>
  </message>
  <message>
   <source>{leader} is maimed: march values gone</source>
   <translation>{leader} queda mutilado: sin valores de marcha</translation>
  </message>
  <message>
   <source>{leader} is now a prisoner of {who}</source>
   <translation>{leader} es ahora prisionero de {who}</translation>
  </message>
  <message>
   <source>{leader} of {other} goes to the prison of {who}</source>
   <translation>{leader} de {other} va a la prisión de {who}</translation>
  </message>
  <message>
   <source>{leader} retreats to {there}</source>
   <translation>{leader} se retira a {there}</translation>
  </message>
  <message>
   <source>{number} power</source>
   <translation>{number} de Poder</translation>
  </message>
  <message>
   <source>{phase}</source>
   <translation>{phase}</translation>
  </message>
  <message>
   <source>{who} abducts {leader} from the prison of {other}</source>
   <translation>{who} arrebata a {leader} de la prisión de {other}</translation>
  </message>
  <message>
   <source>{who} accepts</source>
   <translation>{who} acepta</translation>
  </message>
  <message>
   <source>{who} bids {number} for {track}</source>
   <translation>{who} apuesta {number} por {track}</translation>
  </message>
  <message>
   <source>{who} chooses a tactic in secret</source>
   <translation>{who} elige una táctica en secreto</translation>
  </message>
  <message>
   <source>{who} chooses nothing</source>
   <translation>{who} no elige nada</translation>
  </message>
  <message>
   <source>{who} chooses the tactic {card}</source>
   <translation>{who} elige la táctica {card}</translation>
  </message>
  <message>
   <source>{who} chooses {card}</source>
   <translation>{who} elige {card}</translation>
  </message>
  <message>
   <source>{who} consolidates power in {area}</source>
   <translation>{who} consolida Poder en {area}</translation>
  </message>
  <message>
   <source>{who} controls {area}</source>
   <translation>{who} controla {area}</translation>
  </message>
  <message>
   <source>{who} declines</source>
   <translation>{who} rechaza</translation>
  </message>
  <message>
   <source>{who} discards {card}</source>
   <translation>{who} descarta {card}</translation>
  </message>
  <message>
   <source>{who} draws from the deck of {card}</source>
   <translation>{who} roba del mazo: {card}</translation>
  </message>
  <message>
   <source>{who} executes {leader} of {other}</source>
   <translation>{who} ejecuta a {leader} de {other}</translation>
  </message>
  <message>
   <source>{who} gains {number} power{cause}</source>
   <translation>{who} gana {number} de Poder{cause}</translation>
  </message>
  <message>
   <source>{who} has no casualties</source>
   <translation>{who} no tiene bajas</translation>
  </message>
  <message>
   <source>{who} keeps a card</source>
   <translation>{who} se queda una carta</translation>
  </message>
  <message>
   <source>{who} keeps {card}</source>
   <translation>{who} se queda {card}</translation>
  </message>
  <message>
   <source>{who} leaves a power token in {area}</source>
   <translation>{who} deja una ficha de Poder en {area}</translation>
  </message>
  <message>
   <source>{who} lets the order in {area} lapse</source>
   <translation>{who} deja caducar la orden de {area}</translation>
  </message>
  <message>
   <source>{who} loses a {unit} in {area}{cause}</source>
   <translation>{who} pierde en {area}: {unit}{cause}</translation>
  </message>
  <message>
   <source>{who} loses in {area}: {units}</source>
   <translation>{who} pierde en {area}: {units}</translation>
  </message>
  <message>
   <source>{who} loses {number} power{cause}</source>
   <translation>{who} pierde {number} de Poder{cause}</translation>
  </message>
  <message>
   <source>{who} makes a counter-offer</source>
   <translation>{who} hace una contraoferta</translation>
  </message>
  <message>
   <source>{who} marches from {area} to {there}: {group}</source>
   <translation>{who} marcha de {area} a {there}: {group}</translation>
  </message>
  <message>
   <source>{who} must take casualties: {number}</source>
   <translation>{who} debe sufrir bajas: {number}</translation>
  </message>
  <message>
   <source>{who} musters in {area}: {mustered}</source>
   <translation>{who} recluta en {area}: {mustered}</translation>
  </message>
  <message>
   <source>{who} offers {other}: {bargain}</source>
   <translation>{who} ofrece a {other}: {bargain}</translation>
  </message>
  <message>
   <source>{who} places {order} in {area}</source>
   <translation>{who} coloca {order} en {area}</translation>
  </message>
  <message>
   <source>{who} plays {card}</source>
   <translation>{who} juega {card}</translation>
  </message>
  <message>
   <source>{who} plays {house_card}</source>
   <translation>{who} juega {house_card}</translation>
  </message>
  <message>
   <source>{who} raids {area}: {other} loses {order}</source>
   <translation>{who} saquea {area}: {other} pierde {order}</translation>
  </message>
  <message>
   <source>{who} replaces the order in {area} by {order}</source>
   <translation>{who} sustituye la orden de {area} por {order}</translation>
  </message>
  <message>
   <source>{who} rescues {leader} from the prison of {other}</source>
   <translation>{who} rescata a {leader} de la prisión de {other}</translation>
  </message>
  <message>
   <source>{who} retreats to {area}: {units}</source>
   <translation>{who} se retira a {area}: {units}</translation>
  </message>
  <message>
   <source>{who} shows the tactic {card}</source>
   <translation>{who} muestra la táctica {card}</translation>
  </message>
  <message>
   <source>{who} supports nobody from {area}</source>
   <translation>{who} no apoya a nadie desde {area}</translation>
  </message>
  <message>
   <source>{who} supports {other} from {area}</source>
   <translation>{who} apoya a {other} desde {area}</translation>
  </message>
  <message>
   <source>{who} takes a Claim token{cause}</source>
   <translation>{who} toma una ficha de legitimidad{cause}</translation>
  </message>
  <message>
   <source>{who} takes all House cards back to the hand</source>
   <translation>{who} recupera en la mano todas sus cartas de Casa</translation>
  </message>
  <message>
   <source>{who} takes {house_card} back and plays another</source>
   <translation>{who} recupera {house_card} y juega otra</translation>
  </message>
  <message>
   <source>{who} takes {house_card} back to the hand</source>
   <translation>{who} recupera en la mano {house_card}</translation>
  </message>
  <message>
   <source>{who} takes {leader} hostage instead of one casualty</source>
   <translation>{who} toma como rehén a {leader} en lugar de una baja</translation>
  </message>
  <message>
   <source>{who} uses the Valyrian Steel Blade</source>
   <translation>{who} usa la Espada de Acero Valyrio</translation>
  </message>
  <message>
   <source>{who} uses {card}</source>
   <translation>{who} usa {card}</translation>
  </message>
  <message>
   <source>{who} wins the battle of {area}, {totals}</source>
   <translation>{who} gana la batalla de {area}, {totals}</translation>
  </message>
  <message>
   <source>{who} wins the game</source>
   <translation>{who} gana la partida</translation>
  </message>
 </context>
 <context>
  <name>RealmPage</name>
  <message>
   <source>Map of Westeros</source>
   <translation>Mapa de Poniente</translation>
  </message>
 </context>
 <context>
  <name>RealmPrompt</name>
  <message>
   <source>+1 in this battle, once each round.</source>
   <translation>+1 en esta batalla, una vez por ronda.</translation>
  </message>
  <message>
   <source>Accept, decline, or make a counter-offer.</source>
   <translation>Acepta, rechaza o haz una contraoferta.</translation>
  </message>
  <message>
   <source>All bids are shown together, and all are lost.</source>
   <translation>Todas las apuestas se muestran a la vez, y todas se pierden.</translation>
  </message>
  <message>
   <source>Bid power for {track}</source>
   <translation>Apuesta Poder por {track}</translation>
  </message>
  <message>
   <source>Both are shown together.</source>
   <translation>Ambas se muestran a la vez.</translation>
  </message>
  <message>
   <source>Carry out a march</source>
   <translation>Realiza una marcha</translation>
  </message>
  <message>
   <source>Carry out a raid</source>
   <translation>Realiza un saqueo</translation>
  </message>
  <message>
   <source>Choose a House card for the battle of {area}</source>
   <translation>Elige una carta de Casa para la batalla de {area}</translation>
  </message>
  <message>
   <source>Choose a Tactics card in secret</source>
   <translation>Elige en secreto una carta de táctica</translation>
  </message>
  <message>
   <source>Choose a stronghold or city, then what to muster there.</source>
   <translation>Elige una fortaleza o ciudad y luego qué reclutar allí.</translation>
  </message>
  <message>
   <source>Choose a unit to lose.</source>
   <translation>Elige la unidad que pierdes.</translation>
  </message>
  <message>
   <source>Choose an Ally card</source>
   <translation>Elige una carta de Aliado</translation>
  </message>
  <message>
   <source>Choose the marching area, who goes, and where to.</source>
   <translation>Elige desde dónde, quién va y adónde.</translation>
  </message>
  <message>
   <source>Choose the raiding area, then the order that it removes.</source>
   <translation>Elige el área que saquea y luego la orden que retira.</translation>
  </message>
  <message>
   <source>Choose what the Westeros card does</source>
   <translation>Elige qué hace la carta de Poniente</translation>
  </message>
  <message>
   <source>Choose what the card is used on</source>
   <translation>Elige sobre qué se usa la carta</translation>
  </message>
  <message>
   <source>Choose where the loser of {area} retreats to</source>
   <translation>Elige adónde se retira el derrotado de {area}</translation>
  </message>
  <message>
   <source>Choose who falls at {area}</source>
   <translation>Elige quién cae en {area}</translation>
  </message>
  <message>
   <source>Consolidate power</source>
   <translation>Consolida Poder</translation>
  </message>
  <message>
   <source>Drag an order onto an area, or choose area and order. {placed} of {all} placed.</source>
   <translation>Arrastra una orden a un área, o elige área y orden. {placed} de {all} colocadas.</translation>
  </message>
  <message>
   <source>Execute a hostage?</source>
   <translation>¿Ejecutar a un rehén?</translation>
  </message>
  <message>
   <source>Free {leader} for the power that is offered?</source>
   <translation>¿Liberar a {leader} por el Poder ofrecido?</translation>
  </message>
  <message>
   <source>Gain power in an area, or draw from an Ally deck.</source>
   <translation>Gana Poder en un área o roba de un mazo de Aliados.</translation>
  </message>
  <message>
   <source>If you decline you must put one power into the bank.</source>
   <translation>Si rechazas debes devolver uno de Poder al banco.</translation>
  </message>
  <message>
   <source>It costs 2 power; his house gains power and will want revenge.</source>
   <translation>Cuesta 2 de Poder; su Casa gana Poder y querrá venganza.</translation>
  </message>
  <message>
   <source>It is shown together with the orders.</source>
   <translation>Se muestra junto con las órdenes.</translation>
  </message>
  <message>
   <source>It keeps control of the area that your units have left.</source>
   <translation>Mantiene el control del área que tus unidades han dejado.</translation>
  </message>
  <message>
   <source>It stands {attack} to {defense}. The Blade adds 1, once each round.</source>
   <translation>Va {attack} a {defense}. La Espada suma 1, una vez por ronda.</translation>
  </message>
  <message>
   <source>Leave a power token in {area}?</source>
   <translation>¿Dejar una ficha de Poder en {area}?</translation>
  </message>
  <message>
   <source>Make an offer for hostages, or pass</source>
   <translation>Haz una oferta por rehenes o pasa</translation>
  </message>
  <message>
   <source>Muster units</source>
   <translation>Recluta unidades</translation>
  </message>
  <message>
   <source>Open the hostage desk to set up any offer.</source>
   <translation>En la mesa de rehenes puedes preparar cualquier oferta.</translation>
  </message>
  <message>
   <source>Pay one power to keep {leader}?</source>
   <translation>¿Pagar uno de Poder para conservar a {leader}?</translation>
  </message>
  <message>
   <source>Place your orders</source>
   <translation>Coloca tus órdenes</translation>
  </message>
  <message>
   <source>Remove a unit: your supply does not feed all armies</source>
   <translation>Retira una unidad: tu abastecimiento no mantiene todos los ejércitos</translation>
  </message>
  <message>
   <source>Secure Hostages: your own Leader is rescued, any other goes to your prison.</source>
   <translation>Asegurar a los rehenes: tu Líder es rescatado, cualquier otro va a tu prisión.</translation>
  </message>
  <message>
   <source>Spare a casualty and take a hostage?</source>
   <translation>¿Perdonar una baja y tomar un rehén?</translation>
  </message>
  <message>
   <source>Take a hostage out of the loser's prison?</source>
   <translation>¿Sacar a un rehén de la prisión del derrotado?</translation>
  </message>
  <message>
   <source>The King's Justice: who is not paid for goes free.</source>
   <translation>La justicia del rey: por quien no se paga, queda libre.</translation>
  </message>
  <message>
   <source>The game is over without a winner</source>
   <translation>La partida acaba sin vencedor</translation>
  </message>
  <message>
   <source>The holder of the Iron Throne decides between equal bids.</source>
   <translation>El poseedor del Trono de Hierro decide entre apuestas iguales.</translation>
  </message>
  <message>
   <source>Units that retreat are routed until the end of the round.</source>
   <translation>Las unidades que se retiran quedan desbandadas hasta el final de la ronda.</translation>
  </message>
  <message>
   <source>Use a card now?</source>
   <translation>¿Usar una carta ahora?</translation>
  </message>
  <message>
   <source>Use the Messenger Raven?</source>
   <translation>¿Usar el Cuervo Mensajero?</translation>
  </message>
  <message>
   <source>Use the Valyrian Steel Blade?</source>
   <translation>¿Usar la Espada de Acero Valyrio?</translation>
  </message>
  <message>
   <source>Use the effect of your House card at {area}?</source>
   <translation>¿Usar el efecto de tu carta de Casa en {area}?</translation>
  </message>
  <message>
   <source>Where does {leader} come back?</source>
   <translation>¿Adónde vuelve {leader}?</translation>
  </message>
  <message>
   <source>Who comes first on {track}?</source>
   <translation>¿Quién va primero en {track}?</translation>
  </message>
  <message>
   <source>Whom do you support at {area}?</source>
   <translation>¿A quién apoyas en {area}?</translation>
  </message>
  <message>
   <source>You may replace one of your orders by an unused one.</source>
   <translation>Puedes sustituir una de tus órdenes por otra sin usar.</translation>
  </message>
  <message>
   <source>You won at {area}. Casualties of the loser: {number}.</source>
   <translation>Has ganado en {area}. Bajas del derrotado: {number}.</translation>
  </message>
  <message>
   <source>Your army beside the battle adds its strength.</source>
   <translation>Tu ejército junto a la batalla suma su fuerza.</translation>
  </message>
  <message>
   <source>{house} offers: {bargain}</source>
   <translation>{house} ofrece: {bargain}</translation>
  </message>
  <message>
   <source>{name} ({house}) decides</source>
   <translation>Decide {name} ({house})</translation>
  </message>
  <message>
   <source>{name} ({house}) has won</source>
   <translation>Ha ganado {name} ({house})</translation>
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
   <translation>consolidación</translation>
  </message>
  <message>
   <source>march</source>
   <translation>marcha</translation>
  </message>
  <message>
   <source>mustering</source>
   <translation>reclutamiento</translation>
  </message>
  <message>
   <source>order</source>
   <translation>orden</translation>
  </message>
  <message>
   <source>raid</source>
   <translation>saqueo</translation>
  </message>
  <message>
   <source>retreat</source>
   <translation>retirada</translation>
  </message>
  <message>
   <source>the House card</source>
   <translation>la carta de Casa</translation>
  </message>
  <message>
   <source>the bid</source>
   <translation>la apuesta</translation>
  </message>
  <message>
   <source>the counter-offer</source>
   <translation>la contraoferta</translation>
  </message>
  <message>
   <source>the hostage</source>
   <translation>el rehén</translation>
  </message>
  <message>
   <source>the offer</source>
   <translation>la oferta</translation>
  </message>
  <message>
   <source>the support</source>
   <translation>el apoyo</translation>
  </message>
  <message>
   <source>the tactic</source>
   <translation>la táctica</translation>
  </message>
 </context>
 <context>
  <name>Repair</name>
  <message numerus="yes">
   <source>Add %n card(s).</source>
   <translation>
    <numerusform>Añade %n carta.</numerusform>
    <numerusform>Añade %n cartas.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Add %n plot(s).</source>
   <translation>
    <numerusform>Añade %n Trama.</numerusform>
    <numerusform>Añade %n Tramas.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose a Hand of the King.</source>
   <translation>Elige una Mano del Rey.</translation>
  </message>
  <message>
   <source>Choose a House.</source>
   <translation>Elige una Casa.</translation>
  </message>
  <message>
   <source>Choose another Hand of the King.</source>
   <translation>Elige otra Mano del Rey.</translation>
  </message>
  <message>
   <source>Keep {kept}; take out {cards}.</source>
   <translation>Conserva {kept}; saca {cards}.</translation>
  </message>
  <message>
   <source>Take out {cards}.</source>
   <translation>Saca {cards}.</translation>
  </message>
  <message>
   <source>Take out {card}.</source>
   <translation>Saca {card}.</translation>
  </message>
  <message>
   <source>Use the printing of {set}.</source>
   <translation>Usa la edición de {set}.</translation>
  </message>
 </context>
 <context>
  <name>RepairDialog</name>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Repair all that needs no choice</source>
   <translation>Corregir todo lo que no requiere elegir</translation>
  </message>
  <message>
   <source>The deck is legal.</source>
   <translation>El mazo es legal.</translation>
  </message>
  <message>
   <source>What is wrong with this deck</source>
   <translation>Qué falla en este mazo</translation>
  </message>
 </context>
 <context>
  <name>Replay</name>
  <message>
   <source>Round {round}, {phase}</source>
   <translation>Ronda {round}, {phase}</translation>
  </message>
  <message>
   <source>This is a look back: nothing can be chosen.</source>
   <translation>Estás viendo la partida: no se puede elegir nada.</translation>
  </message>
  <message>
   <source>This is a look back: step back instead.</source>
   <translation>Estás viendo la partida: da un paso atrás.</translation>
  </message>
 </context>
 <context>
  <name>ReplayBar</name>
  <message>
   <source>All cards open</source>
   <translation>Todas las cartas a la vista</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Volver</translation>
  </message>
  <message>
   <source>Back to the beginning of the phase (PgUp)</source>
   <translation>Al principio de la fase (RePág)</translation>
  </message>
  <message>
   <source>Back to the beginning of the round (Ctrl+PgUp)</source>
   <translation>Al principio de la ronda (Ctrl+RePág)</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>One choice back (,)</source>
   <translation>Una elección atrás (,)</translation>
  </message>
  <message>
   <source>One choice on (.)</source>
   <translation>Una elección adelante (.)</translation>
  </message>
  <message>
   <source>Play and pause (Space)</source>
   <translation>Reproducir y pausar (espacio)</translation>
  </message>
  <message>
   <source>Play on from here</source>
   <translation>Jugar desde aquí</translation>
  </message>
  <message>
   <source>Position</source>
   <translation>Posición</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Velocidad</translation>
  </message>
  <message>
   <source>To the next phase (PgDown)</source>
   <translation>A la fase siguiente (AvPág)</translation>
  </message>
  <message>
   <source>To the next round (Ctrl+PgDown)</source>
   <translation>A la ronda siguiente (Ctrl+AvPág)</translation>
  </message>
  <message>
   <source>Whose view</source>
   <translation>Quién mira</translation>
  </message>
  <message>
   <source>{0} · {1} of {2}</source>
   <translation>{0} · {1} de {2}</translation>
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
   <translation>Carta</translation>
  </message>
  <message>
   <source>Cost</source>
   <translation>Coste</translation>
  </message>
  <message>
   <source>Icons</source>
   <translation>Iconos</translation>
  </message>
  <message>
   <source>In deck</source>
   <translation>En el mazo</translation>
  </message>
  <message>
   <source>STR</source>
   <translation>FUE</translation>
  </message>
  <message>
   <source>Traits</source>
   <translation>Rasgos</translation>
  </message>
 </context>
 <context>
  <name>ResultTable</name>
  <message>
   <source>Found cards</source>
   <translation>Cartas encontradas</translation>
  </message>
 </context>
 <context>
  <name>Rule</name>
  <message>
   <source>A deck has at most one agenda unless a card allows more.</source>
   <translation>Un mazo tiene como mucho una Estrategia, salvo que una carta permita más.</translation>
  </message>
  <message>
   <source>A deck has exactly one House card.</source>
   <translation>Un mazo tiene exactamente una carta de Casa.</translation>
  </message>
  <message>
   <source>Banned titles may not be used, and of the restricted ones only one title.</source>
   <translation>No se pueden usar títulos prohibidos, y de los restringidos solo uno.</translation>
  </message>
  <message>
   <source>Each card stands where its type belongs: plots, agendas and the cards to draw.</source>
   <translation>Cada carta está donde le toca a su tipo: Tramas, Estrategias y cartas para robar.</translation>
  </message>
  <message>
   <source>Each player has exactly one Hand of the King.</source>
   <translation>Cada jugador tiene exactamente una Mano del Rey.</translation>
  </message>
  <message>
   <source>No card in the deck may have the title of the Hand, in any version.</source>
   <translation>Ninguna carta del mazo puede tener el título de la Mano, en ninguna versión.</translation>
  </message>
  <message>
   <source>Of each title at most three copies, all versions together, or fewer if it says so.</source>
   <translation>De cada título tres copias como mucho, contando todas las versiones, o menos si lo dice.</translation>
  </message>
  <message>
   <source>The Hand is any one unique character of all sets, of whatever House.</source>
   <translation>La Mano es cualquier Personaje único de todas las colecciones, de la Casa que sea.</translation>
  </message>
  <message>
   <source>The Hand is unique, and neither a Creature nor an Army.</source>
   <translation>La Mano es única y no es ni Criatura ni Ejército.</translation>
  </message>
  <message>
   <source>The draw deck has at least 60 cards.</source>
   <translation>El mazo de robo tiene al menos 60 cartas.</translation>
  </message>
  <message>
   <source>The plot deck has exactly seven plots, each title once.</source>
   <translation>El mazo de Tramas tiene exactamente siete Tramas, cada título una vez.</translation>
  </message>
  <message>
   <source>“House X only” cards go only into decks of that House.</source>
   <translation>Las cartas «solo Casa X» van solo en mazos de esa Casa.</translation>
  </message>
 </context>
 <context>
  <name>Search</name>
  <message>
   <source> or </source>
   <translation> o </translation>
  </message>
  <message>
   <source>A parenthesis is closed that was never opened.</source>
   <translation>Se cierra un paréntesis que no se abrió.</translation>
  </message>
  <message>
   <source>A parenthesis is not closed.</source>
   <translation>Hay un paréntesis sin cerrar.</translation>
  </message>
  <message>
   <source>After “{word}” a value is missing.</source>
   <translation>Tras «{word}» falta un valor.</translation>
  </message>
  <message>
   <source>Before and after “{word}” something must stand.</source>
   <translation>Antes y después de «{word}» tiene que haber algo.</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Casa</translation>
  </message>
  <message>
   <source>House card</source>
   <translation>carta de Casa</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Limitada</translation>
  </message>
  <message>
   <source>Perhaps: {words}.</source>
   <translation>Quizá: {words}.</translation>
  </message>
  <message>
   <source>STR</source>
   <translation>FUE</translation>
  </message>
  <message>
   <source>The quotation mark before {word} is not closed.</source>
   <translation>Las comillas antes de {word} no se cierran.</translation>
  </message>
  <message>
   <source>There is no field “{word}”.</source>
   <translation>No existe el campo «{word}».</translation>
  </message>
  <message>
   <source>a reprint</source>
   <translation>una reimpresión</translation>
  </message>
  <message>
   <source>agenda</source>
   <translation>Estrategia</translation>
  </message>
  <message>
   <source>allowed in Joust</source>
   <translation>permitida en Justa</translation>
  </message>
  <message>
   <source>allowed in Melee</source>
   <translation>permitida en Refriega</translation>
  </message>
  <message>
   <source>among the deck's plots</source>
   <translation>entre las Tramas del mazo</translation>
  </message>
  <message>
   <source>banned</source>
   <translation>prohibida</translation>
  </message>
  <message>
   <source>challenge icon</source>
   <translation>icono de Reto</translation>
  </message>
  <message>
   <source>claim</source>
   <translation>Conquista</translation>
  </message>
  <message>
   <source>copies in the deck</source>
   <translation>copias en el mazo</translation>
  </message>
  <message>
   <source>cost</source>
   <translation>coste</translation>
  </message>
  <message>
   <source>crest</source>
   <translation>Blasón</translation>
  </message>
  <message>
   <source>for one House only</source>
   <translation>solo para una Casa</translation>
  </message>
  <message>
   <source>format</source>
   <translation>formato</translation>
  </message>
  <message>
   <source>goes into Shadows</source>
   <translation>va a las Sombras</translation>
  </message>
  <message>
   <source>gold of the plot</source>
   <translation>oro de la Trama</translation>
  </message>
  <message>
   <source>has a Response</source>
   <translation>tiene una Respuesta</translation>
  </message>
  <message>
   <source>has a naval icon</source>
   <translation>tiene icono naval</translation>
  </message>
  <message>
   <source>in the deck</source>
   <translation>en el mazo</translation>
  </message>
  <message>
   <source>income</source>
   <translation>Ingresos</translation>
  </message>
  <message>
   <source>influence</source>
   <translation>Influencia</translation>
  </message>
  <message>
   <source>initiative</source>
   <translation>Iniciativa</translation>
  </message>
  <message>
   <source>its abilities are in the program</source>
   <translation>sus capacidades están en el programa</translation>
  </message>
  <message>
   <source>keyword</source>
   <translation>palabra clave</translation>
  </message>
  <message>
   <source>may be a Hand of the King</source>
   <translation>puede ser Mano del Rey</translation>
  </message>
  <message>
   <source>name</source>
   <translation>nombre</translation>
  </message>
  <message>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <source>no icon</source>
   <translation>sin icono</translation>
  </message>
  <message>
   <source>not of the deck's House</source>
   <translation>no de la Casa del mazo</translation>
  </message>
  <message>
   <source>not unique</source>
   <translation>no única</translation>
  </message>
  <message>
   <source>not {what}</source>
   <translation>no {what}</translation>
  </message>
  <message>
   <source>of my sets</source>
   <translation>de mis colecciones</translation>
  </message>
  <message>
   <source>of no House</source>
   <translation>sin Casa</translation>
  </message>
  <message>
   <source>of several Houses</source>
   <translation>de varias Casas</translation>
  </message>
  <message>
   <source>of the deck's House</source>
   <translation>de la Casa del mazo</translation>
  </message>
  <message>
   <source>place</source>
   <translation>lugar</translation>
  </message>
  <message>
   <source>plot</source>
   <translation>Trama</translation>
  </message>
  <message>
   <source>property</source>
   <translation>propiedad</translation>
  </message>
  <message>
   <source>restricted</source>
   <translation>restringida</translation>
  </message>
  <message>
   <source>set</source>
   <translation>colección</translation>
  </message>
  <message>
   <source>text</source>
   <translation>texto</translation>
  </message>
  <message>
   <source>the deck's Hand of the King</source>
   <translation>la Mano del Rey del mazo</translation>
  </message>
  <message>
   <source>trait</source>
   <translation>Rasgo</translation>
  </message>
  <message>
   <source>type</source>
   <translation>tipo</translation>
  </message>
  <message>
   <source>unique</source>
   <translation>única</translation>
  </message>
  <message>
   <source>year</source>
   <translation>año</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>sí</translation>
  </message>
  <message>
   <source>{field} cannot be compared with “{word}”; write a colon.</source>
   <translation>{field} no se puede comparar con «{word}»; escribe dos puntos.</translation>
  </message>
  <message>
   <source>{field} less than {number}</source>
   <translation>{field} menos de {number}</translation>
  </message>
  <message>
   <source>{field} more than {number}</source>
   <translation>{field} más de {number}</translation>
  </message>
  <message>
   <source>{field} other than {number}</source>
   <translation>{field} distinto de {number}</translation>
  </message>
  <message>
   <source>{field} {low} to {high}</source>
   <translation>{field} de {low} a {high}</translation>
  </message>
  <message>
   <source>{field} {number}</source>
   <translation>{field} {number}</translation>
  </message>
  <message>
   <source>{field} {number} or less</source>
   <translation>{field} {number} o menos</translation>
  </message>
  <message>
   <source>{field} {number} or more</source>
   <translation>{field} {number} o más</translation>
  </message>
  <message>
   <source>{field} {values}</source>
   <translation>{field} {values}</translation>
  </message>
  <message>
   <source>“{text}” in the name</source>
   <translation>«{text}» en el nombre</translation>
  </message>
  <message>
   <source>“{text}” in the text</source>
   <translation>«{text}» en el texto</translation>
  </message>
  <message>
   <source>“{word}” is no number for {field}.</source>
   <translation>«{word}» no es un número para {field}.</translation>
  </message>
  <message>
   <source>“{word}” means nothing as {field}.</source>
   <translation>«{word}» no significa nada como {field}.</translation>
  </message>
 </context>
 <context>
  <name>SearchList</name>
  <message>
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
 </context>
 <context>
  <name>SeatHead</name>
  <message>
   <source>Cards in hand: {0}</source>
   <translation>Cartas en la Mano: {0}</translation>
  </message>
  <message>
   <source>Cards in the draw deck: {0}</source>
   <translation>Cartas en el Mazo: {0}</translation>
  </message>
  <message>
   <source>Dead pile: {0}. Click to look through it</source>
   <translation>Pila de muertos: {0}. Pulsa para verla</translation>
  </message>
  <message>
   <source>Discard pile: {0}. Click to look through it</source>
   <translation>Pila de descartes: {0}. Pulsa para verla</translation>
  </message>
  <message>
   <source>First player</source>
   <translation>Primer Jugador</translation>
  </message>
  <message>
   <source>Gold: {0}</source>
   <translation>Oro: {0}</translation>
  </message>
  <message>
   <source>Influence of standing cards: {0}</source>
   <translation>Influencia de las cartas en pie: {0}</translation>
  </message>
  <message>
   <source>Initiative: {0}</source>
   <translation>Iniciativa: {0}</translation>
  </message>
  <message>
   <source>Used plots: {0}. Click to look at them</source>
   <translation>Tramas usadas: {0}. Pulsa para verlas</translation>
  </message>
  <message>
   <source>active player</source>
   <translation>Jugador Activo</translation>
  </message>
  <message>
   <source>first player</source>
   <translation>Primer Jugador</translation>
  </message>
  <message>
   <source>initiative {0}</source>
   <translation>Iniciativa {0}</translation>
  </message>
  <message>
   <source>power {0} of {1}</source>
   <translation>Poder {0} de {1}</translation>
  </message>
  <message>
   <source>{0} titles</source>
   <translation>{0} títulos</translation>
  </message>
 </context>
 <context>
  <name>SeatPanel</name>
  <message>
   <source>Cards in hand: {0}</source>
   <translation>Cartas en la Mano: {0}</translation>
  </message>
  <message>
   <source>Cards in the draw deck: {0}</source>
   <translation>Cartas en el Mazo: {0}</translation>
  </message>
  <message>
   <source>Click to look closer; right click for the piles</source>
   <translation>Pulsa para mirar de cerca; con el botón derecho, las pilas</translation>
  </message>
  <message>
   <source>Dead pile: {0}. Click to look through it</source>
   <translation>Pila de muertos: {0}. Pulsa para verla</translation>
  </message>
  <message>
   <source>Discard pile: {0}. Click to look through it</source>
   <translation>Pila de descartes: {0}. Pulsa para verla</translation>
  </message>
  <message>
   <source>Gold: {0}</source>
   <translation>Oro: {0}</translation>
  </message>
  <message>
   <source>Hand of the King {0} of {1} tokens, in play</source>
   <translation>Mano del Rey, {0} de {1} fichas, en juego</translation>
  </message>
  <message>
   <source>Hand of the King {0} of {1} tokens, out of play</source>
   <translation>Mano del Rey, {0} de {1} fichas, fuera de juego</translation>
  </message>
  <message>
   <source>Influence of standing cards: {0}</source>
   <translation>Influencia de las cartas en pie: {0}</translation>
  </message>
  <message>
   <source>Initiative: {0}</source>
   <translation>Iniciativa: {0}</translation>
  </message>
  <message>
   <source>Used plots: {0}. Click to look at them</source>
   <translation>Tramas usadas: {0}. Pulsa para verlas</translation>
  </message>
  <message>
   <source>active player</source>
   <translation>Jugador Activo</translation>
  </message>
  <message>
   <source>can be chosen</source>
   <translation>se puede elegir</translation>
  </message>
  <message>
   <source>first player</source>
   <translation>Primer Jugador</translation>
  </message>
  <message>
   <source>power {0} of {1}</source>
   <translation>Poder {0} de {1}</translation>
  </message>
 </context>
 <context>
  <name>SeatRow</name>
  <message>
   <source>Colour, pattern and sigil of the seat. Click to change</source>
   <translation>Color, dibujo y emblema del puesto. Pulsa para cambiar</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Mazo</translation>
  </message>
  <message>
   <source>Hand of the King: {0}. Change</source>
   <translation>Mano del Rey: {0}. Cambiar</translation>
  </message>
  <message>
   <source>Hand: {0}</source>
   <translation>Mano: {0}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Seat {0}</source>
   <translation>Asiento {0}</translation>
  </message>
  <message>
   <source>Seat {0}: colour, pattern and sigil of {1}. Change</source>
   <translation>Puesto {0}: color, dibujo y emblema de {1}. Cambiar</translation>
  </message>
  <message>
   <source>Who plays</source>
   <translation>Quién juega</translation>
  </message>
  <message>
   <source>none yet</source>
   <translation>aún ninguno</translation>
  </message>
  <message>
   <source>not playable</source>
   <translation>no se puede jugar</translation>
  </message>
  <message>
   <source>{0} ({1} cards)</source>
   <translation>{0} ({1} cartas)</translation>
  </message>
 </context>
 <context>
  <name>SetsDialog</name>
  <message>
   <source>All sets</source>
   <translation>Todas las colecciones</translation>
  </message>
  <message>
   <source>All years</source>
   <translation>Todos los años</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>Only some sets</source>
   <translation>Solo algunas colecciones</translation>
  </message>
  <message>
   <source>Sets</source>
   <translation>Colecciones</translation>
  </message>
  <message>
   <source>Until the year</source>
   <translation>Hasta el año</translation>
  </message>
  <message>
   <source>Until {0}</source>
   <translation>Hasta {0}</translation>
  </message>
  <message>
   <source>Use these</source>
   <translation>Usar estas</translation>
  </message>
 </context>
 <context>
  <name>SettingsDialog</name>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Archivos</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Teclas</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Juego</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Ajustes</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Vista</translation>
  </message>
 </context>
 <context>
  <name>StandingPanel</name>
  <message>
   <source>power {0}</source>
   <translation>Poder {0}</translation>
  </message>
  <message>
   <source>titles {0}</source>
   <translation>Títulos {0}</translation>
  </message>
  <message>
   <source>tokens {0}</source>
   <translation>fichas {0}</translation>
  </message>
  <message>
   <source>won: {0} of {1}</source>
   <translation>ganadas: {0} de {1}</translation>
  </message>
 </context>
 <context>
  <name>StandingsPanel</name>
  <message>
   <source>A tactic is chosen.</source>
   <translation>Táctica elegida.</translation>
  </message>
  <message>
   <source>Fair</source>
   <translation>Despejado</translation>
  </message>
  <message>
   <source>Fair weather: all ways are open.</source>
   <translation>Despejado: todos los caminos están abiertos.</translation>
  </message>
  <message>
   <source>Fiefdoms</source>
   <translation>Feudos</translation>
  </message>
  <message>
   <source>In prison: {0}</source>
   <translation>En prisión: {0}</translation>
  </message>
  <message>
   <source>Iron Throne</source>
   <translation>Trono de Hierro</translation>
  </message>
  <message>
   <source>King's Court</source>
   <translation>Corte del Rey</translation>
  </message>
  <message>
   <source>No Westeros cards in the first round</source>
   <translation>En la primera ronda no hay cartas de Poniente</translation>
  </message>
  <message>
   <source>Rough</source>
   <translation>Revuelto</translation>
  </message>
  <message>
   <source>Rough weather: long sea arrows are closed.</source>
   <translation>Revuelto: las flechas largas de mar están cerradas.</translation>
  </message>
  <message>
   <source>Standings</source>
   <translation>Clasificación</translation>
  </message>
  <message>
   <source>Storm</source>
   <translation>Tormenta</translation>
  </message>
  <message>
   <source>Storm: sea arrows and fords are closed.</source>
   <translation>Tormenta: las flechas de mar y los vados están cerrados.</translation>
  </message>
  <message>
   <source>Tactic: {0}</source>
   <translation>Táctica: {0}</translation>
  </message>
  <message>
   <source>The Blade can be used.</source>
   <translation>La Espada se puede usar.</translation>
  </message>
  <message>
   <source>The Blade is used up.</source>
   <translation>La Espada ya se ha usado.</translation>
  </message>
  <message>
   <source>{0} acts first this round.</source>
   <translation>{0} actúa primero esta ronda.</translation>
  </message>
  <message>
   <source>{0}: claim {1} of {2}, power {3}, supply {4}; armies {5} of allowed {6}; Ally cards: {7}</source>
   <translation>{0}: legitimidad {1} de {2}, Poder {3}, abastecimiento {4}; ejércitos {5} de {6} permitidos; cartas de Aliado: {7}</translation>
  </message>
 </context>
 <context>
  <name>Start</name>
  <message>
   <source>A deck must be chosen.</source>
   <translation>Hay que elegir un Mazo.</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>Jugador {number}</translation>
  </message>
  <message>
   <source>The game needs a name.</source>
   <translation>La partida necesita un nombre.</translation>
  </message>
  <message>
   <source>The limit of rounds is between 0 and {number}.</source>
   <translation>El límite de rondas está entre 0 y {number}.</translation>
  </message>
  <message>
   <source>The name is missing.</source>
   <translation>Falta el nombre.</translation>
  </message>
  <message>
   <source>The players need different names.</source>
   <translation>Los jugadores necesitan nombres distintos.</translation>
  </message>
  <message>
   <source>There is no kind of player {name}.</source>
   <translation>No hay ningún tipo de jugador {name}.</translation>
  </message>
  <message>
   <source>There is no variant {name}.</source>
   <translation>No hay ninguna variante {name}.</translation>
  </message>
  <message>
   <source>This variant is played by {least} to {most}.</source>
   <translation>Esta variante es para {least} a {most} jugadores.</translation>
  </message>
  <message>
   <source>This variant is played by {number}.</source>
   <translation>Jugadores de esta variante: {number}.</translation>
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
   <translation>Capítulo {0}</translation>
  </message>
  <message>
   <source>Chronicle</source>
   <translation>Crónica</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Notas</translation>
  </message>
  <message>
   <source>Nothing has been told yet.</source>
   <translation>Todavía no hay nada que contar.</translation>
  </message>
  <message>
   <source>Round {0}</source>
   <translation>Ronda {0}</translation>
  </message>
  <message>
   <source>What you want to remember of this campaign</source>
   <translation>Lo que quieras recordar de esta campaña</translation>
  </message>
 </context>
 <context>
  <name>TableList</name>
  <message>
   <source>The table as a list</source>
   <translation>La mesa en lista</translation>
  </message>
 </context>
 <context>
  <name>TablePage</name>
  <message>
   <source>Table</source>
   <translation>Mesa</translation>
  </message>
 </context>
 <context>
  <name>Term</name>
  <message>
   <source>Ambush</source>
   <translation>Emboscada</translation>
  </message>
  <message>
   <source>Baratheon</source>
   <translation>Baratheon</translation>
  </message>
  <message>
   <source>Crown Regent</source>
   <translation>Regente de la Corona</translation>
  </message>
  <message>
   <source>Deadly</source>
   <translation>Mortífero</translation>
  </message>
  <message>
   <source>Deathbound</source>
   <translation>Condenado</translation>
  </message>
  <message>
   <source>Greyjoy</source>
   <translation>Greyjoy</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>Holy</source>
   <translation>Fe</translation>
  </message>
  <message>
   <source>Infamy</source>
   <translation>Infamia</translation>
  </message>
  <message>
   <source>Intimidate</source>
   <translation>Intimidación</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Justa</translation>
  </message>
  <message>
   <source>Lannister</source>
   <translation>Lannister</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Sabiduría</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Limitada</translation>
  </message>
  <message>
   <source>Lord Commander of the Kingsguard</source>
   <translation>Lord Comandante de la Guardia Real</translation>
  </message>
  <message>
   <source>Martell</source>
   <translation>Martell</translation>
  </message>
  <message>
   <source>Master of Coin</source>
   <translation>Consejero de la Moneda</translation>
  </message>
  <message>
   <source>Master of Laws</source>
   <translation>Consejero de los Edictos</translation>
  </message>
  <message>
   <source>Master of Whispers</source>
   <translation>Consejero de los Rumores</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Refriega</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Neutral</translation>
  </message>
  <message>
   <source>No attachments</source>
   <translation>Sin Accesorios</translation>
  </message>
  <message>
   <source>Noble</source>
   <translation>Nobleza</translation>
  </message>
  <message>
   <source>Renown</source>
   <translation>Renombre</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>Preparación</translation>
  </message>
  <message>
   <source>Shadow</source>
   <translation>Sombras</translation>
  </message>
  <message>
   <source>Stalwart</source>
   <translation>Tenaz</translation>
  </message>
  <message>
   <source>Stark</source>
   <translation>Stark</translation>
  </message>
  <message>
   <source>Stealth</source>
   <translation>Sigilo</translation>
  </message>
  <message>
   <source>Targaryen</source>
   <translation>Targaryen</translation>
  </message>
  <message>
   <source>Vengeful</source>
   <translation>Vengativo</translation>
  </message>
  <message>
   <source>Vigilant</source>
   <translation>Vigilante</translation>
  </message>
  <message>
   <source>War</source>
   <translation>Guerra</translation>
  </message>
  <message>
   <source>Westeros phase</source>
   <translation>fase de Poniente</translation>
  </message>
  <message>
   <source>attachment</source>
   <translation>Accesorio</translation>
  </message>
  <message>
   <source>challenges phase</source>
   <translation>fase de Retos</translation>
  </message>
  <message>
   <source>character</source>
   <translation>Personaje</translation>
  </message>
  <message>
   <source>clean-up phase</source>
   <translation>fase de Limpieza</translation>
  </message>
  <message>
   <source>consolidate power step</source>
   <translation>paso de consolidación de Poder</translation>
  </message>
  <message>
   <source>dominance phase</source>
   <translation>fase de Dominación</translation>
  </message>
  <message>
   <source>draw phase</source>
   <translation>fase de Robo</translation>
  </message>
  <message>
   <source>event</source>
   <translation>Evento</translation>
  </message>
  <message>
   <source>intrigue</source>
   <translation>Intriga</translation>
  </message>
  <message>
   <source>location</source>
   <translation>Lugar</translation>
  </message>
  <message>
   <source>march step</source>
   <translation>paso de marchas</translation>
  </message>
  <message>
   <source>marshalling phase</source>
   <translation>fase de Reclutamiento</translation>
  </message>
  <message>
   <source>military</source>
   <translation>Militar</translation>
  </message>
  <message>
   <source>planning phase</source>
   <translation>fase de Planificación</translation>
  </message>
  <message>
   <source>plot phase</source>
   <translation>fase de Trama</translation>
  </message>
  <message>
   <source>power</source>
   <translation>Poder</translation>
  </message>
  <message>
   <source>raid step</source>
   <translation>paso de saqueos</translation>
  </message>
  <message>
   <source>setup</source>
   <translation>Preparación</translation>
  </message>
  <message>
   <source>standing phase</source>
   <translation>fase de Puesta en pie</translation>
  </message>
  <message>
   <source>taxation phase</source>
   <translation>fase de Impuestos</translation>
  </message>
 </context>
 <context>
  <name>Titles</name>
  <message>
   <source>+2 gold of income</source>
   <translation>+2 de oro de Ingresos</translation>
  </message>
  <message>
   <source>+3 in intrigue challenges</source>
   <translation>+3 en Retos de intriga</translation>
  </message>
  <message>
   <source>+3 in military challenges</source>
   <translation>+3 en Retos militares</translation>
  </message>
  <message>
   <source>+3 in military; may take an undefended attack</source>
   <translation>+3 en militar; puede asumir un ataque sin defensa</translation>
  </message>
  <message>
   <source>+3 in power challenges</source>
   <translation>+3 en Retos de Poder</translation>
  </message>
  <message>
   <source>+3 in power; once a round redirects an attack</source>
   <translation>+3 en Poder; una vez por ronda desvía un ataque</translation>
  </message>
  <message>
   <source>1 power more for winning unopposed</source>
   <translation>1 de Poder más por ganar sin oposición</translation>
  </message>
  <message>
   <source>2 gold when winning initiative</source>
   <translation>2 de oro al ganar la Iniciativa</translation>
  </message>
  <message>
   <source>Commander of the Iron Fleet</source>
   <translation>Comandante de la Flota de Hierro</translation>
  </message>
  <message>
   <source>Crown Regent</source>
   <translation>Regente de la Corona</translation>
  </message>
  <message>
   <source>Drowned Priest</source>
   <translation>Sacerdote Ahogado</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>Iron Fleet</source>
   <translation>Flota de Hierro</translation>
  </message>
  <message>
   <source>Lord Commander</source>
   <translation>Lord Comandante</translation>
  </message>
  <message>
   <source>Lord Commander of the Kingsguard</source>
   <translation>Lord Comandante de la Guardia Real</translation>
  </message>
  <message>
   <source>Lord of the Isles</source>
   <translation>Señor de las Islas</translation>
  </message>
  <message>
   <source>Master of Coin</source>
   <translation>Consejero de la Moneda</translation>
  </message>
  <message>
   <source>Master of Laws</source>
   <translation>Consejero de los Edictos</translation>
  </message>
  <message>
   <source>Master of Whispers</source>
   <translation>Consejero de los Rumores</translation>
  </message>
  <message>
   <source>Priest of the Drowned God</source>
   <translation>Sacerdote del Dios Ahogado</translation>
  </message>
  <message>
   <source>Reaver</source>
   <translation>Saqueador</translation>
  </message>
  <message>
   <source>The Crow's Eye</source>
   <translation>Ojo de Cuervo</translation>
  </message>
  <message>
   <source>The Reader</source>
   <translation>El Lector</translation>
  </message>
  <message>
   <source>a second power challenge, against another player</source>
   <translation>un segundo Reto de Poder, contra otro jugador</translation>
  </message>
  <message>
   <source>draws 1 card more</source>
   <translation>roba 1 carta más</translation>
  </message>
  <message>
   <source>free</source>
   <translation>libre</translation>
  </message>
  <message>
   <source>goes to who beats its holder in intrigue</source>
   <translation>pasa a quien vence a su poseedor en intriga</translation>
  </message>
  <message>
   <source>goes to who beats its holder in military</source>
   <translation>pasa a quien vence a su poseedor en militar</translation>
  </message>
  <message>
   <source>goes to who beats its holder in power</source>
   <translation>pasa a quien vence a su poseedor en Poder</translation>
  </message>
  <message>
   <source>goes to who beats its holder unopposed</source>
   <translation>pasa a quien vence a su poseedor sin oposición</translation>
  </message>
  <message>
   <source>goes to who wins dominance</source>
   <translation>pasa a quien gana la Dominación</translation>
  </message>
  <message>
   <source>goes to who wins initiative</source>
   <translation>pasa a quien gana la Iniciativa</translation>
  </message>
  <message>
   <source>gold counts twice for dominance</source>
   <translation>el oro cuenta doble para la Dominación</translation>
  </message>
  <message>
   <source>held by {0}</source>
   <translation>lo tiene {0}</translation>
  </message>
  <message>
   <source>opposes you</source>
   <translation>se te opone</translation>
  </message>
  <message>
   <source>opposes {0}</source>
   <translation>se opone a {0}</translation>
  </message>
  <message>
   <source>supports you</source>
   <translation>te apoya</translation>
  </message>
  <message>
   <source>supports {0}</source>
   <translation>apoya a {0}</translation>
  </message>
  <message>
   <source>you oppose</source>
   <translation>te opones</translation>
  </message>
  <message>
   <source>you support: no attack</source>
   <translation>lo apoyas: sin ataque</translation>
  </message>
 </context>
 <context>
  <name>TreeView</name>
  <message numerus="yes">
   <source>%n choice(s)</source>
   <translation>
    <numerusform>%n elección</numerusform>
    <numerusform>%n elecciones</numerusform>
   </translation>
  </message>
  <message>
   <source>; other lines: {0}</source>
   <translation>; otras líneas: {0}</translation>
  </message>
  <message>
   <source>Choices made: {0}</source>
   <translation>Elecciones hechas: {0}</translation>
  </message>
  <message>
   <source>R{0}</source>
   <translation>R{0}</translation>
  </message>
  <message>
   <source>What if: {0}</source>
   <translation>Y si: {0}</translation>
  </message>
  <message>
   <source>now, after {0}</source>
   <translation>ahora, tras {0}</translation>
  </message>
 </context>
 <context>
  <name>TrialDialog</name>
  <message>
   <source>Also in hand: {0}</source>
   <translation>También en la mano: {0}</translation>
  </message>
  <message>
   <source>Cards placed, in percent of the hands</source>
   <translation>Cartas colocadas, en porcentaje de las manos</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Robar</translation>
  </message>
  <message>
   <source>Gold placed, in percent of the hands</source>
   <translation>Oro colocado, en porcentaje de las manos</translation>
  </message>
  <message>
   <source>Mulligan</source>
   <translation>Mulligan</translation>
  </message>
  <message>
   <source>New hand</source>
   <translation>Mano nueva</translation>
  </message>
  <message>
   <source>Next round</source>
   <translation>Ronda siguiente</translation>
  </message>
  <message>
   <source>Opening hand. The marked cards could be placed: {0} for {1} of 5 gold.</source>
   <translation>Mano inicial. Las cartas marcadas se podrían colocar: {0} por {1} de 5 de oro.</translation>
  </message>
  <message>
   <source>Place the set-up</source>
   <translation>Colocar la Preparación</translation>
  </message>
  <message>
   <source>Placed on average: {0} cards for {1} gold.</source>
   <translation>De media se colocan {0} cartas por {1} de oro.</translation>
  </message>
  <message>
   <source>Poor set-ups (fewer than 2 cards): {0} of the first hands, {1} after the mulligan.</source>
   <translation>Preparaciones flojas (menos de 2 cartas): {0} de las primeras manos, {1} tras el mulligan.</translation>
  </message>
  <message>
   <source>Round {0}: {1} cards in hand, {2} in the deck</source>
   <translation>Ronda {0}: {1} cartas en la mano, {2} en el mazo</translation>
  </message>
  <message>
   <source>Set-up report</source>
   <translation>Informe de Preparación</translation>
  </message>
  <message>
   <source>Trial draw</source>
   <translation>Robo de prueba</translation>
  </message>
  <message>
   <source>Without a character: {0}.</source>
   <translation>Sin Personaje: {0}.</translation>
  </message>
  <message>
   <source>{0} hands; a poor one is thrown back once.</source>
   <translation>{0} manos; una floja se devuelve una vez.</translation>
  </message>
 </context>
 <context>
  <name>Undo</name>
  <message>
   <source>Another player has chosen since. Rewinding is still possible.</source>
   <translation>Desde entonces ha elegido otro jugador. Aún puedes volver atrás.</translation>
  </message>
  <message>
   <source>Only computer players are at the table.</source>
   <translation>En la Mesa solo hay jugadores controlados por la IA.</translation>
  </message>
  <message>
   <source>Round {round}, {phase}: before {what}</source>
   <translation>Ronda {round}, {phase}: antes de {what}</translation>
  </message>
  <message>
   <source>Set-up: before {what}</source>
   <translation>Preparación: antes de {what}</translation>
  </message>
  <message>
   <source>Something new has come to light since your last choice. Rewinding is still possible.</source>
   <translation>Desde tu última elección ha salido a la luz algo nuevo. Aún puedes volver atrás.</translation>
  </message>
  <message>
   <source>You have not chosen anything yet.</source>
   <translation>Aún no has elegido nada.</translation>
  </message>
  <message>
   <source>giving up</source>
   <translation>la rendición</translation>
  </message>
  <message>
   <source>passing</source>
   <translation>pasar</translation>
  </message>
  <message>
   <source>the challenge: {challenge}</source>
   <translation>el Reto: {challenge}</translation>
  </message>
  <message>
   <source>the choice</source>
   <translation>la elección</translation>
  </message>
  <message>
   <source>the opening hand</source>
   <translation>la Mano inicial</translation>
  </message>
 </context>
 <context>
  <name>VariantTile</name>
  <message>
   <source>chosen</source>
   <translation>elegida</translation>
  </message>
  <message>
   <source>not chosen</source>
   <translation>no elegida</translation>
  </message>
  <message>
   <source>{0} players</source>
   <translation>{0} jugadores</translation>
  </message>
  <message>
   <source>{0} to {1} players</source>
   <translation>De {0} a {1} jugadores</translation>
  </message>
 </context>
 <context>
  <name>VeilPage</name>
  <message>
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
  <message>
   <source>I am {0}</source>
   <translation>Soy {0}</translation>
  </message>
  <message>
   <source>Pass the device to {0}</source>
   <translation>Pasa el dispositivo a {0}</translation>
  </message>
  <message>
   <source>The table stays covered until then.</source>
   <translation>La Mesa sigue cubierta hasta entonces.</translation>
  </message>
 </context>
 <context>
  <name>VersionsDialog</name>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Comment on version {0}</source>
   <translation>Comentario a la versión {0}</translation>
  </message>
  <message>
   <source>Comment…</source>
   <translation>Comentario…</translation>
  </message>
  <message>
   <source>From version {0} to {1}:</source>
   <translation>De la versión {0} a la {1}:</translation>
  </message>
  <message>
   <source>Make it the newest</source>
   <translation>Hacerla la más nueva</translation>
  </message>
  <message>
   <source>Only those with a comment</source>
   <translation>Solo las que tienen comentario</translation>
  </message>
  <message>
   <source>Select a version to compare it with the newest, or two to compare them.</source>
   <translation>Elige una versión para compararla con la más nueva, o dos para compararlas.</translation>
  </message>
  <message>
   <source>There is no difference.</source>
   <translation>No hay diferencias.</translation>
  </message>
  <message>
   <source>Version {0}, {1}</source>
   <translation>Versión {0}, {1}</translation>
  </message>
  <message>
   <source>Versions</source>
   <translation>Versiones</translation>
  </message>
  <message>
   <source>Versions, the newest first</source>
   <translation>Versiones, la más nueva primero</translation>
  </message>
 </context>
 <context>
  <name>ViewPage</name>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Movimiento</translation>
  </message>
  <message>
   <source>Preview after</source>
   <translation>Vista previa tras</translation>
  </message>
  <message>
   <source>Text and cards</source>
   <translation>Texto y cartas</translation>
  </message>
  <message>
   <source>Text is never larger than the window has room for. “At once” moves nothing and waits for nothing.</source>
   <translation>El texto nunca es más grande de lo que cabe en la ventana. «Al momento» no mueve nada ni espera nada.</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Tema</translation>
  </message>
 </context>
 <context>
  <name>Why</name>
  <message>
   <source>A card with a dash for its cost cannot be bought.</source>
   <translation>Una carta con un guion por coste no se puede comprar.</translation>
  </message>
  <message>
   <source>A text forbids it, or something that must be paid is missing.</source>
   <translation>Lo prohíbe un texto, o falta algo que hay que pagar.</translation>
  </message>
  <message>
   <source>A unique card of this title is in play or dead already.</source>
   <translation>Ya hay una carta única con este título en juego o muerta.</translation>
  </message>
  <message>
   <source>Claim</source>
   <translation>Conquista</translation>
  </message>
  <message>
   <source>Cost for you</source>
   <translation>Coste para ti</translation>
  </message>
  <message>
   <source>Income</source>
   <translation>Ingresos</translation>
  </message>
  <message>
   <source>Initiative</source>
   <translation>Iniciativa</translation>
  </message>
  <message>
   <source>It answers to something; it has no action of its own now.</source>
   <translation>Responde a algo; ahora no tiene acción propia.</translation>
  </message>
  <message>
   <source>It can be marshalled in the marshalling phase only; now: {phase}.</source>
   <translation>Solo se puede reclutar en la fase de Reclutamiento; ahora es la {phase}.</translation>
  </message>
  <message>
   <source>It costs {need} gold; you have {have}.</source>
   <translation>Cuesta {need} de oro; tienes {have}.</translation>
  </message>
  <message>
   <source>It goes through Shadows first.</source>
   <translation>Primero pasa por las Sombras.</translation>
  </message>
  <message>
   <source>It has no action.</source>
   <translation>No tiene acción.</translation>
  </message>
  <message>
   <source>It is not your turn to choose.</source>
   <translation>No te toca elegir.</translation>
  </message>
  <message>
   <source>It kneels, and its price or effect cannot be met.</source>
   <translation>Está arrodillada y no se puede cumplir su coste o efecto.</translation>
  </message>
  <message>
   <source>It lacks the icon of this challenge.</source>
   <translation>Le falta el icono de este Reto.</translation>
  </message>
  <message>
   <source>Its action belongs to another phase; now: {phase}.</source>
   <translation>Su acción es de otra fase; ahora es la {phase}.</translation>
  </message>
  <message>
   <source>Its limit is used up.</source>
   <translation>Su límite está agotado.</translation>
  </message>
  <message>
   <source>Its price cannot be paid, it has no target, or it would change nothing.</source>
   <translation>No se puede pagar su coste, no tiene objetivo o no cambiaría nada.</translation>
  </message>
  <message>
   <source>Its text is blank now.</source>
   <translation>Su texto está en blanco ahora.</translation>
  </message>
  <message>
   <source>Kneeling characters cannot be declared.</source>
   <translation>Los Personajes arrodillados no se pueden declarar.</translation>
  </message>
  <message>
   <source>Only characters take part in challenges.</source>
   <translation>En los Retos solo participan Personajes.</translation>
  </message>
  <message>
   <source>Only the active player marshals.</source>
   <translation>Solo recluta el jugador activo.</translation>
  </message>
  <message>
   <source>Stealth has bypassed it.</source>
   <translation>El Sigilo la ha esquivado.</translation>
  </message>
  <message>
   <source>Strength</source>
   <translation>Fuerza</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>La partida ha terminado.</translation>
  </message>
  <message>
   <source>The game waits for something else now.</source>
   <translation>Ahora el juego espera otra cosa.</translation>
  </message>
  <message>
   <source>There is nothing that it may be attached to.</source>
   <translation>No hay nada a lo que pueda vincularse.</translation>
  </message>
  <message>
   <source>What lies there cannot be used.</source>
   <translation>Lo que está ahí no se puede usar.</translation>
  </message>
  <message>
   <source>You do not control this card.</source>
   <translation>No controlas esta carta.</translation>
  </message>
  <message>
   <source>You have played a Limited card this round.</source>
   <translation>Ya has jugado una carta Limitada esta ronda.</translation>
  </message>
  <message>
   <source>never below 0</source>
   <translation>nunca menos de 0</translation>
  </message>
  <message>
   <source>set to {amount} by {card}</source>
   <translation>fijado en {amount} por {card}</translation>
  </message>
  <message>
   <source>{amount} by Melee</source>
   <translation>{amount} por Refriega</translation>
  </message>
  <message>
   <source>{amount} by the rules</source>
   <translation>{amount} por las reglas</translation>
  </message>
  <message>
   <source>{amount} for another House</source>
   <translation>{amount} por ser de otra Casa</translation>
  </message>
  <message>
   <source>{amount} from {card}</source>
   <translation>{amount} de {card}</translation>
  </message>
  <message>
   <source>{amount} from {card} for a time</source>
   <translation>{amount} de {card} por un tiempo</translation>
  </message>
  <message>
   <source>{amount} printed</source>
   <translation>{amount} impreso</translation>
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
   <translation>Tormenta de espadas</translation>
  </message>
  <message>
   <source>Arryn</source>
   <translation>Arryn</translation>
  </message>
  <message>
   <source>Attached: {0}</source>
   <translation>Vinculadas: {0}</translation>
  </message>
  <message>
   <source>Attacks</source>
   <translation>Ataca</translation>
  </message>
  <message>
   <source>Baratheon</source>
   <translation>Baratheon</translation>
  </message>
  <message>
   <source>Bypassed by stealth</source>
   <translation>Sorteada con Sigilo</translation>
  </message>
  <message>
   <source>Challenges</source>
   <translation>Retos</translation>
  </message>
  <message>
   <source>Clean-up</source>
   <translation>Limpieza</translation>
  </message>
  <message>
   <source>Computer, random</source>
   <translation>Ordenador, al azar</translation>
  </message>
  <message>
   <source>Computer, thoughtful</source>
   <translation>Ordenador, reflexivo</translation>
  </message>
  <message>
   <source>Consolidate</source>
   <translation>Consolidación</translation>
  </message>
  <message>
   <source>Costs {0} (printed {1})</source>
   <translation>Cuesta {0} (impreso {1})</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Defiende</translation>
  </message>
  <message>
   <source>Dominance</source>
   <translation>Dominación</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Robo</translation>
  </message>
  <message>
   <source>Duplicates: {0}</source>
   <translation>Duplicados: {0}</translation>
  </message>
  <message>
   <source>Frey</source>
   <translation>Frey</translation>
  </message>
  <message>
   <source>Gold on it: {0}</source>
   <translation>Oro en ella: {0}</translation>
  </message>
  <message>
   <source>Greyjoy</source>
   <translation>Greyjoy</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Mano del Rey</translation>
  </message>
  <message>
   <source>Hand of the King in play: {0} tokens, needs {1}</source>
   <translation>Mano del Rey en juego: {0} fichas, necesita {1}</translation>
  </message>
  <message>
   <source>Hand of the King out of play: {0} tokens, needs {1}</source>
   <translation>Mano del Rey fuera del juego: {0} fichas, necesita {1}</translation>
  </message>
  <message>
   <source>Intrigue</source>
   <translation>Intriga</translation>
  </message>
  <message>
   <source>Intrigue challenge</source>
   <translation>Reto de Intriga</translation>
  </message>
  <message>
   <source>Is leaving play</source>
   <translation>Abandona el juego</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Justa</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Asamblea de Sucesión</translation>
  </message>
  <message>
   <source>Kneeling</source>
   <translation>Arrodillada</translation>
  </message>
  <message>
   <source>Lannister</source>
   <translation>Lannister</translation>
  </message>
  <message>
   <source>March</source>
   <translation>Marcha</translation>
  </message>
  <message>
   <source>Marshalling</source>
   <translation>Reclutamiento</translation>
  </message>
  <message>
   <source>Martell</source>
   <translation>Martell</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Refriega</translation>
  </message>
  <message>
   <source>Military</source>
   <translation>Militar</translation>
  </message>
  <message>
   <source>Military challenge</source>
   <translation>Reto Militar</translation>
  </message>
  <message>
   <source>No House</source>
   <translation>Sin Casa</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Persona</translation>
  </message>
  <message>
   <source>Planning</source>
   <translation>Planificación</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Trama</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>Poder</translation>
  </message>
  <message>
   <source>Power challenge</source>
   <translation>Reto de Poder</translation>
  </message>
  <message>
   <source>Power on it: {0}</source>
   <translation>Poder en ella: {0}</translation>
  </message>
  <message>
   <source>Raid</source>
   <translation>Saqueo</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Preparación</translation>
  </message>
  <message>
   <source>Standing</source>
   <translation>Puesta en pie</translation>
  </message>
  <message>
   <source>Stark</source>
   <translation>Stark</translation>
  </message>
  <message>
   <source>Strength {0} (printed {1})</source>
   <translation>Fuerza {0} (impresa {1})</translation>
  </message>
  <message>
   <source>Targaryen</source>
   <translation>Targaryen</translation>
  </message>
  <message>
   <source>Taxation</source>
   <translation>Impuestos</translation>
  </message>
  <message>
   <source>Text box blank</source>
   <translation>Cuadro de texto en blanco</translation>
  </message>
  <message>
   <source>Tyrell</source>
   <translation>Tyrell</translation>
  </message>
  <message>
   <source>Westeros</source>
   <translation>Poniente</translation>
  </message>
 </context>
 <context>
  <name>Zone</name>
  <message>
   <source>Page {0} of {1}. Click, or PgDn, for the next one</source>
   <translation>Página {0} de {1}. Pulsa, o AvPág, para la siguiente</translation>
  </message>
 </context>
 <context>
  <name>_Column</name>
  <message>
   <source>What it means</source>
   <translation>Qué significa</translation>
  </message>
 </context>
 <context>
  <name>_Prison</name>
  <message>
   <source>Empty</source>
   <translation>Vacía</translation>
  </message>
  <message>
   <source>Execute: 2 power</source>
   <translation>Ejecutar: 2 de Poder</translation>
  </message>
  <message>
   <source>Prison of {0}</source>
   <translation>Prisión de {0}</translation>
  </message>
  <message>
   <source>taken in round {0}</source>
   <translation>tomado en la ronda {0}</translation>
  </message>
 </context>
 <context>
  <name>_Row</name>
  <message>
   <source>free</source>
   <translation>libre</translation>
  </message>
 </context>
</TS>
