import type { ProductNote } from '../../product-note.ts';

export const rings: ProductNote<'ring'>[] = [
  {
    name: ['Distel', 'Thistle', 'Chardon'],
    house: 'atelier-vierlinden',
    price: 1680,
    stock: 1,
    look: { metal: 'yellow_gold', form: 'cocktail', stone: 'tourmaline' },
    tags: ['werkstatt', 'einzelstueck'],
    says: [
      'Ein großer Turmalin, der beim Drehen von Grün nach Blau wandert; um ihn herum wurde möglichst wenig Gold gemacht.',
      'A large tourmaline that travels from green to blue as it turns, with as little gold about it as possible.',
      "Une grande tourmaline qui passe du vert au bleu quand on la tourne, avec le moins d'or possible autour.",
    ],
  },
  {
    name: ['Geißblatt', 'Honeysuckle', 'Chèvrefeuille'],
    house: 'atelier-vierlinden',
    price: 720,
    stock: 2,
    look: { metal: 'rose_gold', form: 'twist' },
    says: [
      'Zwei Drähte, umeinander gewunden wie die Triebe am Spalier, die niemand mehr auseinanderbekommt.',
      'Two wires wound about each other like shoots on a trellis that no one can part any more.',
      "Deux fils enroulés l'un sur l'autre comme les tiges d'un treillage que l'on ne sépare plus.",
    ],
  },
  {
    name: ['Wappenlilie', 'Heraldic Lily', 'Lys'],
    house: 'atelier-vierlinden',
    price: 980,
    stock: 1,
    days: 15,
    look: { metal: 'yellow_gold', form: 'signet', emblem: 'lily' },
    tags: ['werkstatt', 'gravierbar', 'klassiker'],
    says: [
      'Die Platte stechen wir von Hand, Buchstaben oder ein Wappen, seitenverkehrt, wenn damit gesiegelt werden soll.',
      'We cut the face by hand, letters or a crest, and in reverse if it is to be used for sealing.',
      "Nous gravons le plateau à la main, lettres ou armoiries, à l'envers s'il doit servir à sceller.",
    ],
  },
  {
    name: ['Grasnelke', 'Thrift', 'Armérie'],
    house: 'montelira',
    price: 1240,
    stock: 2,
    look: { metal: 'yellow_gold', form: 'stacking', stone: 'diamond' },
    tags: ['neuheiten'],
    says: [
      'Drei Ringe, schmal wie Halme, in drei Goldtönen: zusammen ein Büschel, einzeln eine Andeutung.',
      'Three rings thin as blades of grass in three shades of gold: together a tuft, alone a hint.',
      'Trois anneaux minces comme des brins, en trois ors : ensemble une touffe, seuls une allusion.',
    ],
  },
  {
    name: ['Dotterblume', 'Marsh Marigold', 'Populage'],
    house: 'atelier-vierlinden',
    price: 890,
    stock: 1,
    look: { metal: 'yellow_gold', form: 'cocktail', stone: 'citrine' },
    reduced: {
      from: 1040,
      history: [
        [120, 990],
        [66, 1040],
        [15, 890],
      ],
    },
    tags: ['sale'],
    says: [
      'Ein Citrin in der Farbe von Lindenhonig, so groß, dass man ihn beim Sprechen mit den Händen sieht.',
      'A citrine the colour of linden honey, large enough to be noticed by those who talk with their hands.',
      'Une citrine couleur de miel de tilleul, assez grande pour ceux qui parlent avec les mains.',
    ],
  },
  {
    name: ['Wollgras', 'Cottongrass', 'Linaigrette'],
    house: 'haverland',
    price: 560,
    stock: 2,
    look: { metal: 'white_gold', form: 'pearl', pearl: 'grey' },
    says: [
      'Eine graue Akoya, fast silbern, auf einer Schiene, die ihr nicht ins Wort fällt.',
      'A grey Akoya, almost silver, on a band that does not interrupt it.',
      'Une Akoya grise, presque argentée, sur un anneau qui ne lui coupe pas la parole.',
    ],
  },
  {
    name: ['Labkraut', 'Bedstraw', 'Gaillet'],
    house: 'tannhof',
    price: 95,
    stock: 3,
    look: { metal: 'silver', form: 'band' },
    tags: ['gravierbar'],
    says: [
      'Ein glatter Reif, der sich mit jedem anderen verträgt und allein auch nicht langweilt.',
      'A smooth band that gets on with any other and is not dull on its own.',
      "Un anneau lisse qui s'entend avec tous les autres et ne s'ennuie pas seul.",
    ],
  },
];
