import { afterAll, expect, test } from 'vitest';
import { createCms } from '../cms.ts';

const cms = createCms();
const url = process.env.CMS_URL ?? '';
const headers = { authorization: `Bearer ${process.env.CMS_ADMIN_TOKEN}` };
const mark = `wort${crypto.randomUUID().slice(0, 8)}`;

const find = () =>
  cms.get<{ id: number; words: string; meanings: string }[]>(
    `/items/ecommerce_synonym?filter[words][_starts_with]=${mark}&fields=id,words,meanings&sort=words`,
  );

afterAll(async () => {
  for (const { id } of await find()) await cms.delete(`/items/ecommerce_synonym/${id}`);
});

async function importFile(text: string, type = 'text/csv') {
  const form = new FormData();
  form.append('file', new Blob([text], { type }), 'import');
  const response = await fetch(`${url}/utils/import/ecommerce_synonym`, {
    method: 'POST',
    headers,
    body: form,
    // Below the two minutes for which Directus's own import would wait.
    signal: AbortSignal.timeout(60_000),
  });
  const errors: { message: string; extensions: { field?: string; rows?: unknown } }[] = response.ok
    ? []
    : (await response.json()).errors;
  return { status: response.status, errors };
}

test.each([
  ['an unknown column', `words,meanings,colour\n${mark},Ring,rot\n`, 'text/csv', /gibt es hier nicht: „colour“/],
  ['no header', `${mark};Ring\n${mark};Kette\n`, 'text/csv', /Die erste Zeile muss die Namen der Felder enthalten/],
  ['an unknown field', `[{"word":"${mark}"}]`, 'application/json', /gibt es hier nicht: „word“/],
  ['no list', `{"words":"${mark}"}`, 'application/json', /Liste von Einträgen/],
])('a file with %s is refused with a reason', async (_, text, type, reason) => {
  const { status, errors } = await importFile(text, type);
  expect([status, errors[0]?.message]).toEqual([400, expect.stringMatching(reason)]);
  expect(await find()).toEqual([]);
});

test.each([
  ['CSV', `project,words\n1,${mark}\n1,${mark}b\n`, 'text/csv'],
  ['JSON', `[{"project":1,"words":"${mark}"},{"project":1,"words":"${mark}b"}]`, 'application/json'],
])('a %s file of which every row is refused says which rows, and Directus goes on', async (_, text, type) => {
  const { status, errors } = await importFile(text, type);
  expect(status).toBe(400);
  expect(errors).toMatchObject([{ extensions: { field: 'meanings', rows: [{ type: 'lines', rows: [1, 2] }] } }]);
  expect(await find()).toEqual([]);
});

test('of a file with one wrong row nothing is imported', async () => {
  const { status, errors } = await importFile(`project,words,meanings\n1,${mark}a,Ring\n1,${mark}b,\n`);
  expect([status, errors[0]?.extensions.field]).toEqual([400, 'meanings']);
  expect(await find()).toEqual([]);
});

test('a file of a German spreadsheet is imported', async () => {
  expect((await importFile(`project;words;meanings\r\n1;${mark};"Ring; Reif"\r\n`)).status).toBe(200);
  expect(await find()).toMatchObject([{ words: mark, meanings: 'Ring; Reif' }]);
});
