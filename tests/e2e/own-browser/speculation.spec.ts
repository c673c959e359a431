import type { LaunchOptions } from '@playwright/test';
import { type MatomoServer, startMatomoServer } from '../../matomo-server.ts';
import { findViews, formatConsents, matomoUrl } from '../analytics-site.ts';
import { hasBooted } from '../hydration.ts';
import { expect, test } from '../test.ts';
import { openPlainTab, type PlainTab, touch, withoutWorker } from './plain-tab.ts';

const site = process.env.SITE_URL ?? '';

let tab: PlainTab;

/** Opens a page before React has started, which is when the browser follows links itself. */
async function openStill({ executablePath }: LaunchOptions, path: string) {
  tab = await openPlainTab(executablePath ?? '');
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: withoutWorker });
  await tab.send('Fetch.enable', { patterns: [{ urlPattern: '*/payload/*' }] });
  await tab.open(site + path);
  await expect.poll(listCandidates).not.toEqual([]);
  // The header's links may be candidates before the rest is parsed.
  await expect.poll(() => tab.evaluate('document.readyState')).toBe('complete');
}

test.afterEach(() => tab.close());

/** The document that changed last what the browser may request, as `loaderId`, and what that is. */
function findLastUpdate() {
  return tab.listEvents('Preload.preloadingAttemptSourcesUpdated').at(-1) ?? {};
}

/** The addresses that the browser may request, as `Prefetch /kontakt`. */
function listCandidates(): string[] {
  const { preloadingAttemptSources: sources = [] } = findLastUpdate();
  return (sources as { key: { action: string; url: string } }[]).map(
    ({ key: { action, url } }) => `${action} ${url.replace(site, '')}`,
  );
}

/** What the browser has requested so far and how far it came, as `/kontakt Ready`. */
function listStatuses(action: 'prefetch' | 'prerender'): string[] {
  return tab.listEvents(`Preload.${action}StatusUpdated`).map(({ key, status, prerenderStatus, prefetchStatus }) => {
    const path = (key as { url: string }).url.replace(site, '');
    return `${path} ${status}${status === 'Failure' ? `: ${prerenderStatus ?? prefetchStatus}` : ''}`;
  });
}

/** Adds links to the beginning of the page's content. */
async function addLinks(hrefs: readonly string[]) {
  const added = await tab.evaluate(`for (const href of ${JSON.stringify(hrefs)}) {
    const line = document.createElement('p');
    const link = Object.assign(document.createElement('a'), { href, textContent: href, className: 'added' });
    line.append(link);
    document.querySelector('main').prepend(line);
  }
  true`);
  expect(added).toBe(true);
}

type MouseEventType = 'mouseMoved' | 'mousePressed' | 'mouseReleased';

async function usePointer(type: MouseEventType, selector: string) {
  const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`;
  await expect.poll(() => tab.evaluate(`${find} !== undefined`)).toBe(true);
  const place = await tab.evaluate(`(() => {
    const link = ${find};
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  })()`);
  const button = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
  await tab.send('Input.dispatchMouseEvent', { type, ...(place as object), ...button });
}

const activationStart = `performance.getEntriesByType('navigation')[0].activationStart`;

/** What the page does of itself, it has done when this is true. */
const hasRun = `${hasBooted} && new Promise((done) => requestIdleCallback(() => done(true)))`;

test('a content page is prefetched on hover, prerendered on press, and shown by the click', async ({
  launchOptions,
}) => {
  await openStill(launchOptions, '/faq');
  const link = 'header a[href="/kontakt"]';
  await usePointer('mouseMoved', link);
  await expect.poll(() => listStatuses('prefetch')).toContain('/kontakt Ready');
  expect(listStatuses('prerender')).toEqual([]);
  await usePointer('mousePressed', link);
  await expect.poll(() => listStatuses('prerender')).toContain('/kontakt Ready');
  await expect.poll(() => tab.evaluateAhead(hasRun)).toBe(true);
  await usePointer('mouseReleased', link);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/kontakt');
  expect(await tab.evaluate(activationStart)).toBeGreaterThan(0);
  expect(await tab.evaluate(`document.querySelector('h1').textContent`)).toBe('Kontakt');

  // The banner is part of the visit, which begins with the activation.
  await expect.poll(() => tab.evaluate(`document.querySelector('.consents__root') !== null`)).toBe(true);
  // An early request would be the first entry.
  const asked = `performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/consents-de.json'))?.startTime`;
  const [at, from] = [await tab.evaluate(asked), await tab.evaluate(activationStart)];
  expect(Number(at)).toBeGreaterThanOrEqual(Number(from));
});

