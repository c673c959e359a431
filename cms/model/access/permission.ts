import { isDeepStrictEqual } from 'node:util';
import type { CmsApi } from '../../cms-api.ts';
import type { Rule } from '../collection.ts';
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

export type Policy = { id: string; name: string; icon: string; description: string; app_access: boolean };

export type Role = Omit<Policy, 'app_access'>;

type StoredPermission = Permission & { id: number };

/**
 * Creates a row, or updates one that differs.
 *
 * @returns whether it is new
 */
export async function ensureRow(
  api: CmsApi,
  path: string,
  row: { id: string } & Record<string, unknown>,
): Promise<boolean> {
  const fields = Object.keys(row);
  const query = `filter[id][_eq]=${row.id}&fields=${fields.join(',')}&limit=1`;
  const [found] = await api.get<Record<string, unknown>[]>(`${path}?${query}`);
  if (!found) await api.post(path, row);
  // Directus shows asterisks in place of a token, which is then stored again.
  else if (!fields.every((field) => isDeepStrictEqual(found[field], row[field])))
    await api.patch(`${path}/${row.id}`, row);
  return !found;
}

export async function ensureAccess(api: CmsApi, role: string, policy: string): Promise<void> {
  const filter = `filter[role][_eq]=${role}&filter[policy][_eq]=${policy}`;
  const found = await api.get<unknown[]>(`/access?${filter}&fields=id&limit=1`);
  if (found.length === 0) await api.post('/access', { role, policy, sort: 1 });
}

/** Sets exactly these permissions of a policy. */
export async function ensurePermissions(api: CmsApi, policy: string, wanted: Permission[]): Promise<void> {
  const stored = await readPermissions(api, policy);
  const missing = wanted.filter((permission) => !stored.some((other) => isSame(other, permission)));
  if (missing.length > 0)
    await api.post(
      '/permissions?fields=id',
      missing.map((one) => ({ ...one, policy })),
    );
  for (const permission of stored) {
    const match = wanted.find((other) => isSame(other, permission));
    if (!match) await api.delete(`/permissions/${permission.id}`);
    else if (!isUnchanged(permission, match)) await api.patch(`/permissions/${permission.id}`, match);
  }
}

/**
 * Removes all public permissions.
 *
 * @param own collections whose permissions are removed; undefined for all
 */
export async function revokePublicAccess(api: CmsApi, own?: ReadonlySet<string>): Promise<void> {
  const open = await api.get<{ policy: string }[]>(
    '/access?filter[role][_null]=true&filter[user][_null]=true&fields=policy&limit=-1',
  );
  for (const { policy } of open) {
    for (const { id, collection } of await readPermissions(api, policy)) {
      if (!own || own.has(collection)) await api.delete(`/permissions/${id}`);
    }
  }
}

function readPermissions(api: CmsApi, policy: string): Promise<StoredPermission[]> {
  const fields = 'id,collection,action,fields,permissions,validation,presets';
  return api.get(`/permissions?filter[policy][_eq]=${policy}&fields=${fields}&limit=-1`);
}

function isSame(one: Permission, other: Permission) {
  return one.collection === other.collection && one.action === other.action;
}

function isUnchanged(stored: Permission, { fields, permissions, validation, presets }: Permission) {
  const before = [stored.fields, stored.permissions, stored.validation, stored.presets];
  return isDeepStrictEqual(before, [fields, permissions, validation, presets]);
}
