import { translations, type Words } from '../catalogue/words.ts';

type Option = {
  key: string;
  /** Net: of a ring, a stone or a character. */
  price?: number;
  /** In millimetres. */
  minWidth?: number;
  minHeight?: number;
  excludes?: string[];
  name: Words;
  says: Words;
};

const profiles: Option[] = [
  {
    ...{ key: 'comfort', price: 20 },
    name: ['Bombiert', 'Comfort', 'Confort'],
    says: [
      'Innen leicht gewölbt: gleitet über den Knöchel und trägt sich, als wäre er nicht da.',
      'Slightly domed inside: it slides over the knuckle and is soon forgotten.',
      "Légèrement bombée à l'intérieur : elle passe la phalange et se fait oublier.",
    ],
  },
  {
    key: 'flat',
    name: ['Flach', 'Flat', 'Plat'],
    says: [
      'Außen und innen gerade, mit klaren Kanten.',
      'Straight outside and inside, with clear edges.',
      'Droite dehors comme dedans, aux arêtes nettes.',
    ],
  },
  {
    key: 'rounded',
    name: ['Sanft gerundet', 'Softly rounded', 'Adouci'],
    says: [
      'Flach, aber mit gerundeten Kanten: schlicht und angenehm.',
      'Flat, but with rounded edges: plain and pleasant.',
      'Plate, mais aux bords arrondis : simple et agréable.',
    ],
  },
  {
    ...{ key: 'half-round', minHeight: 1.4 },
    name: ['Halbrund', 'Half round', 'Demi-jonc'],
    says: [
      'Der klassische Trauring, außen gewölbt wie ein Flusskiesel.',
      'The classic wedding ring, domed outside like a pebble.',
      "L'alliance classique, bombée comme un galet.",
    ],
  },
  {
    ...{ key: 'bevelled', price: 18, minWidth: 3 },
    name: ['Facettiert', 'Bevelled', 'Biseauté'],
    says: [
      'Zwei schräge Kanten fangen das Licht neben einer ruhigen Mitte.',
      'Two bevels catch the light beside a quiet middle.',
      'Deux biseaux prennent la lumière de part et d’autre d’un centre calme.',
    ],
  },
  {
    ...{ key: 'concave', price: 18, minWidth: 3.5, minHeight: 1.6 },
    name: ['Konkav', 'Concave', 'Concave'],
    says: [
      'Außen nach innen gewölbt: Die Ränder schützen die Mitte.',
      'Curved inwards: the rims protect the middle.',
      'Creusée vers le centre : les bords protègent le milieu.',
    ],
  },
  {
    ...{ key: 'knife-edge', price: 25, minHeight: 1.8 },
    name: ['Grat', 'Knife edge', 'Arête'],
    says: [
      'Zwei Flächen treffen sich zu einem weichen Grat, der rundum läuft.',
      'Two planes meet in a soft ridge that runs all the way round.',
      'Deux plans se rejoignent en une arête douce qui fait le tour.',
    ],
  },
  {
    key: 'soft-square',
    name: ['Vierkant', 'Soft square', 'Carré doux'],
    says: [
      'Kräftig und kantig gedacht, an allen Kanten weich gebrochen.',
      'Strong and square in spirit, softened at every edge.',
      'Franche et carrée, adoucie sur toutes ses arêtes.',
    ],
  },
];

const surfaces: Option[] = [
  {
    key: 'polished',
    name: ['Poliert', 'Polished', 'Poli'],
    says: [
      'Spiegelblank. Die ersten Kratzer kommen bald, danach bleibt der Glanz gleich.',
      'Bright as a mirror. The first scratches come soon; after that the shine stays.',
      'Brillant comme un miroir. Les premières rayures viennent vite, puis l’éclat demeure.',
    ],
  },
  {
    ...{ key: 'matt', price: 10 },
    name: ['Matt', 'Matt', 'Mat'],
    says: [
      'Seidig und ohne Spiegelung. An den Kanten poliert er sich mit der Zeit von selbst.',
      'Silky and without reflections. In time the edges polish themselves.',
      'Soyeux, sans reflets. Avec le temps, les bords se polissent d’eux-mêmes.',
    ],
  },
  {
    ...{ key: 'brushed-length', price: 12 },
    name: ['Längs gebürstet', 'Brushed lengthways', 'Brossé en long'],
    says: [
      'Feine Striche in der Richtung des Rings.',
      'Fine lines that follow the ring.',
      'De fines lignes qui suivent l’anneau.',
    ],
  },
  {
    ...{ key: 'brushed-cross', price: 12 },
    name: ['Quer gebürstet', 'Brushed crossways', 'Brossé en travers'],
    says: [
      'Feine Striche über die Breite: lebendig bei jeder Bewegung.',
      'Fine lines across the width: alive with every movement.',
      'De fines lignes dans la largeur, vivantes à chaque geste.',
    ],
  },
  {
    ...{ key: 'sand', price: 14 },
    name: ['Sandmatt', 'Sandblasted', 'Sablé'],
    says: [
      'Körnig wie feuchter Sand, gleichmäßig und leise.',
      'Grainy as wet sand, even and quiet.',
      'Grenu comme le sable humide, égal et discret.',
    ],
  },
  {
    ...{ key: 'ice', price: 24, excludes: ['knife-edge'] },
    name: ['Eismatt', 'Ice matt', 'Givré'],
    says: [
      'Mit der Drahtbürste geschlagen, bis es glitzert wie Reif.',
      'Struck with a wire brush until it glitters like hoarfrost.',
      'Frappé à la brosse métallique jusqu’à scintiller comme le givre.',
    ],
  },
  {
    ...{ key: 'hammered', price: 35, minHeight: 1.4, excludes: ['knife-edge', 'concave'] },
    name: ['Gehämmert', 'Hammered', 'Martelé'],
    says: [
      'Schlag für Schlag von Hand: Kein Ring gleicht dem anderen.',
      'Blow by blow, by hand: no two rings are alike.',
      'Coup par coup, à la main : aucun anneau ne ressemble à un autre.',
    ],
  },
];

