import type { Words } from './words.ts';

type Option = { value: string; label: string };
export type PersonalizationField = {
  key: string;
  type: 'text' | 'select' | 'number' | 'checkbox';
  label: Words;
  hint?: Words;
  required?: boolean;
  max?: number;
  price?: number;
  options?: Option[];
};
export type Personalization = { name: Words; fields: PersonalizationField[] };

/** Type faces keep their names in every language. */
const fonts: Option[] = [
  { value: 'antiqua', label: 'Antiqua' },
  { value: 'italica', label: 'Italica' },
  { value: 'grotesk', label: 'Grotesk' },
  { value: 'scriptura', label: 'Scriptura' },
];

const symbols: Option[] = [
  { value: 'heart', label: '♥' },
  { value: 'infinity', label: '∞' },
  { value: 'star', label: '★' },
  { value: 'rings', label: '⚭' },
];

const fontField: PersonalizationField = {
  key: 'font',
  type: 'select',
  label: ['Schrift', 'Typeface', 'Caractère'],
  options: fonts,
};

const dateField: PersonalizationField = {
  key: 'date',
  type: 'text',
  label: ['Datum', 'Date', 'Date'],
  hint: ['Zum Beispiel 12.06.2027', 'For example 12.06.2027', 'Par exemple 12.06.2027'],
  max: 10,
};

const weddingRingSizes: Option[] = Array.from({ length: 13 }, (_, index) => String(48 + index * 2)).map((size) => ({
  value: size,
  label: size,
}));

export const personalizations = {
  wedding_rings: {
    name: ['Zweiter Ring und Gravur', 'Second ring and engraving', 'Seconde alliance et gravure'],
    fields: [
      {
        key: 'second_size',
        type: 'select',
        required: true,
        label: ['Weite des breiteren Rings', 'Size of the wider ring', "Taille de l'alliance large"],
        options: weddingRingSizes,
      },
      {
        key: 'engraving_narrow',
        type: 'text',
        max: 28,
        price: 45,
        label: ['Gravur im schmaleren Ring', 'Engraving in the narrower ring', "Gravure dans l'alliance étroite"],
        hint: ['Bis zu 28 Zeichen', 'Up to 28 characters', "Jusqu'à 28 signes"],
      },
      {
        key: 'engraving_wide',
        type: 'text',
        max: 28,
        price: 45,
        label: ['Gravur im breiteren Ring', 'Engraving in the wider ring', "Gravure dans l'alliance large"],
        hint: ['Bis zu 28 Zeichen', 'Up to 28 characters', "Jusqu'à 28 signes"],
      },
      fontField,
      { key: 'symbol', type: 'select', price: 12, label: ['Zeichen', 'Symbol', 'Symbole'], options: symbols },
      dateField,
    ],
  },
  ring: {
    name: ['Gravur im Ring', 'Engraving inside the ring', "Gravure à l'intérieur"],
    fields: [
      {
        key: 'engraving',
        type: 'text',
        max: 24,
        price: 45,
        label: ['Text', 'Text', 'Texte'],
        hint: ['Bis zu 24 Zeichen', 'Up to 24 characters', "Jusqu'à 24 signes"],
      },
      fontField,
      dateField,
    ],
  },
  pendant_initial: {
    name: ['Ihr Buchstabe', 'Your letter', 'Votre lettre'],
    fields: [
      {
        key: 'initial',
        type: 'text',
        required: true,
        max: 1,
        label: ['Buchstabe', 'Letter', 'Lettre'],
        hint: ['A bis Z, auch mit Umlaut oder Akzent', 'A to Z, accents included', 'De A à Z, accents compris'],
      },
      {
        key: 'back',
        type: 'text',
        max: 12,
        price: 25,
        label: ['Gravur auf der Rückseite', 'Engraving on the back', 'Gravure au dos'],
        hint: ['Bis zu 12 Zeichen', 'Up to 12 characters', "Jusqu'à 12 signes"],
      },
    ],
  },
  watch_back: {
    name: ['Gravur auf dem Gehäuseboden', 'Engraving on the case back', 'Gravure sur le fond du boîtier'],
    fields: [
      {
        key: 'line_1',
        type: 'text',
        max: 22,
        price: 65,
        label: ['Erste Zeile', 'First line', 'Première ligne'],
        hint: ['Bis zu 22 Zeichen', 'Up to 22 characters', "Jusqu'à 22 signes"],
      },
      {
        key: 'line_2',
        type: 'text',
        max: 22,
        price: 20,
        label: ['Zweite Zeile', 'Second line', 'Seconde ligne'],
        hint: ['Bis zu 22 Zeichen', 'Up to 22 characters', "Jusqu'à 22 signes"],
      },
      fontField,
    ],
  },
  monogram: {
    name: ['Monogramm', 'Monogram', 'Monogramme'],
    fields: [
      {
        key: 'letters',
        type: 'text',
        required: true,
        max: 3,
        price: 120,
        label: ['Buchstaben', 'Letters', 'Lettres'],
        hint: ['Ein bis drei Buchstaben', 'One to three letters', "D'une à trois lettres"],
      },
      {
        key: 'sealing',
        type: 'checkbox',
        price: 30,
        label: ['Seitenverkehrt, zum Siegeln', 'In reverse, for sealing', "À l'envers, pour sceller"],
      },
    ],
  },
  engraving: {
    name: ['Gravur', 'Engraving', 'Gravure'],
    fields: [
      {
        key: 'engraving',
        type: 'text',
        max: 20,
        price: 29,
        label: ['Text', 'Text', 'Texte'],
        hint: ['Bis zu 20 Zeichen', 'Up to 20 characters', "Jusqu'à 20 signes"],
      },
      fontField,
    ],
  },
} satisfies Record<string, Personalization>;

export type PersonalizationKey = keyof typeof personalizations;

export function personalizationId(key: PersonalizationKey): number {
  return Object.keys(personalizations).indexOf(key) + 1;
}
