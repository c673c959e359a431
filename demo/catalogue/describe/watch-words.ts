import type { WatchLook } from '../../pictures/look.ts';
import type { Movement } from '../product-note.ts';
import type { Words } from '../words.ts';

export const cases = {
  round: ['das runde Gehäuse', 'round case', 'boîtier rond'],
  cushion: ['das Kissengehäuse', 'cushion case', 'boîtier coussin'],
  tonneau: ['das Tonneaugehäuse', 'tonneau case', 'boîtier tonneau'],
  square: ['das quadratische Gehäuse', 'square case', 'boîtier carré'],
  pilot: [
    'das Fliegergehäuse mit griffiger Krone',
    "pilot's case with its large crown",
    "boîtier d'aviateur à grosse couronne",
  ],
  diver: [
    'das Tauchergehäuse mit Drehlünette',
    'diving case with its rotating bezel',
    'boîtier de plongée à lunette tournante',
  ],
} satisfies Record<WatchLook['case'], Words>;

/** After auf dem, the, le. */
export const dials = {
  white: ['weißen Zifferblatt', 'white dial', 'cadran blanc'],
  ivory: ['elfenbeinfarbenen Zifferblatt', 'ivory dial', 'cadran ivoire'],
  silver: ['silberfarbenen Zifferblatt', 'silvered dial', 'cadran argenté'],
  black: ['schwarzen Zifferblatt', 'black dial', 'cadran noir'],
  navy: ['nachtblauen Zifferblatt', 'midnight-blue dial', 'cadran bleu nuit'],
  forest: ['tannengrünen Zifferblatt', 'forest-green dial', 'cadran vert sapin'],
  burgundy: ['burgunderroten Zifferblatt', 'burgundy dial', 'cadran bordeaux'],
  anthracite: ['anthrazitfarbenen Zifferblatt', 'anthracite dial', 'cadran anthracite'],
  salmon: ['lachsfarbenen Zifferblatt', 'salmon dial', 'cadran saumon'],
  mother_of_pearl: ['Zifferblatt aus Perlmutt', 'mother-of-pearl dial', 'cadran de nacre'],
} satisfies Record<WatchLook['dial'], Words>;

export const indices = {
  batons: ['aufgesetzte Strichindizes', 'applied batons', 'des index bâtons appliqués'],
  roman: ['römische Ziffern', 'Roman numerals', 'des chiffres romains'],
  arabic: ['arabische Ziffern', 'Arabic numerals', 'des chiffres arabes'],
  dots: ['runde Punktindizes', 'round markers', 'des index ronds'],
  railway: ['Striche und eine Eisenbahnminuterie', 'batons and a railway track', 'des bâtons et un chemin de fer'],
} satisfies Record<WatchLook['indices'], Words>;

/** Hands are named by their form; the last one's usual name belongs to a maker. */
export const hands = {
  dauphine: ['Dauphinezeiger', 'dauphine hands', 'des aiguilles dauphine'],
  leaf: ['Blattzeiger', 'leaf hands', 'des aiguilles feuille'],
  baton: ['Stabzeiger', 'baton hands', 'des aiguilles bâton'],
  sword: ['Schwertzeiger', 'sword hands', 'des aiguilles glaive'],
  breguet: ['Zeiger mit durchbrochener Spitze', 'hands with pierced tips', 'des aiguilles pomme évidées'],
} satisfies Record<WatchLook['hands'], Words>;

