import { type Field, type FieldOptions, type Fields, type Rule, toColumn, toMeta } from './collection.ts';

type ReferenceOptions = FieldOptions & {
  template?: string;
  create?: true;
  onDelete?: 'SET NULL' | 'NO ACTION' | 'CASCADE';
};

/** Many-to-one relation; set to null when the target is deleted. */
export function m2o(label: string, to: string, options: ReferenceOptions = {}): Field {
  const { template, create, onDelete, ...rest } = options;
  return {
    type: 'integer',
    label,
    column: toColumn(rest),
    relation: { kind: 'm2o', to, onDelete: onDelete ?? (rest.required ? 'NO ACTION' : 'SET NULL') },
    meta: {
      interface: 'select-dropdown-m2o',
      special: ['m2o'],
      options: { ...(template && { template }), enableCreate: create ?? false, enableSelect: true },
      display: 'related-values',
      ...(template && { display_options: { template } }),
      width: 'half',
      ...toMeta(rest),
    },
  };
}

/** Reference to the owner of a part; the other end is an O2M field. */
export function partOf(to: string): Field {
  return {
    type: 'integer',
    label: 'Gehört zu',
    column: { indexed: true },
    relation: { kind: 'm2o', to, onDelete: 'CASCADE', owner: true },
    meta: { interface: 'select-dropdown-m2o', special: ['m2o'], display: 'related-values', hidden: true },
  };
}

/** The same for collections with their own lists, where the owner is shown. */
export function shownPartOf(to: string, label: string, template: string): Field {
  const field = partOf(to);
  const shown = { options: { template, enableCreate: false }, display_options: { template }, width: 'half' } as const;
  return { ...field, label, meta: { ...field.meta, ...shown, readonly: true, hidden: false } };
}

/** Reference to the website; a website that still has entries cannot be deleted. */
export function ofProject(): Field {
  return m2o('Website', 'project', {
    template: '{{name}}',
    required: true,
    indexed: true,
    note: 'Auf welcher Website der Eintrag erscheint',
  });
}

type ListOptions = FieldOptions & { template?: string; create?: false; select?: true; table?: string[] };

/** One-to-many relation: rows whose `field` refers to this one. */
export function o2m(label: string, to: string, field: string, options: ListOptions = {}): Field {
  const { template, create = true, select = false, table, ...rest } = options;
  const layout = table ? { layout: 'table', fields: table } : { layout: 'list' };
  return {
    type: 'alias',
    label,
    relation: { kind: 'o2m', to, field },
    meta: {
      interface: 'list-o2m',
      special: ['o2m'],
      options: { ...layout, ...(template && { template }), enableCreate: create, enableSelect: select, limit: 50 },
      display: 'related-values',
      ...(template && { display_options: { template } }),
      ...toMeta(rest),
    },
  };
}

type ManyOptions = FieldOptions & {
  junction: string;
  junctionField: string;
  template: string;
  sorted?: true;
  /** Which rows can be chosen; `{{field}}` is a value of the form. */
  filter?: Rule;
};

export function m2m(label: string, to: string, options: ManyOptions): Field {
  const { junction, junctionField, template, sorted = false, filter, ...rest } = options;
  const whole = `{{${junctionField}.${template}}}`;
  return {
    type: 'alias',
    label,
    relation: { kind: 'm2m', to, junction, junctionField, sorted },
    meta: {
      interface: 'list-m2m',
      special: ['m2m'],
      options: { template: whole, enableCreate: false, enableSelect: true, limit: 50, ...(filter && { filter }) },
      display: 'related-values',
      display_options: { template: whole },
      ...toMeta(rest),
    },
  };
}

/** Files in the editor's order. */
export function files(label: string, junction: string, options: FieldOptions = {}): Field {
  return {
    type: 'alias',
    label,
    relation: { kind: 'm2m', to: 'directus_files', junction, junctionField: 'directus_files_id', sorted: true },
    meta: {
      interface: 'files',
      special: ['files'],
      options: { template: '{{directus_files_id.$thumbnail}} {{directus_files_id.title}}', limit: 50 },
      display: 'related-values',
      display_options: { template: '{{directus_files_id.$thumbnail}}' },
      ...toMeta(options),
    },
  };
}

/** Many-to-any relation: blocks of several kinds in the editor's order. */
export function m2a(label: string, junction: string, to: string[], options: FieldOptions = {}): Field {
  return {
    type: 'alias',
    label,
    relation: { kind: 'm2a', to, junction },
    meta: {
      interface: 'list-m2a',
      special: ['m2a'],
      options: { enableSelect: false, limit: 50 },
      ...toMeta(options),
    },
  };
}

/** Translations of a row, German first. */
export function translations(fields: Fields): { translations: Field } {
  const [first = '', { label } = { label: 'Texte' }] = Object.entries(fields)[0] ?? [];
  return {
    translations: {
      type: 'alias',
      label: Object.keys(fields).length > 1 ? `${label} und weitere Texte` : label,
      relation: { kind: 'translations', fields },
      meta: {
        interface: 'translations',
        special: ['translations'],
        options: { languageField: 'name', defaultLanguage: 'de', defaultOpenSplitView: false },
        display: 'translations',
        display_options: { template: `{{${first}}}`, languageField: 'name', defaultLanguage: 'de' },
      },
    },
  };
}

export function image(label: string, options: FieldOptions = {}): Field {
  return toFile(label, 'file-image', options);
}

export function file(label: string, options: FieldOptions = {}): Field {
  return toFile(label, 'file', options);
}

function toFile(label: string, kind: 'file' | 'file-image', options: FieldOptions): Field {
  return {
    type: 'uuid',
    label,
    column: toColumn(options),
    relation: { kind: 'm2o', to: 'directus_files', onDelete: 'SET NULL' },
    meta: {
      interface: kind,
      special: ['file'],
      ...(kind === 'file-image' && { options: { crop: false } }),
      display: kind === 'file' ? 'file' : 'image',
      ...toMeta(options),
    },
  };
}
