import type { Rule } from '../field.ts';
import { tables } from '../model.ts';
import type { Table } from '../tables.ts';

export type Action = 'create' | 'read' | 'update' | 'delete';

/** What a policy lets its people do with one collection. */
export type Permission = {
  collection: string;
  action: Action;
  fields: string[];
  /** Which rows; null means all of them. */
  permissions: Rule | null;
  /** What the new values must be; null means anything. */
  validation: Rule | null;
  /** What a new row has unless said otherwise. */
  presets: Record<string, unknown> | null;
};

export function allow(collection: string, action: Action, changes: Partial<Permission> = {}): Permission {
  return { collection, action, fields: ['*'], permissions: null, validation: null, presets: null, ...changes };
}

/** The collections of these names, with the junctions and translations that belong to them. */
export function withParts(names: readonly string[]): Table[] {
  return tables.filter(({ name, made, fields }) => names.includes(made ? (findOwner(fields) ?? '') : name));
}

/** A junction or a translation is a part of the first collection that it names. */
function findOwner(fields: Table['fields']): string | undefined {
  const owner = Object.values(fields).find(({ relation }) => relation?.kind === 'm2o' && relation.owner);
  return owner?.relation?.kind === 'm2o' ? owner.relation.to : undefined;
}
