import { entriesOf } from '../../../src/base/records.ts';

/** Something that is missing in an entry. */
export type Gap = {
  kind: GapKind;
  /** What staff see of the entry. */
  name: string;
  /** Where it can be mended. Null for what has no entry, `+` for one that has to be created. */
  collection: string;
  id: number | string | null;
};

/** Gaps of one kind in one collection: the first ones, and how many there are. */
export type GapGroup = Pick<Gap, 'kind' | 'collection'> & { count: number; gaps: readonly Gap[] };

/** Gaps of a group that are looked at; whoever may read only some of them sees no others. */
export const maxListed = 200;

/** Fields that entries are named by. The others are named after what they lack. */
export const nameFields: Readonly<Record<string, readonly string[]>> = {
  page: ['key', 'translations.title'],
  ...{ article: ['translations.title'], event: ['translations.title'] },
  ...{ legal_notice: ['notice_id', 'translations.heading'], legal_page: ['type'] },
  ecommerce_category: ['key', 'translations.display_name'],
  ecommerce_manufacturer: ['display_name'],
  ecommerce_order: ['order_number'],
  ecommerce_product: ['slug', 'translations.display_name'],
  ...{ mail: ['subject'], directus_files: ['title'] },
  ...{ menu_entry: ['path', 'translations.display_name'], redirect: ['from_path', 'to_path'] },
};

/** `required`: the law asks for it. */
export const severities = ['required', 'important', 'advised'] as const;

export type Severity = (typeof severities)[number];

type Entry = {
  name: string;
  /** Path in the studio, below `/admin`. */
  path: string;
};

export type Finding = {
  kind: GapKind;
  severity: Severity;
  /** German, for staff. */
  text: string;
  count: number;
  /** The entry, or the list that has all of them; null where they are in several lists. */
  path: string | null;
  /** The first ones. */
  entries: Entry[];
};

/** What is missing on each website. */
export type Checklist = { sites: { name: string; domain: string; findings: Finding[] }[] };

type Rule = {
  severity: Severity;
  text: string;
  /** For more than one; `#` is the number. Without it the sentence is the same. */
  texts?: string;
};

const required = 'required';
const important = 'important';
const advised = 'advised';

