import { describe, expect, test } from 'vitest';
import type { CmsApi } from '../cms-api.ts';
import { buildStaffPermissions, leadPermissions } from './access/staff.ts';
import { storefrontPermissions } from './access/storefront.ts';
import { setUpAccess } from './access.ts';
import { manualFlows } from './flows.ts';
import { collections } from './model.ts';

const received = [
  'ecommerce_order',
  'ecommerce_order_item',
  'ecommerce_payment',
  'ecommerce_order_event',
  'ecommerce_order_number',
  'ecommerce_withdrawal',
  'ecommerce_request',
  'contact_message',
  'newsletter_subscriber',
  'mail',
];
const schemaCollections = ['directus_collections', 'directus_fields', 'directus_relations', 'directus_settings'];

describe('the storefront', () => {
  test('only reads', () => {
    expect(new Set(storefrontPermissions.map(({ action }) => action))).toEqual(new Set(['read']));
  });

  test('cannot read customer data', () => {
    const readable = storefrontPermissions.map(({ collection }) => collection);
    expect(readable.filter((collection) => received.includes(collection))).toEqual([]);
  });

  test('reads files only of the system collections', () => {
    const system = storefrontPermissions.filter(({ collection }) => collection.startsWith('directus_'));
    expect(system.map(({ collection }) => collection)).toEqual(['directus_files']);
  });

  test('has explicit fields without user fields', () => {
    const fields = storefrontPermissions.flatMap((permission) => permission.fields);
    expect(fields).not.toContain('*');
    expect(fields).not.toContain('user_updated');
  });

  test.each(['page', 'article', 'event', 'branch', 'ecommerce_product'])('reads only published rows of %s', (name) => {
    expect(findRule(name)).toEqual({ status: { _eq: 'published' } });
  });

  test('reads parts of published rows only', () => {
    expect(findRule('ecommerce_product_variant')).toEqual({ product: { status: { _eq: 'published' } } });
    expect(findRule('page_translations')).toEqual({ page_id: { status: { _eq: 'published' } } });
    expect(findRule('ecommerce_product_rating')).toEqual({
      _and: [{ status: { _eq: 'published' } }, { product: { status: { _eq: 'published' } } }],
    });
  });
});

function findRule(name: string) {
  return storefrontPermissions.find(({ collection }) => collection === name)?.permissions;
}

describe('staff', () => {
  const permissions = buildStaffPermissions(1);
  const may = (collection: string, action: string) =>
    permissions.some((permission) => permission.collection === collection && permission.action === action);

  test('edit content, but neither settings nor schema', () => {
    expect(may('page', 'update')).toBe(true);
    expect(may('ecommerce_product_translations', 'create')).toBe(true);
    expect(may('ecommerce_settings', 'read')).toBe(true);
    expect(may('ecommerce_settings', 'update')).toBe(false);
    expect(permissions.filter(({ collection }) => schemaCollections.includes(collection))).toEqual([]);
  });

  test('change the status of orders, but neither totals nor deletion', () => {
    const update = permissions.find(
      ({ collection, action }) => collection === 'ecommerce_order' && action === 'update',
    );
    expect(update?.fields).toContain('status');
    expect(update?.fields).not.toContain('total_price_brutto');
    expect(may('ecommerce_order', 'delete')).toBe(false);
  });

  test('may retry a failed mail, but not change or redirect it', () => {
    const update = permissions.find(({ collection, action }) => collection === 'mail' && action === 'update');
    expect(update).toMatchObject({
      fields: ['status'],
      permissions: { _and: [{ stock_alert: { _null: true } }, { status: { _eq: 'failed' } }] },
      validation: { status: { _eq: 'pending' } },
    });
    expect(may('mail', 'create')).toBe(false);
  });

  test.each(['read', 'delete'])('cannot %s mails of stock alerts', (action) => {
    const permission = permissions.find((one) => one.collection === 'mail' && one.action === action);
    expect(permission?.permissions).toEqual({ stock_alert: { _null: true } });
  });

  test('can neither confirm a subscription nor read its seeds', () => {
    const of = (action: string) =>
      permissions.find(
        (permission) => permission.collection === 'newsletter_subscriber' && permission.action === action,
      );
    expect(of('update')?.validation).toEqual({ status: { _eq: 'unsubscribed' } });
    expect(of('read')?.fields.filter((field) => /seed|hash/.test(field))).toEqual([]);
  });

  test('read every collection of the model', () => {
    expect(Object.keys(collections).filter((name) => !may(name, 'read'))).toEqual([]);
  });

  test('create entries on their own website by default', () => {
    const create = permissions.find(({ collection, action }) => collection === 'page' && action === 'create');
    expect(create?.presets).toEqual({ project: 1 });
  });

  test('read the operations of our own manual Flows only', () => {
    const steps = permissions.filter(({ collection }) => collection === 'directus_operations');
    expect(steps.map(({ action, permissions: rule }) => [action, rule])).toEqual([
      ['read', { flow: { _in: manualFlows } }],
    ]);
  });

  test('edit their own account only', () => {
    const users = permissions.filter(({ collection }) => collection === 'directus_users');
    expect(users.map(({ action, permissions: rule }) => [action, rule])).toEqual([
      ['update', { id: { _eq: '$CURRENT_USER' } }],
    ]);
  });
});

