import type { Field, Fields } from './field.ts';

/** A collection as the subjects' files describe it. */
export type Collection = {
  /** German and English names for the studio. */
  label: string;
  english: string;
  icon: string;
  /** In German: what a shop assistant does with it. */
  note: string;
  /** The folder of the navigation; collections without one are edited inside others and stay out of sight. */
  folder?: string;
  /** How one row is shown in lists, `{{name}}`. */
  template?: string;
  /** Where the studio shows how a row looks to visitors or in a mail. */
  preview?: string;
  /** A number that counts up, unless said otherwise. */
  key?: { name: string; field: Field };
  /** Where false, Directus notes that a row was changed, but keeps no copy of it, which would outlive the row. */
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

/** A key that people choose: `de`, `DE`, `verlobung`. */
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
