import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, cms, findRequests, leftOver, makeRequest, removeLeftOver } from '../order-api-calls.ts';

const url = process.env.CMS_URL ?? '';
const headers = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}` };
const formula = '=HYPERLINK("http://evil.example";"Rechnung")';
const message = 'Guten Tag;=1+1\n@SUM(A1)';

const typed = makeRequest({ name: formula, message });

beforeAll(async () => {
  expect((await call('request', typed)).code).toBe(200);
});

afterAll(removeLeftOver);

const read = async (format: string) => {
  const [row] = await findRequests(typed.id);
  const query = `filter[id][_eq]=${row?.id}&fields=id,name,message&export=${format}`;
  return (await fetch(`${url}/items/ecommerce_request?${query}`, { headers })).text();
};

/** Rows of a file in which each text stands in quotes. */
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('visitor input', () => {
  test.each(['csv', 'csv_utf8'])('is not a formula in an export as %s', async (format) => {
    const csv = await read(format);
    expect(csv).toContain(quote(`'${formula}`));
    expect(csv).toContain(quote("Guten Tag;'=1+1\n'@SUM(A1)"));
  });

  test('is unchanged in an export as JSON', async () => {
    expect(JSON.parse(await read('json'))).toMatchObject([{ name: formula, message }]);
  });

  test('is not a formula in a file that Directus exports in the background', async () => {
    const [row] = await findRequests(typed.id);
    const title = `export-${typed.id}`;
    await cms.post('/utils/export/ecommerce_request', {
      format: 'csv',
      query: { filter: { id: { _eq: row?.id } }, fields: ['id', 'name'] },
      file: { title },
    });
    const find = () => cms.get<{ id: string }[]>(`/files?filter[title][_eq]=${title}&filter[filesize][_nnull]=true`);
    await expect.poll(async () => (await find()).length, { timeout: 30_000 }).toBe(1);
    const [file] = await find();
    leftOver.push(`/files/${file?.id}`);
    const csv = await (await fetch(`${url}/assets/${file?.id}`, { headers })).text();
    expect(csv).toContain(quote(`'${formula}`));
  });
});

test('an exported CSV file that is imported again changes nothing', async () => {
  const [row] = await findRequests(typed.id);
  const form = new FormData();
  form.append('file', new Blob([await read('csv')], { type: 'text/csv' }), 'export.csv');
  const response = await fetch(`${url}/utils/import/ecommerce_request`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(200);
  expect(await cms.get(`/items/ecommerce_request/${row?.id}?fields=name,message`)).toEqual({ name: formula, message });
});
