import { afterEach, aroundEach, beforeEach, expect, test, vi } from 'vitest';
import type { MenuEntryRow } from '../../directus/rows.generated.ts';
import { runWithSiteMap } from '../../routing/run-with-site-map.ts';
import { makeSiteMap } from '../../routing/site-map-fixture.ts';
import { flattenMenu, type MenuLink } from './menu.ts';
import { toMenuItems } from './menu-queries.ts';

const siteMap = makeSiteMap({
  languages: ['de'],
  storeRoots: { de: '/shop', en: null, fr: null },
  categories: [{ key: 'watches', slugs: { de: 'uhren' } }],
  redirects: { '/schaufenster': '/trauringe' },
});
aroundEach((run) => runWithSiteMap(siteMap, run));

let logged: unknown[] = [];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => logged.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

let lastId = 0;

function entry(changes: Partial<MenuEntryRow> & { name?: string } = {}): MenuEntryRow {
  const { name = 'Eintrag', ...rest } = changes;
  lastId += 1;
  const words = { id: 1, menu_entry_id: lastId };
  return {
    id: lastId,
    menu: 1,
    parent: null,
    group: null,
    type: 'page',
    path: null,
    path_prefix: false,
    anchor: null,
    external_path: null,
    media: null,
    translations: [
      { ...words, language: 'de', display_name: name },
      { ...words, language: 'en', display_name: `${name} (en)` },
    ],
    sub: null,
    groups: null,
    sort: lastId,
    ...rest,
  };
}

const german = { language: 'de', closedStore: null } as const;
const toLink = (changes: Partial<MenuEntryRow>, options: Parameters<typeof toMenuItems>[1] = german) =>
  toMenuItems([entry(changes)], options)[0] as MenuLink;
const hrefOf = (changes: Partial<MenuEntryRow>) => toLink(changes)?.href;

test('links a page by its path, and the home page by an empty one', () => {
  expect(toLink({ path: 'kontakt' })).toEqual({ label: 'Eintrag', href: '/kontakt' });
  expect(hrefOf({ path: null })).toBe('/');
});

test("links a page in the visitor's language", () => {
  const english = toLink({ path: 'trauringe' }, { ...german, language: 'en' });
  expect(english).toMatchObject({ href: '/en/wedding-rings', label: 'Eintrag (en)' });
});

test('skips and logs an untranslated page', () => {
  expect(toMenuItems([entry({ path: 'uhren' })], { ...german, language: 'fr' })).toEqual([]);
  expect(logged).toContainEqual(
    expect.objectContaining({ event: 'menu entry left out', path: 'uhren', language: 'fr' }),
  );
});

test('appends the anchor to the path', () => {
  expect(hrefOf({ type: 'anchor', path: 'kontakt', anchor: 'anfahrt' })).toBe('/kontakt#anfahrt');
  expect(hrefOf({ type: 'anchor', anchor: '#oben' })).toBe('/#oben');
  expect(toLink({ type: 'anchor', path: 'kontakt', anchor: 'anfahrt' }, { ...german, language: 'fr' }).href).toBe(
    '/fr/contact#anfahrt',
  );
});

test('resolves redirects and keeps the query', () => {
  expect(hrefOf({ path: 'schaufenster' })).toBe('/trauringe');
  expect(hrefOf({ path: 'kontakt?x=1' })).toBe('/kontakt?x=1');
});

test("prepends the parent's path with the prefix flag", () => {
  const sub = [entry({ path: 'uhren' }), entry({ path: 'uhren', path_prefix: true, name: 'Darunter' })];
  const [panel] = toMenuItems([entry({ type: 'panel', path: 'shop', sub })], german);
  expect(flattenMenu(panel ? [panel] : []).map(({ href }) => href)).toEqual(['/uhren', '/shop/uhren']);
});

test.each([
  ['external', 'https://zunft.example/a?b', 'https://zunft.example/a?b', 'external'],
  ['external', '/media/preisliste.pdf', '/media/preisliste.pdf', 'external'],
  ['email', 'mailto:laden@vierlinden.example', 'mailto:laden@vierlinden.example', 'mail'],
  ['email', 'laden@vierlinden.example', 'mailto:laden@vierlinden.example', 'mail'],
  ['phone', 'tel:+493023125120', 'tel:+493023125120', 'phone'],
  ['phone', '030 23125-120', 'tel:+493023125120', 'phone'],
] as const)('resolves an entry %s to %s as %s with the icon %s', (type, external_path, href, icon) => {
  expect(toLink({ type, external_path })).toMatchObject({ href, icon });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '', 'zunft.example'])(
  'rejects %s as an external URL',
  (given) => {
    expect(toMenuItems([entry({ type: 'external', external_path: given })], german)).toEqual([]);
    expect(logged).toHaveLength(1);
  },
);

test.each(['030-KAUFEN', 'tel:030-KAUFEN', '112', '--'])('rejects %s as a phone number', (given) => {
  expect(toMenuItems([entry({ type: 'phone', external_path: given })], german)).toEqual([]);
  expect(logged.map((line) => Reflect.get(Object(line), 'event'))).toEqual([
    ...['invalid phone number', 'menu entry left out'],
  ]);
  for (const line of logged) expect(line).toMatchObject({ entry: `menu_entry/${lastId}` });
});

test("shows a social network's icon, and its name by default", () => {
  const social = { type: 'social', external_path: 'https://instagram.example/v', media: 'instagram' } as const;
  expect(toLink(social)).toMatchObject({ label: 'Eintrag', icon: 'instagram', isSocial: true });
  expect(toLink({ ...social, translations: [] })).toMatchObject({ label: 'Instagram' });
  expect(toLink({ ...social, media: 'mastodon', translations: [] })).toMatchObject({
    label: 'Mastodon',
    icon: 'external',
  });
});

test('keeps the groups of a panel in order, without empty ones', () => {
  const group = (name: string, sort: number, sub: MenuEntryRow[]) => ({
    id: sort,
    entry: 1,
    sort,
    sub,
    translations: [{ id: 1, menu_group_id: sort, language: 'de', displayName: name }],
  });
  const groups = [
    group('Zweite', 2, [entry({ path: 'faq' })]),
    group('Leer', 3, [entry({ path: 'gibt-es-nicht' })]),
    group('Erste', 1, [entry({ path: 'info' })]),
  ];
  const [panel] = toMenuItems([entry({ type: 'panel', name: 'Haus', groups })], german);
  expect(panel).toMatchObject({ label: 'Haus', groups: [{ label: 'Erste' }, { label: 'Zweite' }] });
});

test('skips an empty panel', () => {
  expect(toMenuItems([entry({ type: 'panel', path: 'trauringe' })], german)).toEqual([]);
});

test('skips entries of a disabled shop', () => {
  const entries = [entry({ type: 'shop', path: 'shop/uhren' }), entry({ path: 'shop' }), entry({ path: 'kontakt' })];
  const hrefs = (closedStore: string | null) =>
    flattenMenu(toMenuItems(entries, { ...german, closedStore })).map(({ href }) => href);
  expect(hrefs(null)).toEqual(['/shop/uhren', '/shop', '/kontakt']);
  expect(hrefs('/shop')).toEqual(['/kontakt']);
});
