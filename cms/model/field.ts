/** The types of Directus that the model uses; `alias` has no column of its own. */
export type FieldType =
  | 'alias'
  | 'boolean'
  | 'csv'
  | 'date'
  | 'dateTime'
  | 'decimal'
  | 'integer'
  | 'json'
  | 'string'
  | 'text'
  | 'time'
  | 'timestamp'
  | 'uuid';

export type Choice = { text: string; value: string; icon?: string; color?: string };

/** A filter of Directus, as validation rules, conditions and permissions use it. */
export type Rule = Record<string, unknown>;

/** What the studio shows of a field. */
export type FieldMeta = {
  interface?: string;
  options?: Record<string, unknown>;
  display?: string;
  display_options?: Record<string, unknown>;
  special?: string[];
  width?: 'half' | 'full';
  note?: string;
  required?: boolean;
  readonly?: boolean;
  hidden?: boolean;
  group?: string;
  conditions?: { name: string; rule: Rule; hidden?: boolean; required?: boolean }[];
  validation?: Rule;
  validation_message?: string;
};

export type Column = {
  default?: string | number | boolean;
  nullable?: false;
  unique?: true;
  indexed?: true;
  maxLength?: number;
  /** Digits in all, digits behind the point. */
  precision?: [number, number];
  primary?: true;
  autoIncrement?: true;
};

/** Where a field leads to. Collections are named as in the database. */
export type Relation =
  /** `owner` says that the row is a part of the other one: it goes away with it, and is edited inside it. */
  | { kind: 'm2o'; to: string; onDelete: 'SET NULL' | 'CASCADE' | 'NO ACTION'; owner?: true }
  | { kind: 'o2m'; to: string; field: string }
  | { kind: 'm2m'; to: string; junction: string; junctionField: string; sorted: boolean }
  | { kind: 'm2a'; to: string[]; junction: string }
  | { kind: 'translations'; fields: Fields };

export type Field = {
  type: FieldType;
  /** The German name that the studio shows. */
  label: string;
  /** The TypeScript type of a value, without null; relations find theirs by themselves. */
  row?: string;
  column?: Column;
  relation?: Relation;
  meta: FieldMeta;
};

export type Fields = Record<string, Field>;

/** What most helpers take beside the label. */
export type FieldOptions = Pick<FieldMeta, 'width' | 'note' | 'readonly' | 'hidden'> & {
  required?: true;
  unique?: true;
  indexed?: true;
};

export function toMeta({ required, unique: _unique, indexed: _indexed, ...meta }: FieldOptions): FieldMeta {
  return { ...meta, ...(required && { required }) };
}

export function toColumn({ required, unique, indexed }: FieldOptions): Column {
  return { ...(required && { nullable: false }), ...(unique && { unique }), ...(indexed && { indexed }) };
}
