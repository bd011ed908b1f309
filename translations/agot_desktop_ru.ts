<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
 <context>
  <name />
  <message>
   <source>CardSpoken</source>
   <comment>Hand of the King, {0} of {1} tokens</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>can be chosen</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>chosen</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>chosen as number {0}</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>duplicates: {0}</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>in play</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>kneeling</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>not now</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>out of play</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>{0} gold</comment>
   <translation>преклонён</translation>
  </message>
  <message>
   <source>CardSpoken</source>
   <comment>{0} power</comment>
   <translation>преклонён</translation>
  </message>
 </context>
 <context>
  <name>AreaTip</name>
  <message>
   <source>A power token of {0}</source>
   <translation>Жетон власти: {0}</translation>
  </message>
  <message>
   <source>An order lies face down</source>
   <translation>Приказ лежит лицом вниз</translation>
  </message>
  <message>
   <source>Controlled by {0}</source>
   <translation>Контролирует: {0}</translation>
  </message>
  <message>
   <source>Counts for the claim: {0}</source>
   <translation>Считается в притязание: {0}</translation>
  </message>
  <message>
   <source>Garrison {0}</source>
   <translation>Гарнизон {0}</translation>
  </message>
  <message>
   <source>Here: {0}</source>
   <translation>Здесь: {0}</translation>
  </message>
  <message>
   <source>Neutral force {0}</source>
   <translation>Нейтральные силы {0}</translation>
  </message>
  <message>
   <source>Nobody's</source>
   <translation>Ничья</translation>
  </message>
  <message>
   <source>Order: {0}</source>
   <translation>Приказ: {0}</translation>
  </message>
  <message>
   <source>Supply {0}, power {1}, muster points {2}</source>
   <translation>Снабжение {0}, власть {1}, очки сбора {2}</translation>
  </message>
  <message>
   <source>city</source>
   <translation>город</translation>
  </message>
  <message>
   <source>stronghold</source>
   <translation>крепость</translation>
  </message>
 </context>
 <context>
  <name>Asking</name>
  <message>
   <source>Attack with {0}</source>
   <translation>Атакует: {0}</translation>
  </message>
  <message>
   <source>Choose from {0}…</source>
   <translation>Выбрать из: {0}…</translation>
  </message>
  <message>
   <source>Click a player, or a Hand of the King</source>
   <translation>Щёлкните игрока или Десницу короля</translation>
  </message>
  <message>
   <source>Click a player, or press a number</source>
   <translation>Щёлкните игрока или нажмите цифру</translation>
  </message>
  <message>
   <source>Confirm {0}</source>
   <translation>Подтвердить: {0}</translation>
  </message>
  <message>
   <source>Defend with {0}</source>
   <translation>Защищает: {0}</translation>
  </message>
  <message>
   <source>Hand of {0}</source>
   <translation>Десница игрока {0}</translation>
  </message>
  <message>
   <source>Let {0} die</source>
   <translation>Погибает: {0}</translation>
  </message>
  <message>
   <source>Now click one of the {0} lit cards</source>
   <translation>Теперь нажмите на одну из подсвеченных карт: {0}</translation>
  </message>
  <message>
   <source>Put back</source>
   <translation>Положить обратно</translation>
  </message>
  <message>
   <source>Set up {0}</source>
   <translation>Выложить: {0}</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Взять назад</translation>
  </message>
  <message>
   <source>costs {0}</source>
   <translation>стоит {0}</translation>
  </message>
  <message>
   <source>not now</source>
   <translation>не сейчас</translation>
  </message>
  <message>
   <source>{0} chosen</source>
   <translation>выбрано {0}</translation>
  </message>
  <message>
   <source>{0} chosen, at least {1}</source>
   <translation>выбрано {0}, не меньше {1}</translation>
  </message>
  <message>
   <source>{0} of {1} chosen</source>
   <translation>выбрано {0} из {1}</translation>
  </message>
  <message>
   <source>{0} of {1} gold</source>
   <translation>золото: {0} из {1}</translation>
  </message>
  <message>
   <source>{0} on the Hand</source>
   <translation>{0} на Деснице</translation>
  </message>
  <message>
   <source>{0}: click, then choose whom to attack; or drag it to a player</source>
   <translation>{0}: щёлкните и выберите, кого атаковать; или перетащите на игрока</translation>
  </message>
  <message>
   <source>{0}: whom do you attack?</source>
   <translation>{0}: кого вы атакуете?</translation>
  </message>
 </context>
 <context>
  <name>Bars</name>
  <message>
   <source>Back to the start page</source>
   <translation>На начальную страницу</translation>
  </message>
  <message>
   <source>Hide the choices</source>
   <translation>Скрыть выбор</translation>
  </message>
  <message>
   <source>Show the choices</source>
   <translation>Показать выбор</translation>
  </message>
  <message>
   <source>Show your hand</source>
   <translation>Показать руку</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Пробел</translation>
  </message>
  <message>
   <source>Stop passing</source>
   <translation>Перестать пасовать</translation>
  </message>
  <message>
   <source>You can still look at the table and the log.</source>
   <translation>Стол и журнал можно смотреть и дальше.</translation>
  </message>
  <message>
   <source>You pass by yourself until this phase: {0}</source>
   <translation>Вы пасуете сами до этой фазы: {0}</translation>
  </message>
  <message>
   <source>{0} is thinking…</source>
   <translation>Думает {0}…</translation>
  </message>
  <message>
   <source>{0}, {1} players</source>
   <translation>{0}, игроков: {1}</translation>
  </message>
 </context>
 <context>
  <name>BattlePanel</name>
  <message>
   <source>(equal: the Fiefdoms decide)</source>
   <translation>(поровну: решают вотчины)</translation>
  </message>
  <message>
   <source>As it stands {0} wins, {1} to {2}; casualties: {3}</source>
   <translation>Сейчас побеждает {0}, {1} : {2}; потери: {3}</translation>
  </message>
  <message>
   <source>Effects</source>
   <translation>Эффекты</translation>
  </message>
  <message>
   <source>Garrison</source>
   <translation>Гарнизон</translation>
  </message>
  <message>
   <source>House card</source>
   <translation>Карта Дома</translation>
  </message>
  <message>
   <source>Leaders</source>
   <translation>Лидеры</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Приказ</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Подмога</translation>
  </message>
  <message>
   <source>Units</source>
   <translation>Отряды</translation>
  </message>
  <message>
   <source>Valyrian Steel Blade</source>
   <translation>Валирийский меч</translation>
  </message>
  <message>
   <source>Vengeance</source>
   <translation>Месть</translation>
  </message>
  <message>
   <source>at {0}</source>
   <translation>где: {0}</translation>
  </message>
  <message>
   <source>from {0}</source>
   <translation>откуда: {0}</translation>
  </message>
  <message>
   <source>{0} attacks</source>
   <translation>{0} атакует</translation>
  </message>
  <message>
   <source>{0} attacks {1} at {2}</source>
   <translation>{0} атакует {1}: {2}</translation>
  </message>
  <message>
   <source>{0} defends</source>
   <translation>{0} защищается</translation>
  </message>
  <message>
   <source>{0} wins, {1} to {2}</source>
   <translation>Побеждает {0}, {1} : {2}</translation>
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
    <numerusform>длина %n выбор</numerusform>
    <numerusform>длина %n выбора</numerusform>
    <numerusform>длина %n выборов</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Goes on from here for %n choice(s)</source>
   <translation>
    <numerusform>Отсюда ещё %n выбор</numerusform>
    <numerusform>Отсюда ещё %n выбора</numerusform>
    <numerusform>Отсюда ещё %n выборов</numerusform>
   </translation>
  </message>
  <message>
   <source>Leaves in round {round}, {phase}</source>
   <translation>Отходит в раунде {round}, {phase}</translation>
  </message>
  <message>
   <source>Where the game stands</source>
   <translation>Здесь стоит партия</translation>
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
   <translation>Присоединить к карте {bearer}: {card}, золото {cost}</translation>
  </message>
  <message>
   <source>Attack the Hand of the King of {name}: {challenge}</source>
   <translation>Атака на Десницу короля, противник {name}: {challenge}</translation>
  </message>
  <message numerus="yes">
   <source>Attack with %n character(s)</source>
   <translation>
    <numerusform>Атаковать: %n персонаж</numerusform>
    <numerusform>Атаковать: %n персонажа</numerusform>
    <numerusform>Атаковать: %n персонажей</numerusform>
   </translation>
  </message>
  <message>
   <source>Attack with {card}</source>
   <translation>Атакует: {card}</translation>
  </message>
  <message>
   <source>Attack {name}: {challenge}</source>
   <translation>Атака, противник {name}: {challenge}</translation>
  </message>
  <message>
   <source>Bring {card} out of Shadows</source>
   <translation>Вывести из Теней: {card}</translation>
  </message>
  <message>
   <source>Bypass nobody</source>
   <translation>Никого не обходить</translation>
  </message>
  <message>
   <source>Bypass {card}</source>
   <translation>Обойти: {card}</translation>
  </message>
  <message>
   <source>Cancel with {card}</source>
   <translation>Отменить картой {card}</translation>
  </message>
  <message>
   <source>Choose effect {number}</source>
   <translation>Выбрать эффект {number}</translation>
  </message>
  <message>
   <source>Choose nothing</source>
   <translation>Ничего не выбирать</translation>
  </message>
  <message>
   <source>Choose {card}</source>
   <translation>Выбрать: {card}</translation>
  </message>
  <message>
   <source>Choose {name}</source>
   <translation>Выбрать: {name}</translation>
  </message>
  <message>
   <source>Choose {number}</source>
   <translation>Выбрать {number}</translation>
  </message>
  <message>
   <source>Confirm the choice</source>
   <translation>Подтвердить выбор</translation>
  </message>
  <message>
   <source>Declare no defenders</source>
   <translation>Не объявлять защитников</translation>
  </message>
  <message>
   <source>Declare no more challenges</source>
   <translation>Больше не объявлять вызовов</translation>
  </message>
  <message>
   <source>Declare {card} by its naval icon</source>
   <translation>Объявить {card} по морскому значку</translation>
  </message>
  <message numerus="yes">
   <source>Defend with %n character(s)</source>
   <translation>
    <numerusform>Защищать: %n персонаж</numerusform>
    <numerusform>Защищать: %n персонажа</numerusform>
    <numerusform>Защищать: %n персонажей</numerusform>
   </translation>
  </message>
  <message>
   <source>Defend with {card}</source>
   <translation>Защищает: {card}</translation>
  </message>
  <message>
   <source>Do not respond</source>
   <translation>Не отвечать</translation>
  </message>
  <message>
   <source>Do not use {card}</source>
   <translation>Не использовать: {card}</translation>
  </message>
  <message>
   <source>Draw a new hand</source>
   <translation>Взять новую руку</translation>
  </message>
  <message>
   <source>Finish the set-up</source>
   <translation>Закончить подготовку</translation>
  </message>
  <message>
   <source>Go first yourself</source>
   <translation>Ходить первым самому</translation>
  </message>
  <message>
   <source>Keep this hand</source>
   <translation>Оставить эту руку</translation>
  </message>
  <message>
   <source>Leave Shadows alone</source>
   <translation>Не трогать Тени</translation>
  </message>
  <message>
   <source>Leave the target as it is</source>
   <translation>Оставить цель как есть</translation>
  </message>
  <message>
   <source>Let it happen</source>
   <translation>Пусть случится</translation>
  </message>
  <message>
   <source>Let the challenge go on</source>
   <translation>Продолжить вызов</translation>
  </message>
  <message>
   <source>Let the challenge resolve</source>
   <translation>Разрешить вызов</translation>
  </message>
  <message>
   <source>Let {card} die</source>
   <translation>Погибает: {card}</translation>
  </message>
  <message>
   <source>Let {name} go first</source>
   <translation>Первым ходит {name}</translation>
  </message>
  <message>
   <source>Marshal nothing more</source>
   <translation>Больше никого не призывать</translation>
  </message>
  <message>
   <source>Marshal {card}</source>
   <translation>Призвать: {card}</translation>
  </message>
  <message>
   <source>Marshal {card} for {cost} gold</source>
   <translation>Призвать: {card}, золото {cost}</translation>
  </message>
  <message>
   <source>Name {word}</source>
   <translation>Назвать: {word}</translation>
  </message>
  <message>
   <source>No, leave it</source>
   <translation>Нет, оставить</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Пасовать</translation>
  </message>
  <message>
   <source>Pay the cost</source>
   <translation>Заплатить цену</translation>
  </message>
  <message>
   <source>Pay the price</source>
   <translation>Заплатить цену</translation>
  </message>
  <message>
   <source>Pay with {card}</source>
   <translation>Заплатить картой {card}</translation>
  </message>
  <message>
   <source>Pay {number} gold from it</source>
   <translation>Заплатить золотом с карты: {number}</translation>
  </message>
  <message>
   <source>Place {card}</source>
   <translation>Выложить: {card}</translation>
  </message>
  <message>
   <source>Place {card} for {cost} gold</source>
   <translation>Выложить: {card}, золото {cost}</translation>
  </message>
  <message>
   <source>Play {card}</source>
   <translation>Сыграть: {card}</translation>
  </message>
  <message>
   <source>Put {card} into Shadows for 2 gold</source>
   <translation>Положить в Тени за 2 золота: {card}</translation>
  </message>
  <message>
   <source>Put {card} under its copy as a duplicate</source>
   <translation>Положить дубликатом под свою копию: {card}</translation>
  </message>
  <message>
   <source>Put {number} power on it</source>
   <translation>Положить власть на карту: {number}</translation>
  </message>
  <message>
   <source>Resolve {card} next</source>
   <translation>Следующим разрешить: {card}</translation>
  </message>
  <message>
   <source>Respond with {card}</source>
   <translation>Ответить картой {card}</translation>
  </message>
  <message>
   <source>Reveal {card}</source>
   <translation>Раскрыть: {card}</translation>
  </message>
  <message>
   <source>STR {number}</source>
   <translation>СИЛА {number}</translation>
  </message>
  <message>
   <source>Save with {card}</source>
   <translation>Спасти картой {card}</translation>
  </message>
  <message>
   <source>Save {card} with a duplicate</source>
   <translation>Спасти дубликатом: {card}</translation>
  </message>
  <message>
   <source>Take no action</source>
   <translation>Не действовать</translation>
  </message>
  <message>
   <source>Take the title {word}</source>
   <translation>Взять титул: {word}</translation>
  </message>
  <message>
   <source>Use the title {word}</source>
   <translation>Использовать титул: {word}</translation>
  </message>
  <message>
   <source>Use {card}</source>
   <translation>Использовать: {card}</translation>
  </message>
  <message>
   <source>X is {number}</source>
   <translation>X равно {number}</translation>
  </message>
  <message>
   <source>Yes, do it</source>
   <translation>Да, сделать</translation>
  </message>
 </context>
 <context>
  <name>Campaigns</name>
  <message>
   <source>Draw</source>
   <translation>Ничья</translation>
  </message>
  <message>
   <source>Finished in round {0}</source>
   <translation>Закончена в раунде {0}</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>Идёт</translation>
  </message>
  <message>
   <source>Round {0}, {1}</source>
   <translation>Раунд {0}, {1}</translation>
  </message>
  <message>
   <source>finished</source>
   <translation>закончена</translation>
  </message>
  <message>
   <source>in the archive</source>
   <translation>в архиве</translation>
  </message>
  <message>
   <source>playing</source>
   <translation>идёт</translation>
  </message>
  <message>
   <source>{0} won</source>
   <translation>Победитель: {0}</translation>
  </message>
  <message>
   <source>{0}, {1}</source>
   <translation>{0}, {1}</translation>
  </message>
  <message>
   <source>{name}, a copy</source>
   <translation>{name}, копия</translation>
  </message>
 </context>
 <context>
  <name>CampaignsPage</name>
  <message>
   <source>&amp;Archive</source>
   <translation>В &amp;архив</translation>
  </message>
  <message>
   <source>&amp;Delete	Del</source>
   <translation>&amp;Удалить	Del</translation>
  </message>
  <message>
   <source>&amp;Export…</source>
   <translation>&amp;Экспорт…</translation>
  </message>
  <message>
   <source>&amp;Look back</source>
   <translation>П&amp;овтор партии</translation>
  </message>
  <message>
   <source>&amp;Next chapter…</source>
   <translation>&amp;Следующая глава…</translation>
  </message>
  <message>
   <source>&amp;Rename…	F2</source>
   <translation>&amp;Переименовать…	F2</translation>
  </message>
  <message>
   <source>Archive</source>
   <translation>Архив</translation>
  </message>
  <message>
   <source>Bring back “{0}”</source>
   <translation>Вернуть «{0}»</translation>
  </message>
  <message>
   <source>By name</source>
   <translation>По названию</translation>
  </message>
  <message>
   <source>Campaigns</source>
   <translation>Кампании</translation>
  </message>
  <message>
   <source>Campaigns ({0})</source>
   <translation>Кампании ({0})</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>Chapters</source>
   <translation>Главы</translation>
  </message>
  <message>
   <source>Choices of chapter {0}</source>
   <translation>Выборы главы {0}</translation>
  </message>
  <message>
   <source>Continue chapter {0}</source>
   <translation>Продолжить главу {0}</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Экспорт</translation>
  </message>
  <message>
   <source>Find a campaign</source>
   <translation>Найти кампанию</translation>
  </message>
  <message>
   <source>Import</source>
   <translation>Импорт</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Импорт…</translation>
  </message>
  <message>
   <source>Last played first</source>
   <translation>Сначала последние</translation>
  </message>
  <message>
   <source>Look back</source>
   <translation>Повтор партии</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Ещё</translation>
  </message>
  <message>
   <source>Name of the campaign</source>
   <translation>Название кампании</translation>
  </message>
  <message>
   <source>New</source>
   <translation>Новая</translation>
  </message>
  <message>
   <source>Next chapter…</source>
   <translation>Следующая глава…</translation>
  </message>
  <message>
   <source>No campaign is found.</source>
   <translation>Кампания не найдена.</translation>
  </message>
  <message>
   <source>No campaigns yet. Every game is saved by itself after each decision.</source>
   <translation>Кампаний пока нет. Каждая партия сохраняется сама после каждого решения.</translation>
  </message>
  <message>
   <source>Nothing is in the archive.</source>
   <translation>Архив пуст.</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Порядок</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Переименовать</translation>
  </message>
  <message>
   <source>See the end of chapter {0}</source>
   <translation>Посмотреть конец главы {0}</translation>
  </message>
  <message>
   <source>Take out of the &amp;archive</source>
   <translation>Убрать из &amp;архива</translation>
  </message>
  <message>
   <source>Undo delete</source>
   <translation>Вернуть удалённое</translation>
  </message>
  <message>
   <source>Written to {0}</source>
   <translation>Записано в {0}</translation>
  </message>
 </context>
 <context>
  <name>CardBadges</name>
  <message>
   <source>Attacks</source>
   <translation>Атакует</translation>
  </message>
  <message>
   <source>Blank</source>
   <translation>Без текста</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Защищает</translation>
  </message>
  <message>
   <source>Leaving play</source>
   <translation>Покидает игру</translation>
  </message>
 </context>
 <context>
  <name>CardFace</name>
  <message>
   <source>Agenda</source>
   <translation>Стратегия</translation>
  </message>
  <message>
   <source>Attachment</source>
   <translation>Приложение</translation>
  </message>
  <message>
   <source>Character</source>
   <translation>Персонаж</translation>
  </message>
  <message>
   <source>Claim</source>
   <translation>Притязание</translation>
  </message>
  <message>
   <source>Event</source>
   <translation>Событие</translation>
  </message>
  <message>
   <source>Gold</source>
   <translation>Золото</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Дом</translation>
  </message>
  <message>
   <source>Initiative</source>
   <translation>Инициатива</translation>
  </message>
  <message>
   <source>Location</source>
   <translation>Место</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Сюжет</translation>
  </message>
  <message>
   <source>Title</source>
   <translation>Титул</translation>
  </message>
  <message>
   <source>{0} more</source>
   <translation>ещё {0}</translation>
  </message>
 </context>
 <context>
  <name>CardSpoken</name>
  <message>
   <source>Face-down card</source>
   <translation>Карта рубашкой вверх</translation>
  </message>
  <message>
   <source>cost {0}</source>
   <translation>стоимость {0}</translation>
  </message>
  <message>
   <source>face down</source>
   <translation>рубашкой вверх</translation>
  </message>
  <message>
   <source>intrigue</source>
   <translation>интрига</translation>
  </message>
  <message>
   <source>military</source>
   <translation>военный</translation>
  </message>
  <message>
   <source>power</source>
   <translation>власть</translation>
  </message>
  <message>
   <source>strength {0}</source>
   <translation>сила {0}</translation>
  </message>
 </context>
 <context>
  <name>ChallengeLane</name>
  <message>
   <source>attack {0}, defense {1}</source>
   <translation>атака {0}, защита {1}</translation>
  </message>
 </context>
 <context>
  <name>Chronicle</name>
  <message>
   <source>Rewound to round {round}, {phase}: {number} choices taken back</source>
   <translation>Возврат в раунд {round}, {phase}: отменено выборов {number}</translation>
  </message>
 </context>
 <context>
  <name>Concede</name>
  <message>
   <source>Do you want to give up this game?</source>
   <translation>Хотите сдаться в этой партии?</translation>
  </message>
  <message>
   <source>Give up</source>
   <translation>Сдаться</translation>
  </message>
  <message>
   <source>Play on</source>
   <translation>Играть дальше</translation>
  </message>
  <message>
   <source>The other player wins at once.</source>
   <translation>Другой игрок сразу побеждает.</translation>
  </message>
  <message>
   <source>You leave the game with all your cards, and the others play on. You can watch them.</source>
   <translation>Вы выходите из игры со всеми картами, остальные играют дальше. Вы можете смотреть.</translation>
  </message>
 </context>
 <context>
  <name>Deck</name>
  <message>
   <source>A Hand of the King must be chosen.</source>
   <translation>Нужно выбрать Десницу короля.</translation>
  </message>
  <message>
   <source>No card is called {card}.</source>
   <translation>Нет карты с именем {card}.</translation>
  </message>
  <message>
   <source>Only one restricted title is allowed, but there are {found}: {cards}.</source>
   <translation>Разрешена лишь одна ограниченная карта, а их {found}: {cards}.</translation>
  </message>
  <message>
   <source>The draw deck has {found} cards; it needs {allowed}.</source>
   <translation>В колоде добора карт {found}; нужно {allowed}.</translation>
  </message>
  <message>
   <source>There are {found} plots; there must be {allowed}.</source>
   <translation>Сюжетов {found}; должно быть {allowed}.</translation>
  </message>
  <message>
   <source>What these cards do is not in the program yet: {names}.</source>
   <translation>Что делают эти карты, программа ещё не знает: {names}.</translation>
  </message>
  <message>
   <source>What this card does is not in the program yet.</source>
   <translation>Что делает эта карта, программа ещё не знает.</translation>
  </message>
  <message>
   <source>{card} cannot be the Hand of the King: the deck has that title.</source>
   <translation>{card} не может быть Десницей короля: в колоде есть карта с этим именем.</translation>
  </message>
  <message>
   <source>{card} does not belong into a draw deck.</source>
   <translation>{card} не кладётся в колоду добора.</translation>
  </message>
  <message>
   <source>{card} is a Creature and cannot be the Hand of the King.</source>
   <translation>{card} – Существо и Десницей короля быть не может.</translation>
  </message>
  <message>
   <source>{card} is an Army and cannot be the Hand of the King.</source>
   <translation>{card} – Армия и Десницей короля быть не может.</translation>
  </message>
  <message>
   <source>{card} is banned.</source>
   <translation>Карта {card} запрещена.</translation>
  </message>
  <message>
   <source>{card} is no House.</source>
   <translation>{card} – не Дом.</translation>
  </message>
  <message>
   <source>{card} is no agenda.</source>
   <translation>{card} – не стратегия.</translation>
  </message>
  <message>
   <source>{card} is no character and cannot be the Hand of the King.</source>
   <translation>{card} – не персонаж и Десницей короля быть не может.</translation>
  </message>
  <message>
   <source>{card} is no plot.</source>
   <translation>{card} – не сюжет.</translation>
  </message>
  <message>
   <source>{card} is not unique and cannot be the Hand of the King.</source>
   <translation>{card} – не уникальный персонаж и Десницей короля быть не может.</translation>
  </message>
  <message>
   <source>{card} is there {found} times as a plot; {allowed} at most.</source>
   <translation>Сюжет {card} лежит в колоде {found} раз; можно не больше {allowed}.</translation>
  </message>
  <message>
   <source>{card} is there {found} times.</source>
   <translation>Карта {card} лежит в колоде {found} раз.</translation>
  </message>
  <message>
   <source>{card} is there {found} times; {allowed} at most.</source>
   <translation>Карта {card} лежит в колоде {found} раз; можно не больше {allowed}.</translation>
  </message>
  <message>
   <source>{card} may not be in a deck of this House.</source>
   <translation>Карту {card} нельзя класть в колоду этого Дома.</translation>
  </message>
 </context>
 <context>
  <name>DeckColumn</name>
  <message>
   <source>Cards as PDF, A4…</source>
   <translation>Карты в PDF, A4…</translation>
  </message>
  <message>
   <source>Cards as PDF, Letter…</source>
   <translation>Карты в PDF, Letter…</translation>
  </message>
  <message>
   <source>Cards of the deck</source>
   <translation>Карты колоды</translation>
  </message>
  <message>
   <source>Copy as text</source>
   <translation>Копировать как текст</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Колода</translation>
  </message>
  <message>
   <source>Delete the deck…</source>
   <translation>Удалить колоду…</translation>
  </message>
  <message>
   <source>Do again</source>
   <translation>Вернуть</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Создать копию</translation>
  </message>
  <message>
   <source>Export as text…</source>
   <translation>Экспорт текстом…</translation>
  </message>
  <message>
   <source>Export for OCTGN…</source>
   <translation>Экспорт для OCTGN…</translation>
  </message>
  <message>
   <source>Export with all versions…</source>
   <translation>Экспорт со всеми версиями…</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Дом</translation>
  </message>
  <message>
   <source>Import…</source>
   <translation>Импорт…</translation>
  </message>
  <message>
   <source>List as PDF…</source>
   <translation>Список в PDF…</translation>
  </message>
  <message>
   <source>More to do with this deck</source>
   <translation>Что ещё сделать с колодой</translation>
  </message>
  <message>
   <source>Name, notes and tags…</source>
   <translation>Название, заметки и метки…</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Новая колода</translation>
  </message>
  <message>
   <source>Only some sets…</source>
   <translation>Только некоторые наборы…</translation>
  </message>
  <message>
   <source>Play with it</source>
   <translation>Играть ею</translation>
  </message>
  <message>
   <source>Print the cards…</source>
   <translation>Печать карт…</translation>
  </message>
  <message>
   <source>Print the list…</source>
   <translation>Печать списка…</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Отменить</translation>
  </message>
  <message>
   <source>Trial draw</source>
   <translation>Пробная раздача</translation>
  </message>
  <message>
   <source>Versions</source>
   <translation>Версии</translation>
  </message>
  <message>
   <source>Versions…</source>
   <translation>Версии…</translation>
  </message>
  <message>
   <source>{0} (of the program)</source>
   <translation>{0} (из программы)</translation>
  </message>
 </context>
 <context>
  <name>DeckHead</name>
  <message>
   <source>{0} cards, {1} plots</source>
   <translation>Карт: {0}, сюжетов: {1}</translation>
  </message>
 </context>
 <context>
  <name>DeckLine</name>
  <message>
   <source>{0}, {1} cards</source>
   <translation>{0}, карт {1}</translation>
  </message>
 </context>
 <context>
  <name>DeckModel</name>
  <message>
   <source>Agenda</source>
   <translation>Стратегия</translation>
  </message>
 </context>
 <context>
  <name>DeckTasks</name>
  <message>
   <source>Decks</source>
   <translation>Колоды</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Удалить</translation>
  </message>
  <message>
   <source>Delete the deck</source>
   <translation>Удалить колоду</translation>
  </message>
  <message>
   <source>Delete “{0}” with all its versions? Games played with it keep their copy.</source>
   <translation>Удалить «{0}» со всеми версиями? Партии, сыгранные ею, сохранят свою копию.</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Оставить</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Новая колода</translation>
  </message>
  <message>
   <source>{0} (copy)</source>
   <translation>{0} (копия)</translation>
  </message>
 </context>
 <context>
  <name>DeckWords</name>
  <message>
   <source>Agendas</source>
   <translation>Стратегии</translation>
  </message>
  <message>
   <source>Attachments</source>
   <translation>Приложения</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Персонажи</translation>
  </message>
  <message>
   <source>Events</source>
   <translation>События</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>Holy crest</source>
   <translation>Герб веры</translation>
  </message>
  <message>
   <source>House cards</source>
   <translation>Карты Дома</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Поединок</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Королевское вече</translation>
  </message>
  <message>
   <source>Learned crest</source>
   <translation>Герб учёности</translation>
  </message>
  <message>
   <source>Locations</source>
   <translation>Места</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Схватка</translation>
  </message>
  <message>
   <source>Noble crest</source>
   <translation>Герб знати</translation>
  </message>
  <message>
   <source>Plots</source>
   <translation>Сюжеты</translation>
  </message>
  <message>
   <source>STR {0}</source>
   <translation>СИЛ {0}</translation>
  </message>
  <message>
   <source>Shadows crest</source>
   <translation>Герб теней</translation>
  </message>
  <message>
   <source>War crest</source>
   <translation>Герб войны</translation>
  </message>
  <message>
   <source>cost {0}</source>
   <translation>цена {0}</translation>
  </message>
  <message>
   <source>{0} in the deck</source>
   <translation>в колоде: {0}</translation>
  </message>
 </context>
 <context>
  <name>Decks</name>
  <message>
   <source>Hand of the King</source>
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>Hand: {name}</source>
   <translation>Десница: {name}</translation>
  </message>
  <message>
   <source>House: {name}</source>
   <translation>Дом: {name}</translation>
  </message>
  <message>
   <source>Imported deck</source>
   <translation>Импортированная колода</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Поединок</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Королевское вече</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Схватка</translation>
  </message>
  <message>
   <source>No deck is open.</source>
   <translation>Ни одна колода не открыта.</translation>
  </message>
  <message>
   <source>This deck is not there any more.</source>
   <translation>Этой колоды больше нет.</translation>
  </message>
  <message>
   <source>agenda: {name}</source>
   <translation>стратегия: {name}</translation>
  </message>
  <message>
   <source>no longer Hand: {name}</source>
   <translation>больше не Десница: {name}</translation>
  </message>
  <message>
   <source>no longer House: {name}</source>
   <translation>больше не Дом: {name}</translation>
  </message>
  <message>
   <source>without agenda: {name}</source>
   <translation>без стратегии: {name}</translation>
  </message>
  <message>
   <source>{card} is from {set}, which is not among the chosen sets.</source>
   <translation>{card} из набора {set}, который не выбран.</translation>
  </message>
 </context>
 <context>
  <name>DecksPage</name>
  <message numerus="yes">
   <source>%n card(s)</source>
   <translation>
    <numerusform>%n карта</numerusform>
    <numerusform>%n карты</numerusform>
    <numerusform>%n карт</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n set(s) only</source>
   <translation>
    <numerusform>только %n набор</numerusform>
    <numerusform>только %n набора</numerusform>
    <numerusform>только %n наборов</numerusform>
   </translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Добавить</translation>
  </message>
  <message>
   <source>Figures of the deck</source>
   <translation>Статистика колоды</translation>
  </message>
  <message>
   <source>Filters</source>
   <translation>Фильтры</translation>
  </message>
  <message>
   <source>Found cards</source>
   <translation>Найденные карты</translation>
  </message>
  <message>
   <source>Legal for {0}</source>
   <translation>Допустимо: {0}</translation>
  </message>
  <message>
   <source>New deck</source>
   <translation>Новая колода</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Убрать</translation>
  </message>
  <message>
   <source>Search cards</source>
   <translation>Поиск карт</translation>
  </message>
  <message>
   <source>Search: a name, a word of the text, or h:stark t:character c&lt;=3</source>
   <translation>Поиск: название, слово текста или h:stark t:character c&lt;=3</translation>
  </message>
  <message>
   <source>h: House · t: type · c&lt;=3 cost · s&gt;=4 STR · i: icon · k: keyword · cr: crest · tr: trait · set: · is: implemented, limited, restricted, hand … · in:deck · - not · or · ( ) · "words together"</source>
   <translation>h: Дом · t: тип · c&lt;=3 цена · s&gt;=4 СИЛ · i: значок · k: ключевое слово · cr: герб · tr: черта · set: · is: implemented, limited, restricted, hand … · in:deck · - не · or · ( ) · "слова вместе"</translation>
  </message>
  <message>
   <source>{0} of {1} in this deck</source>
   <translation>{0} из {1} в этой колоде</translation>
  </message>
 </context>
 <context>
  <name>DetailsDialog</name>
  <message>
   <source>Built for</source>
   <translation>Для чего собрана</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>How the notes look</source>
   <translation>Как выглядят заметки</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>Сохранить</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Название</translation>
  </message>
  <message>
   <source>Name, notes and tags</source>
   <translation>Название, заметки и метки</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Заметки</translation>
  </message>
  <message>
   <source>Notes, in Markdown: *slanted*, **bold**, # heading, - list</source>
   <translation>Заметки в Markdown: *курсив*, **жирный**, # заголовок, - список</translation>
  </message>
  <message>
   <source>Read</source>
   <translation>Читать</translation>
  </message>
  <message>
   <source>Tags</source>
   <translation>Метки</translation>
  </message>
  <message>
   <source>Tags, parted by commas</source>
   <translation>Метки через запятую</translation>
  </message>
  <message>
   <source>Write</source>
   <translation>Писать</translation>
  </message>
 </context>
 <context>
  <name>DropGhost</name>
  <message>
   <source>drop here</source>
   <translation>положите сюда</translation>
  </message>
 </context>
 <context>
  <name>FacetPanel</name>
  <message>
   <source>Can be played now</source>
   <translation>Уже можно играть</translation>
  </message>
  <message>
   <source>Challenge icons</source>
   <translation>Значки вызовов</translation>
  </message>
  <message>
   <source>Cost</source>
   <translation>Цена</translation>
  </message>
  <message>
   <source>Cost {0}</source>
   <translation>Цена {0}</translation>
  </message>
  <message>
   <source>Crest</source>
   <translation>Герб</translation>
  </message>
  <message>
   <source>Further</source>
   <translation>Ещё</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Дом</translation>
  </message>
  <message>
   <source>In the deck</source>
   <translation>В колоде</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Ограничение</translation>
  </message>
  <message>
   <source>Reprints</source>
   <translation>Переиздания</translation>
  </message>
  <message>
   <source>Restricted</source>
   <translation>Под ограничением</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Тип</translation>
  </message>
 </context>
 <context>
  <name>Failure</name>
  <message>
   <source>Another program is using {path}. Nothing was changed; try again.</source>
   <translation>{path} занят другой программой. Ничего не изменилось; повторите позже.</translation>
  </message>
  <message>
   <source>It is not your turn to choose.</source>
   <translation>Сейчас выбираете не вы.</translation>
  </message>
  <message>
   <source>No campaign can be read from this file, and nothing was changed: {reason}.</source>
   <translation>Из этого файла нельзя прочесть кампанию, ничего не изменилось: {reason}.</translation>
  </message>
  <message>
   <source>Something failed. ({reason})</source>
   <translation>Произошёл сбой. ({reason})</translation>
  </message>
  <message>
   <source>That cannot be taken back.</source>
   <translation>Это нельзя взять назад.</translation>
  </message>
  <message>
   <source>That is not possible now.</source>
   <translation>Сейчас это невозможно.</translation>
  </message>
  <message>
   <source>The disk is full: {path}. Nothing was changed; make room and try again.</source>
   <translation>Диск заполнен: {path}. Ничего не изменилось; освободите место и повторите.</translation>
  </message>
  <message>
   <source>The game could not be stored. ({reason})</source>
   <translation>Партию не удалось сохранить. ({reason})</translation>
  </message>
  <message>
   <source>The game goes on from round {round}, {phase}.</source>
   <translation>Партия продолжается с раунда {round}, {phase}.</translation>
  </message>
  <message>
   <source>The game stands on this line; it cannot be cut.</source>
   <translation>Партия стоит на этой линии; удалить её нельзя.</translation>
  </message>
  <message numerus="yes">
   <source>The last %n choice(s) do not fit this version any more.</source>
   <translation>
    <numerusform>Последний %n выбор больше не подходит к этой версии.</numerusform>
    <numerusform>Последние %n выбора больше не подходят к этой версии.</numerusform>
    <numerusform>Последние %n выборов больше не подходят к этой версии.</numerusform>
   </translation>
  </message>
  <message>
   <source>The rules of the program failed; nothing has changed. ({reason})</source>
   <translation>Сбой в правилах программы; ничего не изменилось. ({reason})</translation>
  </message>
  <message>
   <source>This file was written by a newer version of the program. Nothing was read in.</source>
   <translation>Файл записан более новой версией программы. Ничего не прочитано.</translation>
  </message>
  <message>
   <source>This game cannot be read any more: none of its stored positions is intact.</source>
   <translation>Эту партию больше не прочесть: все сохранённые позиции повреждены.</translation>
  </message>
  <message>
   <source>This game is not there any more.</source>
   <translation>Этой партии больше нет.</translation>
  </message>
  <message>
   <source>Your choices are saved, but the position could not be: {reason}</source>
   <translation>Ваши выборы сохранены, но позицию сохранить не удалось: {reason}</translation>
  </message>
  <message>
   <source>{name} cannot be used as a name.</source>
   <translation>{name} не годится для названия.</translation>
  </message>
  <message>
   <source>{name} could not decide and took the plainest choice.</source>
   <translation>{name}: решения нет, сделан самый простой выбор.</translation>
  </message>
  <message>
   <source>{path} belongs to another program. It has not been touched.</source>
   <translation>{path} принадлежит другой программе. Файл не тронут.</translation>
  </message>
  <message>
   <source>{path} cannot be used: {reason}.</source>
   <translation>{path} нельзя использовать: {reason}.</translation>
  </message>
  <message>
   <source>{path} is damaged.</source>
   <translation>{path} повреждён.</translation>
  </message>
  <message>
   <source>{path} may not be written to.</source>
   <translation>В {path} нельзя писать.</translation>
  </message>
  <message>
   <source>{path} was written by a newer version of this program. It has not been touched.</source>
   <translation>{path} записан более новой версией программы. Файл не тронут.</translation>
  </message>
 </context>
 <context>
  <name>FiguresPanel</name>
  <message>
   <source>Cost of characters (mean {0})</source>
   <translation>Цена персонажей (в среднем {0})</translation>
  </message>
  <message>
   <source>Crests</source>
   <translation>Гербы</translation>
  </message>
  <message>
   <source>Icons among {0} characters</source>
   <translation>Значки у {0} персонажей</translation>
  </message>
  <message>
   <source>Income {0} on {1} cards</source>
   <translation>Доход {0} на картах: {1}</translation>
  </message>
  <message>
   <source>Limited: {0}</source>
   <translation>С ограничением: {0}</translation>
  </message>
  <message>
   <source>Plots: gold {0} to {1}, mean {2}</source>
   <translation>Сюжеты: золото от {0} до {1}, в среднем {2}</translation>
  </message>
  <message>
   <source>STR of characters (mean {0})</source>
   <translation>СИЛ персонажей (в среднем {0})</translation>
  </message>
  <message>
   <source>Traits</source>
   <translation>Черты</translation>
  </message>
  <message>
   <source>Types</source>
   <translation>Типы</translation>
  </message>
  <message>
   <source>claim {0} to {1}, mean {2}</source>
   <translation>притязание от {0} до {1}, в среднем {2}</translation>
  </message>
  <message>
   <source>cost X: {0}</source>
   <translation>цена X: {0}</translation>
  </message>
  <message>
   <source>influence {0} on {1}</source>
   <translation>влияние {0} на {1}</translation>
  </message>
  <message>
   <source>initiative {0} to {1}, mean {2}</source>
   <translation>инициатива от {0} до {1}, в среднем {2}</translation>
  </message>
  <message>
   <source>of other Houses: {0}</source>
   <translation>других Домов: {0}</translation>
  </message>
  <message>
   <source>unique: {0}</source>
   <translation>уникальные: {0}</translation>
  </message>
 </context>
 <context>
  <name>FilesPage</name>
  <message>
   <source>Before a change of the file's form a copy is made beside it by itself.</source>
   <translation>Перед изменением формы файла рядом сама делается копия.</translation>
  </message>
  <message>
   <source>Copied to {0}</source>
   <translation>Скопировано в {0}</translation>
  </message>
  <message>
   <source>Copies made before changes of the file: {0}</source>
   <translation>Копии перед изменениями файла: {0}</translation>
  </message>
  <message>
   <source>Copy everything…</source>
   <translation>Скопировать всё…</translation>
  </message>
  <message>
   <source>Copy of all games and decks</source>
   <translation>Копия всех партий и колод</translation>
  </message>
  <message>
   <source>Folder of your files</source>
   <translation>Папка ваших файлов</translation>
  </message>
  <message>
   <source>Games, decks and settings</source>
   <translation>Партии, колоды и настройки</translation>
  </message>
  <message>
   <source>No copy was made: {0}</source>
   <translation>Копия не сделана: {0}</translation>
  </message>
  <message>
   <source>Open the folder</source>
   <translation>Открыть папку</translation>
  </message>
 </context>
 <context>
  <name>GoingBack</name>
  <message>
   <source>Other lines of this game</source>
   <translation>Другие линии этой партии</translation>
  </message>
  <message>
   <source>Rewind</source>
   <translation>Возврат</translation>
  </message>
  <message>
   <source>Rewind to there?</source>
   <translation>Вернуться туда?</translation>
  </message>
  <message>
   <source>Rewind: the chronicle tells of it</source>
   <translation>Возврат: попадёт в летопись</translation>
  </message>
  <message>
   <source>Since then something new has come to light, or another player has chosen. The line that was played is kept, and the chronicle tells of the rewind.</source>
   <translation>С тех пор открылось что-то новое или выбирал другой игрок. Сыгранная линия сохранится, а летопись расскажет о возврате.</translation>
  </message>
  <message>
   <source>Stay here</source>
   <translation>Остаться здесь</translation>
  </message>
  <message>
   <source>Undo back to</source>
   <translation>Отменить до</translation>
  </message>
 </context>
 <context>
  <name>GroupPicker</name>
  <message>
   <source>One fewer</source>
   <translation>На одного меньше</translation>
  </message>
  <message>
   <source>One more</source>
   <translation>На одного больше</translation>
  </message>
 </context>
 <context>
  <name>Hand</name>
  <message>
   <source>Brings the {crest} crest; in the deck: {held}.</source>
   <translation>Даёт герб {crest}; в колоде: {held}.</translation>
  </message>
  <message>
   <source>Brings {icon}, which only {held} of {total} characters have.</source>
   <translation>Даёт: {icon}, есть лишь у {held} из {total} персонажей.</translation>
  </message>
  <message>
   <source>Brings {keyword}; in the deck: {held}.</source>
   <translation>Даёт {keyword}; в колоде: {held}.</translation>
  </message>
  <message>
   <source>In play from round {round} on at one token a round (printed cost {cost}).</source>
   <translation>В игре с раунда {round}, если жетон за раунд (напечатанная цена {cost}).</translation>
  </message>
  <message>
   <source>March to {0}</source>
   <translation>Поход: {0}</translation>
  </message>
  <message>
   <source>Of another House: it costs no penalty, and “House X only” does not matter (HK-06, HK-07).</source>
   <translation>Другого Дома: без наценки, и «только Дом X» не мешает (HK-06, HK-07).</translation>
  </message>
  <message>
   <source>Orders
