import type { Words } from './words.ts';

export const batterySafety: Words = [
  'Enthält eine Knopfzelle. Von Kindern fernhalten: Verschluckte Zellen können innerhalb von zwei Stunden schwere innere Verätzungen verursachen. Batteriewechsel nur in der Werkstatt; verbrauchte Zellen nehmen wir unentgeltlich zurück.',
  'Contains a button cell. Keep away from children: swallowed cells can cause severe internal burns within two hours. Have the battery changed by a workshop; we take back used cells free of charge.',
  'Contient une pile bouton. Tenir hors de portée des enfants : avalée, elle peut provoquer en deux heures de graves brûlures internes. Changement de pile en atelier uniquement ; nous reprenons gratuitement les piles usagées.',
];

export const smallPartsSafety: Words = [
  'Kein Spielzeug. Enthält kleine Teile, die verschluckt oder eingeatmet werden können; von Kindern unter drei Jahren fernhalten.',
  'Not a toy. Contains small parts that may be swallowed or inhaled; keep away from children under three.',
  "Ceci n'est pas un jouet. Contient de petits éléments pouvant être avalés ou inhalés ; tenir hors de portée des enfants de moins de trois ans.",
];

export const necklaceSafety: Words = [
  'Beim Schlafen und beim Sport ablegen. Für Kinder unter drei Jahren nicht geeignet: Strangulationsgefahr.',
  'Take off for sleep and sport. Not suitable for children under three: risk of strangulation.',
  "À retirer pour dormir et faire du sport. Ne convient pas aux enfants de moins de trois ans : risque d'étranglement.",
];

export const tensionSafety: Words = [
  'Nicht selbst weiten oder biegen: Der Stein wird allein durch die Spannung gehalten. Einmal jährlich bei uns prüfen lassen.',
  'Do not stretch or bend the ring yourself: tension alone holds the stone. Have it checked by us once a year.',
  "Ne pas élargir ni tordre l'anneau soi-même : seule la tension retient la pierre. À faire contrôler chez nous une fois par an.",
];

export const toolSafety: Words = [
  'Spitzes Werkzeug. Vom Körper weg arbeiten, Augen vor springenden Federstegen schützen, von Kindern fernhalten.',
  'Pointed tool. Work away from the body, protect your eyes from springing bars, keep away from children.',
  "Outil pointu. Travailler en s'éloignant du corps, protéger ses yeux des barrettes qui sautent, tenir hors de portée des enfants.",
];

export const mainsSafety: Words = [
  'Nur mit dem beiliegenden Netzteil und nur in trockenen Räumen betreiben. Nicht abdecken.',
  'Use only with the enclosed mains adapter and only in dry rooms. Do not cover.',
  "N'utiliser qu'avec le bloc secteur fourni, dans une pièce sèche. Ne pas couvrir.",
];

export const looseBatterySafety: Words = [
  'Enthält eine Batterie vom Typ AA. Nicht aufladen, öffnen oder ins Feuer werfen; verbrauchte Batterien nehmen wir unentgeltlich zurück.',
  'Contains one AA battery. Do not recharge, open or throw into fire; we take back used batteries free of charge.',
  'Contient une pile AA. Ne pas recharger, ouvrir ni jeter au feu ; nous reprenons gratuitement les piles usagées.',
];
