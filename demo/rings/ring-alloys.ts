import { translations, type Words } from '../catalogue/words.ts';
import { alloyWords } from './alloy-words.ts';

type Alloy = {
  key: string;
  color: string;
  /** g/cm³. */
  density: number;
  /** Net, of a gram. */
  gram: number;
  /** Net, of a ring. */
  making?: number;
  name: Words;
  says: Words;
};

const gold585: Words = [
  'Das gebräuchlichste Gold für Trauringe: warm, hart im Nehmen und über Jahrzehnte leicht nachzupolieren.',
  'The most common gold for wedding rings: warm, hard-wearing, and easy to polish again after decades.',
  "L'or le plus courant pour les alliances : chaleureux, résistant, et facile à repolir après des décennies.",
];

const warmWhite: Words = [
  'Der Ton ist ein warmes Grauweiß, ganz ohne Überzug aus Rhodium: Die Farbe ist die des Metalls und bleibt.',
  'A warm greyish white, without any plating of rhodium: the colour is that of the metal itself, and stays.',
  'Un blanc gris chaud, sans placage de rhodium : la couleur est celle du métal, et elle reste.',
];

const alloys: Alloy[] = [
  {
    ...{ key: '585-yellow', color: '#dcbd78', density: 13.3, gram: 68 },
    name: ['Gelbgold 585', 'Yellow gold 585', 'Or jaune 585'],
    says: gold585,
  },
  {
    ...{ key: '585-white', color: '#d6d2c8', density: 14.1, gram: 75, making: 20 },
    name: ['Weißgold 585', 'White gold 585', 'Or blanc 585'],
    says: warmWhite,
  },
  {
    ...{ key: '585-rose', color: '#dba98c', density: 13.2, gram: 68 },
    name: ['Roségold 585', 'Rose gold 585', 'Or rose 585'],
    says: [
      'Ein Teil Kupfer gibt die zarte Röte. Sie dunkelt mit den Jahren um eine Spur nach, was viele gerade mögen.',
      'A share of copper gives it a soft blush. It deepens by a shade over the years, which is what many like about it.',
      "Une part de cuivre lui donne sa rougeur tendre. Elle fonce d'une nuance avec les années, ce que beaucoup apprécient.",
    ],
  },
  {
    ...{ key: '585-red', color: '#cf8a6c', density: 13.1, gram: 67 },
    name: ['Rotgold 585', 'Red gold 585', 'Or rouge 585'],
    says: [
      'Mit mehr Kupfer als Rosé, kräftig und das härteste der Goldtöne.',
      'With more copper than rose gold, strong in colour and the hardest of the golds.',
      "Plus riche en cuivre que l'or rose, intense et le plus dur des ors.",
    ],
  },
  {
    ...{ key: '750-yellow', color: '#e3bf6a', density: 15.5, gram: 88 },
    name: ['Gelbgold 750', 'Yellow gold 750', 'Or jaune 750'],
    says: [
      'Drei Viertel reines Gold: satter im Ton, und spürbar schwerer an der Hand.',
      'Three quarters pure gold: richer in tone, and noticeably heavier on the hand.',
      "Trois quarts d'or pur : plus soutenu, et sensiblement plus lourd à la main.",
    ],
  },
  {
    ...{ key: '750-white', color: '#d9d4c8', density: 15.9, gram: 97, making: 20 },
    name: ['Weißgold 750', 'White gold 750', 'Or blanc 750'],
    says: warmWhite,
  },
  {
    ...{ key: '750-rose', color: '#e0b090', density: 15.2, gram: 88 },
    name: ['Roségold 750', 'Rose gold 750', 'Or rose 750'],
    says: [
      'Das feinere Rosé: mehr Gold, weniger Kupfer, und ein Ton wie die Innenseite einer Muschel.',
      'The finer rose gold: more gold, less copper, and a tone like the inside of a shell.',
      "L'or rose le plus fin : plus d'or, moins de cuivre, et une teinte d'intérieur de coquillage.",
    ],
  },
  {
    ...{ key: '950-platinum', color: '#d3d5d8', density: 20.7, gram: 52, making: 70 },
    name: ['Platin 950', 'Platinum 950', 'Platine 950'],
    says: [
      'Schwer, von Natur aus weiß und für ein Leben gemacht: Kratzer tragen kaum Metall ab, sie werden zu einem seidigen Schimmer.',
      'Heavy, white by nature, and made for a lifetime: scratches hardly take metal away, they become a silky sheen.',
      "Lourd, blanc par nature, fait pour une vie : les rayures n'enlèvent guère de métal, elles deviennent un éclat soyeux.",
    ],
  },
  {
    ...{ key: '600-palladium', color: '#c4c6c8', density: 11, gram: 31, making: 40 },
    name: ['Palladium 600', 'Palladium 600', 'Palladium 600'],
    says: [
      'Das leichte Weiß: mit Platin verwandt, etwas dunkler und deutlich günstiger.',
      'The light white: a relative of platinum, a little darker and much less expensive.',
      'Le blanc léger : parent du platine, un peu plus sombre et nettement moins cher.',
    ],
  },
];

export const alloyRows = alloys.map(({ key, color, density, gram, making, name, says }, index) => ({
  ...{ id: index + 1, project: 1, active: true, key, color, density, gram_price: gram, making_price: making ?? 0 },
  sort: index + 1,
  translations: translations({ display_name: name, description: says, ...alloyWords[key] }),
}));
