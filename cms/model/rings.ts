import {
  type arrangementKeys,
  drawingKey,
  engravingKeys,
  fontKeys,
  grooveKeys,
  profileKeys,
  settingKeys,
  surfaceKeys,
} from '../../src/rings/ring-rules.ts';
import type { Choice, Collections, Field, Rule } from './collection.ts';
import { audit, previewLink, section, sort, status } from './layout.ts';
import { decimal, integer, money, percent } from './number-fields.ts';
import { priceConfirmed } from './product-parts.ts';
import { m2o, ofProject, translations } from './relations.ts';
import { asQuery } from './rules.ts';
import { color, slug } from './texts.ts';
import { choice, flag, longText, severalOf, text } from './values.ts';

const folder = 'folder_rings';

const net = 'Ohne Mehrwertsteuer.';

const needs = 'Ein kleinerer Ring wird so weit vergrößert; zu klein für eine Fassung, bekommt er eine andere.';

/** The options that the storefront can draw and compute, by kind; others cannot be entered. */
const kinds = {
  profile: { label: 'Profil', keys: profileKeys },
  surface: { label: 'Oberfläche', keys: surfaceKeys },
  groove: { label: 'Fuge', keys: grooveKeys.filter((key) => key !== 'none') },
  setting: { label: 'Fassung', keys: settingKeys },
  engraving: { label: 'Gravur', keys: [...engravingKeys, drawingKey] },
  font: { label: 'Schrift', keys: fontKeys },
} as const;

type OptionKey = (typeof kinds)[keyof typeof kinds]['keys'][number];

const optionLabels: Record<OptionKey, string> = {
  flat: 'Flach',
  rounded: 'Flach mit gerundeten Kanten',
  comfort: 'Innen bombiert',
  'half-round': 'Halbrund',
  bevelled: 'Mit Facetten',
  concave: 'Konkav',
  'knife-edge': 'Mit Grat',
  'soft-square': 'Vierkant mit runden Kanten',
  polished: 'Poliert',
  matt: 'Matt',
  'brushed-length': 'Längs gebürstet',
  'brushed-cross': 'Quer gebürstet',
  sand: 'Sandmatt',
  ice: 'Eismatt',
  hammered: 'Gehämmert',
  fine: 'Feine Fuge',
  wide: 'Breite Fuge',
  bezel: 'Zarge',
  channel: 'Kanal',
  pave: 'Pavé',
  laser: 'Laser',
  diamond: 'Diamant',
  drawing: 'Nach Zeichnung',
  serif: 'Mit Serifen',
  sans: 'Ohne Serifen',
  script: 'Schreibschrift',
};

const arrangementLabels: Record<Exclude<(typeof arrangementKeys)[number], 'none'>, string> = {
  one: 'Ein Stein',
  three: 'Drei Steine',
  row: 'Reihe',
  half: 'Halb umlaufend',
  full: 'Ganz umlaufend',
};

const toChoices = (labels: Readonly<Record<string, string>>, prefix: string): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ text: `${prefix}: ${label}`, value }));

const listKinds = () =>
  Object.entries(kinds).map(([kind, { label, keys }]) => ({
    kind,
    keys: [...keys],
    choices: toChoices(Object.fromEntries(keys.map((key) => [key, optionLabels[key]])), label),
  }));

/** The keys of options; the studio offers those of the chosen kind. */
function optionKey(): Field {
  const field = choice(
    'Was genau',
    listKinds().flatMap(({ choices }) => choices),
    { required: true },
  );
  const isOfKind = (kind: string, ...rules: Rule[]): Rule => ({ _and: [{ kind: { _eq: kind } }, ...rules] });
  return {
    ...field,
    meta: {
      ...field.meta,
      conditions: listKinds().map(({ kind, choices }) => ({
        ...{ name: kind, rule: isOfKind(kind) },
        options: { ...field.meta.options, choices },
      })),
      validation: { _or: listKinds().map(({ kind, keys }) => isOfKind(kind, { key: { _in: keys } })) },
      validation_message: 'Bitte eine der angebotenen Möglichkeiten wählen; andere kann die Website nicht zeichnen.',
    },
  };
}