const grooves: Option[] = [
  {
    ...{ key: 'fine', price: 18, minHeight: 1.3, excludes: ['knife-edge'] },
    name: ['Feine Fuge', 'Fine groove', 'Rainure fine'],
    says: [
      'Eine Linie wie mit dem Stift gezogen.',
      'A line as if drawn with a pencil.',
      'Une ligne comme tracée au crayon.',
    ],
  },
  {
    ...{ key: 'wide', price: 24, minWidth: 3, minHeight: 1.5, excludes: ['knife-edge'] },
    name: ['Breite Fuge', 'Wide groove', 'Rainure large'],
    says: [
      'Eine deutliche Rille, die zwei Teile trennt.',
      'A clear channel that parts two halves.',
      'Un sillon franc qui sépare deux parties.',
    ],
  },
];

const settings: Option[] = [
  {
    ...{ key: 'bezel', price: 12 },
    name: ['Zarge', 'Bezel', 'Serti clos'],
    says: [
      'Ein Rand aus Metall hält den Stein rundum: glatt und sicher.',
      'A rim of metal holds the stone all round: smooth and safe.',
      'Un bord de métal tient la pierre tout autour : lisse et sûr.',
    ],
  },
  {
    ...{ key: 'channel', price: 18, minWidth: 3, excludes: ['one', 'knife-edge'] },
    name: ['Kanal', 'Channel', 'Serti rail'],
    says: [
      'Stein an Stein zwischen zwei Schienen.',
      'Stone beside stone between two rails.',
      'Pierre contre pierre, entre deux rails.',
    ],
  },
  {
    ...{ key: 'pave', price: 15, excludes: ['knife-edge'] },
    name: ['Pavé', 'Pavé', 'Pavé'],
    says: [
      'Mit kleinen Körnern gefasst, damit die Steine am meisten Licht bekommen.',
      'Held by tiny grains, so that the stones get the most light.',
      'Tenues par de petits grains, pour que les pierres reçoivent le plus de lumière.',
    ],
  },
];

const engravings: Option[] = [
  {
    ...{ key: 'laser', price: 1.5 },
    name: ['Laser', 'Laser', 'Laser'],
    says: ['Fein, gleichmäßig und dunkel gezeichnet.', 'Fine, even and dark.', 'Fine, régulière et sombre.'],
  },
  {
    ...{ key: 'diamond', price: 2.5 },
    name: ['Diamant', 'Diamond', 'Diamant'],
    says: [
      'Mit dem Diamanten geritzt: Jeder Strich glänzt.',
      'Drawn with a diamond point: every stroke shines.',
      'Tracée à la pointe de diamant : chaque trait brille.',
    ],
  },
  {
    ...{ key: 'drawing', price: 75 },
    name: [
      'Ihre Handschrift oder ein Fingerabdruck',
      'Your handwriting or a fingerprint',
      'Votre écriture ou une empreinte',
    ],
    says: [
      'Mit dem Laser nachgezogen, so wie Sie sie uns geben.',
      'Traced by laser, just as you give it to us.',
      'Reproduite au laser, telle que vous nous la confiez.',
    ],
  },
];

const fonts: Option[] = [
  {
    key: 'serif',
    name: ['Antiqua', 'Serif', 'Romaine'],
    says: ['Klassische Buchschrift.', 'A classic book face.', 'Un caractère de livre, classique.'],
  },
  {
    key: 'sans',
    name: ['Grotesk', 'Sans serif', 'Linéale'],
    says: ['Klar und ohne Schnörkel.', 'Clear and unadorned.', 'Claire et sans ornement.'],
  },
  {
    ...{ key: 'script', price: 12, minWidth: 3 },
    name: ['Schreibschrift', 'Script', 'Cursive'],
    says: ['Wie mit der Feder geschrieben.', 'As if written with a pen.', 'Comme écrite à la plume.'],
  },
];

const kinds = {
  profile: profiles,
  surface: surfaces,
  groove: grooves,
  setting: settings,
  engraving: engravings,
  font: fonts,
};

export const optionRows = Object.entries(kinds)
  .flatMap(([kind, options]) => options.map((option) => ({ kind, ...option })))
  .map(({ kind, key, price, minWidth, minHeight, excludes, name, says }, index) => ({
    ...{ id: index + 1, project: 1, active: true, kind, key, price: price ?? 0 },
    ...{ min_width: minWidth ?? 0, min_height: minHeight ?? 0, excludes: excludes ?? [], sort: index + 1 },
    translations: translations({ display_name: name, description: says }),
  }));
