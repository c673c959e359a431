import type { Step } from '../../cms/seed/send-rows.ts';
import { convertRingSize } from '../../src/i18n/ring-sizes.ts';
import { type Language, languages, numberIn, type Words, wordsIn } from './words.ts';

type Cell = string | Words;
type SizeGuide = { name: Words; columns: Cell[]; rows: (language: Language) => string[][] };

function ringRow(size: number, language: Language): string[] {
  const { diameter, de, it, us, uk } = convertRingSize(size);
  return [String(size), numberIn(diameter, language), de, it, us, uk];
}

const ringSizes = Array.from({ length: 25 }, (_, index) => 48 + index);

function fixed(...rows: Cell[][]): (language: Language) => string[][] {
  return (language) =>
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : wordsIn(cell, language))));
}

const decimal = (value: number): Words => [numberIn(value, 'de'), numberIn(value, 'en'), numberIn(value, 'fr')];

const sizeGuides = {
  rings: {
    name: ['Ringweiten', 'Ring sizes', 'Tailles de bague'],
    columns: [
      ['Umfang in mm', 'Circumference in mm', 'Tour de doigt en mm'],
      ['Durchmesser in mm', 'Diameter in mm', 'Diamètre en mm'],
      ['Deutschland, Frankreich', 'Germany, France', 'Allemagne, France'],
      ['Italien, Spanien, Schweiz', 'Italy, Spain, Switzerland', 'Italie, Espagne, Suisse'],
      'USA',
      ['Großbritannien', 'United Kingdom', 'Royaume-Uni'],
    ],
    rows: (language) => ringSizes.map((size) => ringRow(size, language)),
  },
  wrists: {
    name: ['Armbandlängen', 'Bracelet lengths', 'Longueurs de bracelet'],
    columns: [
      ['Handgelenk in cm', 'Wrist in cm', 'Tour de poignet en cm'],
      ['Eng anliegend, cm', 'Close fit, cm', 'Ajusté, cm'],
      ['Locker, cm', 'Loose fit, cm', 'Souple, cm'],
      ['Reif, innen in mm', 'Bangle, inside in mm', 'Jonc, intérieur en mm'],
    ],
    rows: fixed(
      ['14–15', '16', '17', '56'],
      ['15–16', '17', '18', '58'],
      ['16–17', '18', '19', '61'],
      ['17–18', '19', '20', '64'],
      ['18–19', '20', '21', '67'],
    ),
  },
  chains: {
    name: ['Kettenlängen', 'Necklace lengths', 'Longueurs de collier'],
    columns: [
      ['Länge in cm', 'Length in cm', 'Longueur en cm'],
      ['So fällt sie', 'Where it falls', 'Où il tombe'],
      ['Passt zu', 'Goes with', 'Se porte avec'],
    ],
    rows: fixed(
      [
        '38–40',
        ['eng am Hals', 'close to the neck', 'au ras du cou'],
        ['U-Boot- und Stehkragen', 'boat and stand-up collars', 'encolures bateau et cols montants'],
      ],
      [
        '42',
        ['auf dem Schlüsselbein', 'on the collarbone', 'sur les clavicules'],
        ['rundem Ausschnitt', 'round necklines', 'encolures rondes'],
      ],
      [
        '45',
        ['knapp unter dem Schlüsselbein', 'just below the collarbone', 'juste sous les clavicules'],
        ['V-Ausschnitt und offenem Kragen', 'V-necks and open collars', 'cols en V et chemises ouvertes'],
      ],
      [
        '50–55',
        ['auf dem Brustbein', 'on the breastbone', 'sur le sternum'],
        ['Bluse und Rollkragen', 'blouses and polo necks', 'chemisiers et cols roulés'],
      ],
      [
        '60–80',
        ['auf der Brust', 'on the chest', 'sur la poitrine'],
        ['Pullover und Mantel', 'jumpers and coats', 'pulls et manteaux'],
      ],
    ),
  },
  bead_bracelets: {
    name: ['Sammelarmband', 'Bead bracelet', 'Bracelet à perles'],
    columns: [
      ['Handgelenk in cm', 'Wrist in cm', 'Tour de poignet en cm'],
      ['Armband in cm', 'Bracelet in cm', 'Bracelet en cm'],
      ['Beads, etwa', 'Beads, about', 'Perles, environ'],
    ],
    rows: fixed(['14–15', '17', '12'], ['15–16', '18', '14'], ['16–17', '19', '16'], ['17–18', '20', '18']),
  },
  straps: {
    name: ['Uhrenbänder', 'Watch straps', 'Bracelets de montre'],
    columns: [
      ['Gehäuse in mm', 'Case in mm', 'Boîtier en mm'],
      ['Üblicher Anstoß in mm', 'Usual lug width in mm', 'Entre-corne usuel en mm'],
      ['Bandstärke in mm', 'Thickness in mm', 'Épaisseur en mm'],
    ],
    rows: fixed(['34–37', '18', decimal(2.2)], ['38–40', '20', decimal(2.6)], ['41–44', '22', decimal(3)]),
  },
} satisfies Record<string, SizeGuide>;

export type SizeGuideKey = keyof typeof sizeGuides;

export function sizeGuideId(key: SizeGuideKey): number {
  return Object.keys(sizeGuides).indexOf(key) + 1;
}

export const sizeGuideSteps: Step[] = [
  {
    collection: 'ecommerce_size_guide',
    items: Object.entries<SizeGuide>(sizeGuides).map(([key, { name, columns, rows }], index) => ({
      id: index + 1,
      key,
      translations: languages.map((language) => ({
        language,
        display_name: wordsIn(name, language),
        table: {
          columns: columns.map((column) => (typeof column === 'string' ? column : wordsIn(column, language))),
          rows: rows(language),
        },
      })),
    })),
  },
];
