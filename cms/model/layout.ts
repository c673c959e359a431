import type { Field, Fields } from './collection.ts';
import { choice } from './values.ts';

/** Manual sort order; set by the studio when staff drag rows. */
export function sort(): { sort: Field } {
  return {
    sort: {
      type: 'integer',
      label: 'Reihenfolge',
      row: 'number',
      column: {},
      meta: { interface: 'input', hidden: true },
    },
  };
}

/** Publication status; only published rows are shown on the website. */
export function status(): { status: Field } {
  const choices = [
    { text: 'Entwurf', value: 'draft', icon: 'edit', color: '#A2927A' },
    { text: 'Veröffentlicht', value: 'published', icon: 'check', color: '#2E7D5B' },
    { text: 'Archiviert', value: 'archived', icon: 'inventory_2', color: '#8A8A8A' },
  ];
  const note = 'Nur Veröffentlichtes ist auf der Website zu sehen.';
  return { status: choice('Status', choices, { default: 'draft', note, indexed: true }) };
}

/** Dates and users, maintained by Directus; the studio shows them in lists and beside the form. */
export function audit(): Fields {
  return {
    date_created: dateCreated(),
    date_updated: stamp('Geändert am', 'date-updated'),
    user_updated: userUpdated(),
  };
}

export function dateCreated(): Field {
  return stamp('Angelegt am', 'date-created');
}

export function stamp(label: string, special: 'date-created' | 'date-updated'): Field {
  return {
    type: 'timestamp',
    label,
    row: 'string',
    column: {},
    meta: {
      interface: 'datetime',
      special: [special, 'cast-timestamp'],
      display: 'datetime',
      display_options: { relative: true },
      width: 'half',
      readonly: true,
      hidden: true,
    },
  };
}

function userUpdated(): Field {
  return {
    type: 'uuid',
    label: 'Geändert von',
    column: {},
    relation: { kind: 'm2o', to: 'directus_users', onDelete: 'SET NULL' },
    meta: {
      interface: 'select-dropdown-m2o',
      special: ['user-updated'],
      options: { template: '{{first_name}} {{last_name}}' },
      display: 'user',
      width: 'half',
      readonly: true,
      hidden: true,
    },
  };
}

/** User who did it; empty for our own code. */
export function byUser(label: string): Field {
  const field = userUpdated();
  return { ...field, label, meta: { ...field.meta, special: ['m2o'], hidden: false } };
}

type LinkOptions = {
  label: string;
  note: string;
  /** Rows without a value here have no link. */
  onlyWith?: string;
};

/**
 * A link from a row to its preview, for rows that are edited in a drawer, where the studio shows no previews. The address
 * is relative to that of the studio's pages: one that begins with a slash would be a page of the studio itself.
 */
export function previewLink(collection: string, { label, note, onlyWith }: LinkOptions): Field {
  const url = `../../../publishing/preview/${collection}/{{id}}`;
  return {
    type: 'alias',
    label,
    meta: {
      interface: 'presentation-links',
      special: ['alias', 'no-data'],
      options: { links: [{ label, icon: 'open_in_new', type: 'primary', actionType: 'url', url }] },
      note,
      ...(onlyWith && {
        hidden: true,
        conditions: [{ name: onlyWith, rule: { [onlyWith]: { _nnull: true } }, hidden: false }],
      }),
    },
  };
}

/** A collapsible group of fields. */
export function section(name: string, label: string, icon: string, fields: Fields, start: 'open' | 'closed'): Fields {
  const group: Field = {
    type: 'alias',
    label,
    meta: {
      interface: 'group-detail',
      special: ['alias', 'no-data', 'group'],
      options: { start, headerIcon: icon },
    },
  };
  const inside = Object.entries(fields).map(([key, field]): [string, Field] => [
    key,
    { ...field, meta: { ...field.meta, group: name } },
  ]);
  return { [name]: group, ...Object.fromEntries(inside) };
}