export const straps = {
  leather_black: [
    'ein schwarzes Lederband mit Dornschließe',
    'a black leather strap with a pin buckle',
    'un bracelet en cuir noir à boucle ardillon',
  ],
  leather_brown: [
    'ein braunes Lederband mit Dornschließe',
    'a brown leather strap with a pin buckle',
    'un bracelet en cuir brun à boucle ardillon',
  ],
  leather_cognac: [
    'ein cognacfarbenes Lederband mit Dornschließe',
    'a cognac leather strap with a pin buckle',
    'un bracelet en cuir cognac à boucle ardillon',
  ],
  leather_navy: [
    'ein nachtblaues Lederband mit Dornschließe',
    'a midnight-blue leather strap with a pin buckle',
    'un bracelet en cuir bleu nuit à boucle ardillon',
  ],
  leather_green: [
    'ein grünes Lederband mit Dornschließe',
    'a green leather strap with a pin buckle',
    'un bracelet en cuir vert à boucle ardillon',
  ],
  bracelet: [
    'ein Gliederband mit Faltschließe',
    'a link bracelet with a folding clasp',
    'un bracelet à maillons à boucle déployante',
  ],
  mesh: [
    'ein Milanaiseband mit Schiebeschließe',
    'a Milanese mesh with a sliding clasp',
    'un bracelet milanais à fermoir coulissant',
  ],
  rubber: [
    'ein Kautschukband mit Dornschließe',
    'a rubber strap with a pin buckle',
    'un bracelet en caoutchouc à boucle ardillon',
  ],
  textile_grey: [
    'ein graues Textilband mit Dornschließe',
    'a grey textile strap with a pin buckle',
    'un bracelet textile gris à boucle ardillon',
  ],
} satisfies Record<WatchLook['strap'], Words>;

export const complications = {
  small_seconds: [
    'Die kleine Sekunde hat ihr eigenes Hilfszifferblatt.',
    'The small seconds have a subdial of their own.',
    'La petite seconde possède son propre compteur.',
  ],
  date: [
    'Das Datum steht in einem schmalen Fenster.',
    'The date appears in a slim window.',
    'La date apparaît dans un guichet étroit.',
  ],
  chronograph: [
    'Zwei Drücker starten, stoppen und nullen den Chronographen.',
    'Two pushers start, stop and reset the chronograph.',
    'Deux poussoirs lancent, arrêtent et remettent à zéro le chronographe.',
  ],
  moon_phase: [
    'Ein Ausschnitt im Zifferblatt zeigt die Phase des Mondes.',
    'An aperture in the dial shows the phase of the moon.',
    'Un guichet du cadran montre la phase de la lune.',
  ],
  power_reserve: [
    'Eine Anzeige auf dem Zifferblatt verrät, wie lange die Feder noch reicht.',
    'An indicator on the dial tells how long the mainspring will last.',
    'Un indicateur au cadran dit combien de temps le ressort tiendra encore.',
  ],
  gmt: [
    'Ein zusätzlicher Zeiger führt die zweite Zeitzone über 24 Stunden mit.',
    'An additional hand carries the second time zone over 24 hours.',
    'Une aiguille supplémentaire indique le second fuseau sur 24 heures.',
  ],
} satisfies Record<NonNullable<WatchLook['complication']>, Words>;

export const waterHints = {
  3: [
    'Regen und Händewaschen schaden ihr nicht',
    'rain and the washing of hands will not harm it',
    'ni la pluie ni le lavage des mains ne lui nuisent',
  ],
  5: [
    'kurzes Untertauchen verträgt sie, Schwimmen besser nicht',
    'brief immersion is fine, but better not to swim with it',
    'une brève immersion ne lui fait rien, mais mieux vaut ne pas nager avec',
  ],
  10: ['damit darf man schwimmen', 'you may swim with it', 'on peut nager avec'],
  20: [
    'sie geht mit ins Meer und unter die Wellen',
    'it goes into the sea and beneath the waves',
    'elle accompagne en mer, et sous les vagues',
  ],
  30: [
    'sie ist zum Gerätetauchen geeignet',
    'it is suitable for scuba diving',
    'elle convient à la plongée avec bouteille',
  ],
} satisfies Record<3 | 5 | 10 | 20 | 30, Words>;

export const watchNouns = {
  automatic: ['Automatikuhr', 'Automatic watch', 'Montre automatique'],
  manual: ['Handaufzugsuhr', 'Hand-wound watch', 'Montre à remontage manuel'],
  quartz: ['Quarzuhr', 'Quartz watch', 'Montre à quartz'],
  solar: ['Solaruhr', 'Solar watch', 'Montre solaire'],
} satisfies Record<Movement, Words>;

/** Small numbers are written out. */
export const numerals: Record<number, Words> = {
  3: ['drei', 'three', 'trois'],
  4: ['vier', 'four', 'quatre'],
  5: ['fünf', 'five', 'cinq'],
  6: ['sechs', 'six', 'six'],
};
