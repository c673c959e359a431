import { type Collection, type Collections, type Field, type Fields, getKey, type Relation } from './collection.ts';
import { partOf } from './relations.ts';

/** A collection as stored, with its key, junctions and translations. */
export type Table = { name: string; collection: Collection; fields: Fields; made: boolean };

/** A foreign key and the relation's metadata of both ends. */
export type Link = {
  collection: string;
  field: string;
  /** Null for many-to-any relations. */
  related: string | null;
  allowed?: string[];
  onDelete: 'SET NULL' | 'CASCADE' | 'NO ACTION';
  /** Alias field at the other end. */
  oneField: string | null;
  /** In a junction, the other foreign key. */
  junctionField: string | null;
  sortField: string | null;
  deselect: 'delete' | 'nullify';
};

type GeneratedTables = { tables: Table[]; links: Link[] };
type Owner = { name: string; collection: Collection; alias: string; key: string };

export function buildTables(collections: Collections): GeneratedTables {
  const made: GeneratedTables[] = Object.entries(collections).map(([name, collection]) => {
    const key = getKey(collection);
    const fields: Fields = { [key.name]: key.field, ...collection.fields };
    const own: GeneratedTables = { tables: [{ name, collection, fields, made: false }], links: [] };
    const asked = Object.entries(fields).map(([alias, field]) =>
      makeFor(field.relation, { name, collection, alias, key: key.name }, collections),
    );
    return merge([own, ...asked]);
  });
  return merge(made);
}

function merge(parts: GeneratedTables[]): GeneratedTables {
  return { tables: parts.flatMap(({ tables }) => tables), links: parts.flatMap(({ links }) => links) };
}

function makeFor(relation: Relation | undefined, owner: Owner, collections: Collections): GeneratedTables {
  switch (relation?.kind) {
    case 'm2o':
      return { tables: [], links: [linkReference(relation, owner, collections)] };
    case 'm2m':
      return makeJunction(relation, owner);
    case 'm2a':
      return makeBlocksJunction(relation, owner);
    case 'translations':
      return makeTranslations(relation.fields, owner);
    default:
      return { tables: [], links: [] };
  }
}

function linkReference(relation: Relation & { kind: 'm2o' }, owner: Owner, collections: Collections): Link {
  const ofOther = Object.entries(collections[relation.to]?.fields ?? {});
  const back = ofOther.find(
    ([, { relation: other }]) => other?.kind === 'o2m' && other.to === owner.name && other.field === owner.alias,
  );
  return {
    collection: owner.name,
    field: owner.alias,
    related: relation.to,
    onDelete: relation.onDelete,
    oneField: back?.[0] ?? null,
    junctionField: null,
    sortField: back && 'sort' in owner.collection.fields ? 'sort' : null,
    deselect: relation.owner ? 'delete' : 'nullify',
  };
}

const toOwner = ({ name, key }: Owner) => `${name}_${key}`;

function linkBack(junction: string, owner: Owner, junctionField: string, sorted: boolean): Link {
  return {
    collection: junction,
    field: toOwner(owner),
    related: owner.name,
    onDelete: 'CASCADE',
    oneField: owner.alias,
    junctionField,
    sortField: sorted ? 'sort' : null,
    deselect: 'delete',
  };
}

function linkForth(junction: string, owner: Owner, field: string, related: string): Link {
  return {
    collection: junction,
    field,
    related,
    onDelete: 'CASCADE',
    oneField: null,
    junctionField: toOwner(owner),
    sortField: null,
    deselect: 'nullify',
  };
}

function makeTable(
  name: string,
  { collection }: Owner,
  what: string,
  english: string,
  icon: string,
  fields: Fields,
): Table {
  const described: Collection = {
    label: `${what}: ${collection.label}`,
    english: `${english}: ${collection.english}`,
    icon,
    note: `Wird innerhalb von „${collection.label}“ bearbeitet.`,
    fields,
  };
  const key = getKey(described);
  return { name, collection: described, fields: { [key.name]: key.field, ...fields }, made: true };
}

function makeJunction(
  { to, junction, junctionField, sorted }: Relation & { kind: 'm2m' },
  owner: Owner,
): GeneratedTables {
  const fields = { [toOwner(owner)]: partOf(owner.name), [junctionField]: asReference(to), ...(sorted && place) };
  return {
    tables: [makeTable(junction, owner, 'Auswahl', 'Selection', 'link', fields)],
    links: [linkBack(junction, owner, junctionField, sorted), linkForth(junction, owner, junctionField, to)],
  };
}

function makeBlocksJunction({ to, junction }: Relation & { kind: 'm2a' }, owner: Owner): GeneratedTables {
  const word: Field = {
    type: 'string',
    label: 'Art',
    row: 'string',
    column: { maxLength: 255 },
    meta: { hidden: true },
  };
  const item: Field = { ...word, label: 'Baustein', row: 'unknown' };
  const fields = { [toOwner(owner)]: partOf(owner.name), collection: word, item, ...place };
  const forth: Link = { ...linkForth(junction, owner, 'item', ''), related: null, allowed: to };
  return {
    tables: [makeTable(junction, owner, 'Bausteine', 'Blocks', 'dashboard', fields)],
    links: [linkBack(junction, owner, 'item', true), forth],
  };
}

function makeTranslations(words: Fields, owner: Owner): GeneratedTables {
  const name = `${owner.name}_translations`;
  const language = asReference('languages');
  const fields = { [toOwner(owner)]: partOf(owner.name), language, ...words };
  return {
    tables: [makeTable(name, owner, 'Texte', 'Texts', 'translate', fields)],
    links: [linkBack(name, owner, 'language', false), linkForth(name, owner, 'language', 'languages')],
  };
}

const place: Fields = {
  sort: {
    type: 'integer',
    label: 'Reihenfolge',
    row: 'number',
    column: {},
    meta: { interface: 'input', hidden: true },
  },
};

function asReference(to: string): Field {
  return {
    type: 'integer',
    label: 'Eintrag',
    column: { indexed: true },
    relation: { kind: 'm2o', to, onDelete: 'CASCADE' },
    meta: { interface: 'select-dropdown-m2o', special: ['m2o'], display: 'related-values', hidden: true },
  };
}