test('the lead changes the theme and the maintenance of the shop, and no other setting', () => {
  const changed = leadPermissions.filter(({ action }) => action !== 'read');
  expect(changed.map(({ collection, action, fields }) => `${collection} ${action} ${fields}`)).toEqual([
    'theme update *',
    'theme_button create *',
    'theme_button update *',
    'ecommerce_settings update maintenance_mode',
  ]);
});

describe('setup', () => {
  test('removes all public permissions', async () => {
    const { api, rows } = createMemoryCms();
    rows('/policies').push({ id: 'public' });
    rows('/access').push({ id: 'a', role: null, user: null, policy: 'public' });
    rows('/permissions').push({ id: 99, policy: 'public', collection: 'page', action: 'read', fields: ['*'] });
    await setUpAccess(api, { preview: 'look ahead', storefront: 'token', staffPassword: 'secret' });
    expect(rows('/permissions').filter(({ policy }) => policy === 'public')).toEqual([]);
  });

  test('is idempotent, and keeps a changed password', async () => {
    const { api, rows } = createMemoryCms();
    await setUpAccess(api, { preview: 'look ahead', storefront: 'token', staffPassword: 'secret' });
    const first = structuredClone(['/policies', '/roles', '/access', '/permissions', '/users'].map(rows));
    const staff = rows('/users').find(({ email }) => email);
    if (staff) staff.password = 'own choice';
    await setUpAccess(api, { preview: 'look ahead', storefront: 'token', staffPassword: 'secret' });
    const second = ['/policies', '/roles', '/access', '/permissions', '/users'].map(rows);
    expect(second.map((list) => list.length)).toEqual(first.map((list) => list.length));
    expect(staff?.password).toBe('own choice');
  });

  test('writes nothing the second time, and no token that it is not given', async () => {
    const { api, rows } = createMemoryCms();
    await setUpAccess(api, { preview: 'look ahead', storefront: 'token' });
    const tokens = () => rows('/users').map(({ token }) => token);
    expect(tokens()).toEqual(['token', 'look ahead']);
    const writes: string[] = [];
    const note = async (path: string) => {
      writes.push(path);
    };
    await setUpAccess({ get: api.get, post: note, patch: note, delete: note } as unknown as CmsApi, {});
    expect(writes).toEqual([]);
    expect(tokens()).toEqual(['token', 'look ahead']);
  });
});

type Row = Record<string, unknown> & { id: unknown };

/** An in-memory Directus for the requests of the setup. */
function createMemoryCms() {
  const tables = new Map<string, Row[]>();
  const rows = (path: string) => tables.get(path) ?? tables.set(path, []).get(path) ?? [];
  const split = (path: string) => new URL(path, 'http://cms.example');
  const api = {
    get: async (path: string) => {
      const { pathname, searchParams } = split(path);
      const rules = [...searchParams].flatMap(([key, value]) => {
        const [, field = '', operator] = /^filter\[(\w+)\]\[(\w+)\]$/.exec(key) ?? [];
        return field ? [(row: Row) => (operator === '_null' ? row[field] === null : String(row[field]) === value)] : [];
      });
      return rows(pathname).filter((row) => rules.every((rule) => rule(row)));
    },
    post: async (path: string, body: unknown) => {
      const list = rows(split(path).pathname);
      const added = [body].flat().map((row) => ({ id: list.length + 1, ...(row as object) }));
      list.push(...added);
    },
    patch: async (path: string, body: unknown) => {
      const { pathname } = split(path);
      const row = rows(pathname.slice(0, pathname.lastIndexOf('/'))).find(({ id }) => pathname.endsWith(`/${id}`));
      Object.assign(row ?? {}, body);
    },
    delete: async (path: string) => {
      const list = rows(path.slice(0, path.lastIndexOf('/')));
      list.splice(
        list.findIndex(({ id }) => path.endsWith(`/${id}`)),
        1,
      );
    },
  };
  return { api: api as unknown as CmsApi, rows };
}