const limits = (name: string, label: string, [min, max]: [number, number], [from, to]: [number, number]) => ({
  [`min_${name}`]: decimal(`${label} ab`, 1, { default: from, min, max, unit: 'mm' }),
  [`max_${name}`]: decimal(`${label} bis`, 1, { default: to, min, max, unit: 'mm' }),
});

const words = () =>
  translations({ display_name: text('Name', { required: true }), description: longText('Beschreibung') });

export const ringCollections: Collections = {
  ring_studio: {
    label: 'Trauringstudio',
    english: 'Wedding-ring studio',
    icon: 'tune',
    note: 'Was im Trauringstudio möglich ist, und wie ein Paar berechnet wird. Je Website ein Eintrag.',
    folder,
    template: '{{project.name}}',
    preview: '/publishing/preview/ring_studio/{{id}}',
    fields: {
      project: ofProject(),
      check: previewLink('ring_studio', {
        label: 'Was würde das kosten?',
        note: 'Zeigt ein Paar aus seiner Adresse: Zeichnungen, was daran angepasst werden musste, und den Preis mit allen Teilen. Geht auch, solange das Studio ausgeschaltet ist.',
      }),
      active: flag('Eingeschaltet', { note: 'Ausgeschaltet gibt es kein Trauringstudio.' }),
      product: m2o('Produkt', 'ecommerce_product', {
        template: '{{translations}} ({{reference_number}})',
        required: true,
        unique: true,
        note: 'Als was ein Paar bestellt wird: Name, Bilder, Mehrwertsteuer und Lieferzeit. Steht nicht in den Listen des Shops.',
      }),
      breakdown: choice(
        'Preis erklären',
        { none: 'Nur der Preis', weights: 'Mit Gewicht', full: 'Mit Gewicht, Material und Arbeit' },
        { default: 'weights', note: 'Was Besucher über den Preis erfahren.' },
      ),
      ...translations({ display_name: text('Name', { required: true }), description: longText('Beschreibung') }),
      questions: m2o('Fragen und Antworten', 'block_faq', {
        template: '{{translations}}',
        create: true,
        note: 'Stehen unter dem Trauringstudio, auch für Suchmaschinen.',
      }),
      ...section(
        'group_limits',
        'Maße',
        'straighten',
        {
          ...limits('size', 'Ringgröße', [40, 80], [44, 76]),
          ...limits('width', 'Breite', [2, 10], [2, 10]),
          ...limits('height', 'Stärke', [1.2, 3], [1.2, 3]),
          max_characters: integer('Höchstens so viele Zeichen der Gravur', { default: 30, min: 0, max: 60 }),
        },
        'open',
      ),
      ...section(
        'group_prices',
        'Berechnung',
        'calculate',
        {
          making_price: money('Anfertigung je Ring', { default: 0, note: net }),
          zone_price: money('Je weitere Farbe eines Rings', { default: 0, note: net }),
          loss_percent: percent('Schwund', {
            default: 0,
            note: 'Was beim Fertigen verloren geht, vom Gewicht des Rings.',
          }),
          rounding: money('Aufrunden auf', {
            default: 5,
            min: 0.01,
            note: 'Der Preis eines Paars mit Mehrwertsteuer.',
          }),
          price_confirmed: priceConfirmed,
        },
        'open',
      ),
      ...sort(),
      ...audit(),
    },
  },
  ring_alloy: {
    label: 'Legierungen',
    english: 'Ring alloys',
    icon: 'texture',
    note: 'Woraus Trauringe sind. Der Grammpreis gilt ab dem Speichern.',
    folder,
    template: '{{translations}}',
    preview: '/publishing/preview/ring_alloy/{{id}}',
    fields: {
      project: ofProject(),
      key: slug('Kennung', { required: true, note: 'Steht in der Adresse eines Paars; bitte nicht mehr ändern.' }),
      active: flag('Angeboten', { on: true }),
      color: color('Farbe', { required: true, note: 'Des polierten Metalls.' }),
      density: decimal('Dichte', 2, { required: true, min: 1, max: 25, unit: 'g/cm³' }),
      gram_price: money('Preis je Gramm', { required: true, note: net }),
      making_price: money('Aufpreis je Ring', { default: 0, note: `${net} Für die Verarbeitung.` }),
      price_confirmed: priceConfirmed,
      ...translations({
        display_name: text('Name', { required: true }),
        description: longText('Beschreibung', { note: 'Was für ein Material das ist.' }),
        care: longText('Pflege'),
        allergy: longText('Verträglichkeit', { note: 'Woraus es legiert ist, und für wen es sich eignet.' }),
      }),
      ...sort(),
      ...audit(),
    },
  },
  ring_option: {
    label: 'Möglichkeiten',
    english: 'Ring options',
    icon: 'category',
    note: 'Profile, Oberflächen, Fugen, Fassungen, Gravuren und Schriften. Die erste jeder Art ist voreingestellt.',
    folder,
    template: '{{kind}}: {{translations}}',
    preview: '/publishing/preview/ring_option/{{id}}',
    fields: {
      project: ofProject(),
      kind: choice('Art', Object.fromEntries(Object.entries(kinds).map(([kind, { label }]) => [kind, label])), {
        required: true,
      }),
      key: optionKey(),
      active: flag('Angeboten', { on: true }),
      price: money('Preis', {
        default: 0,
        note: `${net} Je Ring; bei einer Fassung je Stein, bei einer Gravur mit Text je Zeichen, bei einer Schrift je graviertem Ring.`,
      }),
      price_confirmed: priceConfirmed,
      min_width: decimal('Breite mindestens', 1, { default: 0, min: 0, max: 10, unit: 'mm', note: needs }),
      min_height: decimal('Stärke mindestens', 1, { default: 0, min: 0, max: 3, unit: 'mm', note: needs }),
      excludes: severalOf(
        'Nicht zusammen mit',
        [
          ...listKinds().flatMap(({ kind, choices }) => (kind === 'profile' || kind === 'surface' ? choices : [])),
          ...toChoices(arrangementLabels, 'Steine'),
        ],
        { note: 'Bei Oberflächen und Fugen gelten Profile, bei Fassungen Profile und die Anordnung der Steine.' },
      ),
      ...words(),
      ...sort(),
      ...audit(),
    },
  },
  ring_stone: {
    label: 'Steine',
    english: 'Ring stones',
    icon: 'diamond',
    note: 'Steine nach Größe und Qualität.',
    folder,
    template: '{{translations}}',
    preview: '/publishing/preview/ring_stone/{{id}}',
    fields: {
      project: ofProject(),
      key: slug('Kennung', { required: true, note: 'Steht in der Adresse eines Paars; bitte nicht mehr ändern.' }),
      active: flag('Angeboten', { on: true }),
      diameter: decimal('Durchmesser', 1, { required: true, min: 0.8, max: 8, unit: 'mm' }),
      carat: decimal('Gewicht', 3, { required: true, min: 0.001, max: 5, unit: 'ct' }),
      price: money('Preis je Stein', { required: true, note: `${net} Die Fassung kommt dazu.` }),
      price_confirmed: priceConfirmed,
      ...translations({
        display_name: text('Name', { required: true, placeholder: '0,02 ct, TW/SI' }),
        description: longText('Beschreibung', { note: 'Was die Größe und die Qualität bedeuten.' }),
      }),
      ...sort(),
      ...audit(),
    },
  },
  ring_preset: {
    label: 'Vorschläge',
    english: 'Ring presets',
    icon: 'favorite',
    note: 'Paare, mit denen Besucher beginnen können.',
    folder,
    template: '{{translations}}',
    preview: '/publishing/preview/ring_preset/{{id}}',
    fields: {
      ...status(),
      project: ofProject(),
      configuration: asQuery(
        longText('Paar', {
          required: true,
          note: 'Im Trauringstudio der Website zusammenstellen und aus der Adresse kopieren, was hinter dem Fragezeichen steht.',
        }),
      ),
      ...words(),
      ...sort(),
      ...audit(),
    },
  },
};
