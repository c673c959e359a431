import type { CmsApi } from '../cms-api.ts';
import {
  ensureAccess,
  ensurePermissions,
  ensureRow,
  type Policy,
  type Role,
  revokePublicAccess,
} from './access/permission.ts';
import { buildStaffPermissions, leadPermissions } from './access/staff.ts';
import { previewPermissions, storefrontPermissions } from './access/storefront.ts';
import { addModules, defaultSettings, listColumns, waitingBookmarks } from './studio.ts';

/** Fixed ids, so that later starts find these rows. */
const ids = {
  storefrontPolicy: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e01',
  storefrontRole: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e02',
  storefrontUser: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e03',
  staffPolicy: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e04',
  staffRole: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e05',
  staffUser: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e06',
  previewPolicy: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e07',
  previewRole: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e08',
  previewUser: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e09',
  leadPolicy: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e0a',
  leadRole: '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7e0b',
};

/** Directus rejects e-mail addresses with unknown top-level domains, so this is not the demo's .example. */
export const staffEmail = 'mitarbeit@example.com';

const storefrontPolicy: Policy = {
  id: ids.storefrontPolicy,
  name: 'Storefront',
  icon: 'web',
  description: 'Liest, was auf der Website steht, und sonst nichts.',
  app_access: false,
};

const previewPolicy: Policy = {
  id: ids.previewPolicy,
  name: 'Vorschau',
  icon: 'preview',
  description: 'Liest dasselbe wie der Storefront, auch wenn es noch nicht veröffentlicht ist.',
  app_access: false,
};

const staffPolicy: Policy = {
  id: ids.staffPolicy,
  name: 'Personal',
  icon: 'storefront',
  description: 'Pflegt Inhalte und Produkte, bearbeitet Bestellungen und Anfragen.',
  app_access: true,
};

const leadPolicy: Policy = {
  id: ids.leadPolicy,
  name: 'Leitung',
  icon: 'supervisor_account',
  description: 'Kann, was das Personal kann, und ändert das Aussehen der Website und die Wartung des Shops.',
  app_access: true,
};

/** Tokens that are left out stay as they are; without a password no member of staff is created. */
export type Credentials = { storefront?: string; preview?: string; staffPassword?: string };

/**
 * Creates or updates roles, policies, permissions and users. Idempotent: rows are found by id, and a staff member's
 * name, password and language are never changed.
 *
 * @param own collections that are not to be public; undefined for all of this Directus
 */
export async function setUpAccess(api: CmsApi, tokens: Credentials, own?: ReadonlySet<string>): Promise<void> {
  await revokePublicAccess(api, own);
  await ensureRoleWithPolicy(api, toRole(storefrontPolicy, ids.storefrontRole), storefrontPolicy);
  await ensurePermissions(api, storefrontPolicy.id, storefrontPermissions);
  await ensureRow(api, '/users', {
    id: ids.storefrontUser,
    ...{
      first_name: 'Storefront',
      role: ids.storefrontRole,
      status: 'active',
      ...(tokens.storefront && { token: tokens.storefront }),
    },
  });
  await ensureRoleWithPolicy(api, toRole(previewPolicy, ids.previewRole), previewPolicy);
  await ensurePermissions(api, previewPolicy.id, previewPermissions);
  await ensureRow(api, '/users', {
    id: ids.previewUser,
    ...{
      first_name: 'Vorschau',
      role: ids.previewRole,
      status: 'active',
      ...(tokens.preview && { token: tokens.preview }),
    },
  });
  const isFirstStart = await ensureRoleWithPolicy(api, toRole(staffPolicy, ids.staffRole), staffPolicy);
  await ensurePermissions(api, staffPolicy.id, buildStaffPermissions(await findFirstProject(api)));
  if (isFirstStart && tokens.staffPassword) await addStaffUser(api, tokens.staffPassword);
  await ensureRoleWithPolicy(api, toRole(leadPolicy, ids.leadRole), leadPolicy);
  await ensureAccess(api, ids.leadRole, staffPolicy.id);
  await ensurePermissions(api, leadPolicy.id, leadPermissions);
}

