import { expect, test } from 'vitest';
import { createCms } from '../cms.ts';

const cms = createCms();

/** What the studio is told when it saves what the database refuses. */
async function refuse(path: string, method: 'POST' | 'PATCH', body: object) {
  const headers = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}`, 'content-type': 'application/json' };
  const response = await fetch(`${process.env.CMS_URL}${path}`, { method, headers, body: JSON.stringify(body) });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string; field?: string } }[] };
  return { status: response.status, errors: errors?.map(({ extensions }) => extensions.code) };
}

test('a duplicate slug and a reference to a missing row are rejected as client errors', async () => {
  const [one, other] = await cms.get<{ id: number; slug: string }[]>('/items/ecommerce_product?limit=2&fields=id,slug');
  const path = `/items/ecommerce_product/${one?.id}`;
  const taken = await refuse(path, 'PATCH', { slug: other?.slug });
  expect(taken).toEqual({ status: 400, errors: ['RECORD_NOT_UNIQUE'] });
  const orphan = { language: 'de', ecommerce_product_id: 987_654_321, display_name: 'Niemandes' };
  expect(await refuse('/items/ecommerce_product_translations', 'POST', orphan)).toEqual({
    status: 400,
    errors: ['INVALID_FOREIGN_KEY'],
  });
});
