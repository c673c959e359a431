import type { AccessoryLook } from '../../pictures/look.ts';
import { type Alloy, alloyName } from '../alloys.ts';
import type { ProductNote } from '../product-note.ts';
import type { Words } from '../words.ts';
import { factLine, html, paragraph } from './prose.ts';

const facts = {
  strap: [
    'Von Hand im Sattlerstich genäht, mit Schnellwechselstegen und Dornschließe; Länge 115 und 75 mm, in drei Breiten.',
    'Saddle stitched by hand, with quick-release bars and a pin buckle; 115 and 75 mm long, in three widths.',
    'Cousu main au point sellier, avec barrettes à changement rapide et boucle ardillon ; longueur 115 et 75 mm, en trois largeurs.',
  ],
  watch_box: [
    'Der Korpus ist aus Nussbaum, die Kissen sind mit Filz bezogen und passen auch in schmale Armbänder.',
    'The body is of walnut; the felt-covered cushions fit even narrow bracelets.',
    'Le corps est en noyer ; les coussins gainés de feutre conviennent même aux bracelets étroits.',
  ],
  jewel_case: [
    'Außen Leder, innen anlaufhemmender Stoff; der Verschluss ist aus Messing gefeilt.',
    'Leather without, anti-tarnish cloth within; the catch is filed from brass.',
    'Cuir au-dehors, tissu anti-ternissure au-dedans ; le fermoir est limé dans le laiton.',
  ],
  cufflinks: [
    'Das Gelenk ist geschraubt und lässt sich nachstellen; geliefert werden sie als Paar im Etui.',
    'The joint is screwed and can be adjusted; they come as a pair in a case.',
    "L'articulation est vissée et réglable ; ils sont livrés par paire, dans un écrin.",
  ],
  tie_bar: [
    'Die Feder greift flach und hinterlässt auf Seide keine Spur.',
    'The spring grips flat and leaves no trace on silk.',
    'Le ressort serre à plat et ne laisse aucune trace sur la soie.',
  ],
  watch_winder: [
    'Für eine Automatikuhr, Drehrichtung und Zahl der Umdrehungen sind wählbar; das Netzteil liegt bei.',
    'For one automatic watch; direction and number of turns can be chosen; the mains adapter is included.',
    'Pour une montre automatique ; sens et nombre de tours au choix ; le bloc secteur est fourni.',
  ],
  polishing_cloth: [
    'Zweilagige Baumwolle, innen mit Poliermittel getränkt, außen trocken; nicht waschen, nur austauschen.',
    'Two layers of cotton, the inner one charged with polish, the outer dry; do not wash, merely replace.',
    "Deux épaisseurs de coton, l'une imprégnée de produit à polir, l'autre sèche ; ne pas laver, remplacer.",
  ],
  spring_bar_tool: [
    'Der Griff ist gerändelt, beide Klingen sind gehärtet und auswechselbar.',
    'The handle is knurled; both blades are hardened and can be replaced.',
    'Le manche est moleté, les deux lames trempées et remplaçables.',
  ],
  money_clip: [
    'Glatt genug für die Anzugtasche, stark genug für fünfzehn Scheine.',
    'Smooth enough for a suit pocket, strong enough for fifteen notes.',
    'Assez lisse pour la poche du costume, assez ferme pour quinze billets.',
  ],
  key_ring: [
    'Ein Schraubverschluss statt eines Spaltrings: Kein Fingernagel leidet beim Öffnen.',
    'A screw closure instead of a split ring: no fingernail suffers in opening it.',
    "Une fermeture vissée au lieu d'un anneau fendu : aucun ongle n'y laisse sa peine.",
  ],
  travel_roll: [
    'Gefüttert mit Mikrofaser, geschlossen mit einer Lasche, die durch zwei Schlaufen läuft.',
    'Lined with microfibre and closed by a tab that runs through two loops.',
    'Doublé de microfibre, fermé par une patte passée dans deux passants.',
  ],
  alarm_clock: [
    'Quarzwerk mit schleichender Sekunde, Leuchtzeiger, Messinggehäuse; eine Batterie vom Typ AA liegt bei.',
    'Quartz movement with a sweeping second, luminous hands, brass case; one AA battery is included.',
    'Mouvement à quartz à seconde glissante, aiguilles lumineuses, boîtier en laiton ; une pile AA est fournie.',
  ],
} satisfies Record<AccessoryLook['form'], Words>;

/** Only silver is drawn grey. */
const colours = {
  black: ['schwarz', 'black', 'noir'],
  brown: ['braun', 'brown', 'brun'],
  cognac: ['cognac', 'cognac', 'cognac'],
  navy: ['nachtblau', 'midnight blue', 'bleu nuit'],
  green: ['grün', 'green', 'vert'],
  burgundy: ['burgunderrot', 'burgundy', 'bordeaux'],
  grey: ['poliert', 'polished', 'poli'],
  natural: ['naturbelassen', 'untreated', 'naturel'],
} satisfies Record<AccessoryLook['colour'], Words>;

export function accessoryTeaser({ look }: ProductNote<'accessory'>, material: Alloy): Words {
  return factLine(alloyName(material), colours[look.colour]);
}

export function describeAccessory({ look, says }: ProductNote<'accessory'>): Words {
  return html(paragraph(says), paragraph(facts[look.form]));
}
