import type { Field, FieldType } from './collection.ts';
import { tables } from './model.ts';
import { nameField } from './rules.ts';

/** SQLite has no decimals; Directus uses floating point numbers there. */
export type Vendor = 'sqlite' | 'postgres';

type ColumnType = Exclude<FieldType, 'alias'> | 'float';

/** SQLite's names of types; Directus translates them for other databases. */
const columnTypes: Record<ColumnType, string> = {
  boolean: 'boolean',
  csv: 'text',
  date: 'date',
  dateTime: 'datetime',
  decimal: 'decimal',
  float: 'float',
  integer: 'integer',
  json: 'json',
  string: 'varchar',
  text: 'text',
  time: 'time',
  timestamp: 'datetime',
  uuid: 'char',
};

/** A field in the format of the schema snapshot. */
export function toFieldEntry(vendor: Vendor, collection: string, name: string, field: Field, sort: number) {
  const type = getColumnType(field, vendor);
  const meta = toMetaEntry(collection, name, field, sort);
  if (type === 'alias') return { collection, field: name, type, meta };
  return { collection, field: name, type, schema: toSchemaEntry(collection, name, type, field), meta };
}

/** A reference has the type of the referenced key; only for files Directus uses UUID. */
function getColumnType({ type, relation, meta }: Field, vendor: Vendor): ColumnType | 'alias' {
  if (type === 'decimal' && vendor === 'sqlite') return 'float';
  if (relation?.kind !== 'm2o') return type;
  if (relation.to.startsWith('directus_')) return meta.special?.includes('file') ? 'uuid' : 'string';
  return Object.values(findTable(relation.to)?.fields ?? {})[0]?.type ?? type;
}

function findTable(collection: string) {
  return tables.find(({ name }) => name === collection);
}

function toMetaEntry(collection: string, name: string, { label, meta, column }: Field, sort: number) {
  return {
    collection,
    conditions: meta.conditions ?? null,
    display: meta.display ?? null,
    display_options: meta.display_options ?? null,
    field: name,
    group: meta.group ?? null,
    hidden: meta.hidden ?? false,
    interface: meta.interface ?? null,
    note: meta.note ?? null,
    options: meta.options ?? null,
    readonly: meta.readonly ?? false,
    required: meta.required ?? false,
    searchable: true,
    sort,
    special: meta.special ?? null,
    translations: [{ language: 'de-DE', translation: label }],
    validation: meta.validation ? nameField(meta.validation, name, column?.nullable !== false) : null,
    validation_message: meta.validation_message ?? null,
    width: meta.width ?? 'full',
  };
}

function toSchemaEntry(collection: string, name: string, type: ColumnType, field: Field) {
  const { relation, column = {} } = field;
  const target = relation?.kind === 'm2o' ? relation.to : null;
  const isUuid = target?.startsWith('directus_') ?? false;
  const [precision, scale] = (type === 'decimal' && column.precision) || [null, null];
  return {
    name,
    table: collection,
    data_type: isUuid ? 'char' : columnTypes[type],
    default_value: column.default ?? null,
    max_length: isUuid ? 36 : type === 'string' ? (column.maxLength ?? 255) : null,
    numeric_precision: precision,
    numeric_scale: scale,
    is_nullable: column.nullable ?? true,
    is_unique: column.unique ?? (column.primary && !column.autoIncrement) ?? false,
    is_indexed: column.indexed ?? false,
    is_primary_key: column.primary ?? false,
    is_generated: false,
    generation_expression: null,
    has_auto_increment: column.autoIncrement ?? false,
    foreign_key_table: target,
    foreign_key_column: target && (Object.keys(findTable(target)?.fields ?? {})[0] ?? 'id'),
  };
}
