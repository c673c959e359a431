/** Definition of a collection. */
export type Collection = {
  /** German and English names for the studio. */
  label: string;
  english: string;
  icon: string;
  /** In German: its purpose for staff. */
  note: string;
  /** Navigation folder; collections without one are hidden and edited inside others. */
  folder?: string;
  /** Display template of a row, `{{name}}`. */
  template?: string;
  /** URL of a row's preview, as a page or mail. */
  preview?: string;
  /** Auto-increment by default. */
  key?: { name: string; field: Field };
  /** If false, Directus stores no revisions, which would outlive a deleted row. */
  keepsRevisions?: false;
  fields: Fields;
};

export type Collections = Record<string, Collection>;

export type Folder = Pick<Collection, 'label' | 'english' | 'icon' | 'note'> & {
  color: string;
  parent?: string;
  collapse?: 'closed';
};

const countingKey: Field = {
  type: 'integer',
  label: 'Nummer',
  row: 'number',
  column: { nullable: false, primary: true, autoIncrement: true },
  meta: { interface: 'input', readonly: true, hidden: true },
};

/** A key that is entered by staff: `de`, `DE`, `verlobung`. */
export function wordKey(name: string, label: string, note: string): { name: string; field: Field } {
  const field: Field = {
    type: 'string',
    label,
    row: 'string',
    column: { maxLength: 255, nullable: false, primary: true },
    meta: { interface: 'input', width: 'half', note, required: true, options: { font: 'monospace', trim: true } },
  };
  return { name, field };
}

export function getKey({ key }: Collection): { name: string; field: Field } {
  return key ?? { name: 'id', field: countingKey };
}

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

/** Field options of the studio. */
type FieldMeta = {
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
  conditions?: {
    name: string;
    rule: Rule;
    hidden?: boolean;
    required?: boolean;
    options?: Record<string, unknown>;
  }[];
  validation?: Rule;
  validation_message?: string;
};

export type Column = {
  default?: string | number | boolean;
  nullable?: false;
  unique?: true;
  indexed?: true;
  maxLength?: number;
  /** Total digits and decimal places. */
  precision?: [number, number];
  primary?: true;
  autoIncrement?: true;
};

/** Target of a relation. Collections are named as in the database. */
export type Relation =
  /** `owner` marks a composition: the row is deleted with its owner and edited inside it. */
  | { kind: 'm2o'; to: string; onDelete: 'SET NULL' | 'CASCADE' | 'NO ACTION'; owner?: true }
  | { kind: 'o2m'; to: string; field: string }
  | { kind: 'm2m'; to: string; junction: string; junctionField: string; sorted: boolean }
  | { kind: 'm2a'; to: string[]; junction: string }
  | { kind: 'translations'; fields: Fields };

export type Field = {
  type: FieldType;
  /** German label in the studio. */
  label: string;
  /** TypeScript type of a value, without null; derived for relations. */
  row?: string;
  /** For an amount in euros or a rate: the extension `guards` has staff confirm jumps of it. */
  amount?: 'money' | 'percent';
  column?: Column;
  relation?: Relation;
  meta: FieldMeta;
};

export type Fields = Record<string, Field>;

/** Common options of the field functions. */
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
