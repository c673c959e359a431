import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { staffEmail } from '../../cms/model/access.ts';
import type { Secrets } from '../../cms/secrets.ts';
import { createCms } from '../cms.ts';

const url = process.env.CMS_URL ?? '';
const cms = createCms();
const id = '5a4f6c1e-0d5b-4a3c-9c39-6a1f0c6b7eff';

const accounts = ['nobody', 'the storefront', 'previews', 'staff', 'the administrator'] as const;
type Account = (typeof accounts)[number];

const tokens = new Map<Account, string>();

beforeAll(async () => {
  const file = join(process.env.CMS_DATA ?? '', 'secrets.json');
  const { storefrontToken, previewToken, staffPassword } = JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  const body = { email: staffEmail, password: staffPassword };
  const { access_token } = await cms.post<{ access_token: string }>('/auth/login', body);
  tokens.set('the storefront', storefrontToken).set('previews', previewToken).set('staff', access_token);
  tokens.set('the administrator', process.env.CMS_ADMIN_TOKEN ?? '');
});

async function ask(account: Account, method: string, path: string, body?: object) {
  const token = tokens.get(account);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, text: await response.text() };
}

const share = { collection: 'ecommerce_order', item: '1', role: id, name: 'x' };

describe.each(accounts)('for %s', (account) => {
  test.each([
    ['GET', '/shares'],
    ['GET', `/shares/${id}`],
    ['GET', `/shares/info/${id}`],
    ['GET', '/SHARES/'],
    ['SEARCH', '/shares'],
    ['POST', '/shares', share],
    ['POST', '/shares/auth', { share: id }],
    ['POST', '/shares/invite', { share: id, emails: ['x@muster.example'] }],
    ['PATCH', '/shares', { keys: [id], data: { max_uses: 9 } }],
    ['PATCH', `/shares/${id}`, { max_uses: 9 }],
    ['DELETE', '/shares', [id]],
    ['DELETE', `/shares/${id}`],
  ])('%s %s does not exist', async (method, path, body?: object) => {
    expect((await ask(account, method, path, body)).status).toBe(404);
  });

  test('GraphQL cannot create or change a share', async () => {
    const mutations = [
      `mutation { create_shares_item(data: { collection: "ecommerce_order", item: "1", name: "x" }) { id } }`,
      `mutation { update_shares_item(id: "${id}", data: { max_uses: 9 }) { id } }`,
    ];
    for (const query of mutations) {
      const { text } = await ask(account, 'POST', '/graphql/system', { query });
      expect(JSON.parse(text)).toMatchObject({ errors: [expect.anything()] });
    }
    const { text } = await ask('the administrator', 'POST', '/graphql/system', { query: '{ shares { id } }' });
    expect(JSON.parse(text)).toEqual({ data: { shares: [] } });
  });

  test('items and imports cannot create or change a share', async () => {
    const statuses = [
      await ask(account, 'POST', '/items/directus_shares', share),
      await ask(account, 'PATCH', `/items/directus_shares/${id}`, { max_uses: 9 }),
      await ask(account, 'GET', '/items/directus_shares'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403]);
  });
});

test('no policy has a permission on shares, and only the administrator needs none', async () => {
  const rights = await cms.get<{ policy: string | null; action: string; permissions: unknown }[]>(
    '/permissions?filter[collection][_in]=directus_shares,*&limit=-1',
  );
  // Directus itself lets everybody who works in the studio read the shares that they have made, which are none.
  const own = { policy: null, action: 'read', permissions: { user_created: { _eq: '$CURRENT_USER' } } };
  expect(rights.filter(({ policy }) => policy)).toEqual([]);
  expect(rights).toEqual([expect.objectContaining(own)]);
  const policies = await cms.get<{ name: string }[]>('/policies?filter[admin_access][_eq]=true&fields=name');
  expect(policies).toEqual([{ name: 'Administrator' }]);
});
