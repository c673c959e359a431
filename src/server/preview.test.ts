import { expect, test } from 'vitest';
import { isReadingDrafts } from '../directus/drafts.ts';
import { signLink } from './signature.ts';
import { makeSite } from './site-fixture.ts';

const render = async () =>
  new Response(isReadingDrafts() ? 'draft' : 'published', { headers: { 'content-type': 'text/html' } });

async function ask(path: string): Promise<{ status: number; text: string }> {
  const site = await makeSite({ isKnownPath: () => true, processRequest: render });
  const { status, body } = await site.ask(path);
  site.close();
  return { status, text: body.toString() };
}

const keyOf = (entry: string, at = Date.now()) => encodeURIComponent(signLink('of the fixture', 'preview', entry, at));

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

test('the studio may show a preview in a frame, and nobody else', async () => {
  const site = await makeSite({ isKnownPath: () => true, processRequest: render });
  const preview = await site.ask(`/vorschau/page/12?key=${keyOf('page/12')}`);
  const page = await site.ask('/produkt/ring');
  site.close();
  expect(preview.headers['content-security-policy']).toContain(
    'frame-ancestors http://127.0.0.1:8055 http://localhost:8055;',
  );
  expect(preview.headers['x-frame-options']).toBeUndefined();
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.headers['x-frame-options']).toBe('DENY');
});
