import { expect, test } from 'vitest';
import { isReadingDrafts } from '../directus/drafts.ts';
import { signBody } from './signature.ts';
import { makeSite } from './site-fixture.ts';

const render = async () =>
  new Response(isReadingDrafts() ? 'draft' : 'published', { headers: { 'content-type': 'text/html' } });

async function ask(path: string): Promise<{ status: number; text: string }> {
  const site = await makeSite({ isKnownPath: () => true, processRequest: render });
  const { status, body } = await site.ask(path);
  site.close();
  return { status, text: body.toString() };
}

const keyOf = (entry: string, at = Date.now()) =>
  encodeURIComponent(signBody('of the fixture', `preview ${entry}`, at));

test.each(['/vorschau', '/en/preview', '/fr/apercu'])('%s shows a draft to whoever has the key to it', async (root) => {
  expect(await ask(`${root}/page/12?key=${keyOf('page/12')}`)).toEqual({ status: 200, text: 'draft' });
});

test.each([
  ['no key', '/vorschau/page/12'],
  ['the key to another entry', `/vorschau/page/12?key=${keyOf('page/13')}`],
  ['a key of yesterday', `/vorschau/page/12?key=${keyOf('page/12', Date.now() - 86_400_000)}`],
])('%s opens nothing', async (_name, path) => {
  expect((await ask(path)).status).toBe(404);
});

test('every other page is as visitors see it', async () => {
  expect((await ask('/produkt/ring')).text).toBe('published');
});
