import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSiteMap } from '../routing/site-map-fixture.ts';
import { toStaffNotices } from '../server/publishing/report-publication.ts';
import { checkAppIcon } from './app-icon-queries.ts';

const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => log.mockClear());
afterEach(() => vi.unstubAllGlobals());

const png = () => new Response('png', { headers: { 'content-type': 'image/png' } });

/** A fake Directus that answers each request for an icon as given. @returns how many there were */
function answerWith(answer: (count: number) => Response): () => number {
  let count = 0;
  vi.stubGlobal('fetch', async (url: URL | string) => {
    if (!String(url).includes('/assets/')) return Response.json({ data: [{ id: 1, name: 'Vierlinden' }] });
    count += 1;
    return answer(count);
  });
  return () => count;
}

async function check(icon: string | null) {
  const { addresses } = await checkAppIcon(makeSiteMap({ icon }), () => 0);
  return addresses.icon;
}

test('a picture of which every icon can be made stays the icon of the site', async () => {
  const count = answerWith(png);
  expect(await check('symbol')).toBe('symbol');
  expect(count()).toBe(6);
  expect(await check(null)).toBeNull();
  expect(log.mock.calls).toEqual([]);
});

test.each([
  ['that Directus cannot read', () => Response.json({ errors: [{ message: 'bad seek' }] }, { status: 500 }), 2],
  ['that ends too early', () => new Response(null, { headers: { 'content-type': 'image/png' } }), 5],
  ['of which one icon fails', (count: number) => (count < 4 ? png() : new Response(null, { status: 500 })), 5],
])('a picture %s leaves the icons of the house, and staff read why', async (_, answer, requests) => {
  const count = answerWith(answer);
  expect(await check('symbol')).toBeNull();
  expect(count()).toBe(requests);
  const [line] = log.mock.calls.map(([text]) => JSON.parse(String(text)));
  expect(toStaffNotices([line])).toEqual([{ text: expect.stringContaining('wohl beschädigt'), entry: 'project/1' }]);
});

test('a Directus that stays away says nothing about the picture', async () => {
  answerWith(() => new Response(null, { status: 503 }));
  await expect(check('symbol')).rejects.toThrow('answered 503');
  expect(log.mock.calls).toEqual([]);
});

test('a busy Directus is asked again', async () => {
  answerWith((count) => (count < 4 ? new Response(null, { status: 503 }) : png()));
  expect(await check('symbol')).toBe('symbol');
});
