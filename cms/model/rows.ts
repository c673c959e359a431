import type { Field } from './field.ts';
import { tables } from './model.ts';
import type { Table } from './tables.ts';

const head = `/**
 * The rows of the content system, written from the content model by \`npm --prefix cms run model\`; not edited by hand.
 *
 * A reference is the row that it leads to, since a query names the fields that it wants of it. Where a row is a part
 * of another, its owner is the bare key; so is a language. Money and other decimals come as text or as numbers,
 * depending on the database. Only what a query asks for is there.
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
};
`;

/** The TypeScript module with one type per collection. */
export function buildRows(): string {
  return [head, ...tables.map(toType)].join('\n');
}

function toType({ name, fields }: Table): string {
  const lines = Object.entries(fields)
    .filter(([, field]) => !isDecoration(field) && !isOfStaff(field))
    .map(([key, field]) => toLine(key, getType(name, key, field)));
  return `export type ${toTypeName(name)} = {\n${lines.join('')}};\n`;
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
