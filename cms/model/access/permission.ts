import type { Rule } from '../field.ts';
import { tables } from '../model.ts';
import type { Table } from '../tables.ts';

export type Action = 'create' | 'read' | 'update' | 'delete';

/** A permission for one action on a collection. */
export type Permission = {
  collection: string;
  action: Action;
  fields: string[];
  /** Filter for rows; null for all. */
  permissions: Rule | null;
  /** Validation of new values; null for none. */
  validation: Rule | null;
  /** Default values of new rows. */
  presets: Record<string, unknown> | null;
};

export function allow(collection: string, action: Action, changes: Partial<Permission> = {}): Permission {
  return { collection, action, fields: ['*'], permissions: null, validation: null, presets: null, ...changes };
}

/** Collections by name, with their junctions and translations. */
export function withParts(names: readonly string[]): Table[] {
  return tables.filter(({ name, made, fields }) => names.includes(made ? (findOwner(fields) ?? '') : name));
}

/** A junction or translation belongs to the first collection that it refers to. */
function findOwner(fields: Table['fields']): string | undefined {
  const owner = Object.values(fields).find(({ relation }) => relation?.kind === 'm2o' && relation.owner);
  return owner?.relation?.kind === 'm2o' ? owner.relation.to : undefined;
}
