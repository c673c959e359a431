import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Field } from './collection.ts';
import { tables } from './model.ts';
import { buildSnapshot } from './snapshot.ts';
import type { Table } from './tables.ts';
import { toYaml } from './yaml.ts';

export const snapshotFile = join(import.meta.dirname, '..', 'snapshot.yaml');

export const rowsFile = join(import.meta.dirname, '..', '..', 'src', 'directus', 'rows.generated.ts');

export function writeModel() {
  writeFileSync(snapshotFile, toYaml(buildSnapshot()));
  writeFileSync(rowsFile, buildRows());
}

const head = `/**
 * The rows of the content system, written from the content model by \`npm --prefix cms run model\`; not edited by hand.
 *
 * A reference is the row that it leads to, since a query names the fields that it wants of it. Where a row is a part
 * of another, its owner is the bare key; so is a language. Money and other decimals come as text or as numbers,
 * depending on the database. Only what a query asks for is there. JSON has a type where only our own code writes it.
 */

export type FileRow = {
  id: string;
  title: string | null;
  description: string | null;
  type: string | null;
  filename_download: string | null;
  filesize: string | number | null;
  width: number | null;
  height: number | null;
  focal_point_x: number | null;
  focal_point_y: number | null;
  modified_on: string | null;
  /** Six hexadecimal digits; empty for a file without a tint, null until it was computed. */
  tint: string | null;
};

type AddressJson = {
  first_name: string;
  last_name: string;
  company: string;
  street: string;
  house_number: string;
  addition: string;
  zip_code: string;
  city: string;
  country: string;
};

type BranchAddressJson = { name: string; street: string; zip_code: string; city: string; country: string };

type PaymentMethodJson = { id: number; key: 'prepayment' | 'cash' | 'klarna' | 'paypal'; name: string };

type TaxShareJson = { percent: number; cents: number };

type EssentialJson = { key: string; name: string; value: string };

type PersonalizationJson = { key: string; label: string; value: string; surcharge_cents: number };
`;

/** The TypeScript module with one type per collection. */
export function buildRows(): string {
  return [head, ...tables.map(toType)].join('\n');
}

function toType({ name, fields }: Table): string {
  const items = findBlocks(name);
  const lines = Object.entries(fields)
    .filter(([key, field]) => !isDecoration(field) && !isOfStaff(field) && !(items && blockKeys.includes(key)))
    .map(([key, field]) => toLine(key, getType(name, key, field)));
  const row = `export type ${toTypeName(name)} = {\n${lines.join('')}}`;
  if (!items) return `${row};\n`;
  const itemType = toTypeName(name).replace(/Row$/, 'Item');
  const members = items.map((item) => `  | { collection: '${item}'; item: ${toTypeName(item)} | null }`);
  return `${row} & ${itemType};\n\nexport type ${itemType} =\n${members.join('\n')};\n`;
}

/** The fields of a junction of blocks that depend on each other. */
const blockKeys = ['collection', 'item'];

/** The collections that a junction of many-to-any blocks leads to; undefined for every other table. */
function findBlocks(junction: string): string[] | undefined {
  const relations = tables.flatMap(({ fields }) => Object.values(fields).flatMap(({ relation }) => relation ?? []));
  return relations.filter((relation) => relation.kind === 'm2a').find((relation) => relation.junction === junction)?.to;
}

/** Long unions are split into a line per member. */
function toLine(key: string, type: string): string {
  const line = `  ${key}: ${type};\n`;
  if (line.length <= 121) return line;
  return `  ${key}:${type
    .split(' | ')
    .map((member) => `\n    | ${member}`)
    .join('')};\n`;
}

/** Whether a field is only a heading or group of the form. */
function isDecoration({ type, relation }: Field) {
  return type === 'alias' && !relation;
}

/** Whether a field refers to a user, which is not public. */
function isOfStaff({ relation }: Field) {
  return relation?.kind === 'm2o' && relation.to === 'directus_users';
}

function getType(table: string, key: string, { relation, row = 'unknown', column }: Field): string {
  if (!relation) return column?.nullable === false || row === 'unknown' ? row : `${row} | null`;
  switch (relation.kind) {
    case 'm2o':
      return `${isKey(relation) ? getKeyType(relation.to) : toTypeName(relation.to)} | null`;
    case 'o2m':
      return `${toTypeName(relation.to)}[] | null`;
    case 'translations':
      return `${toTypeName(`${table}_${key}`)}[] | null`;
    default:
      return `${toTypeName(relation.junction)}[] | null`;
  }
}

/** Whether a relation is typed by its key: owners and languages. */
function isKey({ owner, to }: { owner?: true; to: string }): boolean {
  return owner === true || to === 'languages';
}

function getKeyType(collection: string): string {
  const table = tables.find(({ name }) => name === collection);
  return Object.values(table?.fields ?? {})[0]?.row ?? 'number';
}

/** `ecommerce_product` is `EcommerceProductRow`. */
function toTypeName(collection: string): string {
  if (collection === 'directus_files') return 'FileRow';
  const words = collection.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Row`;
}

if (import.meta.main) writeModel();