test.describe('with statistics', () => {
  let matomo: MatomoServer;
  test.beforeEach(async () => {
    matomo = await startMatomoServer(process.env.MATOMO_SITE_ID ?? '', Number(new URL(matomoUrl()).port));
  });
  test.afterEach(() => matomo.stop());

  test('a prerendered page is counted as a visit when it is shown, and not before', async ({ launchOptions }) => {
    await openStill(launchOptions, '/faq');
    // The page that is open is to have read the choices before, which it does as soon as the element is defined.
    await expect.poll(() => tab.evaluate(`customElements.get('consent-banner') !== undefined`)).toBe(true);
    await tab.evaluate(`localStorage.setItem('int-consents', ${JSON.stringify(formatConsents(true))})`);
    const link = 'header a[href="/kontakt"]';
    await usePointer('mouseMoved', link);
    await usePointer('mousePressed', link);
    await expect.poll(() => listStatuses('prerender')).toContain('/kontakt Ready');
    await expect.poll(() => tab.evaluateAhead(hasRun)).toBe(true);
    expect(matomo.requests).toEqual([]);
    await usePointer('mouseReleased', link);
    await expect.poll(() => tab.evaluate('location.pathname')).toBe('/kontakt');
    await expect.poll(() => findViews(matomo.counted).map(({ url }) => url)).toEqual([`${site}/kontakt`]);
    // A request that was sent early may arrive late.
    const asked = `performance.getEntriesByType('resource').find(({ name }) => name.includes('/matomo.'))?.startTime`;
    expect(Number(await tab.evaluate(asked))).toBeGreaterThanOrEqual(Number(await tab.evaluate(activationStart)));
  });
});

test('a page of the shop is prefetched and not prerendered', async ({ launchOptions }) => {
  await openStill(launchOptions, '/faq');
  await addLinks(['/shop/uhren']);
  await expect.poll(listCandidates).toContain('Prefetch /shop/uhren');
  await usePointer('mouseMoved', '.added');
  await expect.poll(() => listStatuses('prefetch')).toContain('/shop/uhren Ready');
  await usePointer('mousePressed', '.added');
  await usePointer('mouseReleased', '.added');
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/shop/uhren');
  const delivery = `performance.getEntriesByType('navigation')[0].deliveryType`;
  await expect.poll(() => tab.evaluate(delivery)).toBe('navigational-prefetch');
  expect(listStatuses('prerender')).toEqual([]);
});

const forbidden = [
  ...['/shop/warenkorb', '/shop/kasse', '/shop/bestellung/key', '/shop/anfrage', '/shop/merkliste', '/shop/vergleich'],
  ...['/shop/suche', '/shop/suche?q=ring', '/shop/uhren?full=1', '/shop/uhren?sort=price', '/kontakt?full=1'],
  ...[
    '/newsletter/bestaetigen?token=key',
    '/newsletter/abmelden?token=key',
    '/danke',
    '/vertrag-widerrufen/eingegangen',
  ],
  ...['/api/translation?of=/faq&to=en', '/vorschau/page/12?key=key', '/media/katalog.pdf', '/embed/map', '/display'],
  ...['/offline', '/en/contact', '/fr/contact', '/trauringe/unbekannt', '/404', '/healthz', 'https://example.com/'],
];

test('no other address is speculated', async ({ launchOptions }) => {
  await openStill(launchOptions, '/faq');
  const allowed = ['/uhren', '/shop/produkt/bead-morgentau'];
  await addLinks([...forbidden, ...allowed]);
  await expect.poll(listCandidates).toEqual(expect.arrayContaining(allowed.map((path) => `Prefetch ${path}`)));
  const found = new Set(listCandidates().map((candidate) => candidate.split(' ')[1]));
  expect(forbidden.filter((path) => found.has(path))).toEqual([]);
});

test('nothing is speculated once React requests pages itself', async ({ launchOptions }) => {
  await openStill(launchOptions, '/faq');
  await tab.send('Fetch.disable');
  const { loaderId: former } = findLastUpdate();
  await tab.open(`${site}/agb`);
  const { loaderId } = await expect
    .poll(() => findLastUpdate().loaderId !== former && listCandidates().length > 0)
    .toBe(true)
    .then(findLastUpdate);
  await usePointer('mousePressed', 'h1');
  await usePointer('mouseReleased', 'h1');
  await expect.poll(() => tab.evaluate(touch)).toBe('true');
  await expect.poll(listCandidates).toEqual([]);
  expect(findLastUpdate().loaderId).toBe(loaderId);
});