/** What may be missing, in the order of the report. */
const rules = {
  company: {
    severity: required,
    text: 'Im Impressum fehlt eine Angabe zur Firma.',
    texts: 'Im Impressum fehlen # Angaben zur Firma.',
  },
  legalPage: {
    severity: required,
    text: 'Eine Pflichtseite fehlt oder ist nicht veröffentlicht.',
    texts: '# Pflichtseiten fehlen oder sind nicht veröffentlicht.',
  },
  legalText: {
    severity: required,
    text: 'Ein Rechtstext ist noch nicht geschrieben.',
    texts: '# Rechtstexte sind noch nicht geschrieben.',
  },
  noManufacturer: {
    severity: required,
    text: 'Ein Produkt nennt keinen Hersteller.',
    texts: '# Produkte nennen keinen Hersteller.',
  },
  manufacturerAddress: {
    severity: required,
    text: 'Zu einem Hersteller fehlen Anschrift oder Kontakt (E-Mail-Adresse oder Website).',
    texts: 'Zu # Herstellern fehlen Anschrift oder Kontakt (E-Mail-Adresse oder Website).',
  },
  responsiblePerson: {
    severity: required,
    text: 'Zu einem Hersteller außerhalb der EU fehlt die verantwortliche Person in der EU, oder ihre Anschrift oder E-Mail-Adresse.',
    texts:
      'Zu # Herstellern außerhalb der EU fehlt die verantwortliche Person in der EU, oder ihre Anschrift oder E-Mail-Adresse.',
  },
  startPage: {
    severity: important,
    text: 'Eine Seite, ohne die es nicht geht, fehlt oder ist nicht veröffentlicht.',
    texts: '# Seiten, ohne die es nicht geht, fehlen oder sind nicht veröffentlicht.',
  },
  unwrittenPage: {
    severity: important,
    text: 'Auf einer Seite steht noch ein Platzhalter.',
    texts: 'Auf # Seiten steht noch ein Platzhalter.',
  },
  tax: { severity: important, text: 'Eine Angabe zur Steuer fehlt.', texts: '# Angaben zur Steuer fehlen.' },
  bank: { severity: important, text: 'Die Bankverbindung fehlt. Solange wird Vorkasse nicht angeboten.' },
  selling: {
    severity: important,
    text: 'Um zu verkaufen, fehlt eine Einstellung des Shops.',
    texts: 'Um zu verkaufen, fehlen # Einstellungen des Shops.',
  },
  mailSetup: { severity: important, text: 'Der Versand von E-Mails ist noch nicht eingerichtet.' },
  mailFailed: {
    severity: important,
    text: 'Eine E-Mail ging nicht hinaus.',
    texts: '# E-Mails gingen nicht hinaus.',
  },
  mailWaiting: {
    severity: important,
    text: 'Eine E-Mail wartet seit mehr als einer Viertelstunde.',
    texts: '# E-Mails warten seit mehr als einer Viertelstunde.',
  },
  unpaidOrder: {
    severity: important,
    text: 'Eine Bestellung auf Vorkasse ist seit mehr als sieben Tagen nicht bezahlt.',
    texts: '# Bestellungen auf Vorkasse sind seit mehr als sieben Tagen nicht bezahlt.',
  },
  reduction: {
    severity: important,
    text: 'Eine Ermäßigung wird nicht gezeigt: Der Preisverlauf hat keinen früheren Preis.',
    texts: '# Ermäßigungen werden nicht gezeigt: Der Preisverlauf hat keinen früheren Preis.',
  },
  priceLog: {
    severity: important,
    text: 'Der Preis eines Produkts steht nicht im Preisverlauf.',
    texts: 'Die Preise von # Produkten stehen nicht im Preisverlauf.',
  },
  productPicture: {
    severity: important,
    text: 'Ein Produkt hat kein Bild.',
    texts: '# Produkte haben kein Bild.',
  },
  productText: {
    severity: important,
    text: 'Ein Produkt hat keine Beschreibung.',
    texts: '# Produkte haben keine Beschreibung.',
  },
  alternativeText: {
    severity: important,
    text: 'Auf einer Seite fehlt eine Bildbeschreibung.',
    texts: 'Auf # Seiten fehlen Bildbeschreibungen.',
  },
  deadLink: {
    severity: important,
    text: 'Ein Verweis führt zu einer Seite, die es nicht gibt.',
    texts: '# Verweise führen zu Seiten, die es nicht gibt.',
  },
  productPrice: {
    severity: advised,
    text: 'Ein Produkt hat keinen Preis; im Shop steht „Preis auf Anfrage“.',
    texts: '# Produkte haben keinen Preis; im Shop steht „Preis auf Anfrage“.',
  },
  smallPicture: {
    severity: advised,
    text: 'Ein Bild hat weniger als 1.200 Pixel an seiner langen Seite und wird groß gezeigt unscharf.',
    texts: '# Bilder haben weniger als 1.200 Pixel an ihrer langen Seite und werden groß gezeigt unscharf.',
  },
  translation: {
    severity: advised,
    text: 'Ein Eintrag ist nicht in alle Sprachen der Website übersetzt; dort steht der deutsche Text.',
    texts: '# Einträge sind nicht in alle Sprachen der Website übersetzt; dort steht der deutsche Text.',
  },
} as const satisfies Record<string, Rule>;

export type GapKind = keyof typeof rules;

const maxEntries = 20;

/** A picture of several pages counts once. */
export function toGroups(gaps: readonly Gap[]): GapGroup[] {
  const different = new Map(gaps.map((gap) => [JSON.stringify(gap), gap]));
  return [...Map.groupBy(different.values(), ({ kind, collection }) => `${kind} ${collection}`).values()].flatMap(
    (group) => {
      const [first] = group;
      if (!first) return [];
      const { kind, collection } = first;
      return { kind, collection, count: group.length, gaps: group.slice(0, maxListed) };
    },
  );
}

/** One finding for each kind of gap, the severe ones first. */
export function toFindings(groups: readonly GapGroup[]): Finding[] {
  const found = Map.groupBy(groups, ({ kind }) => kind);
  return severities.flatMap((severity) =>
    entriesOf<GapKind, Rule>(rules).flatMap(([kind, rule]) => {
      const ofKind = found.get(kind);
      return ofKind && rule.severity === severity ? [toFinding(kind, rule, ofKind)] : [];
    }),
  );
}

function toFinding(kind: GapKind, { severity, text, texts }: Rule, groups: readonly GapGroup[]): Finding {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const entries = groups.flatMap(({ gaps }) => gaps).map((gap) => ({ name: gap.name, path: toPath(gap) }));
  const lists = new Set(groups.map(({ collection }) => toPath({ collection, id: null })));
  const [list] = lists;
  return {
    ...{ kind, severity, count },
    text: count > 1 && texts ? texts.replace('#', count.toLocaleString('de')) : text,
    path: (count === 1 ? entries[0]?.path : lists.size === 1 ? list : null) ?? null,
    entries: entries.slice(0, maxEntries),
  };
}

function toPath({ collection, id }: Pick<Gap, 'collection' | 'id'>): string {
  const list = collection === 'directus_files' ? '/files' : `/content/${collection}`;
  return id === null ? list : `${list}/${id}`;
}