/** Whether a Directus has had this model's roles before. */
export async function hasAccess(api: CmsApi): Promise<boolean> {
  return (await api.get<unknown[]>(`/policies?filter[id][_eq]=${ids.storefrontPolicy}&fields=id`)).length > 0;
}

/** Which of the storefront's users exist already, with a token that Directus does not tell. */
export async function findStorefrontUsers(api: CmsApi): Promise<Record<'storefront' | 'preview', boolean>> {
  const filter = `filter[id][_in]=${ids.storefrontUser},${ids.previewUser}`;
  const users = await api.get<{ id: string }[]>(`/users?${filter}&fields=id&limit=-1`);
  const exists = (wanted: string) => users.some(({ id }) => id === wanted);
  return { storefront: exists(ids.storefrontUser), preview: exists(ids.previewUser) };
}

/** Directus's default. */
const directusLoginAttempts = 25;

/**
 * Sets the studio's name and list columns, unless they were changed.
 *
 * @param absent our extensions that this Directus does not have; what depends on them is left to a later call
 */
export async function applyStudioSettings(api: CmsApi, absent: readonly string[] = []): Promise<void> {
  const settings = await api.get<Record<string, unknown>>('/settings');
  // A new Directus has its default name; whoever renamed it has seen the other settings.
  const isUntouched = settings.project_name === 'Directus';
  const open = Object.entries(defaultSettings).filter(([name]) => isUntouched || settings[name] === null);
  // The extension `logins` limits failed logins temporarily, instead of suspending accounts after 25.
  const limitsLogins = !absent.includes('logins');
  if (limitsLogins && settings.auth_login_attempts === directusLoginAttempts) open.push(['auth_login_attempts', null]);
  const modules = absent.includes('checklist-module') ? undefined : addModules(settings.module_bar);
  if (modules) open.push(['module_bar', modules]);
  if (open.length > 0) await api.patch('/settings', Object.fromEntries(open));

  const shared = 'filter[user][_null]=true&filter[role][_null]=true&filter[bookmark][_null]=true';
  const known = await api.get<{ collection: string }[]>(`/presets?${shared}&fields=collection&limit=-1`);
  const missing = listColumns.filter(({ collection }) => known.every((preset) => preset.collection !== collection));
  if (missing.length > 0) await api.post('/presets?fields=id', missing);
  for (const role of [ids.staffRole, ids.leadRole]) await ensureBookmarks(api, role);
}

/** Bookmarks for a role. A renamed bookmark belongs to its user, and is created once more under its own name. */
async function ensureBookmarks(api: CmsApi, role: string) {
  const ofRole = `filter[user][_null]=true&filter[role][_eq]=${role}`;
  const known = await api.get<{ bookmark: string | null }[]>(`/presets?${ofRole}&fields=bookmark&limit=-1`);
  const missing = waitingBookmarks.filter(({ bookmark }) => known.every((preset) => preset.bookmark !== bookmark));
  if (missing.length > 0) {
    await api.post(
      '/presets?fields=id',
      missing.map((preset) => ({ ...preset, role })),
    );
  }
}

function toRole({ name, icon, description }: Policy, id: string): Role {
  return { id, name, icon, description };
}

async function ensureRoleWithPolicy(api: CmsApi, role: Role, policy: Policy): Promise<boolean> {
  await ensureRow(api, '/policies', policy);
  const isNew = await ensureRow(api, '/roles', role);
  await ensureAccess(api, role.id, policy.id);
  return isNew;
}

/** Default website of new entries. A shop usually has one website, and the first one gets id 1. */
async function findFirstProject(api: CmsApi): Promise<number> {
  const [first] = await api.get<{ id: number }[]>('/items/project?fields=id&sort=id&limit=1');
  return first?.id ?? 1;
}

async function addStaffUser(api: CmsApi, password: string) {
  await api.post('/users?fields=id', {
    id: ids.staffUser,
    ...{ first_name: 'Ladenteam', email: staffEmail, password },
    ...{ role: ids.staffRole, status: 'active', language: 'de-DE' },
  });
}
