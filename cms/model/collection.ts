import type { Field, Fields } from './field.ts';

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