★ used: {0}</source>
   <translation>Приказы
★ занято: {0}</translation>
  </message>
  <message>
   <source>Strength {0} against the neutral force {1}</source>
   <translation>Сила {0} против нейтральных сил {1}</translation>
  </message>
  <message>
   <source>Strength {0} against {1}, garrison {2}, before orders and cards</source>
   <translation>Сила {0} против {1}, гарнизон {2}, без приказов и карт</translation>
  </message>
  <message>
   <source>Strength {0}, nobody stands there</source>
   <translation>Сила {0}, там никого нет</translation>
  </message>
  <message>
   <source>Supply allows armies of {0}; afterwards you have {1}</source>
   <translation>Снабжение позволяет армии {0}; после хода будет {1}</translation>
  </message>
  <message numerus="yes">
   <source>The deck holds %n card(s) of this title; they would have to go (HK-05).</source>
   <translation>
    <numerusform>В колоде %n карта с этим названием; её пришлось бы убрать (HK-05).</numerusform>
    <numerusform>В колоде %n карты с этим названием; их пришлось бы убрать (HK-05).</numerusform>
    <numerusform>В колоде %n карт с этим названием; их пришлось бы убрать (HK-05).</numerusform>
   </translation>
  </message>
  <message>
   <source>This card is of our own design.</source>
   <translation>Эта карта — наша собственная.</translation>
  </message>
  <message>
   <source>This group may not go there: supply, or nobody at all.</source>
   <translation>Эта группа не может туда: снабжение, или никто не идёт.</translation>
  </message>
  <message>
   <source>This order cannot be placed there.</source>
   <translation>Этот приказ нельзя положить сюда.</translation>
  </message>
  <message>
   <source>Without it as with it the deck lacks {icon}: {held} of {total} characters.</source>
   <translation>И с ним, и без него колоде не хватает: {icon}, {held} из {total} персонажей.</translation>
  </message>
 </context>
 <context>
  <name>HandBox</name>
  <message>
   <source>Change…</source>
   <translation>Сменить…</translation>
  </message>
  <message>
   <source>Choose…</source>
   <translation>Выбрать…</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>Hand of the King: {0}. Change</source>
   <translation>Десница короля: {0}. Сменить</translation>
  </message>
  <message>
   <source>No character chosen yet</source>
   <translation>Персонаж ещё не выбран</translation>
  </message>
  <message>
   <source>in play at {0}</source>
   <translation>в игре при {0}</translation>
  </message>
  <message>
   <source>none</source>
   <translation>нет</translation>
  </message>
 </context>
 <context>
  <name>HandChoice</name>
  <message>
   <source>All Houses</source>
   <translation>Все Дома</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Персонажи</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Выбрать</translation>
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
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Дом</translation>
  </message>
  <message>
   <source>Icons among the {0} characters of the deck</source>
   <translation>Значки у {0} персонажей колоды</translation>
  </message>
  <message>
   <source>No Hand</source>
   <translation>Без Десницы</translation>
  </message>
  <message>
   <source>Search by name; accents make no difference</source>
   <translation>Поиск по имени</translation>
  </message>
  <message>
   <source>Show also who may not, and why</source>
   <translation>Показать и тех, кому нельзя, и почему</translation>
  </message>
  <message>
   <source>its abilities are not in the program yet</source>
   <translation>его свойств в программе ещё нет</translation>
  </message>
  <message>
   <source>tokens to be in play: {0}</source>
   <translation>жетонов для входа в игру: {0}</translation>
  </message>
 </context>
 <context>
  <name>HandDialog</name>
  <message>
   <source>All Houses</source>
   <translation>Все Дома</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>Characters</source>
   <translation>Персонажи</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Выбрать</translation>
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
   <translation>Дом</translation>
  </message>
  <message>
   <source>Playable only</source>
   <translation>Только играбельные</translation>
  </message>
  <message>
   <source>Search by name; accents make no difference</source>
   <translation>Поиск по имени; диакритика не важна</translation>
  </message>
  <message>
   <source>tokens to be in play: {0}</source>
   <translation>жетонов для входа в игру: {0}</translation>
  </message>
 </context>
 <context>
  <name>HandPlace</name>
  <message>
   <source>Choose…</source>
   <translation>Выбрать…</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>Hand of the King: none chosen</source>
   <translation>Десница короля: не выбран</translation>
  </message>
  <message>
   <source>Hand of the King: {0}, in play with {1} tokens</source>
   <translation>Десница короля: {0}, в игре с жетонами: {1}</translation>
  </message>
 </context>
 <context>
  <name>Heads</name>
  <message>
   <source>Dead pile ({0})</source>
   <translation>Стопка мёртвых ({0})</translation>
  </message>
  <message>
   <source>Discard pile ({0})</source>
   <translation>Стопка сброса ({0})</translation>
  </message>
  <message>
   <source>Hand ({0})</source>
   <translation>Рука ({0})</translation>
  </message>
  <message>
   <source>Look at everybody again</source>
   <translation>Снова смотреть на всех</translation>
  </message>
  <message>
   <source>Look closer</source>
   <translation>Посмотреть ближе</translation>
  </message>
  <message>
   <source>The small council</source>
   <translation>Малый совет</translation>
  </message>
  <message>
   <source>Titles: hold all six to win</source>
   <translation>Титулы: все шесть – победа</translation>
  </message>
  <message>
   <source>Used plots ({0})</source>
   <translation>Использованные сюжеты ({0})</translation>
  </message>
  <message>
   <source>out of the game</source>
   <translation>выбыл</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <source>{0} · finished in round {1}</source>
   <translation>{0} · закончена в раунде {1}</translation>
  </message>
  <message>
   <source>{0} · round {1}, {2}</source>
   <translation>{0} · раунд {1}, {2}</translation>
  </message>
 </context>
 <context>
  <name>HomePage</name>
  <message>
   <source>A duel of two Houses, each with a Hand of its own</source>
   <translation>Поединок двух Домов, у каждого своя Десница</translation>
  </message>
  <message>
   <source>All games ({0})</source>
   <translation>Все партии ({0})</translation>
  </message>
  <message>
   <source>All saved games, their chapters and stories</source>
   <translation>Все сохранённые партии, их главы и истории</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>Начать</translation>
  </message>
  <message>
   <source>Campaigns</source>
   <translation>Кампании</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Продолжить</translation>
  </message>
  <message>
   <source>Deck builder</source>
   <translation>Конструктор колод</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>Hand of the King, Joust</source>
   <translation>Десница короля, Поединок</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Новая партия</translation>
  </message>
  <message>
   <source>No games yet. Every game is saved by itself after each decision.</source>
   <translation>Партий пока нет. Каждая партия сохраняется сама после каждого решения.</translation>
  </message>
  <message>
   <source>Nothing is lost if you close</source>
   <translation>При закрытии ничего не теряется</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Выйти</translation>
  </message>
  <message>
   <source>Recent games</source>
   <translation>Недавние партии</translation>
  </message>
  <message>
   <source>Your decks</source>
   <translation>Ваши колоды</translation>
  </message>
  <message>
   <source>{0} · saved {1}</source>
   <translation>{0} · сохранено {1}</translation>
  </message>
 </context>
 <context>
  <name>HostageDesk</name>
  <message>
   <source>Accept</source>
   <translation>Принять</translation>
  </message>
  <message>
   <source>Back to the map</source>
   <translation>К карте</translation>
  </message>
  <message>
   <source>Decline</source>
   <translation>Отклонить</translation>
  </message>
  <message>
   <source>Execute</source>
   <translation>Казнить</translation>
  </message>
  <message>
   <source>Execute {0}? You pay 2 power. {1} gains power and avenges him in its next battle against you.</source>
   <translation>Казнить: {0}? Вы платите 2 власти. {1} получает власть и отомстит в следующей битве с вами.</translation>
  </message>
  <message>
   <source>Execution</source>
   <translation>Казнь</translation>
  </message>
  <message>
   <source>Hostage desk</source>
   <translation>Стол заложников</translation>
  </message>
  <message>
   <source>Let live</source>
   <translation>Оставить в живых</translation>
  </message>
  <message>
   <source>No execution</source>
   <translation>Без казни</translation>
  </message>
  <message>
   <source>No offer</source>
   <translation>Без предложения</translation>
  </message>
  <message>
   <source>Nothing to decide here now.</source>
   <translation>Сейчас здесь нечего решать.</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>Пока ничего.</translation>
  </message>
  <message>
   <source>What happened to hostages</source>
   <translation>Что было с заложниками</translation>
  </message>
 </context>
 <context>
  <name>HostageDialog</name>
  <message>
   <source>Casualties are the winner's swords minus the loser's fortifications. You may give up exactly one of them for one Leader who is present, before the loser chooses units. One Leader at most in each battle.</source>
   <translation>Потери – мечи победителя минус укрепления проигравшего. Ровно от одной можно отказаться ради одного присутствующего Лидера, прежде чем проигравший выберет отряды. Не больше одного Лидера за битву.</translation>
  </message>
  <message>
   <source>Casualties: {0}</source>
   <translation>Потери: {0}</translation>
  </message>
  <message>
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
  <message>
   <source>He comes back into the battle area at once.</source>
   <translation>Он сразу возвращается в область битвы.</translation>
  </message>
  <message>
   <source>He goes from their prison to yours.</source>
   <translation>Из их тюрьмы он идёт в вашу.</translation>
  </message>
  <message>
   <source>His Leaders stay free and retreat with the rest if they can.</source>
   <translation>Его Лидеры свободны и отступят с остальными, если смогут.</translation>
  </message>
  <message>
   <source>His ability is gone too.</source>
   <translation>Пропадает и его свойство.</translation>
  </message>
  <message>
   <source>Hostages in your prison: {0}</source>
   <translation>Заложников в вашей тюрьме: {0}</translation>
  </message>
  <message>
   <source>In your prison: for a ransom, an exchange, or execution.</source>
   <translation>В вашей тюрьме: для выкупа, обмена или казни.</translation>
  </message>
  <message>
   <source>Look at the map</source>
   <translation>Посмотреть на карту</translation>
  </message>
  <message>
   <source>Secure Hostages</source>
   <translation>Безопасность Заложников</translation>
  </message>
  <message>
   <source>Secure Hostages could free him.</source>
   <translation>Безопасность Заложников может его освободить.</translation>
  </message>
  <message>
   <source>Spare a casualty and take a hostage?</source>
   <translation>Пощадить отряд и взять заложника?</translation>
  </message>
  <message>
   <source>The prison stays as it is.</source>
   <translation>Тюрьма остаётся как есть.</translation>
  </message>
  <message>
   <source>Understood</source>
   <translation>Понятно</translation>
  </message>
  <message>
   <source>You won at {0} as the attacker: take one hostage out of the loser's prison.</source>
   <translation>Вы победили как атакующий: {0}. Заберите одного заложника из тюрьмы проигравшего.</translation>
  </message>
  <message>
   <source>You won at {0}, {1} to {2}. Casualties of {3}: {4}</source>
   <translation>Вы победили: {0}, {1} : {2}. Потери дома {3}: {4}</translation>
  </message>
  <message>
   <source>Your own Leader is put into the battle area; any other goes to your prison.</source>
   <translation>Свой Лидер ставится в область битвы; любой другой идёт в вашу тюрьму.</translation>
  </message>
  <message>
   <source>{0} chooses who falls: {1}</source>
   <translation>{0} выбирает, кто погибнет: {1}</translation>
  </message>
  <message>
   <source>{0} loses strength {1} on the board, {2} when he leads.</source>
   <translation>{0} теряет силу {1} на поле, {2} когда он ведёт.</translation>
  </message>
 </context>
 <context>
  <name>HostageNews</name>
  <message>
   <source>An Ally's Leader goes with his card: he fights for {0} now.</source>
   <translation>Лидер Союзника идёт со своей картой: теперь он сражается за {0}.</translation>
  </message>
  <message>
   <source>He is back on the board; your prison is one hostage poorer.</source>
   <translation>Он снова на поле; в вашей тюрьме одним заложником меньше.</translation>
  </message>
  <message>
   <source>He is in the prison of {0} now.</source>
   <translation>Теперь он в тюрьме дома {0}.</translation>
  </message>
  <message>
   <source>He is in the prison of {0}.</source>
   <translation>Он в тюрьме дома {0}.</translation>
  </message>
  <message>
   <source>He waits in the reserve until he is mustered.</source>
   <translation>Он ждёт в резерве, пока его не соберут.</translation>
  </message>
  <message>
   <source>You can buy him back in the hostage window, or free him with Secure Hostages.</source>
   <translation>Его можно выкупить в окне заложников или освободить Безопасностью Заложников.</translation>
  </message>
  <message>
   <source>{0} executes {1}</source>
   <translation>{0} казнит: {1}</translation>
  </message>
  <message>
   <source>{0} gains power and may take revenge.</source>
   <translation>{0} получает власть и может отомстить.</translation>
  </message>
  <message>
   <source>{0} rescues {1}</source>
   <translation>{0} спасает: {1}</translation>
  </message>
  <message>
   <source>{0} takes {1} hostage</source>
   <translation>{0} берёт в заложники: {1}</translation>
  </message>
  <message>
   <source>{0} takes {1} out of your prison</source>
   <translation>{0} похищает из вашей тюрьмы: {1}</translation>
  </message>
  <message>
   <source>{1} changes sides: {0} has his card now</source>
   <translation>{1} переходит на другую сторону: его карта теперь у {0}</translation>
  </message>
  <message>
   <source>{1} is free again</source>
   <translation>{1} снова свободен</translation>
  </message>
 </context>
 <context>
  <name>Import</name>
  <message>
   <source>A second House card was left out: {text}.</source>
   <translation>Вторая карта Дома пропущена: {text}.</translation>
  </message>
  <message>
   <source>No line names a card.</source>
   <translation>Ни одна строка не называет карту.</translation>
  </message>
  <message>
   <source>Read past: {text}</source>
   <translation>Пропущено: {text}</translation>
  </message>
  <message>
   <source>The JSON is no deck: {reason}.</source>
   <translation>JSON не колода: {reason}.</translation>
  </message>
  <message>
   <source>The XML has definitions of its own, which no deck needs; it is not read.</source>
   <translation>В XML есть собственные определения, колоде они не нужны; он не прочитан.</translation>
  </message>
  <message>
   <source>The XML is broken: {reason}.</source>
   <translation>XML повреждён: {reason}.</translation>
  </message>
  <message>
   <source>The file is too large for a deck: {reason}.</source>
   <translation>Файл слишком велик для колоды: {reason}.</translation>
  </message>
  <message>
   <source>The file says that it is of another game ({text}); cards are found by name.</source>
   <translation>Файл говорит, что он от другой игры ({text}); карты ищутся по названию.</translation>
  </message>
  <message>
   <source>The file was written by a newer version of this program.</source>
   <translation>Файл записан более новой версией программы.</translation>
  </message>
  <message>
   <source>The format “{text}” is not known.</source>
   <translation>Формат «{text}» неизвестен.</translation>
  </message>
  <message>
   <source>The text is in old letters; read as {text}.</source>
   <translation>Текст в старой кодировке; прочитан как {text}.</translation>
  </message>
  <message>
   <source>The text is too long for a deck: {reason}.</source>
   <translation>Текст слишком длинный для колоды: {reason}.</translation>
  </message>
  <message>
   <source>There is nothing in it.</source>
   <translation>Внутри ничего нет.</translation>
  </message>
  <message>
   <source>This JSON is no deck that this program knows.</source>
   <translation>Этот JSON – не та колода, что знает программа.</translation>
  </message>
  <message>
   <source>This is a deck of the second edition ({found}). This program plays the first edition, whose cards are others; nothing was read in.</source>
   <translation>Это колода второй редакции ({found}). Программа играет первую, где карты другие; ничего не прочитано.</translation>
  </message>
  <message>
   <source>This is no text: {reason}.</source>
   <translation>Это не текст: {reason}.</translation>
  </message>
  <message>
   <source>XML that begins with &lt;{found}&gt; is no deck that this program knows.</source>
   <translation>XML, который начинается с &lt;{found}&gt;, – не та колода, что знает программа.</translation>
  </message>
  <message>
   <source>{place}: {words}</source>
   <translation>{place}: {words}</translation>
  </message>
  <message>
   <source>“{found}” is no number of copies.</source>
   <translation>«{found}» – не число копий.</translation>
  </message>
  <message>
   <source>“{found}” names no House.</source>
   <translation>«{found}» – не Дом.</translation>
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>Card</source>
   <translation>Карта</translation>
  </message>
  <message>
   <source>Card for {0}</source>
   <translation>Карта для {0}</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Колода</translation>
  </message>
  <message>
   <source>Deck {0}</source>
   <translation>Колода {0}</translation>
  </message>
  <message>
   <source>Import decks</source>
   <translation>Импорт колод</translation>
  </message>
  <message>
   <source>Leave out, keep in the notes</source>
   <translation>Пропустить, оставить в заметках</translation>
  </message>
  <message>
   <source>Lines to look at</source>
   <translation>Строки, на которые стоит взглянуть</translation>
  </message>
  <message>
   <source>List of cards</source>
   <translation>Список карт</translation>
  </message>
  <message>
   <source>Name of the deck</source>
   <translation>Название колоды</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Открыть файл…</translation>
  </message>
  <message>
   <source>Paste a list of cards here, or drop a file: .json, .o8d, .xml, .cod, text</source>
   <translation>Вставьте сюда список карт или перетащите файл: .json, .o8d, .xml, .cod, текст</translation>
  </message>
  <message>
   <source>Take over</source>
   <translation>Принять</translation>
  </message>
  <message>
   <source>Where</source>
   <translation>Где</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>Написано</translation>
  </message>
  <message>
   <source>{0} cannot be read: {1}.</source>
   <translation>Не удаётся прочитать {0}: {1}.</translation>
  </message>
  <message>
   <source>{0} cards and {1} plots in {2} version(s).</source>
   <translation>Карт: {0}, сюжетов: {1}, версий: {2}.</translation>
  </message>
  <message>
   <source>{0} line(s) to look at: what is left out goes into the notes.</source>
   <translation>Строк к просмотру: {0}; пропущенное попадёт в заметки.</translation>
  </message>
 </context>
 <context>
  <name>Keys</name>
  <message>
   <source>1 to 9</source>
   <translation>1 – 9</translation>
  </message>
  <message>
   <source>?</source>
   <translation>?</translation>
  </message>
  <message>
   <source>Arrows</source>
   <translation>Стрелки</translation>
  </message>
  <message>
   <source>Attacks</source>
   <translation>Атакует</translation>
  </message>
  <message>
   <source>Can be chosen now</source>
   <translation>Можно выбрать сейчас</translation>
  </message>
  <message>
   <source>D, P, O</source>
   <translation>D, P, O</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Защищается</translation>
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
   <translation>Всё, что можно сделать с картой</translation>
  </message>
  <message>
   <source>From card to card</source>
   <translation>От карты к карте</translation>
  </message>
  <message>
   <source>Hand of the King; the ring shows tokens and how many it needs</source>
   <translation>Десница короля; кольцо показывает жетоны и сколько нужно</translation>
  </message>
  <message>
   <source>Has duplicates</source>
   <translation>Есть дубликаты</translation>
  </message>
  <message>
   <source>Is chosen</source>
   <translation>Выбрана</translation>
  </message>
  <message>
   <source>Is leaving play</source>
   <translation>Покидает игру</translation>
  </message>
  <message>
   <source>Keep the preview, or let go of it</source>
   <translation>Закрепить просмотр или отпустить</translation>
  </message>
  <message>
   <source>Kneels</source>
   <translation>Преклонена</translation>
  </message>
  <message>
   <source>L</source>
   <translation>L</translation>
  </message>
  <message>
   <source>Look closer at one opponent, then the next</source>
   <translation>Посмотреть ближе на одного противника, затем на следующего</translation>
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
   <translation>Следующая карта, которую можно выбрать</translation>
  </message>
  <message>
   <source>Next or previous zone of the table</source>
   <translation>Следующая или предыдущая часть стола</translation>
  </message>
  <message>
   <source>Open or close the log in a small window</source>
   <translation>Открыть или закрыть журнал в маленьком окне</translation>
  </message>
  <message>
   <source>PgUp, PgDn</source>
   <translation>PgUp, PgDn</translation>
  </message>
  <message>
   <source>Pick up the card under the cursor; again: do it</source>
   <translation>Взять карту под курсором; ещё раз: выполнить</translation>
  </message>
  <message>
   <source>Put back, take back, close; else decline</source>
   <translation>Положить назад, отменить, закрыть; иначе отказаться</translation>
  </message>
  <message>
   <source>S on a phase</source>
   <translation>S на фазе</translation>
  </message>
  <message>
   <source>Set or clear a stop</source>
   <translation>Поставить или снять остановку</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Пробел</translation>
  </message>
  <message>
   <source>Tab, Shift+Tab</source>
   <translation>Tab, Shift+Tab</translation>
  </message>
  <message>
   <source>The main button: confirm or go on</source>
   <translation>Главная кнопка: подтвердить или продолжить</translation>
  </message>
  <message>
   <source>The numbered button or card</source>
   <translation>Кнопка или карта с цифрой</translation>
  </message>
  <message>
   <source>Turn the page of a crowded row</source>
   <translation>Листать переполненный ряд</translation>
  </message>
  <message>
   <source>V</source>
   <translation>V</translation>
  </message>
  <message>
   <source>Why a number is so, and why a card cannot be used</source>
   <translation>Почему число такое и почему карту нельзя использовать</translation>
  </message>
  <message>
   <source>Your discard pile, your used plots, an opponent's piles</source>
   <translation>Ваш сброс, использованные сюжеты, стопки противника</translation>
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
   <translation>Закрыть</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Клавиши</translation>
  </message>
  <message>
   <source>Keys and signs</source>
   <translation>Клавиши и знаки</translation>
  </message>
  <message>
   <source>Signs on cards</source>
   <translation>Знаки на картах</translation>
  </message>
 </context>
 <context>
  <name>KeysPage</name>
  <message>
   <source>Action</source>
   <translation>Действие</translation>
  </message>
  <message>
   <source>Actions and their keys</source>
   <translation>Действия и их клавиши</translation>
  </message>
  <message>
   <source>All as at first</source>
   <translation>Всё как вначале</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Клавиши</translation>
  </message>
  <message>
   <source>No keys</source>
   <translation>Без клавиш</translation>
  </message>
  <message>
   <source>Press the new keys</source>
   <translation>Нажмите новые клавиши</translation>
  </message>
  <message>
   <source>These keys belong to: {0}. They would be taken from it.</source>
   <translation>Эти клавиши уже заняты: {0}. Они перейдут отсюда.</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Применить</translation>
  </message>
 </context>
 <context>
  <name>Lane</name>
  <message>
   <source>Active player: {0}</source>
   <translation>Активный игрок: {0}</translation>
  </message>
  <message>
   <source>As it stands nobody wins</source>
   <translation>Пока не выигрывает никто</translation>
  </message>
  <message>
   <source>As it stands you win by {1}</source>
   <translation>Пока выигрываете вы, разница {1}</translation>
  </message>
  <message>
   <source>As it stands {0} wins by {1}</source>
   <translation>Пока выигрывает {0}, разница {1}</translation>
  </message>
  <message>
   <source>Attackers: {0}</source>
   <translation>Атакующие: {0}</translation>
  </message>
  <message>
   <source>Claim {0}: that much power moves from you</source>
   <translation>Притязание {0}: вы теряете столько власти</translation>
  </message>
  <message>
   <source>Claim {0}: that much power moves from {1}</source>
   <translation>Притязание {0}: столько власти теряет {1}</translation>
  </message>
  <message>
   <source>Claim {0}: you discard that many cards from hand</source>
   <translation>Притязание {0}: вы сбрасываете с руки столько карт</translation>
  </message>
  <message>
   <source>Claim {0}: you lose that many characters</source>
   <translation>Притязание {0}: вы теряете столько персонажей</translation>
  </message>
  <message>
   <source>Claim {0}: {1} discards that many cards from hand</source>
   <translation>Притязание {0}: столько карт с руки сбрасывает {1}</translation>
  </message>
  <message>
   <source>Claim {0}: {1} loses that many characters</source>
   <translation>Притязание {0}: столько персонажей теряет {1}</translation>
  </message>
  <message>
   <source>Click one, or drag it to a player</source>
   <translation>Щёлкните или перетащите на игрока</translation>
  </message>
  <message>
   <source>Click the player you attack</source>
   <translation>Щёлкните игрока, которого атакуете</translation>
  </message>
  <message>
   <source>Declare a challenge</source>
   <translation>Объявите вызов</translation>
  </message>
  <message>
   <source>Income this round: {0}</source>
   <translation>Доход этого раунда: {0}</translation>
  </message>
  <message>
   <source>Marshalling: {0} gold left</source>
   <translation>Призыв: осталось золота {0}</translation>
  </message>
  <message>
   <source>Nobody won</source>
   <translation>Никто не выиграл</translation>
  </message>
  <message>
   <source>You won by {1}</source>
   <translation>Вы выиграли, разница {1}</translation>
  </message>
  <message>
   <source>You won by {1}, unopposed</source>
   <translation>Вы выиграли, разница {1}, без сопротивления</translation>
  </message>
  <message>
   <source>{0} against the Hand</source>
   <translation>{0} против Десницы</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} против {1}</translation>
  </message>
  <message>
   <source>{0} phase</source>
   <translation>Сейчас: {0}</translation>
  </message>
  <message>
   <source>{0} won by {1}</source>
   <translation>Выигрывает {0}, разница {1}</translation>
  </message>
  <message>
   <source>{0} won by {1}, unopposed</source>
   <translation>Выигрывает {0}, разница {1}, без сопротивления</translation>
  </message>
  <message>
   <source>{1} marshals: {0} gold left</source>
   <translation>Призывает {1}: осталось золота {0}</translation>
  </message>
 </context>
 <context>
  <name>LeaderCard</name>
  <message>
   <source>Base</source>
   <translation>База</translation>
  </message>
  <message>
   <source>Base: strength {0}, swords {1}, fortifications {2}</source>
   <translation>База: сила {0}, мечи {1}, укрепления {2}</translation>
  </message>
  <message>
   <source>Leads</source>
   <translation>Ведёт</translation>
  </message>
  <message>
   <source>Leads: strength {0}, swords {1}, fortifications {2}</source>
   <translation>Ведёт: сила {0}, мечи {1}, укрепления {2}</translation>
  </message>
  <message>
   <source>These values are of our own design.</source>
   <translation>Эти значения — наши собственные.</translation>
  </message>
  <message>
   <source>becomes a march</source>
   <translation>становится походом</translation>
  </message>
 </context>
 <context>
  <name>LegalityBar</name>
  <message>
   <source>Repair</source>
   <translation>Исправить</translation>
  </message>
  <message>
   <source>{0} problems: {1}</source>
   <translation>Проблем: {0}; {1}</translation>
  </message>
 </context>
 <context>
  <name>ListDialog</name>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Выбрать</translation>
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
   <translation>Ничьих областей: {0}</translation>
  </message>
  <message>
   <source>Beside the table</source>
   <translation>Рядом со столом</translation>
  </message>
  <message>
   <source>Challenge: {0} attacks {1}</source>
   <translation>Вызов: {0} атакует {1}</translation>
  </message>
  <message>
   <source>Dead</source>
   <translation>Мёртвые</translation>
  </message>
  <message>
   <source>Deck: {0}</source>
   <translation>Колода: {0}</translation>
  </message>
  <message>
   <source>Discarded</source>
   <translation>Сброшенные</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>Рука</translation>
  </message>
  <message>
   <source>In play</source>
   <translation>В игре</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Сюжет</translation>
  </message>
  <message>
   <source>Round {0}, {1}</source>
   <translation>Раунд {0}, {1}</translation>
  </message>
  <message>
   <source>Shadows</source>
   <translation>Тени</translation>
  </message>
  <message>
   <source>Used plots</source>
   <translation>Использованные сюжеты</translation>
  </message>
  <message>
   <source>{0}, {1}: power {2}, gold {3}, influence {4}, claim {5}, initiative {6}</source>
   <translation>{0}, {1}: власть {2}, золото {3}, влияние {4}, притязание {5}, инициатива {6}</translation>
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
   <translation>Карта возвращается в руку: {who}</translation>
  </message>
  <message>
   <source>A duplicate goes under {card}</source>
   <translation>{card}: добавлен дубликат</translation>
  </message>
  <message>
   <source>Dominance is tied: nobody wins it</source>
   <translation>Доминирование: ничья, не выигрывает никто</translation>
  </message>
  <message>
   <source>Nobody wins dominance</source>
   <translation>Доминирование не выигрывает никто</translation>
  </message>
  <message>
   <source>Nobody wins the challenge</source>
   <translation>Вызов не выигрывает никто</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Раунд {number}</translation>
  </message>
  <message>
   <source>The Hand of the King {card} comes into play</source>
   <translation>Десница короля {card} входит в игру</translation>
  </message>
  <message>
   <source>The Hand of the King {card} drops out of play</source>
   <translation>Десница короля {card} выходит из игры</translation>
  </message>
  <message numerus="yes">
   <source>The Hand of the King {card} gets %n token(s)</source>
   <translation>
    <numerusform>Десница короля {card} получает %n жетон</numerusform>
    <numerusform>Десница короля {card} получает %n жетона</numerusform>
    <numerusform>Десница короля {card} получает %n жетонов</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The Hand of the King {card} loses %n token(s)</source>
   <translation>
    <numerusform>Десница короля {card} теряет %n жетон</numerusform>
    <numerusform>Десница короля {card} теряет %n жетона</numerusform>
    <numerusform>Десница короля {card} теряет %n жетонов</numerusform>
   </translation>
  </message>
  <message>
   <source>The challenge is turned against {who}</source>
   <translation>Вызов перенаправлен, теперь цель – {who}</translation>
  </message>
  <message>
   <source>The effect of {card} lasts on</source>
   <translation>{card}: эффект длится дальше</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the challenge</source>
   <translation>{card}: эффект до конца вызова</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the phase</source>
   <translation>{card}: эффект до конца фазы</translation>
  </message>
  <message>
   <source>The effect of {card} lasts until the end of the round</source>
   <translation>{card}: эффект до конца раунда</translation>
  </message>
  <message>
   <source>The game is over: nobody wins</source>
   <translation>Партия окончена: победителя нет</translation>
  </message>
  <message>
   <source>attackers and defenders are declared</source>
   <translation>атакующие и защитники объявлены</translation>
  </message>
  <message>
   <source>round {number} begins</source>
   <translation>начинается раунд {number}</translation>
  </message>
  <message>
   <source>the challenge is over</source>
   <translation>вызов окончен</translation>
  </message>
  <message>
   <source>the claim is carried out</source>
   <translation>притязание выполняется</translation>
  </message>
  <message>
   <source>the treasury</source>
   <translation>казна</translation>
  </message>
  <message>
   <source>the winner of dominance is found</source>
   <translation>определяется победитель доминирования</translation>
  </message>
  <message>
   <source>the winner of the challenge is found</source>
   <translation>определяется победитель вызова</translation>
  </message>
  <message>
   <source>the {phase} begins</source>
   <translation>начинается {phase}</translation>
  </message>
  <message>
   <source>the {phase} ends</source>
   <translation>кончается {phase}</translation>
  </message>
  <message>
   <source>{card} attacks</source>
   <translation>{card} атакует</translation>
  </message>
  <message>
   <source>{card} becomes a used plot</source>
   <translation>сюжет {card} использован</translation>
  </message>
  <message>
   <source>{card} claims {number} power</source>
   <translation>{card} получает власть: {number}</translation>
  </message>
  <message>
   <source>{card} claims {number} power by Renown</source>
   <translation>{card} получает власть за Известность: {number}</translation>
  </message>
  <message>
   <source>{card} defends</source>
   <translation>{card} защищает</translation>
  </message>
  <message>
   <source>{card} dies</source>
   <translation>{card} погибает</translation>
  </message>
  <message>
   <source>{card} dies by Deadly</source>
   <translation>{card} погибает от Смертоносности</translation>
  </message>
  <message>
   <source>{card} dies for the claim</source>
   <translation>{card} погибает из-за притязания</translation>
  </message>
  <message>
   <source>{card} enters play</source>
   <translation>{card} входит в игру</translation>
  </message>
  <message>
   <source>{card} goes into Shadows</source>
   <translation>{card} уходит в Тени</translation>
  </message>
  <message>
   <source>{card} goes on top of its deck</source>
   <translation>{card} идёт на верх своей колоды</translation>
  </message>
  <message>
   <source>{card} goes to the bottom of its deck</source>
   <translation>{card} идёт под низ своей колоды</translation>
  </message>
  <message>
   <source>{card} goes to the pile</source>
   <translation>{card} идёт в стопку</translation>
  </message>
  <message>
   <source>{card} is attached to {bearer}</source>
   <translation>{card}, присоединено к карте {bearer}</translation>
  </message>
  <message>
   <source>{card} is bypassed by stealth</source>
   <translation>{card}: обход Скрытностью</translation>
  </message>
  <message>
   <source>{card} is cancelled</source>
   <translation>{card}: отмена</translation>
  </message>
  <message>
   <source>{card} is discarded</source>
   <translation>{card} идёт в сброс</translation>
  </message>
  <message>
   <source>{card} is discarded with its card</source>
   <translation>{card} уходит вместе со своей картой</translation>
  </message>
  <message>
   <source>{card} is removed from the game</source>
   <translation>{card} удаляется из игры</translation>
  </message>
  <message>
   <source>{card} is saved</source>
   <translation>{card}: спасение</translation>
  </message>
  <message>
   <source>{card} is saved by a duplicate</source>
   <translation>{card}: спасение дубликатом</translation>
  </message>
  <message>
   <source>{card} is shuffled into its deck</source>
   <translation>{card} замешивается в свою колоду</translation>
  </message>
  <message>
   <source>{card} joins the attack</source>
   <translation>{card} присоединяется к атаке</translation>
  </message>
  <message>
   <source>{card} joins the defence</source>
   <translation>{card} присоединяется к защите</translation>
  </message>
  <message>
   <source>{card} kneels</source>
   <translation>{card} преклоняет колено</translation>
  </message>
  <message>
   <source>{card} leaves play</source>
   <translation>{card} покидает игру</translation>
  </message>
  <message>
   <source>{card} leaves the challenge</source>
   <translation>{card} покидает вызов</translation>
  </message>
  <message>
   <source>{card} loses {number} power</source>
   <translation>{card} теряет власть: {number}</translation>
  </message>
  <message>
   <source>{card} returns to hand</source>
   <translation>{card} возвращается в руку</translation>
  </message>
  <message>
   <source>{card} stands</source>
   <translation>{card} встаёт</translation>
  </message>
  <message>
   <source>{card} takes effect</source>
   <translation>{card} действует</translation>
  </message>
  <message>
   <source>{number} gold is put on {card}</source>
   <translation>{card}: положено золото {number}</translation>
  </message>
  <message>
   <source>{number} gold moves from {other} to {who}</source>
   <translation>Золото {number}: отдаёт {other}, берёт {who}</translation>
  </message>
  <message>
   <source>{number} power moves from {other} to {who}</source>
   <translation>Власть {number}: теряет {other}, получает {who}</translation>
  </message>
  <message>
   <source>{phase}</source>
   <translation>{phase}</translation>
  </message>
  <message>
   <source>{phase}: skipped</source>
   <translation>{phase}: пропущена</translation>
  </message>
  <message>
   <source>{who} and {other} exchange their plot decks</source>
   <translation>{who} и {other} меняются колодами сюжетов</translation>
  </message>
  <message>
   <source>{who} attacks the Hand of the King of {other}: {challenge}</source>
   <translation>{who} атакует Десницу короля, противник {other}: {challenge}</translation>
  </message>
  <message>
   <source>{who} attacks {other}: {challenge}</source>
   <translation>{who} атакует, противник {other}: {challenge}</translation>
  </message>
  <message>
   <source>{who} brings {card} out of Shadows</source>
   <translation>{who} выводит из Теней: {card}</translation>
  </message>
  <message>
   <source>{who} brings {card} out of ambush</source>
   <translation>{who} выводит из Засады: {card}</translation>
  </message>
  <message>
   <source>{who} claims {number} power for the House</source>
   <translation>{who} получает власть для Дома: {number}</translation>
  </message>
  <message>
   <source>{who} claims {number} power for the House: unopposed</source>
   <translation>{who} получает власть для Дома: {number} (без сопротивления)</translation>
  </message>
  <message>
   <source>{who} counts {number} gold of income</source>
   <translation>{who}: доход золотом {number}</translation>
  </message>
  <message>
   <source>{who} discards from the deck: {cards}</source>
   <translation>{who} сбрасывает из колоды: {cards}</translation>
  </message>
  <message>
   <source>{who} discards {card} from hand</source>
   <translation>{who} сбрасывает с руки: {card}</translation>
  </message>
  <message>
   <source>{who} does not respond</source>
   <translation>{who} не отвечает</translation>
  </message>
  <message numerus="yes">
   <source>{who} draws %n card(s)</source>
   <translation>
    <numerusform>{who} берёт %n карту</numerusform>
    <numerusform>{who} берёт %n карты</numerusform>
    <numerusform>{who} берёт %n карт</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{who} draws %n card(s): {cards}</source>
   <translation>
    <numerusform>{who} берёт %n карту: {cards}</numerusform>
    <numerusform>{who} берёт %n карты: {cards}</numerusform>
    <numerusform>{who} берёт %n карт: {cards}</numerusform>
   </translation>
  </message>
  <message>
   <source>{who} draws a new opening hand</source>
   <translation>{who} берёт новую стартовую руку</translation>
  </message>
  <message>
   <source>{who} gains {number} gold</source>
   <translation>{who} получает золото: {number}</translation>
  </message>
  <message>
   <source>{who} gives up the game</source>
   <translation>{who} сдаётся</translation>
  </message>
  <message>
   <source>{who} has chosen a plot</source>
   <translation>{who}: сюжет выбран</translation>
  </message>
  <message>
   <source>{who} has chosen {card}</source>
   <translation>{who}: выбран сюжет {card}</translation>
  </message>
  <message>
   <source>{who} is First Player</source>
   <translation>Первый игрок: {who}</translation>
  </message>
  <message>
   <source>{who} keeps the opening hand</source>
   <translation>{who} оставляет стартовую руку</translation>
  </message>
  <message>
   <source>{who} kneels the House card</source>
   <translation>{who} преклоняет карту Дома</translation>
  </message>
  <message>
   <source>{who} looks at cards</source>
   <translation>{who} смотрит карты</translation>
  </message>
  <message>
   <source>{who} looks at {cards}</source>
   <translation>{who} смотрит: {cards}</translation>
  </message>
  <message>
   <source>{who} looks at {card}</source>
   <translation>{who} смотрит: {card}</translation>
  </message>
  <message>
   <source>{who} loses the challenge</source>
   <translation>{who} проигрывает вызов</translation>
  </message>
  <message>
   <source>{who} loses {number} power</source>
   <translation>{who} теряет власть: {number}</translation>
  </message>
  <message>
   <source>{who} marshals {card}</source>
   <translation>{who} призывает: {card}</translation>
  </message>
  <message>
   <source>{who} marshals {card} on {bearer}</source>
   <translation>{who} призывает на карту {bearer}: {card}</translation>
  </message>
  <message>
   <source>{who} passes</source>
   <translation>{who} пасует</translation>
  </message>
  <message>
   <source>{who} pays {number} gold</source>
   <translation>{who} платит золото: {number}</translation>
  </message>
  <message>
   <source>{who} places {card}</source>
   <translation>{who} выкладывает: {card}</translation>
  </message>
  <message>
   <source>{who} plays {card}</source>
   <translation>{who} играет: {card}</translation>
  </message>
  <message>
   <source>{who} puts a card at the bottom of the deck</source>
   <translation>{who} кладёт карту под низ колоды</translation>
  </message>
  <message>
   <source>{who} puts a card into Shadows</source>
   <translation>{who} кладёт карту в Тени</translation>
  </message>
  <message>
   <source>{who} puts a card on top of the deck</source>
   <translation>{who} кладёт карту на верх колоды</translation>
  </message>
  <message>
   <source>{who} returns {number} gold</source>
   <translation>{who} возвращает золото: {number}</translation>
  </message>
  <message>
   <source>{who} reveals {cards}</source>
   <translation>{who} раскрывает: {cards}</translation>
  </message>
  <message>
   <source>{who} reveals {card}</source>
   <translation>{who} раскрывает: {card}</translation>
  </message>
  <message>
   <source>{who} searches the deck</source>
   <translation>{who} ищет в колоде</translation>
  </message>
  <message>
   <source>{who} shuffles a card into the deck</source>
   <translation>{who} замешивает карту в колоду</translation>
  </message>
  <message>
   <source>{who} shuffles the deck</source>
   <translation>{who} тасует колоду</translation>
  </message>
  <message>
   <source>{who} takes a card into hand</source>
   <translation>{who} берёт карту в руку</translation>
  </message>
  <message>
   <source>{who} takes control of {card}</source>
   <translation>{who} берёт под контроль: {card}</translation>
  </message>
  <message>
   <source>{who} takes the title {title}</source>
   <translation>{who} берёт титул: {title}</translation>
  </message>
  <message>
   <source>{who} takes the title {title} from {other}</source>
   <translation>{who} забирает титул {title} у игрока {other}</translation>
  </message>
  <message>
   <source>{who} takes the turn</source>
   <translation>{who} ходит</translation>
  </message>
  <message>
   <source>{who} takes {card} into hand</source>
   <translation>{who} берёт в руку: {card}</translation>
  </message>
  <message>
   <source>{who} uses the title {title}</source>
   <translation>{who} использует титул: {title}</translation>
  </message>
  <message>
   <source>{who} uses {card}</source>
   <translation>{who} использует: {card}</translation>
  </message>
  <message>
   <source>{who} wins dominance</source>
   <translation>{who} выигрывает доминирование</translation>
  </message>
  <message>
   <source>{who} wins initiative</source>
   <translation>{who} выигрывает инициативу</translation>
  </message>
  <message>
   <source>{who} wins the challenge by {number}</source>
   <translation>{who} выигрывает вызов, разница {number}</translation>
  </message>
  <message>
   <source>{who} wins the game</source>
   <translation>{who} выигрывает партию</translation>
  </message>
 </context>
 <context>
  <name>LogPanel</name>
  <message>
   <source>Close the log</source>
   <translation>Закрыть журнал</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Журнал</translation>
  </message>
  <message>
   <source>Log of the game</source>
   <translation>Журнал партии</translation>
  </message>
 </context>
 <context>
  <name>Looker</name>
  <message>
   <source>Choose</source>
   <translation>Выбрать</translation>
  </message>
  <message>
   <source>Show in full</source>
   <translation>Показать целиком</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Взять назад</translation>
  </message>
  <message>
   <source>Why?</source>
   <translation>Почему?</translation>
  </message>
  <message>
   <source>{0}: cards of the deck that you know</source>
   <translation>{0}: известные вам карты колоды</translation>
  </message>
  <message>
   <source>{0}: cards of the hand that you know</source>
   <translation>{0}: известные вам карты руки</translation>
  </message>
  <message>
   <source>{0}: dead pile</source>
   <translation>{0}: стопка мёртвых</translation>
  </message>
  <message>
   <source>{0}: discard pile</source>
   <translation>{0}: стопка сброса</translation>
  </message>
  <message>
   <source>{0}: used plots</source>
   <translation>{0}: использованные сюжеты</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <source>&amp;Theme</source>
   <translation>&amp;Тема</translation>
  </message>
  <message>
   <source>A table for A Game of Thrones: The Card Game (first edition) and for the board game with A Storm of Swords, offline and without the publisher's art or texts. The games and their names belong to their owners. The map, the values of Leaders, the Tactics and Ally cards are of our own design.</source>
   <translation>Стол для A Game of Thrones: The Card Game (первая редакция) и для настольной игры с дополнением A Storm of Swords, без сети и без рисунков и текстов издателя. Игры и их названия принадлежат их владельцам. Карта, значения лидеров, карты тактик и союзников — наши собственные.</translation>
  </message>
  <message>
   <source>About</source>
   <translation>О программе</translation>
  </message>
  <message>
   <source>As the system</source>
   <translation>Как в системе</translation>
  </message>
  <message>
   <source>At once</source>
   <translation>Сразу</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Тёмная</translation>
  </message>
  <message>
   <source>Fast</source>
   <translation>Быстро</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>Высокий контраст</translation>
  </message>
  <message>
   <source>Lang&amp;uage</source>
   <translation>&amp;Язык</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Светлая</translation>
  </message>
  <message>
   <source>Normal</source>
   <translation>Обычно</translation>
  </message>
  <message>
   <source>Slow</source>
   <translation>Медленно</translation>
  </message>
  <message>
   <source>Sp&amp;eed</source>
   <translation>Ско&amp;рость</translation>
  </message>
  <message>
   <source>There is no room for larger text in a window of this size.</source>
   <translation>Для более крупного текста в таком окне нет места.</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} против {1}</translation>
  </message>
 </context>
 <context>
  <name>ManualWindow</name>
  <message>
   <source>Back</source>
   <translation>Назад</translation>
  </message>
  <message>
   <source>Board game</source>
   <translation>Настольная игра</translation>
  </message>
  <message>
   <source>Card game</source>
   <translation>Карточная игра</translation>
  </message>
  <message>
   <source>Chapters</source>
   <translation>Главы</translation>
  </message>
  <message>
   <source>Forward</source>
   <translation>Вперёд</translation>
  </message>
  <message>
   <source>Found: {0}</source>
   <translation>Найдено: {0}</translation>
  </message>
  <message>
   <source>Rule book</source>
   <translation>Книга правил</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Правила</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>Поиск по правилам</translation>
  </message>
  <message>
   <source>Search: words, or a number like CHL-18</source>
   <translation>Поиск: слова или номер вроде CHL-18</translation>
  </message>
  <message>
   <source>Which game</source>
   <translation>Какая игра</translation>
  </message>
 </context>
 <context>
  <name>MapScene</name>
  <message>
   <source>The Middle of</source>
   <translation>Середина</translation>
  </message>
  <message>
   <source>WESTEROS</source>
   <translation>ВЕСТЕРОСА</translation>
  </message>
  <message>
   <source>in the War of the Five Kings</source>
   <translation>в Войне Пяти Королей</translation>
  </message>
 </context>
 <context>
  <name>MemoryPanel</name>
  <message>
   <source>Challenges of {0} this phase: {1}</source>
   <translation>Вызовы в этой фазе, {0}: {1}</translation>
  </message>
  <message>
   <source>Challenges: {0}</source>
   <translation>Вызовы: {0}</translation>
  </message>
  <message>
   <source>Hand tokens</source>
   <translation>Жетоны Десниц</translation>
  </message>
  <message>
   <source>Hands of the King: {0}</source>
   <translation>Десницы короля: {0}</translation>
  </message>
  <message>
   <source>in play</source>
   <translation>в игре</translation>
  </message>
  <message>
   <source>none yet</source>
   <translation>пока нет</translation>
  </message>
  <message>
   <source>out of play</source>
   <translation>вне игры</translation>
  </message>
  <message>
   <source>{0}: {1} of {2} tokens, {3}</source>
   <translation>{0}: жетонов {1} из {2}, {3}</translation>
  </message>
 </context>
 <context>
  <name>Menus</name>
  <message>
   <source>&amp;About</source>
   <translation>&amp;О программе</translation>
  </message>
  <message>
   <source>&amp;Copy the log</source>
   <translation>&amp;Копировать журнал</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>&amp;Файл</translation>
  </message>
  <message>
   <source>&amp;Full screen</source>
   <translation>&amp;Во весь экран</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>&amp;Игра</translation>
  </message>
  <message>
   <source>&amp;Give up…</source>
   <translation>&amp;Сдаться…</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>&amp;Справка</translation>
  </message>
  <message>
   <source>&amp;Keys and signs</source>
   <translation>&amp;Клавиши и знаки</translation>
  </message>
  <message>
   <source>&amp;Load game…</source>
   <translation>&amp;Загрузить партию…</translation>
  </message>
  <message>
   <source>&amp;Log</source>
   <translation>&amp;Журнал</translation>
  </message>
  <message>
   <source>&amp;New game…</source>
   <translation>&amp;Новая партия…</translation>
  </message>
  <message>
   <source>&amp;Next panel</source>
   <translation>Сле&amp;дующая панель</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>&amp;Выйти</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>&amp;Повторить</translation>
  </message>
  <message>
   <source>&amp;Rule book</source>
   <translation>Книга п&amp;равил</translation>
  </message>
  <message>
   <source>&amp;Start page</source>
   <translation>На&amp;чальная страница</translation>
  </message>
  <message>
   <source>&amp;Stop passing</source>
   <translation>П&amp;ерестать пасовать</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>&amp;Отменить ход</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Вид</translation>
  </message>
  <message>
   <source>Larger te&amp;xt</source>
   <translation>&amp;Крупнее текст</translation>
  </message>
  <message>
   <source>N&amp;ormal text</source>
   <translation>&amp;Обычный текст</translation>
  </message>
  <message>
   <source>Other &amp;lines of this game…</source>
   <translation>Другие &amp;линии этой партии…</translation>
  </message>
  <message>
   <source>S&amp;maller text</source>
   <translation>&amp;Мельче текст</translation>
  </message>
  <message>
   <source>Sett&amp;ings…</source>
   <translation>На&amp;стройки…</translation>
  </message>
  <message>
   <source>Ta&amp;ble as a list</source>
   <translation>Стол сп&amp;иском</translation>
  </message>
  <message>
   <source>Undo &amp;back to…</source>
   <translation>Отменить &amp;до…</translation>
  </message>
 </context>
 <context>
  <name>NavBar</name>
  <message>
   <source>Campaigns</source>
   <translation>Кампании</translation>
  </message>
  <message>
   <source>Decks</source>
   <translation>Колоды</translation>
  </message>
  <message>
   <source>Home</source>
   <translation>Главная</translation>
  </message>
  <message>
   <source>Keys and signs</source>
   <translation>Клавиши и знаки</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Меню</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Новая партия</translation>
  </message>
  <message>
   <source>View settings</source>
   <translation>Настройки вида</translation>
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <source>All six titles win at once. When somebody has 15 power, the most titles win; the 15 power count as one title.</source>
   <translation>Шесть титулов – сразу победа. Когда у кого-то 15 власти, побеждает тот, у кого больше титулов; 15 власти считаются одним титулом.</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>Computer</source>
   <translation>Компьютер</translation>
  </message>
  <message>
   <source>Deck builder</source>
   <translation>Конструктор колод</translation>
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
   <translation>Десница короля: {0}</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>Новая партия</translation>
  </message>
  <message>
   <source>Number of players</source>
   <translation>Число игроков</translation>
  </message>
  <message>
   <source>Player</source>
   <translation>Игрок</translation>
  </message>
  <message>
   <source>Seat {0}</source>
   <translation>Место {0}</translation>
  </message>
  <message>
   <source>Seats at the table</source>
   <translation>Места за столом</translation>
  </message>
  <message>
   <source>Start the game</source>
   <translation>Начать партию</translation>
  </message>
  <message>
   <source>Swap seats</source>
   <translation>Поменять места</translation>
  </message>
  <message>
   <source>The board game with Leaders and hostages: who reaches a claim of 8 wins, at the latest after ten rounds who has the most.</source>
   <translation>Настольная игра с Лидерами и заложниками: побеждает притязание 8, не позже десятого раунда – наибольшее.</translation>
  </message>
  <message>
   <source>The game is saved after every decision.</source>
   <translation>Партия сохраняется после каждого решения.</translation>
  </message>
  <message>
   <source>You win with 15 power, your Hand of the King in play, and more tokens on it than on any opponent's.</source>
   <translation>Победа: 15 власти, ваша Десница короля в игре и жетонов на ней больше, чем у любого противника.</translation>
  </message>
  <message>
   <source>You win with 15 power.</source>
   <translation>Вы выиграете с 15 власти.</translation>
  </message>
  <message>
   <source>You win with 15 power. Each round everybody takes a title: whom it supports you may not attack, and beating whom it opposes pays 1 power more.</source>
   <translation>Победа: 15 власти. Каждый раунд все берут титулы: кого титул поддерживает, того атаковать нельзя, а победа над тем, кому он противостоит, даёт ещё 1 власть.</translation>
  </message>
  <message>
   <source>{0} against {1}</source>
   <translation>{0} против {1}</translation>
  </message>
  <message>
   <source>{0} players</source>
   <translation>Игроков: {0}</translation>
  </message>
  <message>
   <source>{0} {1}</source>
   <translation>{0} {1}</translation>
  </message>
  <message>
   <source>{0}, chapter {1}</source>
   <translation>{0}, глава {1}</translation>
  </message>
  <message>
   <source>{0}, {1} players</source>
   <translation>{0}, игроков: {1}</translation>
  </message>
  <message>
   <source>… and {0} more</source>
   <translation>… и ещё {0}</translation>
  </message>
 </context>
 <context>
  <name>OfferForm</name>
  <message>
   <source>At least one hostage must change hands.</source>
   <translation>Хотя бы один заложник должен перейти.</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Очистить</translation>
  </message>
  <message>
   <source>Counter-offer to {0}</source>
   <translation>Встречное предложение: {0}</translation>
  </message>
  <message>
   <source>Now only your own Leader can be asked for, for 2 power or more.</source>
   <translation>Сейчас можно просить только своего Лидера, за 2 власти или больше.</translation>
  </message>
  <message>
   <source>Offers are made in the hostage window after planning begins.</source>
   <translation>Предложения делаются в окне заложников после планирования.</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>Власть</translation>
  </message>
  <message>
   <source>Power and hostages change hands at once. Promises do not bind.</source>
   <translation>Власть и заложники переходят сразу. Обещания не обязывают.</translation>
  </message>
  <message>
   <source>Power can go one way only.</source>
   <translation>Власть может идти только в одну сторону.</translation>
  </message>
  <message>
   <source>Send offer to {0}</source>
   <translation>Отправить предложение: {0}</translation>
  </message>
  <message>
   <source>You give</source>
   <translation>Вы даёте</translation>
  </message>
  <message>
   <source>You receive</source>
   <translation>Вы получаете</translation>
  </message>
  <message>
   <source>Your offer to</source>
   <translation>Ваше предложение для</translation>
  </message>
  <message>
   <source>offers left: {0}</source>
   <translation>осталось предложений: {0}</translation>
  </message>
 </context>
 <context>
  <name>OptionsBar</name>
  <message>
   <source>Name of the game</source>
   <translation>Название партии</translation>
  </message>
  <message>
   <source>Rounds at most</source>
   <translation>Раундов не больше</translation>
  </message>
  <message>
   <source>no limit</source>
   <translation>без предела</translation>
  </message>
 </context>
 <context>
  <name>PhaseArrow</name>
  <message>
   <source>(stop set)</source>
   <translation>(остановка)</translation>
  </message>
  <message>
   <source>{0} phase, now</source>
   <translation>{0}: идёт сейчас</translation>
  </message>
  <message>
   <source>{0} phase, over</source>
   <translation>{0}: фаза прошла</translation>
  </message>
  <message>
   <source>{0} phase: click to pass until it begins, right click to set a stop</source>
   <translation>{0}: щелчок – пасовать, пока не начнётся; правый щелчок – поставить остановку</translation>
  </message>
  <message>
   <source>{0} phase: passing until it begins; click to end that</source>
   <translation>{0}: вы пасуете, пока не начнётся; щелчок это прекратит</translation>
  </message>
 </context>
 <context>
  <name>PhaseBar</name>
  <message>
   <source>Keys and signs</source>
   <translation>Клавиши и знаки</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Журнал</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Меню</translation>
  </message>
  <message>
   <source>Round {0}</source>
   <translation>Раунд {0}</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Подготовка</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Отменить</translation>
  </message>
  <message>
   <source>View settings</source>
   <translation>Настройки вида</translation>
  </message>
 </context>
 <context>
  <name>PileButton</name>
  <message>
   <source>{0}: {1} cards</source>
   <translation>{0}: карт {1}</translation>
  </message>
 </context>
 <context>
  <name>PileViewer</name>
  <message>
   <source>Close (Esc)</source>
   <translation>Закрыть (Esc)</translation>
  </message>
 </context>
 <context>
  <name>PilesPanel</name>
  <message>
   <source>Dead</source>
   <translation>Мёртвые</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Колода</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Сброс</translation>
  </message>
  <message>
   <source>Look at the cards you know</source>
   <translation>Посмотреть известные карты</translation>
  </message>
  <message>
   <source>Look through the dead pile</source>
   <translation>Просмотреть стопку мёртвых</translation>
  </message>
  <message>
   <source>Look through the discard pile</source>
   <translation>Просмотреть стопку сброса</translation>
  </message>
 </context>
 <context>
  <name>PlayPage</name>
  <message>
   <source>Stops</source>
   <translation>Остановки</translation>
  </message>
  <message>
   <source>With “pass until…” you pass by yourself. In these phases the game asks you all the same.</source>
   <translation>С «пасовать до…» вы пасуете сами собой. В этих фазах игра всё равно спросит.</translation>
  </message>
 </context>
 <context>
  <name>PreviewPanel</name>
  <message>
   <source>Point at a card to see it here</source>
   <translation>Наведите на карту, и она появится здесь</translation>
  </message>
  <message>
   <source>Preview: no card</source>
   <translation>Просмотр: карты нет</translation>
  </message>
  <message>
   <source>pinned</source>
   <translation>закреплено</translation>
  </message>
 </context>
 <context>
  <name>Print</name>
  <message>
   <source>Hand of the King: {0} (in play with {1} tokens)</source>
   <translation>Десница короля: {0} (в игре с жетонами: {1})</translation>
  </message>
  <message>
   <source>Nothing can be printed there.</source>
   <translation>Там печатать нельзя.</translation>
  </message>
 </context>
 <context>
  <name>Prompt</name>
  <message>
   <source>A chance for actions in the {phase}.</source>
   <translation>Время для действий, {phase}.</translation>
  </message>
  <message>
   <source>About to happen: {what}.</source>
   <translation>Сейчас случится: {what}.</translation>
  </message>
  <message>
   <source>Bring a card out of Shadows or leave them alone</source>
   <translation>Выведите карту из Теней или не трогайте их</translation>
  </message>
  <message>
   <source>Characters and locations from your hand; everybody reveals together.</source>
   <translation>Персонажи и места с руки; все раскрывают вместе.</translation>
  </message>
  <message numerus="yes">
   <source>Choose %n character(s) to die for the claim</source>
   <translation>
    <numerusform>Выберите %n персонажа, который погибнет из-за притязания</numerusform>
    <numerusform>Выберите %n персонажей, которые погибнут из-за притязания</numerusform>
    <numerusform>Выберите %n персонажей, которые погибнут из-за притязания</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose a card for {card}</source>
   <translation>Выберите карту для карты {card}</translation>
  </message>
  <message>
   <source>Choose a character for {card} to bypass</source>
   <translation>Выберите персонажа, которого обойдёт {card}</translation>
  </message>
  <message>
   <source>Choose a character to bypass by stealth</source>
   <translation>Выберите персонажа, которого обойдёт Скрытность</translation>
  </message>
  <message>
   <source>Choose a number</source>
   <translation>Выберите число</translation>
  </message>
  <message>
   <source>Choose a number for {card}</source>
   <translation>Выберите число для карты {card}</translation>
  </message>
  <message>
   <source>Choose a target</source>
   <translation>Выберите цель</translation>
  </message>
  <message>
   <source>Choose a target for {card}</source>
   <translation>Выберите цель для карты {card}</translation>
  </message>
  <message>
   <source>Choose attackers for the challenge against {name}: {challenge}</source>
   <translation>Выберите атакующих, противник {name}: {challenge}</translation>
  </message>
  <message>
   <source>Choose cards</source>
   <translation>Выберите карты</translation>
  </message>
  <message>
   <source>Choose cards for {card}</source>
   <translation>Выберите карты для карты {card}</translation>
  </message>
  <message>
   <source>Choose defenders against {name}: {challenge}, STR {number}</source>
   <translation>Выберите защитников, атакует {name}: {challenge}, СИЛА {number}</translation>
  </message>
  <message>
   <source>Choose one of the effects</source>
   <translation>Выберите один из эффектов</translation>
  </message>
  <message>
   <source>Choose one of your defenders to die</source>
   <translation>Выберите защитника, который погибнет</translation>
  </message>
  <message>
   <source>Choose what pays for {card}</source>
   <translation>Выберите, чем заплатить за карту {card}</translation>
  </message>
  <message>
   <source>Choose what pays the cost</source>
   <translation>Выберите, чем заплатить цену</translation>
  </message>
  <message>
   <source>Choose what {card} does</source>
   <translation>Выберите, что сделает {card}</translation>
  </message>
  <message>
   <source>Choose which effect resolves next</source>
   <translation>Выберите, какой эффект будет следующим</translation>
  </message>
  <message>
   <source>Choose which happening to answer</source>
   <translation>Выберите, на что из случившегося ответить</translation>
  </message>
  <message>
   <source>Choose whom the challenge is against now</source>
   <translation>Выберите, против кого теперь вызов</translation>
  </message>
  <message>
   <source>Choose your attackers</source>
   <translation>Выберите атакующих</translation>
  </message>
  <message>
   <source>Choose your defenders</source>
   <translation>Выберите защитников</translation>
  </message>
  <message>
   <source>Choose your plot for round {number}</source>
   <translation>Выберите сюжет на раунд {number}</translation>
  </message>
  <message>
   <source>Declare a challenge or end your challenges</source>
   <translation>Объявите вызов или закончите свои вызовы</translation>
  </message>
  <message>
   <source>Declared already: {kinds}.</source>
   <translation>Уже объявлено: {kinds}.</translation>
  </message>
  <message>
   <source>Defenders kneel. Without any, the attack is unopposed.</source>
   <translation>Защитники преклоняют колено. Без них атака без сопротивления.</translation>
  </message>
  <message>
   <source>Do it or leave it</source>
   <translation>Сделайте это или оставьте</translation>
  </message>
  <message>
   <source>Each kind once in your turn.</source>
   <translation>Каждый вид один раз за ход.</translation>
  </message>
  <message>
   <source>Exactly {number}.</source>
   <translation>Ровно {number}.</translation>
  </message>
  <message>
   <source>From {least} to {most}.</source>
   <translation>От {least} до {most}.</translation>
  </message>
  <message>
   <source>Gold, initiative and claim hold for the round; everybody reveals together.</source>
   <translation>Золото, инициатива и притязание действуют весь раунд; все раскрывают вместе.</translation>
  </message>
  <message>
   <source>How much of the gold on {card} do you pay with</source>
   <translation>Сколько золота с карты {card} пойдёт в уплату</translation>
  </message>
  <message>
   <source>How much of the power goes on {card} by Infamy</source>
   <translation>Сколько власти из-за Дурной славы ляжет на карту {card}</translation>
  </message>
  <message>
   <source>Just happened: {what}.</source>
   <translation>Только что: {what}.</translation>
  </message>
  <message>
   <source>Keep your opening hand or draw a new one</source>
   <translation>Оставьте стартовую руку или возьмите новую</translation>
  </message>
  <message>
   <source>Make your choice</source>
   <translation>Сделайте выбор</translation>
  </message>
  <message>
   <source>Marshal a card, take an action, or go on</source>
   <translation>Призовите карту, сделайте действие или идите дальше</translation>
  </message>
  <message>
   <source>Name a card title</source>
   <translation>Назовите карту</translation>
  </message>
  <message>
   <source>Name a card title for {card}</source>
   <translation>Назовите карту для карты {card}</translation>
  </message>
  <message>
   <source>Name a trait</source>
   <translation>Назовите черту</translation>
  </message>
  <message>
   <source>Name a trait for {card}</source>
   <translation>Назовите черту для карты {card}</translation>
  </message>
  <message>
   <source>Name one of these</source>
   <translation>Назовите одно из этого</translation>
  </message>
  <message>
   <source>Name one of these for {card}</source>
   <translation>Назовите одно из этого для карты {card}</translation>
  </message>
  <message>
   <source>Name the First Player of this round</source>
   <translation>Назовите первого игрока этого раунда</translation>
  </message>
  <message>
   <source>Name the X in the cost of {card}</source>
   <translation>Назовите X в стоимости карты {card}</translation>
  </message>
  <message>
   <source>Never attack whom it supports; beating whom it opposes pays.</source>
   <translation>Кого он поддерживает, не атакуйте; победа над тем, кому противостоит, выгодна.</translation>
  </message>
  <message>
   <source>Once a game: all seven cards go back, and the new hand must be kept.</source>
   <translation>Один раз за партию: все семь карт возвращаются, новую руку надо оставить.</translation>
  </message>
  <message>
   <source>One card at the beginning of each phase.</source>
   <translation>Одна карта в начале каждой фазы.</translation>
  </message>
  <message>
   <source>Pay the price or let it happen</source>
   <translation>Заплатите цену или пусть это произойдёт</translation>
  </message>
  <message>
   <source>Pay the price that {card} asks or let it happen</source>
   <translation>Заплатите цену, которую требует {card}, или пусть это произойдёт</translation>
  </message>
  <message>
   <source>Place set-up cards worth up to 5 gold</source>
   <translation>Выложите карты подготовки не дороже 5 золота</translation>
  </message>
  <message>
   <source>Respond to what just happened or let it be</source>
   <translation>Ответьте на то, что случилось, или оставьте</translation>
  </message>
  <message>
   <source>Save, cancel, or let it happen</source>
   <translation>Спасите, отмените или пусть случится</translation>
  </message>
  <message>
   <source>Several happen at once; the First Player orders them.</source>
   <translation>Случается сразу несколько; порядок выбирает первый игрок.</translation>
  </message>
  <message>
   <source>Stealth: whom you bypass cannot be declared as a defender.</source>
   <translation>Скрытность: кого вы обойдёте, того нельзя объявить защитником.</translation>
  </message>
  <message>
   <source>Take a title for this round</source>
   <translation>Возьмите титул на этот раунд</translation>
  </message>
  <message>
   <source>Take an action or pass</source>
   <translation>Сделайте действие или пасуйте</translation>
  </message>
  <message>
   <source>The attacker has more characters with Deadly in the challenge.</source>
   <translation>У атакующего в вызове больше персонажей со Смертоносностью.</translation>
  </message>
  <message>
   <source>The game is over: nobody wins.</source>
   <translation>Партия окончена: победителя нет.</translation>
  </message>
  <message>
   <source>The game is over: {name} wins.</source>
   <translation>Партия окончена: победитель {name}.</translation>
  </message>
  <message>
   <source>The rest comes from elsewhere.</source>
   <translation>Остальное придёт из других мест.</translation>
  </message>
  <message>
   <source>The rest goes to your House.</source>
   <translation>Остальное получит ваш Дом.</translation>
  </message>
  <message>
   <source>They kneel to attack.</source>
   <translation>Атакующие преклоняют колено.</translation>
  </message>
  <message>
   <source>Turn the challenge by your title or leave it</source>
   <translation>Поверните вызов своим титулом или оставьте</translation>
  </message>
  <message>
   <source>Up to {number}.</source>
   <translation>Не больше {number}.</translation>
  </message>
  <message>
   <source>Use {card} or leave it</source>
   <translation>Используйте карту {card} или оставьте</translation>
  </message>
  <message>
   <source>You won initiative.</source>
   <translation>Инициатива ваша.</translation>
  </message>
  <message>
   <source>Your Hand of the King adds its STR by itself. Defenders kneel.</source>
   <translation>Ваша Десница короля сама добавляет свою СИЛУ. Защитники преклоняют колено.</translation>
  </message>
  <message numerus="yes">
   <source>Your marshalling turn: %n gold to spend.</source>
   <translation>
    <numerusform>Вы призываете: остался %n золотой.</numerusform>
    <numerusform>Вы призываете: осталось %n золотых.</numerusform>
    <numerusform>Вы призываете: осталось %n золотых.</numerusform>
   </translation>
  </message>
  <message>
   <source>a hidden card</source>
   <translation>скрытая карта</translation>
  </message>
  <message>
   <source>nobody</source>
   <translation>никто</translation>
  </message>
  <message>
   <source>{attacker} attacks the Hand of the King of {defender}: {challenge}, {attack} against {defense}.</source>
   <translation>{attacker} атакует Десницу короля, противник {defender}: {challenge}, {attack} против {defense}.</translation>
  </message>
  <message>
   <source>{attacker} attacks {defender}: {challenge}, {attack} against {defense}.</source>
   <translation>{attacker} атакует, противник {defender}: {challenge}, {attack} против {defense}.</translation>
  </message>
  <message>
   <source>{card} is about to take effect.</source>
   <translation>{card} вот-вот подействует.</translation>
  </message>
  <message>
   <source>{name} attacks {other}: {challenge}.</source>
   <translation>{name} атакует {other}: {challenge}.</translation>
  </message>
  <message>
   <source>{name} chooses a plot.</source>
   <translation>{name} выбирает сюжет.</translation>
  </message>
  <message>
   <source>{name} chooses attackers.</source>
   <translation>{name} выбирает атакующих.</translation>
  </message>
  <message>
   <source>{name} chooses defenders.</source>
   <translation>{name} выбирает защитников.</translation>
  </message>
  <message>
   <source>{name} chooses set-up cards.</source>
   <translation>{name} выбирает карты подготовки.</translation>
  </message>
  <message>
   <source>{name} chooses what comes next.</source>
   <translation>{name} выбирает, что будет дальше.</translation>
  </message>
  <message>
   <source>{name} chooses who dies for the claim.</source>
   <translation>{name} выбирает, кто погибнет из-за притязания.</translation>
  </message>
  <message>
   <source>{name} chooses who dies.</source>
   <translation>{name} выбирает, кто погибнет.</translation>
  </message>
  <message>
   <source>{name} chooses whom to bypass.</source>
   <translation>{name} выбирает, кого обойти.</translation>
  </message>
  <message>
   <source>{name} looks at the opening hand.</source>
   <translation>{name} смотрит стартовую руку.</translation>
  </message>
  <message>
   <source>{name} makes a choice.</source>
   <translation>{name} делает выбор.</translation>
  </message>
  <message>
   <source>{name} may declare a challenge.</source>
   <translation>{name} может объявить вызов.</translation>
  </message>
  <message>
   <source>{name} may respond.</source>
   <translation>{name} может ответить.</translation>
  </message>
  <message>
   <source>{name} may save or cancel.</source>
   <translation>{name} может спасти или отменить.</translation>
  </message>
  <message>
   <source>{name} may take an action.</source>
   <translation>{name} может сделать действие.</translation>
  </message>
  <message>
   <source>{name} names the First Player.</source>
   <translation>{name} называет первого игрока.</translation>
  </message>
  <message>
   <source>{name} pays a cost.</source>
   <translation>{name} платит цену.</translation>
  </message>
  <message>
   <source>{name} won the challenge: claim {number}.</source>
   <translation>Вызов выигрывает {name}: притязание {number}.</translation>
  </message>
  <message>
   <source>{name}, whom your title supports, has declared nobody.</source>
   <translation>{name}, кого поддерживает ваш титул, никого не объявил.</translation>
  </message>
  <message>
   <source>{name}: {question}</source>
   <translation>{name}: {question}</translation>
  </message>
  <message>
   <source>{what}; and {number} more</source>
   <translation>{what}; и ещё {number}</translation>
  </message>
 </context>
 <context>
  <name>PromptBar</name>
  <message>
   <source>More choices</source>
   <translation>Другие варианты</translation>
  </message>
  <message>
   <source>More…</source>
   <translation>Ещё…</translation>
  </message>
  <message>
   <source>What the game waits for</source>
   <translation>Чего ждёт игра</translation>
  </message>
 </context>
 <context>
  <name>Realm</name>
  <message numerus="yes">
   <source>%n footman(s)</source>
   <translation>
    <numerusform>%n пеший воин</numerusform>
    <numerusform>%n пеших воина</numerusform>
    <numerusform>%n пеших воинов</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n knight(s)</source>
   <translation>
    <numerusform>%n рыцарь</numerusform>
    <numerusform>%n рыцаря</numerusform>
    <numerusform>%n рыцарей</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed footman(s)</source>
   <translation>
    <numerusform>%n разбитый пеший воин</numerusform>
    <numerusform>%n разбитых пеших воина</numerusform>
    <numerusform>%n разбитых пеших воинов</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed knight(s)</source>
   <translation>
    <numerusform>%n разбитый рыцарь</numerusform>
    <numerusform>%n разбитых рыцаря</numerusform>
    <numerusform>%n разбитых рыцарей</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n routed sellsword(s)</source>
   <translation>
    <numerusform>%n разбитый наёмник</numerusform>
    <numerusform>%n разбитых наёмника</numerusform>
    <numerusform>%n разбитых наёмников</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>%n sellsword(s)</source>
   <translation>
    <numerusform>%n наёмник</numerusform>
    <numerusform>%n наёмника</numerusform>
    <numerusform>%n наёмников</numerusform>
   </translation>
  </message>
  <message>
   <source>Consolidate Power</source>
   <translation>Усиление власти</translation>
  </message>
  <message>
   <source>Defense</source>
   <translation>Оборона</translation>
  </message>
  <message>
   <source>March</source>
   <translation>Поход</translation>
  </message>
  <message>
   <source>Raid</source>
   <translation>Набег</translation>
  </message>
  <message>
   <source>Support</source>
   <translation>Подмога</translation>
  </message>
  <message>
   <source>a Claim token</source>
   <translation>жетон притязания</translation>
  </message>
  <message>
   <source>a footman</source>
   <translation>пеший воин</translation>
  </message>
  <message>
   <source>a footman becomes a knight</source>
   <translation>пеший воин становится рыцарем</translation>
  </message>
  <message>
   <source>a knight</source>
   <translation>рыцарь</translation>
  </message>
  <message>
   <source>a sellsword</source>
   <translation>наёмник</translation>
  </message>
  <message>
   <source>fair</source>
   <translation>ясно</translation>
  </message>
  <message>
   <source>footman</source>
   <translation>пеший воин</translation>
  </message>
  <message>
   <source>knight</source>
   <translation>рыцарь</translation>
  </message>
  <message>
   <source>rough</source>
   <translation>ненастье</translation>
  </message>
  <message>
   <source>routed footman</source>
   <translation>разбитый пеший воин</translation>
  </message>
  <message>
   <source>routed knight</source>
   <translation>разбитый рыцарь</translation>
  </message>
  <message>
   <source>routed sellsword</source>
   <translation>разбитый наёмник</translation>
  </message>
  <message>
   <source>sellsword</source>
   <translation>наёмник</translation>
  </message>
  <message>
   <source>storm</source>
   <translation>буря</translation>
  </message>
  <message>
   <source>the Fiefdoms</source>
   <translation>вотчины</translation>
  </message>
  <message>
   <source>the Iron Throne</source>
   <translation>Железный трон</translation>
  </message>
  <message>
   <source>the King's Court</source>
   <translation>Королевский двор</translation>
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
   <translation>Список…</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Пробел</translation>
  </message>
  <message>
   <source>Take back</source>
   <translation>Отменить</translation>
  </message>
 </context>
 <context>
  <name>RealmDirector</name>
  <message>
   <source>Back to the start page</source>
   <translation>На начальную страницу</translation>
  </message>
  <message>
   <source>From {0}: choose where to</source>
   <translation>Откуда: {0}; выберите куда</translation>
  </message>
  <message>
   <source>Hostage desk</source>
   <translation>Стол заложников</translation>
  </message>
  <message>
   <source>Space</source>
   <translation>Пробел</translation>
  </message>
  <message>
   <source>You can still look at the map and the log.</source>
   <translation>Карту и журнал можно смотреть дальше.</translation>
  </message>
  <message>
   <source>{0} is thinking…</source>
   <translation>{0} думает…</translation>
  </message>
  <message>
   <source>{0}: choose an order from the tray</source>
   <translation>{0}: выберите приказ из лотка</translation>
  </message>
  <message>
   <source>{0}: choose the area</source>
   <translation>{0}: выберите область</translation>
  </message>
 </context>
 <context>
  <name>RealmLabel</name>
  <message>
   <source>Abduct {leader}</source>
   <translation>Похитить: {leader}</translation>
  </message>
  <message>
   <source>Accept</source>
   <translation>Принять</translation>
  </message>
  <message>
   <source>Counter: {bargain}</source>
   <translation>Встречно: {bargain}</translation>
  </message>
  <message>
   <source>Decline</source>
   <translation>Отклонить</translation>
  </message>
  <message>
   <source>Do not use it</source>
   <translation>Не использовать</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Готово</translation>
  </message>
  <message>
   <source>Draw from the deck of {ally}</source>
   <translation>Взять из колоды: {ally}</translation>
  </message>
  <message>
   <source>Execute {leader} (2 power)</source>
   <translation>Казнить: {leader} (2 власти)</translation>
  </message>
  <message>
   <source>Gain power in {area}</source>
   <translation>Получить власть: {area}</translation>
  </message>
  <message>
   <source>Keep the Blade</source>
   <translation>Придержать меч</translation>
  </message>
  <message>
   <source>Leave a token</source>
   <translation>Оставить жетон</translation>
  </message>
  <message>
   <source>Leave nothing</source>
   <translation>Ничего не оставлять</translation>
  </message>
  <message>
   <source>Let go</source>
   <translation>Отпустить</translation>
  </message>
  <message>
   <source>Let the order in {area} lapse</source>
   <translation>Отказаться от приказа: {area}</translation>
  </message>
  <message>
   <source>Lose a {unit}</source>
   <translation>Потерять: {unit}</translation>
  </message>
  <message>
   <source>Lose a {unit} in {area}</source>
   <translation>Потерять ({area}): {unit}</translation>
  </message>
  <message>
   <source>No</source>
   <translation>Нет</translation>
  </message>
  <message>
   <source>No card</source>
   <translation>Без карты</translation>
  </message>
  <message>
   <source>No hostage</source>
   <translation>Без заложника</translation>
  </message>
  <message>
   <source>No offer</source>
   <translation>Без предложения</translation>
  </message>
  <message>
   <source>No tactic</source>
   <translation>Без тактики</translation>
  </message>
  <message>
   <source>Nobody</source>
   <translation>Никого</translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Ничего</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>Пасовать</translation>
  </message>
  <message>
   <source>Pay 1 power</source>
   <translation>Заплатить 1 власть</translation>
  </message>
  <message>
   <source>Raid {there} from {area}</source>
   <translation>Набег из {area}: {there}</translation>
  </message>
  <message>
   <source>Rescue {leader}</source>
   <translation>Спасти: {leader}</translation>
  </message>
  <message>
   <source>Retreat to {area}</source>
   <translation>Отступить: {area}</translation>
  </message>
  <message>
   <source>Support nobody</source>
   <translation>Никому не помогать</translation>
  </message>
  <message>
   <source>Support {house}</source>
   <translation>Помочь: {house}</translation>
  </message>
  <message>
   <source>Take {leader} hostage</source>
   <translation>Взять в заложники: {leader}</translation>
  </message>
  <message>
   <source>To {house}: {bargain}</source>
   <translation>Дому {house}: {bargain}</translation>
  </message>
  <message>
   <source>Use the Blade: +1</source>
   <translation>Использовать меч: +1</translation>
  </message>
  <message>
   <source>Use {card}</source>
   <translation>Использовать: {card}</translation>
  </message>
  <message>
   <source>Yes</source>
   <translation>Да</translation>
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
   <translation>Заявленное притязание</translation>
  </message>
  <message>
   <source>Battle of {area}: {who} attacks {other}</source>
   <translation>Битва ({area}): {who} атакует дом {other}</translation>
  </message>
  <message>
   <source>Nobody controls {area} any more</source>
   <translation>Никто больше не контролирует: {area}</translation>
  </message>
  <message>
   <source>Not allowed this round: {banned}</source>
   <translation>Запрещено в этом раунде: {banned}</translation>
  </message>
  <message>
   <source>Orders of {who}: {orders}</source>
   <translation>Приказы дома {who}: {orders}</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>Раунд {number}</translation>
  </message>
  <message>
   <source>The alliance of {card} with {who} is over</source>
   <translation>Союз {card} с домом {who} окончен</translation>
  </message>
  <message>
   <source>The game is over without a winner</source>
   <translation>Партия окончена без победителя</translation>
  </message>
  <message>
   <source>The garrison of {area} falls</source>
   <translation>Гарнизон пал: {area}</translation>
  </message>
  <message>
   <source>The neutral force of {area} is beaten</source>
   <translation>Нейтральные силы разбиты: {area}</translation>
  </message>
  <message>
   <source>The order on {track}: {houses}</source>
   <translation>Порядок – {track}: {houses}</translation>
  </message>
  <message>
   <source>The power token of {who} in {area} is removed</source>
   <translation>Жетон власти дома {who} убран: {area}</translation>
  </message>
  <message>
   <source>The supply of {who} is now {number}</source>
   <translation>Снабжение дома {who}: {number}</translation>
  </message>
  <message>
   <source>The weather is now: {weather}</source>
   <translation>Погода: {weather}</translation>
  </message>
  <message>
   <source>Westeros card: {card}</source>
   <translation>Карта Вестероса: {card}</translation>
  </message>
  <message>
   <source>bargain</source>
   <translation>сделка</translation>
  </message>
  <message>
   <source>bid</source>
   <translation>торги</translation>
  </message>
  <message>
   <source>bribe</source>
   <translation>подкуп</translation>
  </message>
  <message>
   <source>execution</source>
   <translation>казнь</translation>
  </message>
  <message>
   <source>nobody</source>
   <translation>никто</translation>
  </message>
  <message>
   <source>none</source>
   <translation>нет</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>ничего</translation>
  </message>
  <message>
   <source>retreat</source>
   <translation>отступление</translation>
  </message>
  <message>
   <source>supply</source>
   <translation>снабжение</translation>
  </message>
  <message>
   <source>{attack} to {defense}</source>
   <translation>{attack} : {defense}</translation>
  </message>
  <message>
   <source>{card} is now allied with {who}</source>
   <translation>{card} теперь союзник дома {who}</translation>
  </message>
  <message>
   <source>{give} for {want}</source>
   <translation>{give} за {want}</translation>
  </message>
  <message>
   <source>{leader} cannot retreat and is taken by {who}</source>
   <translation>{leader} не может отступить, его берёт {who}</translation>
  </message>
  <message>
   <source>{leader} changes sides: from {other} to {who}</source>
   <translation>{leader} переходит на другую сторону: {other} → {who}</translation>
  </message>
  <message>
   <source>{leader} comes to {there}</source>
   <translation>{leader} приходит: {there}</translation>
  </message>
  <message>
   <source>{leader} goes to the reserve</source>
   <translation>{leader} идёт в резерв</translation>
  </message>
  <message>
   <source>{leader} has no ability this round</source>
   <translation>{leader} без свойства в этом раунде</translation>
  </message>
  <message>
   <source>{leader} is free again</source>
   <translation>{leader} снова свободен</translation>
  </message>
  <message>
   <source>{leader} is maimed: march values gone</source>
   <translation>{leader} искалечен: значений похода больше нет</translation>
  </message>
  <message>
   <source>{leader} is now a prisoner of {who}</source>
   <translation>{leader} теперь пленник дома {who}</translation>
  </message>
  <message>
   <source>{leader} of {other} goes to the prison of {who}</source>
   <translation>{leader} (дом {other}) идёт в тюрьму дома {who}</translation>
  </message>
  <message>
   <source>{leader} retreats to {there}</source>
   <translation>{leader} отступает: {there}</translation>
  </message>
  <message>
   <source>{number} power</source>
   <translation>{number} власти</translation>
  </message>
  <message>
   <source>{phase}</source>
   <translation>{phase}</translation>
  </message>
  <message>
   <source>{who} abducts {leader} from the prison of {other}</source>
   <translation>{who} похищает из тюрьмы дома {other}: {leader}</translation>
  </message>
  <message>
   <source>{who} accepts</source>
   <translation>{who} принимает</translation>
  </message>
  <message>
   <source>{who} bids {number} for {track}</source>
   <translation>{who} ставит {number} ({track})</translation>
  </message>
  <message>
   <source>{who} chooses a tactic in secret</source>
   <translation>{who} тайно выбирает тактику</translation>
  </message>
  <message>
   <source>{who} chooses nothing</source>
   <translation>{who} не выбирает ничего</translation>
  </message>
  <message>
   <source>{who} chooses the tactic {card}</source>
   <translation>{who} выбирает тактику {card}</translation>
  </message>
  <message>
   <source>{who} chooses {card}</source>
   <translation>{who} выбирает: {card}</translation>
  </message>
  <message>
   <source>{who} consolidates power in {area}</source>
   <translation>{who} усиливает власть: {area}</translation>
  </message>
  <message>
   <source>{who} controls {area}</source>
   <translation>{who} контролирует: {area}</translation>
  </message>
  <message>
   <source>{who} declines</source>
   <translation>{who} отклоняет</translation>
  </message>
  <message>
   <source>{who} discards {card}</source>
   <translation>{who} сбрасывает: {card}</translation>
  </message>
  <message>
   <source>{who} draws from the deck of {card}</source>
   <translation>{who} берёт из колоды: {card}</translation>
  </message>
  <message>
   <source>{who} executes {leader} of {other}</source>
   <translation>{who} казнит: {leader} (дом {other})</translation>
  </message>
  <message>
   <source>{who} gains {number} power{cause}</source>
   <translation>{who} получает {number} власти{cause}</translation>
  </message>
  <message>
   <source>{who} has no casualties</source>
   <translation>{who} не несёт потерь</translation>
  </message>
  <message>
   <source>{who} keeps a card</source>
   <translation>{who} оставляет карту</translation>
  </message>
  <message>
   <source>{who} keeps {card}</source>
   <translation>{who} оставляет: {card}</translation>
  </message>
  <message>
   <source>{who} leaves a power token in {area}</source>
   <translation>{who} оставляет жетон власти: {area}</translation>
  </message>
  <message>
   <source>{who} lets the order in {area} lapse</source>
   <translation>{who} отказывается от приказа: {area}</translation>
  </message>
  <message>
   <source>{who} loses a {unit} in {area}{cause}</source>
   <translation>{who} теряет ({area}): {unit}{cause}</translation>
  </message>
  <message>
   <source>{who} loses in {area}: {units}</source>
   <translation>{who} теряет ({area}): {units}</translation>
  </message>
  <message>
   <source>{who} loses {number} power{cause}</source>
   <translation>{who} теряет {number} власти{cause}</translation>
  </message>
  <message>
   <source>{who} makes a counter-offer</source>
   <translation>{who} делает встречное предложение</translation>
  </message>
  <message>
   <source>{who} marches from {area} to {there}: {group}</source>
   <translation>{who} идёт в поход, {area} → {there}: {group}</translation>
  </message>
  <message>
   <source>{who} must take casualties: {number}</source>
   <translation>{who} несёт потери: {number}</translation>
  </message>
  <message>
   <source>{who} musters in {area}: {mustered}</source>
   <translation>{who} собирает войска ({area}): {mustered}</translation>
  </message>
  <message>
   <source>{who} offers {other}: {bargain}</source>
   <translation>{who} предлагает дому {other}: {bargain}</translation>
  </message>
  <message>
   <source>{who} places {order} in {area}</source>
   <translation>{who} кладёт {order}: {area}</translation>
  </message>
  <message>
   <source>{who} plays {card}</source>
   <translation>{who} играет: {card}</translation>
  </message>
  <message>
   <source>{who} plays {house_card}</source>
   <translation>{who} играет: {house_card}</translation>
  </message>
  <message>
   <source>{who} raids {area}: {other} loses {order}</source>
   <translation>{who} совершает набег ({area}): {other} теряет {order}</translation>
  </message>
  <message>
   <source>{who} replaces the order in {area} by {order}</source>
   <translation>{who} заменяет приказ ({area}): {order}</translation>
  </message>
  <message>
   <source>{who} rescues {leader} from the prison of {other}</source>
   <translation>{who} спасает из тюрьмы дома {other}: {leader}</translation>
  </message>
  <message>
   <source>{who} retreats to {area}: {units}</source>
   <translation>{who} отступает ({area}): {units}</translation>
  </message>
  <message>
   <source>{who} shows the tactic {card}</source>
   <translation>{who} раскрывает тактику {card}</translation>
  </message>
  <message>
   <source>{who} supports nobody from {area}</source>
   <translation>{who} никому не помогает ({area})</translation>
  </message>
  <message>
   <source>{who} supports {other} from {area}</source>
   <translation>{who} помогает дому {other} ({area})</translation>
  </message>
  <message>
   <source>{who} takes a Claim token{cause}</source>
   <translation>{who} берёт жетон притязания{cause}</translation>
  </message>
  <message>
   <source>{who} takes all House cards back to the hand</source>
   <translation>{who} возвращает в руку все карты Дома</translation>
  </message>
  <message>
   <source>{who} takes {house_card} back and plays another</source>
   <translation>{who} забирает {house_card} и играет другую</translation>
  </message>
  <message>
   <source>{who} takes {house_card} back to the hand</source>
   <translation>{who} возвращает в руку: {house_card}</translation>
  </message>
  <message>
   <source>{who} takes {leader} hostage instead of one casualty</source>
   <translation>{who} вместо одной потери берёт в заложники: {leader}</translation>
  </message>
  <message>
   <source>{who} uses the Valyrian Steel Blade</source>
   <translation>{who} использует валирийский меч</translation>
  </message>
  <message>
   <source>{who} uses {card}</source>
   <translation>{who} использует: {card}</translation>
  </message>
  <message>
   <source>{who} wins the battle of {area}, {totals}</source>
   <translation>{who} побеждает в битве ({area}), {totals}</translation>
  </message>
  <message>
   <source>{who} wins the game</source>
   <translation>{who} побеждает в партии</translation>
  </message>
 </context>
 <context>
  <name>RealmPage</name>
  <message>
   <source>Map of Westeros</source>
   <translation>Карта Вестероса</translation>
  </message>
 </context>
 <context>
  <name>RealmPrompt</name>
  <message>
   <source>+1 in this battle, once each round.</source>
   <translation>+1 в этой битве, раз в раунд.</translation>
  </message>
  <message>
   <source>Accept, decline, or make a counter-offer.</source>
   <translation>Примите, отклоните или предложите встречно.</translation>
  </message>
  <message>
   <source>All bids are shown together, and all are lost.</source>
   <translation>Все ставки показываются вместе, и все теряются.</translation>
  </message>
  <message>
   <source>Bid power for {track}</source>
   <translation>Сделайте ставку: {track}</translation>
  </message>
  <message>
   <source>Both are shown together.</source>
   <translation>Обе раскрываются вместе.</translation>
  </message>
  <message>
   <source>Carry out a march</source>
   <translation>Проведите поход</translation>
  </message>
  <message>
   <source>Carry out a raid</source>
   <translation>Проведите набег</translation>
  </message>
  <message>
   <source>Choose a House card for the battle of {area}</source>
   <translation>Выберите карту Дома для битвы: {area}</translation>
  </message>
  <message>
   <source>Choose a Tactics card in secret</source>
   <translation>Тайно выберите карту Тактики</translation>
  </message>
  <message>
   <source>Choose a stronghold or city, then what to muster there.</source>
   <translation>Выберите крепость или город, затем кого собрать.</translation>
  </message>
  <message>
   <source>Choose a unit to lose.</source>
   <translation>Выберите отряд, который потеряете.</translation>
  </message>
  <message>
   <source>Choose an Ally card</source>
   <translation>Выберите карту Союзника</translation>
  </message>
  <message>
   <source>Choose the marching area, who goes, and where to.</source>
   <translation>Выберите откуда, кто идёт и куда.</translation>
  </message>
  <message>
   <source>Choose the raiding area, then the order that it removes.</source>
   <translation>Выберите область набега, затем приказ, который он снимет.</translation>
  </message>
  <message>
   <source>Choose what the Westeros card does</source>
   <translation>Выберите, что делает карта Вестероса</translation>
  </message>
  <message>
   <source>Choose what the card is used on</source>
   <translation>Выберите, на что использовать карту</translation>
  </message>
  <message>
   <source>Choose where the loser of {area} retreats to</source>
   <translation>Выберите, куда отступит проигравший: {area}</translation>
  </message>
  <message>
   <source>Choose who falls at {area}</source>
   <translation>Выберите, кто погибнет: {area}</translation>
  </message>
  <message>
   <source>Consolidate power</source>
   <translation>Усильте власть</translation>
  </message>
  <message>
   <source>Drag an order onto an area, or choose area and order. {placed} of {all} placed.</source>
   <translation>Перетащите приказ на область или выберите область и приказ. Отдано {placed} из {all}.</translation>
  </message>
  <message>
   <source>Execute a hostage?</source>
   <translation>Казнить заложника?</translation>
  </message>
  <message>
   <source>Free {leader} for the power that is offered?</source>
   <translation>Отпустить за предложенную власть: {leader}?</translation>
  </message>
  <message>
   <source>Gain power in an area, or draw from an Ally deck.</source>
   <translation>Получите власть в области или возьмите карту из колоды Союзников.</translation>
  </message>
  <message>
   <source>If you decline you must put one power into the bank.</source>
   <translation>Если откажетесь, одна власть уходит в банк.</translation>
  </message>
  <message>
   <source>It costs 2 power; his house gains power and will want revenge.</source>
   <translation>Это стоит 2 власти; его Дом получит власть и захочет мести.</translation>
  </message>
  <message>
   <source>It is shown together with the orders.</source>
   <translation>Она раскрывается вместе с приказами.</translation>
  </message>
  <message>
   <source>It keeps control of the area that your units have left.</source>
   <translation>Он удержит контроль над областью, которую покинули ваши отряды.</translation>
  </message>
  <message>
   <source>It stands {attack} to {defense}. The Blade adds 1, once each round.</source>
   <translation>Счёт {attack} : {defense}. Меч добавит 1, раз в раунд.</translation>
  </message>
  <message>
   <source>Leave a power token in {area}?</source>
   <translation>Оставить жетон власти: {area}?</translation>
  </message>
  <message>
   <source>Make an offer for hostages, or pass</source>
   <translation>Предложите сделку о заложниках или пасуйте</translation>
  </message>
  <message>
   <source>Muster units</source>
   <translation>Соберите войска</translation>
  </message>
  <message>
   <source>Open the hostage desk to set up any offer.</source>
   <translation>Любое предложение составляется за столом заложников.</translation>
  </message>
  <message>
   <source>Pay one power to keep {leader}?</source>
   <translation>Заплатить одну власть и оставить: {leader}?</translation>
  </message>
  <message>
   <source>Place your orders</source>
   <translation>Отдайте приказы</translation>
  </message>
  <message>
   <source>Remove a unit: your supply does not feed all armies</source>
   <translation>Уберите отряд: снабжение не кормит все армии</translation>
  </message>
  <message>
   <source>Secure Hostages: your own Leader is rescued, any other goes to your prison.</source>
   <translation>Безопасность Заложников: свой Лидер спасён, любой другой идёт в вашу тюрьму.</translation>
  </message>
  <message>
   <source>Spare a casualty and take a hostage?</source>
   <translation>Пощадить отряд и взять заложника?</translation>
  </message>
  <message>
   <source>Take a hostage out of the loser's prison?</source>
   <translation>Забрать заложника из тюрьмы проигравшего?</translation>
  </message>
  <message>
   <source>The King's Justice: who is not paid for goes free.</source>
   <translation>Королевское правосудие: за кого не заплачено, тот свободен.</translation>
  </message>
  <message>
   <source>The game is over without a winner</source>
   <translation>Партия окончена без победителя</translation>
  </message>
  <message>
   <source>The holder of the Iron Throne decides between equal bids.</source>
   <translation>Равные ставки решает держатель Железного трона.</translation>
  </message>
  <message>
   <source>Units that retreat are routed until the end of the round.</source>
   <translation>Отступившие отряды разбиты до конца раунда.</translation>
  </message>
  <message>
   <source>Use a card now?</source>
   <translation>Использовать карту сейчас?</translation>
  </message>
  <message>
   <source>Use the Messenger Raven?</source>
   <translation>Использовать ворона-посыльного?</translation>
  </message>
  <message>
   <source>Use the Valyrian Steel Blade?</source>
   <translation>Использовать валирийский меч?</translation>
  </message>
  <message>
   <source>Use the effect of your House card at {area}?</source>
   <translation>Использовать эффект карты Дома: {area}?</translation>
  </message>
  <message>
   <source>Where does {leader} come back?</source>
   <translation>Куда вернётся {leader}?</translation>
  </message>
  <message>
   <source>Who comes first on {track}?</source>
   <translation>Кто будет первым: {track}?</translation>
  </message>
  <message>
   <source>Whom do you support at {area}?</source>
   <translation>Кому вы помогаете: {area}?</translation>
  </message>
  <message>
   <source>You may replace one of your orders by an unused one.</source>
   <translation>Можно заменить один свой приказ неиспользованным.</translation>
  </message>
  <message>
   <source>You won at {area}. Casualties of the loser: {number}.</source>
   <translation>Вы победили: {area}. Потери проигравшего: {number}.</translation>
  </message>
  <message>
   <source>Your army beside the battle adds its strength.</source>
   <translation>Ваша армия рядом с битвой добавит свою силу.</translation>
  </message>
  <message>
   <source>{house} offers: {bargain}</source>
   <translation>{house} предлагает: {bargain}</translation>
  </message>
  <message>
   <source>{name} ({house}) decides</source>
   <translation>Решает {name} ({house})</translation>
  </message>
  <message>
   <source>{name} ({house}) has won</source>
   <translation>Победа: {name} ({house})</translation>
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
   <translation>усиление</translation>
  </message>
  <message>
   <source>march</source>
   <translation>поход</translation>
  </message>
  <message>
   <source>mustering</source>
   <translation>сбор войск</translation>
  </message>
  <message>
   <source>order</source>
   <translation>приказ</translation>
  </message>
  <message>
   <source>raid</source>
   <translation>набег</translation>
  </message>
  <message>
   <source>retreat</source>
   <translation>отступление</translation>
  </message>
  <message>
   <source>the House card</source>
   <translation>карта Дома</translation>
  </message>
  <message>
   <source>the bid</source>
   <translation>ставка</translation>
  </message>
  <message>
   <source>the counter-offer</source>
   <translation>встречное предложение</translation>
  </message>
  <message>
   <source>the hostage</source>
   <translation>заложник</translation>
  </message>
  <message>
   <source>the offer</source>
   <translation>предложение</translation>
  </message>
  <message>
   <source>the support</source>
   <translation>подмога</translation>
  </message>
  <message>
   <source>the tactic</source>
   <translation>тактика</translation>
  </message>
 </context>
 <context>
  <name>Repair</name>
  <message numerus="yes">
   <source>Add %n card(s).</source>
   <translation>
    <numerusform>Добавьте %n карту.</numerusform>
    <numerusform>Добавьте %n карты.</numerusform>
    <numerusform>Добавьте %n карт.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Add %n plot(s).</source>
   <translation>
    <numerusform>Добавьте %n сюжет.</numerusform>
    <numerusform>Добавьте %n сюжета.</numerusform>
    <numerusform>Добавьте %n сюжетов.</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose a Hand of the King.</source>
   <translation>Выберите Десницу короля.</translation>
  </message>
  <message>
   <source>Choose a House.</source>
   <translation>Выберите Дом.</translation>
  </message>
  <message>
   <source>Choose another Hand of the King.</source>
   <translation>Выберите другую Десницу короля.</translation>
  </message>
  <message>
   <source>Keep {kept}; take out {cards}.</source>
   <translation>Оставьте {kept}; уберите: {cards}.</translation>
  </message>
  <message>
   <source>Take out {cards}.</source>
   <translation>Уберите: {cards}.</translation>
  </message>
  <message>
   <source>Take out {card}.</source>
   <translation>Уберите: {card}.</translation>
  </message>
  <message>
   <source>Use the printing of {set}.</source>
   <translation>Возьмите издание из набора {set}.</translation>
  </message>
 </context>
 <context>
  <name>RepairDialog</name>
  <message>
   <source>Close</source>
   <translation>Закрыть</translation>
  </message>
  <message>
   <source>Repair all that needs no choice</source>
   <translation>Исправить всё, что не требует выбора</translation>
  </message>
  <message>
   <source>The deck is legal.</source>
   <translation>Колода допустима.</translation>
  </message>
  <message>
   <source>What is wrong with this deck</source>
   <translation>Что не так с колодой</translation>
  </message>
 </context>
 <context>
  <name>Replay</name>
  <message>
   <source>Round {round}, {phase}</source>
   <translation>Раунд {round}, {phase}</translation>
  </message>
  <message>
   <source>This is a look back: nothing can be chosen.</source>
   <translation>Это повтор партии: выбирать нельзя.</translation>
  </message>
  <message>
   <source>This is a look back: step back instead.</source>
   <translation>Это повтор партии: вместо этого шагните назад.</translation>
  </message>
 </context>
 <context>
  <name>ReplayBar</name>
  <message>
   <source>All cards open</source>
   <translation>Все карты открыты</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Назад</translation>
  </message>
  <message>
   <source>Back to the beginning of the phase (PgUp)</source>
   <translation>К началу фазы (PgUp)</translation>
  </message>
  <message>
   <source>Back to the beginning of the round (Ctrl+PgUp)</source>
   <translation>К началу раунда (Ctrl+PgUp)</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>One choice back (,)</source>
   <translation>На выбор назад (,)</translation>
  </message>
  <message>
   <source>One choice on (.)</source>
   <translation>На выбор вперёд (.)</translation>
  </message>
  <message>
   <source>Play and pause (Space)</source>
   <translation>Пуск и пауза (пробел)</translation>
  </message>
  <message>
   <source>Play on from here</source>
   <translation>Играть отсюда</translation>
  </message>
  <message>
   <source>Position</source>
   <translation>Место в партии</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Скорость</translation>
  </message>
  <message>
   <source>To the next phase (PgDown)</source>
   <translation>К следующей фазе (PgDown)</translation>
  </message>
  <message>
   <source>To the next round (Ctrl+PgDown)</source>
   <translation>К следующему раунду (Ctrl+PgDown)</translation>
  </message>
  <message>
   <source>Whose view</source>
   <translation>Чей взгляд</translation>
  </message>
  <message>
   <source>{0} · {1} of {2}</source>
   <translation>{0} · {1} из {2}</translation>
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
   <translation>Карта</translation>
  </message>
  <message>
   <source>Cost</source>
   <translation>Стоимость</translation>
  </message>
  <message>
   <source>Icons</source>
   <translation>Значки</translation>
  </message>
  <message>
   <source>In deck</source>
   <translation>В колоде</translation>
  </message>
  <message>
   <source>STR</source>
   <translation>СИЛА</translation>
  </message>
  <message>
   <source>Traits</source>
   <translation>Черты</translation>
  </message>
 </context>
 <context>
  <name>ResultTable</name>
  <message>
   <source>Found cards</source>
   <translation>Найденные карты</translation>
  </message>
 </context>
 <context>
  <name>Rule</name>
  <message>
   <source>A deck has at most one agenda unless a card allows more.</source>
   <translation>В колоде не больше одной стратегии, если карта не разрешает больше.</translation>
  </message>
  <message>
   <source>A deck has exactly one House card.</source>
   <translation>В колоде ровно одна карта Дома.</translation>
  </message>
  <message>
   <source>Banned titles may not be used, and of the restricted ones only one title.</source>
   <translation>Запрещённые карты нельзя использовать, а из ограниченных – только одно название.</translation>
  </message>
  <message>
   <source>Each card stands where its type belongs: plots, agendas and the cards to draw.</source>
   <translation>Каждая карта там, где место её типу: сюжеты, стратегии и карты колоды.</translation>
  </message>
  <message>
   <source>Each player has exactly one Hand of the King.</source>
   <translation>У каждого игрока ровно одна Десница короля.</translation>
  </message>
  <message>
   <source>No card in the deck may have the title of the Hand, in any version.</source>
   <translation>Ни одна карта колоды не может носить имя Десницы, ни в какой версии.</translation>
  </message>
  <message>
   <source>Of each title at most three copies, all versions together, or fewer if it says so.</source>
   <translation>Не больше трёх копий каждого названия, все версии вместе, или меньше, если так сказано.</translation>
  </message>
  <message>
   <source>The Hand is any one unique character of all sets, of whatever House.</source>
   <translation>Десница – любой уникальный персонаж всех наборов, любого Дома.</translation>
  </message>
  <message>
   <source>The Hand is unique, and neither a Creature nor an Army.</source>
   <translation>Десница уникальна и не Существо и не Армия.</translation>
  </message>
  <message>
   <source>The draw deck has at least 60 cards.</source>
   <translation>В основной колоде не меньше 60 карт.</translation>
  </message>
  <message>
   <source>The plot deck has exactly seven plots, each title once.</source>
   <translation>В колоде сюжетов ровно семь сюжетов, каждый один раз.</translation>
  </message>
  <message>
   <source>“House X only” cards go only into decks of that House.</source>
   <translation>Карты «только Дом X» идут лишь в колоды этого Дома.</translation>
  </message>
 </context>
 <context>
  <name>Search</name>
  <message>
   <source> or </source>
   <translation> или </translation>
  </message>
  <message>
   <source>A parenthesis is closed that was never opened.</source>
   <translation>Закрыта скобка, которую не открывали.</translation>
  </message>
  <message>
   <source>A parenthesis is not closed.</source>
   <translation>Скобка не закрыта.</translation>
  </message>
  <message>
   <source>After “{word}” a value is missing.</source>
   <translation>После «{word}» нет значения.</translation>
  </message>
  <message>
   <source>Before and after “{word}” something must stand.</source>
   <translation>До и после «{word}» должно что-то стоять.</translation>
  </message>
  <message>
   <source>House</source>
   <translation>Дом</translation>
  </message>
  <message>
   <source>House card</source>
   <translation>карта Дома</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Ограниченная</translation>
  </message>
  <message>
   <source>Perhaps: {words}.</source>
   <translation>Возможно: {words}.</translation>
  </message>
  <message>
   <source>STR</source>
   <translation>СИЛА</translation>
  </message>
  <message>
   <source>The quotation mark before {word} is not closed.</source>
   <translation>Кавычки перед {word} не закрыты.</translation>
  </message>
  <message>
   <source>There is no field “{word}”.</source>
   <translation>Поля «{word}» нет.</translation>
  </message>
  <message>
   <source>a reprint</source>
   <translation>переиздание</translation>
  </message>
  <message>
   <source>agenda</source>
   <translation>стратегия</translation>
  </message>
  <message>
   <source>allowed in Joust</source>
   <translation>допустима в Поединке</translation>
  </message>
  <message>
   <source>allowed in Melee</source>
   <translation>допустима в Схватке</translation>
  </message>
  <message>
   <source>among the deck's plots</source>
   <translation>среди сюжетов колоды</translation>
  </message>
  <message>
   <source>banned</source>
   <translation>запрещена</translation>
  </message>
  <message>
   <source>challenge icon</source>
   <translation>значок вызова</translation>
  </message>
  <message>
   <source>claim</source>
   <translation>притязание</translation>
  </message>
  <message>
   <source>copies in the deck</source>
   <translation>копий в колоде</translation>
  </message>
  <message>
   <source>cost</source>
   <translation>стоимость</translation>
  </message>
  <message>
   <source>crest</source>
   <translation>герб</translation>
  </message>
  <message>
   <source>for one House only</source>
   <translation>только для одного Дома</translation>
  </message>
  <message>
   <source>format</source>
   <translation>формат</translation>
  </message>
  <message>
   <source>goes into Shadows</source>
   <translation>идёт в Тени</translation>
  </message>
  <message>
   <source>gold of the plot</source>
   <translation>золото сюжета</translation>
  </message>
  <message>
   <source>has a Response</source>
   <translation>есть Ответ</translation>
  </message>
  <message>
   <source>has a naval icon</source>
   <translation>есть морской значок</translation>
  </message>
  <message>
   <source>in the deck</source>
   <translation>в колоде</translation>
  </message>
  <message>
   <source>income</source>
   <translation>доход</translation>
  </message>
  <message>
   <source>influence</source>
   <translation>влияние</translation>
  </message>
  <message>
   <source>initiative</source>
   <translation>инициатива</translation>
  </message>
  <message>
   <source>its abilities are in the program</source>
   <translation>её свойства есть в программе</translation>
  </message>
  <message>
   <source>keyword</source>
   <translation>ключевое слово</translation>
  </message>
  <message>
   <source>may be a Hand of the King</source>
   <translation>может быть Десницей короля</translation>
  </message>
  <message>
   <source>name</source>
   <translation>название</translation>
  </message>
  <message>
   <source>no</source>
   <translation>нет</translation>
  </message>
  <message>
   <source>no icon</source>
   <translation>без значка</translation>
  </message>
  <message>
   <source>not of the deck's House</source>
   <translation>не Дома колоды</translation>
  </message>
  <message>
   <source>not unique</source>
   <translation>не уникальная</translation>
  </message>
  <message>
   <source>not {what}</source>
   <translation>не {what}</translation>
  </message>
  <message>
   <source>of my sets</source>
   <translation>из моих наборов</translation>
  </message>
  <message>
   <source>of no House</source>
   <translation>без Дома</translation>
  </message>
  <message>
   <source>of several Houses</source>
   <translation>нескольких Домов</translation>
  </message>
  <message>
   <source>of the deck's House</source>
   <translation>Дома колоды</translation>
  </message>
  <message>
   <source>place</source>
   <translation>место</translation>
  </message>
  <message>
   <source>plot</source>
   <translation>сюжет</translation>
  </message>
  <message>
   <source>property</source>
   <translation>свойство</translation>
  </message>
  <message>
   <source>restricted</source>
   <translation>под ограничением</translation>
  </message>
  <message>
   <source>set</source>
   <translation>набор</translation>
  </message>
  <message>
   <source>text</source>
   <translation>текст</translation>
  </message>
  <message>
   <source>the deck's Hand of the King</source>
   <translation>Десница короля колоды</translation>
  </message>
  <message>
   <source>trait</source>
   <translation>черта</translation>
  </message>
  <message>
   <source>type</source>
   <translation>тип</translation>
  </message>
  <message>
   <source>unique</source>
   <translation>уникальная</translation>
  </message>
  <message>
   <source>year</source>
   <translation>год</translation>
  </message>
  <message>
   <source>yes</source>
   <translation>да</translation>
  </message>
  <message>
   <source>{field} cannot be compared with “{word}”; write a colon.</source>
   <translation>{field} нельзя сравнить с «{word}»; поставьте двоеточие.</translation>
  </message>
  <message>
   <source>{field} less than {number}</source>
   <translation>{field} меньше {number}</translation>
  </message>
  <message>
   <source>{field} more than {number}</source>
   <translation>{field} больше {number}</translation>
  </message>
  <message>
   <source>{field} other than {number}</source>
   <translation>{field} не {number}</translation>
  </message>
  <message>
   <source>{field} {low} to {high}</source>
   <translation>{field} от {low} до {high}</translation>
  </message>
  <message>
   <source>{field} {number}</source>
   <translation>{field} {number}</translation>
  </message>
  <message>
   <source>{field} {number} or less</source>
   <translation>{field} {number} или меньше</translation>
  </message>
  <message>
   <source>{field} {number} or more</source>
   <translation>{field} {number} или больше</translation>
  </message>
  <message>
   <source>{field} {values}</source>
   <translation>{field} {values}</translation>
  </message>
  <message>
   <source>“{text}” in the name</source>
   <translation>«{text}» в названии</translation>
  </message>
  <message>
   <source>“{text}” in the text</source>
   <translation>«{text}» в тексте</translation>
  </message>
  <message>
   <source>“{word}” is no number for {field}.</source>
   <translation>«{word}» – не число для поля {field}.</translation>
  </message>
  <message>
   <source>“{word}” means nothing as {field}.</source>
   <translation>«{word}» ничего не значит для поля {field}.</translation>
  </message>
 </context>
 <context>
  <name>SearchList</name>
  <message>
   <source>Search</source>
   <translation>Поиск</translation>
  </message>
 </context>
 <context>
  <name>SeatHead</name>
  <message>
   <source>Cards in hand: {0}</source>
   <translation>Карт на руке: {0}</translation>
  </message>
  <message>
   <source>Cards in the draw deck: {0}</source>
   <translation>Карт в колоде добора: {0}</translation>
  </message>
  <message>
   <source>Dead pile: {0}. Click to look through it</source>
   <translation>Стопка мёртвых: {0}. Щёлкните, чтобы просмотреть</translation>
  </message>
  <message>
   <source>Discard pile: {0}. Click to look through it</source>
   <translation>Стопка сброса: {0}. Щёлкните, чтобы просмотреть</translation>
  </message>
  <message>
   <source>First player</source>
   <translation>Первый игрок</translation>
  </message>
  <message>
   <source>Gold: {0}</source>
   <translation>Золото: {0}</translation>
  </message>
  <message>
   <source>Influence of standing cards: {0}</source>
   <translation>Влияние стоящих карт: {0}</translation>
  </message>
  <message>
   <source>Initiative: {0}</source>
   <translation>Инициатива: {0}</translation>
  </message>
  <message>
   <source>Used plots: {0}. Click to look at them</source>
   <translation>Использованные сюжеты: {0}. Щёлкните, чтобы просмотреть</translation>
  </message>
  <message>
   <source>active player</source>
   <translation>активный игрок</translation>
  </message>
  <message>
   <source>first player</source>
   <translation>первый игрок</translation>
  </message>
  <message>
   <source>initiative {0}</source>
   <translation>инициатива {0}</translation>
  </message>
  <message>
   <source>power {0} of {1}</source>
   <translation>власть {0} из {1}</translation>
  </message>
  <message>
   <source>{0} titles</source>
   <translation>Титулов: {0}</translation>
  </message>
 </context>
 <context>
  <name>SeatPanel</name>
  <message>
   <source>Cards in hand: {0}</source>
   <translation>Карт на руке: {0}</translation>
  </message>
  <message>
   <source>Cards in the draw deck: {0}</source>
   <translation>Карт в колоде добора: {0}</translation>
  </message>
  <message>
   <source>Click to look closer; right click for the piles</source>
   <translation>Щелчок – посмотреть ближе; правый щелчок – стопки</translation>
  </message>
  <message>
   <source>Dead pile: {0}. Click to look through it</source>
   <translation>Стопка мёртвых: {0}. Щёлкните, чтобы просмотреть</translation>
  </message>
  <message>
   <source>Discard pile: {0}. Click to look through it</source>
   <translation>Стопка сброса: {0}. Щёлкните, чтобы просмотреть</translation>
  </message>
  <message>
   <source>Gold: {0}</source>
   <translation>Золото: {0}</translation>
  </message>
  <message>
   <source>Hand of the King {0} of {1} tokens, in play</source>
   <translation>Десница короля, жетонов {0} из {1}, в игре</translation>
  </message>
  <message>
   <source>Hand of the King {0} of {1} tokens, out of play</source>
   <translation>Десница короля, жетонов {0} из {1}, вне игры</translation>
  </message>
  <message>
   <source>Influence of standing cards: {0}</source>
   <translation>Влияние стоящих карт: {0}</translation>
  </message>
  <message>
   <source>Initiative: {0}</source>
   <translation>Инициатива: {0}</translation>
  </message>
  <message>
   <source>Used plots: {0}. Click to look at them</source>
   <translation>Использованные сюжеты: {0}. Щёлкните, чтобы просмотреть</translation>
  </message>
  <message>
   <source>active player</source>
   <translation>активный игрок</translation>
  </message>
  <message>
   <source>can be chosen</source>
   <translation>можно выбрать</translation>
  </message>
  <message>
   <source>first player</source>
   <translation>первый игрок</translation>
  </message>
  <message>
   <source>power {0} of {1}</source>
   <translation>власть {0} из {1}</translation>
  </message>
 </context>
 <context>
  <name>SeatRow</name>
  <message>
   <source>Colour, pattern and sigil of the seat. Click to change</source>
   <translation>Цвет, узор и знак места. Щёлкните, чтобы изменить</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>Колода</translation>
  </message>
  <message>
   <source>Hand of the King: {0}. Change</source>
   <translation>Десница короля: {0}. Сменить</translation>
  </message>
  <message>
   <source>Hand: {0}</source>
   <translation>Десница: {0}</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Имя</translation>
  </message>
  <message>
   <source>Seat {0}</source>
   <translation>Место {0}</translation>
  </message>
  <message>
   <source>Seat {0}: colour, pattern and sigil of {1}. Change</source>
   <translation>Место {0}: цвет, узор и знак – {1}. Изменить</translation>
  </message>
  <message>
   <source>Who plays</source>
   <translation>Кто играет</translation>
  </message>
  <message>
   <source>none yet</source>
   <translation>пока нет</translation>
  </message>
  <message>
   <source>not playable</source>
   <translation>играть нельзя</translation>
  </message>
  <message>
   <source>{0} ({1} cards)</source>
   <translation>{0} (карт {1})</translation>
  </message>
 </context>
 <context>
  <name>SetsDialog</name>
  <message>
   <source>All sets</source>
   <translation>Все наборы</translation>
  </message>
  <message>
   <source>All years</source>
   <translation>Все годы</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Отмена</translation>
  </message>
  <message>
   <source>Only some sets</source>
   <translation>Только некоторые наборы</translation>
  </message>
  <message>
   <source>Sets</source>
   <translation>Наборы</translation>
  </message>
  <message>
   <source>Until the year</source>
   <translation>До года</translation>
  </message>
  <message>
   <source>Until {0}</source>
   <translation>До {0}</translation>
  </message>
  <message>
   <source>Use these</source>
   <translation>Использовать эти</translation>
  </message>
 </context>
 <context>
  <name>SettingsDialog</name>
  <message>
   <source>Close</source>
   <translation>Закрыть</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Files</source>
   <translation>Файлы</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Клавиши</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Игра</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>Настройки</translation>
  </message>
  <message>
   <source>View</source>
   <translation>Вид</translation>
  </message>
 </context>
 <context>
  <name>StandingPanel</name>
  <message>
   <source>power {0}</source>
   <translation>власть {0}</translation>
  </message>
  <message>
   <source>titles {0}</source>
   <translation>титулы {0}</translation>
  </message>
  <message>
   <source>tokens {0}</source>
   <translation>жетоны {0}</translation>
  </message>
  <message>
   <source>won: {0} of {1}</source>
   <translation>победы: {0} из {1}</translation>
  </message>
 </context>
 <context>
  <name>StandingsPanel</name>
  <message>
   <source>A tactic is chosen.</source>
   <translation>Тактика выбрана.</translation>
  </message>
  <message>
   <source>Fair</source>
   <translation>Ясно</translation>
  </message>
  <message>
   <source>Fair weather: all ways are open.</source>
   <translation>Ясно: все пути открыты.</translation>
  </message>
  <message>
   <source>Fiefdoms</source>
   <translation>Вотчины</translation>
  </message>
  <message>
   <source>In prison: {0}</source>
   <translation>В тюрьме: {0}</translation>
  </message>
  <message>
   <source>Iron Throne</source>
   <translation>Железный трон</translation>
  </message>
  <message>
   <source>King's Court</source>
   <translation>Королевский двор</translation>
  </message>
  <message>
   <source>No Westeros cards in the first round</source>
   <translation>В первом раунде карт Вестероса нет</translation>
  </message>
  <message>
   <source>Rough</source>
   <translation>Ненастье</translation>
  </message>
  <message>
   <source>Rough weather: long sea arrows are closed.</source>
   <translation>Ненастье: дальние морские стрелки закрыты.</translation>
  </message>
  <message>
   <source>Standings</source>
   <translation>Положение</translation>
  </message>
  <message>
   <source>Storm</source>
   <translation>Буря</translation>
  </message>
  <message>
   <source>Storm: sea arrows and fords are closed.</source>
   <translation>Буря: морские стрелки и броды закрыты.</translation>
  </message>
  <message>
   <source>Tactic: {0}</source>
   <translation>Тактика: {0}</translation>
  </message>
  <message>
   <source>The Blade can be used.</source>
   <translation>Меч можно использовать.</translation>
  </message>
  <message>
   <source>The Blade is used up.</source>
   <translation>Меч уже использован.</translation>
  </message>
  <message>
   <source>{0} acts first this round.</source>
   <translation>В этом раунде первым ходит {0}.</translation>
  </message>
  <message>
   <source>{0}: claim {1} of {2}, power {3}, supply {4}; armies {5} of allowed {6}; Ally cards: {7}</source>
   <translation>{0}: притязание {1} из {2}, власть {3}, снабжение {4}; армии {5}, разрешено {6}; карт Союзников: {7}</translation>
  </message>
 </context>
 <context>
  <name>Start</name>
  <message>
   <source>A deck must be chosen.</source>
   <translation>Нужно выбрать колоду.</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>Игрок {number}</translation>
  </message>
  <message>
   <source>The game needs a name.</source>
   <translation>Партии нужно название.</translation>
  </message>
  <message>
   <source>The limit of rounds is between 0 and {number}.</source>
   <translation>Предел раундов – от 0 до {number}.</translation>
  </message>
  <message>
   <source>The name is missing.</source>
   <translation>Нет имени.</translation>
  </message>
  <message>
   <source>The players need different names.</source>
   <translation>Игрокам нужны разные имена.</translation>
  </message>
  <message>
   <source>There is no kind of player {name}.</source>
   <translation>Вида игрока {name} нет.</translation>
  </message>
  <message>
   <source>There is no variant {name}.</source>
   <translation>Варианта {name} нет.</translation>
  </message>
  <message>
   <source>This variant is played by {least} to {most}.</source>
   <translation>В этот вариант играют от {least} до {most}.</translation>
  </message>
  <message>
   <source>This variant is played by {number}.</source>
   <translation>Число игроков в этом варианте: {number}.</translation>
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
   <translation>Глава {0}</translation>
  </message>
  <message>
   <source>Chronicle</source>
   <translation>Летопись</translation>
  </message>
  <message>
   <source>Notes</source>
   <translation>Заметки</translation>
  </message>
  <message>
   <source>Nothing has been told yet.</source>
   <translation>Рассказывать пока нечего.</translation>
  </message>
  <message>
   <source>Round {0}</source>
   <translation>Раунд {0}</translation>
  </message>
  <message>
   <source>What you want to remember of this campaign</source>
   <translation>Что вы хотите запомнить об этой кампании</translation>
  </message>
 </context>
 <context>
  <name>TableList</name>
  <message>
   <source>The table as a list</source>
   <translation>Стол списком</translation>
  </message>
 </context>
 <context>
  <name>TablePage</name>
  <message>
   <source>Table</source>
   <translation>Стол</translation>
  </message>
 </context>
 <context>
  <name>Term</name>
  <message>
   <source>Ambush</source>
   <translation>Засада</translation>
  </message>
  <message>
   <source>Baratheon</source>
   <translation>Баратеон</translation>
  </message>
  <message>
   <source>Crown Regent</source>
   <translation>Регент</translation>
  </message>
  <message>
   <source>Deadly</source>
   <translation>Смертоносность</translation>
  </message>
  <message>
   <source>Deathbound</source>
   <translation>Обречённость</translation>
  </message>
  <message>
   <source>Greyjoy</source>
   <translation>Грейджой</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>Holy</source>
   <translation>Вера</translation>
  </message>
  <message>
   <source>Infamy</source>
   <translation>Дурная слава</translation>
  </message>
  <message>
   <source>Intimidate</source>
   <translation>Устрашение</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Поединок</translation>
  </message>
  <message>
   <source>Lannister</source>
   <translation>Ланнистер</translation>
  </message>
  <message>
   <source>Learned</source>
   <translation>Учёность</translation>
  </message>
  <message>
   <source>Limited</source>
   <translation>Ограниченная</translation>
  </message>
  <message>
   <source>Lord Commander of the Kingsguard</source>
   <translation>Лорд-командующий Королевской гвардией</translation>
  </message>
  <message>
   <source>Martell</source>
   <translation>Мартелл</translation>
  </message>
  <message>
   <source>Master of Coin</source>
   <translation>Мастер над монетой</translation>
  </message>
  <message>
   <source>Master of Laws</source>
   <translation>Мастер над законами</translation>
  </message>
  <message>
   <source>Master of Whispers</source>
   <translation>Мастер над шептунами</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Схватка</translation>
  </message>
  <message>
   <source>Neutral</source>
   <translation>Нейтральный</translation>
  </message>
  <message>
   <source>No attachments</source>
   <translation>Без приложений</translation>
  </message>
  <message>
   <source>Noble</source>
   <translation>Знать</translation>
  </message>
  <message>
   <source>Renown</source>
   <translation>Известность</translation>
  </message>
  <message>
   <source>Setup</source>
   <translation>Подготовка</translation>
  </message>
  <message>
   <source>Shadow</source>
   <translation>Тени</translation>
  </message>
  <message>
   <source>Stalwart</source>
   <translation>Стойкость</translation>
  </message>
  <message>
   <source>Stark</source>
   <translation>Старк</translation>
  </message>
  <message>
   <source>Stealth</source>
   <translation>Скрытность</translation>
  </message>
  <message>
   <source>Targaryen</source>
   <translation>Таргариен</translation>
  </message>
  <message>
   <source>Vengeful</source>
   <translation>Мстительность</translation>
  </message>
  <message>
   <source>Vigilant</source>
   <translation>Бдительность</translation>
  </message>
  <message>
   <source>War</source>
   <translation>Война</translation>
  </message>
  <message>
   <source>Westeros phase</source>
   <translation>фаза Вестероса</translation>
  </message>
  <message>
   <source>attachment</source>
   <translation>приложение</translation>
  </message>
  <message>
   <source>challenges phase</source>
   <translation>фаза вызовов</translation>
  </message>
  <message>
   <source>character</source>
   <translation>персонаж</translation>
  </message>
  <message>
   <source>clean-up phase</source>
   <translation>фаза завершения</translation>
  </message>
  <message>
   <source>consolidate power step</source>
   <translation>шаг усиления власти</translation>
  </message>
  <message>
   <source>dominance phase</source>
   <translation>фаза доминирования</translation>
  </message>
  <message>
   <source>draw phase</source>
   <translation>фаза добора</translation>
  </message>
  <message>
   <source>event</source>
   <translation>событие</translation>
  </message>
  <message>
   <source>intrigue</source>
   <translation>интрига</translation>
  </message>
  <message>
   <source>location</source>
   <translation>место</translation>
  </message>
  <message>
   <source>march step</source>
   <translation>шаг походов</translation>
  </message>
  <message>
   <source>marshalling phase</source>
   <translation>фаза призыва</translation>
  </message>
  <message>
   <source>military</source>
   <translation>военный</translation>
  </message>
  <message>
   <source>planning phase</source>
   <translation>фаза планирования</translation>
  </message>
  <message>
   <source>plot phase</source>
   <translation>фаза сюжета</translation>
  </message>
  <message>
   <source>power</source>
   <translation>власть</translation>
  </message>
  <message>
   <source>raid step</source>
   <translation>шаг набегов</translation>
  </message>
  <message>
   <source>setup</source>
   <translation>подготовка</translation>
  </message>
  <message>
   <source>standing phase</source>
   <translation>фаза подъёма</translation>
  </message>
  <message>
   <source>taxation phase</source>
   <translation>фаза налогов</translation>
  </message>
 </context>
 <context>
  <name>Titles</name>
  <message>
   <source>+2 gold of income</source>
   <translation>+2 золота дохода</translation>
  </message>
  <message>
   <source>+3 in intrigue challenges</source>
   <translation>+3 в интригах</translation>
  </message>
  <message>
   <source>+3 in military challenges</source>
   <translation>+3 в военных вызовах</translation>
  </message>
  <message>
   <source>+3 in military; may take an undefended attack</source>
   <translation>+3 в военных; может принять атаку без защиты</translation>
  </message>
  <message>
   <source>+3 in power challenges</source>
   <translation>+3 в вызовах власти</translation>
  </message>
  <message>
   <source>+3 in power; once a round redirects an attack</source>
   <translation>+3 во власти; раз в раунд перенаправляет атаку</translation>
  </message>
  <message>
   <source>1 power more for winning unopposed</source>
   <translation>на 1 власть больше за победу без сопротивления</translation>
  </message>
  <message>
   <source>2 gold when winning initiative</source>
   <translation>2 золота за победу в инициативе</translation>
  </message>
  <message>
   <source>Commander of the Iron Fleet</source>
   <translation>Капитан Железного флота</translation>
  </message>
  <message>
   <source>Crown Regent</source>
   <translation>Регент</translation>
  </message>
  <message>
   <source>Drowned Priest</source>
   <translation>Жрец Утонувшего</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>Iron Fleet</source>
   <translation>Железный флот</translation>
  </message>
  <message>
   <source>Lord Commander</source>
   <translation>Лорд-командующий</translation>
  </message>
  <message>
   <source>Lord Commander of the Kingsguard</source>
   <translation>Лорд-командующий Королевской гвардией</translation>
  </message>
  <message>
   <source>Lord of the Isles</source>
   <translation>Лорд Островов</translation>
  </message>
  <message>
   <source>Master of Coin</source>
   <translation>Мастер над монетой</translation>
  </message>
  <message>
   <source>Master of Laws</source>
   <translation>Мастер над законами</translation>
  </message>
  <message>
   <source>Master of Whispers</source>
   <translation>Мастер над шептунами</translation>
  </message>
  <message>
   <source>Priest of the Drowned God</source>
   <translation>Жрец Утонувшего бога</translation>
  </message>
  <message>
   <source>Reaver</source>
   <translation>Разбойник</translation>
  </message>
  <message>
   <source>The Crow's Eye</source>
   <translation>Вороний Глаз</translation>
  </message>
  <message>
   <source>The Reader</source>
   <translation>Чтец</translation>
  </message>
  <message>
   <source>a second power challenge, against another player</source>
   <translation>второй вызов власти, против другого игрока</translation>
  </message>
  <message>
   <source>draws 1 card more</source>
   <translation>берёт на 1 карту больше</translation>
  </message>
  <message>
   <source>free</source>
   <translation>свободен</translation>
  </message>
  <message>
   <source>goes to who beats its holder in intrigue</source>
   <translation>переходит к победителю держателя в интриге</translation>
  </message>
  <message>
   <source>goes to who beats its holder in military</source>
   <translation>переходит к победителю держателя в военном</translation>
  </message>
  <message>
   <source>goes to who beats its holder in power</source>
   <translation>переходит к победителю держателя во власти</translation>
  </message>
  <message>
   <source>goes to who beats its holder unopposed</source>
   <translation>переходит к победителю держателя без сопротивления</translation>
  </message>
  <message>
   <source>goes to who wins dominance</source>
   <translation>переходит к победителю доминирования</translation>
  </message>
  <message>
   <source>goes to who wins initiative</source>
   <translation>переходит к победителю инициативы</translation>
  </message>
  <message>
   <source>gold counts twice for dominance</source>
   <translation>золото считается для доминирования дважды</translation>
  </message>
  <message>
   <source>held by {0}</source>
   <translation>держит {0}</translation>
  </message>
  <message>
   <source>opposes you</source>
   <translation>противостоит вам</translation>
  </message>
  <message>
   <source>opposes {0}</source>
   <translation>противостоит: {0}</translation>
  </message>
  <message>
   <source>supports you</source>
   <translation>поддерживает вас</translation>
  </message>
  <message>
   <source>supports {0}</source>
   <translation>поддерживает: {0}</translation>
  </message>
  <message>
   <source>you oppose</source>
   <translation>вы противостоите</translation>
  </message>
  <message>
   <source>you support: no attack</source>
   <translation>вы поддерживаете: не атаковать</translation>
  </message>
 </context>
 <context>
  <name>TreeView</name>
  <message numerus="yes">
   <source>%n choice(s)</source>
   <translation>
    <numerusform>%n выбор</numerusform>
    <numerusform>%n выбора</numerusform>
    <numerusform>%n выборов</numerusform>
   </translation>
  </message>
  <message>
   <source>; other lines: {0}</source>
   <translation>; другие линии: {0}</translation>
  </message>
  <message>
   <source>Choices made: {0}</source>
   <translation>Сделано выборов: {0}</translation>
  </message>
  <message>
   <source>R{0}</source>
   <translation>Р{0}</translation>
  </message>
  <message>
   <source>What if: {0}</source>
   <translation>Что если: {0}</translation>
  </message>
  <message>
   <source>now, after {0}</source>
   <translation>сейчас, выбор {0}</translation>
  </message>
 </context>
 <context>
  <name>TrialDialog</name>
  <message>
   <source>Also in hand: {0}</source>
   <translation>Ещё в руке: {0}</translation>
  </message>
  <message>
   <source>Cards placed, in percent of the hands</source>
   <translation>Выложено карт, в процентах рук</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Закрыть</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Взять</translation>
  </message>
  <message>
   <source>Gold placed, in percent of the hands</source>
   <translation>Выложено золота, в процентах рук</translation>
  </message>
  <message>
   <source>Mulligan</source>
   <translation>Пересдача</translation>
  </message>
  <message>
   <source>New hand</source>
   <translation>Новая рука</translation>
  </message>
  <message>
   <source>Next round</source>
   <translation>Следующий раунд</translation>
  </message>
  <message>
   <source>Opening hand. The marked cards could be placed: {0} for {1} of 5 gold.</source>
   <translation>Начальная рука. Отмеченные карты можно выложить: {0} за {1} из 5 золота.</translation>
  </message>
  <message>
   <source>Place the set-up</source>
   <translation>Выложить подготовку</translation>
  </message>
  <message>
   <source>Placed on average: {0} cards for {1} gold.</source>
   <translation>В среднем выложено: {0} карт за {1} золота.</translation>
  </message>
  <message>
   <source>Poor set-ups (fewer than 2 cards): {0} of the first hands, {1} after the mulligan.</source>
   <translation>Слабые подготовки (меньше 2 карт): {0} первых рук, {1} после пересдачи.</translation>
  </message>
  <message>
   <source>Round {0}: {1} cards in hand, {2} in the deck</source>
   <translation>Раунд {0}: карт в руке {1}, в колоде {2}</translation>
  </message>
  <message>
   <source>Set-up report</source>
   <translation>Отчёт о подготовке</translation>
  </message>
  <message>
   <source>Trial draw</source>
   <translation>Пробная раздача</translation>
  </message>
  <message>
   <source>Without a character: {0}.</source>
   <translation>Без персонажа: {0}.</translation>
  </message>
  <message>
   <source>{0} hands; a poor one is thrown back once.</source>
   <translation>Рук: {0}; слабая один раз сбрасывается.</translation>
  </message>
 </context>
 <context>
  <name>Undo</name>
  <message>
   <source>Another player has chosen since. Rewinding is still possible.</source>
   <translation>С тех пор выбирал другой игрок. Возврат всё ещё возможен.</translation>
  </message>
  <message>
   <source>Only computer players are at the table.</source>
   <translation>За столом только компьютерные игроки.</translation>
  </message>
  <message>
   <source>Round {round}, {phase}: before {what}</source>
   <translation>Раунд {round}, {phase}: перед {what}</translation>
  </message>
  <message>
   <source>Set-up: before {what}</source>
   <translation>Подготовка: перед {what}</translation>
  </message>
  <message>
   <source>Something new has come to light since your last choice. Rewinding is still possible.</source>
   <translation>После вашего последнего выбора открылось что-то новое. Возврат всё ещё возможен.</translation>
  </message>
  <message>
   <source>You have not chosen anything yet.</source>
   <translation>Вы ещё ничего не выбрали.</translation>
  </message>
  <message>
   <source>giving up</source>
   <translation>сдача партии</translation>
  </message>
  <message>
   <source>passing</source>
   <translation>пас</translation>
  </message>
  <message>
   <source>the challenge: {challenge}</source>
   <translation>вызов ({challenge})</translation>
  </message>
  <message>
   <source>the choice</source>
   <translation>выбор</translation>
  </message>
  <message>
   <source>the opening hand</source>
   <translation>стартовая рука</translation>
  </message>
 </context>
 <context>
  <name>VariantTile</name>
  <message>
   <source>chosen</source>
   <translation>выбрано</translation>
  </message>
  <message>
   <source>not chosen</source>
   <translation>не выбрано</translation>
  </message>
  <message>
   <source>{0} players</source>
   <translation>Игроков: {0}</translation>
  </message>
  <message>
   <source>{0} to {1} players</source>
   <translation>Игроков: от {0} до {1}</translation>
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
   <translation>Здесь {0}</translation>
  </message>
  <message>
   <source>Pass the device to {0}</source>
   <translation>Передайте устройство игроку: {0}</translation>
  </message>
  <message>
   <source>The table stays covered until then.</source>
   <translation>До тех пор стол закрыт.</translation>
  </message>
 </context>
 <context>
  <name>VersionsDialog</name>
  <message>
   <source>Close</source>
   <translation>Закрыть</translation>
  </message>
  <message>
   <source>Comment on version {0}</source>
   <translation>Комментарий к версии {0}</translation>
  </message>
  <message>
   <source>Comment…</source>
   <translation>Комментарий…</translation>
  </message>
  <message>
   <source>From version {0} to {1}:</source>
   <translation>От версии {0} к {1}:</translation>
  </message>
  <message>
   <source>Make it the newest</source>
   <translation>Сделать новейшей</translation>
  </message>
  <message>
   <source>Only those with a comment</source>
   <translation>Только с комментарием</translation>
  </message>
  <message>
   <source>Select a version to compare it with the newest, or two to compare them.</source>
   <translation>Выберите версию для сравнения с новейшей или две для сравнения между собой.</translation>
  </message>
  <message>
   <source>There is no difference.</source>
   <translation>Различий нет.</translation>
  </message>
  <message>
   <source>Version {0}, {1}</source>
   <translation>Версия {0}, {1}</translation>
  </message>
  <message>
   <source>Versions</source>
   <translation>Версии</translation>
  </message>
  <message>
   <source>Versions, the newest first</source>
   <translation>Версии, сначала новые</translation>
  </message>
 </context>
 <context>
  <name>ViewPage</name>
  <message>
   <source>Language</source>
   <translation>Язык</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Движение</translation>
  </message>
  <message>
   <source>Preview after</source>
   <translation>Просмотр через</translation>
  </message>
  <message>
   <source>Text and cards</source>
   <translation>Текст и карты</translation>
  </message>
  <message>
   <source>Text is never larger than the window has room for. “At once” moves nothing and waits for nothing.</source>
   <translation>Текст не бывает крупнее, чем позволяет окно. «Сразу» ничего не двигает и ничего не ждёт.</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Тема</translation>
  </message>
 </context>
 <context>
  <name>Why</name>
  <message>
   <source>A card with a dash for its cost cannot be bought.</source>
   <translation>Карту с прочерком вместо стоимости нельзя купить.</translation>
  </message>
  <message>
   <source>A text forbids it, or something that must be paid is missing.</source>
   <translation>Это запрещает текст или не хватает платы.</translation>
  </message>
  <message>
   <source>A unique card of this title is in play or dead already.</source>
   <translation>Уникальная карта с этим названием уже в игре или мертва.</translation>
  </message>
  <message>
   <source>Claim</source>
   <translation>Притязание</translation>
  </message>
  <message>
   <source>Cost for you</source>
   <translation>Стоимость для вас</translation>
  </message>
  <message>
   <source>Income</source>
   <translation>Доход</translation>
  </message>
  <message>
   <source>Initiative</source>
   <translation>Инициатива</translation>
  </message>
  <message>
   <source>It answers to something; it has no action of its own now.</source>
   <translation>Она отвечает на что-то; своего действия сейчас нет.</translation>
  </message>
  <message>
   <source>It can be marshalled in the marshalling phase only; now: {phase}.</source>
   <translation>Её можно призвать только в фазе призыва; сейчас {phase}.</translation>
  </message>
  <message>
   <source>It costs {need} gold; you have {have}.</source>
   <translation>Стоит {need} золота; у вас {have}.</translation>
  </message>
  <message>
   <source>It goes through Shadows first.</source>
   <translation>Сначала она идёт через Тени.</translation>
  </message>
  <message>
   <source>It has no action.</source>
   <translation>У неё нет действия.</translation>
  </message>
  <message>
   <source>It is not your turn to choose.</source>
   <translation>Сейчас выбираете не вы.</translation>
  </message>
  <message>
   <source>It kneels, and its price or effect cannot be met.</source>
   <translation>Она преклонена, и её цену или эффект не выполнить.</translation>
  </message>
  <message>
   <source>It lacks the icon of this challenge.</source>
   <translation>Нет значка этого вызова.</translation>
  </message>
  <message>
   <source>Its action belongs to another phase; now: {phase}.</source>
   <translation>Её действие для другой фазы; сейчас {phase}.</translation>
  </message>
  <message>
   <source>Its limit is used up.</source>
   <translation>Её лимит исчерпан.</translation>
  </message>
  <message>
   <source>Its price cannot be paid, it has no target, or it would change nothing.</source>
   <translation>Цену не заплатить, нет цели, или ничего не изменится.</translation>
  </message>
  <message>
   <source>Its text is blank now.</source>
   <translation>Её текст сейчас пуст.</translation>
  </message>
  <message>
   <source>Kneeling characters cannot be declared.</source>
   <translation>Преклонённых персонажей нельзя объявить.</translation>
  </message>
  <message>
   <source>Only characters take part in challenges.</source>
   <translation>В вызовах участвуют только персонажи.</translation>
  </message>
  <message>
   <source>Only the active player marshals.</source>
   <translation>Призывает только активный игрок.</translation>
  </message>
  <message>
   <source>Stealth has bypassed it.</source>
   <translation>Её обошла Скрытность.</translation>
  </message>
  <message>
   <source>Strength</source>
   <translation>Сила</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>Партия окончена.</translation>
  </message>
  <message>
   <source>The game waits for something else now.</source>
   <translation>Сейчас игра ждёт другого.</translation>
  </message>
  <message>
   <source>There is nothing that it may be attached to.</source>
   <translation>Не к чему её приложить.</translation>
  </message>
  <message>
   <source>What lies there cannot be used.</source>
   <translation>То, что там лежит, использовать нельзя.</translation>
  </message>
  <message>
   <source>You do not control this card.</source>
   <translation>Вы не контролируете эту карту.</translation>
  </message>
  <message>
   <source>You have played a Limited card this round.</source>
   <translation>В этом раунде вы уже сыграли карту с ограничением.</translation>
  </message>
  <message>
   <source>never below 0</source>
   <translation>не ниже 0</translation>
  </message>
  <message>
   <source>set to {amount} by {card}</source>
   <translation>установлено {amount}: {card}</translation>
  </message>
  <message>
   <source>{amount} by Melee</source>
   <translation>{amount} за Схватку</translation>
  </message>
  <message>
   <source>{amount} by the rules</source>
   <translation>{amount} по правилам</translation>
  </message>
  <message>
   <source>{amount} for another House</source>
   <translation>{amount} за чужой Дом</translation>
  </message>
  <message>
   <source>{amount} from {card}</source>
   <translation>{amount}: {card}</translation>
  </message>
  <message>
   <source>{amount} from {card} for a time</source>
   <translation>{amount} на время: {card}</translation>
  </message>
  <message>
   <source>{amount} printed</source>
   <translation>{amount} напечатано</translation>
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
   <translation>Буря мечей</translation>
  </message>
  <message>
   <source>Arryn</source>
   <translation>Аррен</translation>
  </message>
  <message>
   <source>Attached: {0}</source>
   <translation>Присоединено: {0}</translation>
  </message>
  <message>
   <source>Attacks</source>
   <translation>Атакует</translation>
  </message>
  <message>
   <source>Baratheon</source>
   <translation>Баратеон</translation>
  </message>
  <message>
   <source>Bypassed by stealth</source>
   <translation>Обойдён Скрытностью</translation>
  </message>
  <message>
   <source>Challenges</source>
   <translation>Вызовы</translation>
  </message>
  <message>
   <source>Clean-up</source>
   <translation>Завершение</translation>
  </message>
  <message>
   <source>Computer, random</source>
   <translation>Компьютер, случайный</translation>
  </message>
  <message>
   <source>Computer, thoughtful</source>
   <translation>Компьютер, вдумчивый</translation>
  </message>
  <message>
   <source>Consolidate</source>
   <translation>Усиление</translation>
  </message>
  <message>
   <source>Costs {0} (printed {1})</source>
   <translation>Стоит {0} (напечатано {1})</translation>
  </message>
  <message>
   <source>Defends</source>
   <translation>Защищает</translation>
  </message>
  <message>
   <source>Dominance</source>
   <translation>Доминирование</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Добор</translation>
  </message>
  <message>
   <source>Duplicates: {0}</source>
   <translation>Дубликаты: {0}</translation>
  </message>
  <message>
   <source>Frey</source>
   <translation>Фрей</translation>
  </message>
  <message>
   <source>Gold on it: {0}</source>
   <translation>Золото на карте: {0}</translation>
  </message>
  <message>
   <source>Greyjoy</source>
   <translation>Грейджой</translation>
  </message>
  <message>
   <source>Hand of the King</source>
   <translation>Десница короля</translation>
  </message>
  <message>
   <source>Hand of the King in play: {0} tokens, needs {1}</source>
   <translation>Десница короля в игре: жетонов {0}, нужно {1}</translation>
  </message>
  <message>
   <source>Hand of the King out of play: {0} tokens, needs {1}</source>
   <translation>Десница короля вне игры: жетонов {0}, нужно {1}</translation>
  </message>
  <message>
   <source>Intrigue</source>
   <translation>Интрига</translation>
  </message>
  <message>
   <source>Intrigue challenge</source>
   <translation>Вызов интриги</translation>
  </message>
  <message>
   <source>Is leaving play</source>
   <translation>Покидает игру</translation>
  </message>
  <message>
   <source>Joust</source>
   <translation>Поединок</translation>
  </message>
  <message>
   <source>Kingsmoot</source>
   <translation>Королевское вече</translation>
  </message>
  <message>
   <source>Kneeling</source>
   <translation>Преклонён</translation>
  </message>
  <message>
   <source>Lannister</source>
   <translation>Ланнистер</translation>
  </message>
  <message>
   <source>March</source>
   <translation>Походы</translation>
  </message>
  <message>
   <source>Marshalling</source>
   <translation>Призыв</translation>
  </message>
  <message>
   <source>Martell</source>
   <translation>Мартелл</translation>
  </message>
  <message>
   <source>Melee</source>
   <translation>Схватка</translation>
  </message>
  <message>
   <source>Military</source>
   <translation>Военный</translation>
  </message>
  <message>
   <source>Military challenge</source>
   <translation>Военный вызов</translation>
  </message>
  <message>
   <source>No House</source>
   <translation>Без Дома</translation>
  </message>
  <message>
   <source>Person</source>
   <translation>Человек</translation>
  </message>
  <message>
   <source>Planning</source>
   <translation>Планирование</translation>
  </message>
  <message>
   <source>Plot</source>
   <translation>Сюжет</translation>
  </message>
  <message>
   <source>Power</source>
   <translation>Власть</translation>
  </message>
  <message>
   <source>Power challenge</source>
   <translation>Вызов власти</translation>
  </message>
  <message>
   <source>Power on it: {0}</source>
   <translation>Власть на карте: {0}</translation>
  </message>
  <message>
   <source>Raid</source>
   <translation>Набеги</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Подготовка</translation>
  </message>
  <message>
   <source>Standing</source>
   <translation>Подъём</translation>
  </message>
  <message>
   <source>Stark</source>
   <translation>Старк</translation>
  </message>
  <message>
   <source>Strength {0} (printed {1})</source>
   <translation>Сила {0} (напечатано {1})</translation>
  </message>
  <message>
   <source>Targaryen</source>
   <translation>Таргариен</translation>
  </message>
  <message>
   <source>Taxation</source>
   <translation>Налоги</translation>
  </message>
  <message>
   <source>Text box blank</source>
   <translation>Без текста</translation>
  </message>
  <message>
   <source>Tyrell</source>
   <translation>Тирелл</translation>
  </message>
  <message>
   <source>Westeros</source>
   <translation>Вестерос</translation>
  </message>
 </context>
 <context>
  <name>Zone</name>
  <message>
   <source>Page {0} of {1}. Click, or PgDn, for the next one</source>
   <translation>Страница {0} из {1}. Следующая – щелчок или PgDn</translation>
  </message>
 </context>
 <context>
  <name>_Column</name>
  <message>
   <source>What it means</source>
   <translation>Что это значит</translation>
  </message>
 </context>
 <context>
  <name>_Prison</name>
  <message>
   <source>Empty</source>
   <translation>Пусто</translation>
  </message>
  <message>
   <source>Execute: 2 power</source>
   <translation>Казнить: 2 власти</translation>
  </message>
  <message>
   <source>Prison of {0}</source>
   <translation>Тюрьма: {0}</translation>
  </message>
  <message>
   <source>taken in round {0}</source>
   <translation>взят в раунде {0}</translation>
  </message>
 </context>
 <context>
  <name>_Row</name>
  <message>
   <source>free</source>
   <translation>свободно</translation>
  </message>
 </context>
</TS>
