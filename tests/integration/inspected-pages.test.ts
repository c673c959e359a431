import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BoundaryNode } from '../../src/boundaries/payload-owners.ts';
import { readPayload } from '../../src/boundaries/read-payload.ts';
import { listWaits, requestRecordSchema } from '../../src/boundaries/request-record.ts';
import { signInspectorQuery } from '../../src/server/boundaries/access.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

/** Two storefronts of the same build and release: one with the inspector, one without. */
let on: Storefront;
let off: Storefront;

beforeAll(async () => {
  const cms = process.env.CMS_URL ?? '';
  // Pages contain their address.
  const SITE_URL = process.env.SITE_URL ?? '';
  [on, off] = await Promise.all([
    startStorefront(cms, { SITE_URL, BOUNDARIES: 'on' }),
    startStorefront(cms, { SITE_URL, BOUNDARIES: 'off' }),
  ]);
});

afterAll(async () => {
  await Promise.all([on.close(), off.close()]);
});

/** Of the demo. */
const product = '/shop/produkt/vierlinden-winterlinde-38';

/** Is compressed before it is decorated, since its addresses are too many for the cache. */
const studio = '/trauringe/studio';

const key = signInspectorQuery(process.env.SITE_SECRET ?? '');

async function read({ url }: Storefront, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + path, { headers, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** A response without what differs between any two: nonces and times. */
async function readForVisitor(site: Storefront, path: string) {
  const { status, headers, html } = await read(site, path);
  const { date: _, ...others } = Object.fromEntries(headers);
  const normalize = (text: string) => text.replace(/'nonce-[^']+'/g, 'nonce').replace(/ nonce="[^"]+"/g, '');
  return { status, headers: normalize(JSON.stringify(others)), html: normalize(html) };
}

const pages = [
  '/',
  '/kontakt',
  '/en/contact',
  '/shop/uhren',
  '/shop/warenkorb',
  '/shop/kasse',
  '/trauringe',
  '/gibt-es-nicht',
  '/_boundaries',
];

describe('for a visitor without the link', () => {
  test.each(pages.flatMap((path) => [path, `${path}?boundaries`, `${path}?boundaries&key=t%3D1%2Cv2%3Dab`]))(
    '%s has the same bytes and the same policy as where the inspector is off',
    async (path) => {
      await expect
        .poll(async () => {
          const [one, other] = await Promise.all([readForVisitor(on, path), readForVisitor(off, path)]);
          return JSON.stringify(one) === JSON.stringify(other) ? 'equal' : [one, other];
        })
        .toBe('equal');
    },
  );

  test('the link is in the log of the storefront, and only where the inspector is on', () => {
    expect(on.readLog()).toContain('/_boundaries?key=');
    // Other lines may name the addresses that were requested.
    expect(off.readLog()).not.toMatch(/boundary inspector|_boundaries\?key=/);
  });
});

describe('with the link', () => {
  test.each(['/', '/kontakt', '/shop/uhren', '/shop/warenkorb', '/shop/kasse', '/trauringe', studio])(
    '%s is shown with its boundaries, not stored, not indexed, and runs nothing',
    async (path) => {
      const { status, headers, html } = await read(on, `${path}${key}&boundaries`);
      expect(status).toBe(200);
      expect(headers.get('server-timing')).toMatch(/^begin;dur=\d/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-security-policy')).not.toContain('script-src');
      expect(html).toContain('<aside id="x-legend"');
      expect(html).toMatch(/data-x-client="\d/);
      expect(html).not.toMatch(/<script|\ue000|<!--\S+ (?:client|hole) /);
    },
  );

  test('a cookie keeps the access, and the page that is cached for visitors stays as it is', async () => {
    const { headers } = await read(on, `/shop/uhren${key}&boundaries`);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await read(on, '/shop/uhren?boundaries', { cookie })).html).toContain('x-legend');
    expect((await read(on, '/shop/uhren', { cookie })).html).not.toContain('x-legend');
    expect((await read(on, '/shop/uhren?boundaries')).html).not.toContain('x-legend');
  });

  test('the pages of the inspector open, and for nobody else', async () => {
    const { status, headers } = await read(on, `/_boundaries${key}`);
    expect(status).toBe(200);
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await read(on, '/en/_boundaries/client', { cookie })).status).toBe(200);
    for (const site of [on, off]) expect((await read(site, '/_boundaries')).status).toBe(404);
    expect((await read(off, `/_boundaries${key}`)).status).toBe(404);
  });

  test.each([
    ['/', 'statische Datei des Releases'],
    ['/en/contact', 'static file of the release'],
    ['/newsletter/bestaetigen', 'für diese Anfrage gerendert'],
  ])('%s tells how it came: %s', async (path, origin) => {
    expect((await read(on, `${path}${key}&boundaries&token=x`)).html).toContain(origin);
  });

  test.each(['/', '/kontakt', '/en/contact', '/trauringe', '/shop/uhren', product, studio])(
    'the components of %s are those of its payload, with as many instances',
    async (path) => {
      // What other tests sell changes a page between the two requests.
      await vi.waitFor(
        async () => {
          const { html: inspected } = await read(on, `${path}${key}&boundaries`);
          const { html } = await read(on, path);
          const report = readPayload(await readPayloadOf(html));
          expect(report.isTruncated).toBe(false);
          expect(Object.fromEntries(readLegend(inspected))).toEqual(countComponents(report.page));
        },
        { timeout: 20_000, interval: 500 },
      );
    },
  );

  test('the text of an inspected page is that of the page', async () => {
    for (const path of ['/', '/kontakt', '/shop/warenkorb']) {
      const { html: inspected } = await read(on, `${path}${key}&boundaries`);
      expect(toText(inspected)).toBe(toText((await read(on, path)).html));
    }
  });

  test('a cold request tells what a list waits for, and which component asked; no value is in it', async () => {
    const { html, headers } = await read(on, `/shop/uhren${key}&boundaries=cold`);
    expect(headers.get('cache-control')).toBe('no-store');
    const record = v.parse(requestRecordSchema, JSON.parse(html));
    const [wait] = listWaits(record);
    expect(wait?.readyAt).toBeGreaterThan(0);
    expect(wait?.queries).toMatchObject([
      { name: 'product card', outcome: 'miss', askedBy: 'MissingCards' },
      { name: 'ecommerce_product', outcome: 'read', source: 'content' },
    ]);
    expect(html).not.toMatch(/Winterlinde|3\.400|Armbanduhr/);
    const warm = v.parse(requestRecordSchema, JSON.parse((await read(on, `/shop/uhren${key}&boundaries=record`)).html));
    expect(listWaits(warm).filter(({ readyAt }) => readyAt !== undefined)).toEqual([]);
    expect(warm.queries).toMatchObject([{ name: 'product card', outcome: 'hit' }]);
  });

  test.each(['/shop/uhren', '/', '/shop/kasse', studio])(
    '%s with a timeline is the page itself, with one script more',
    async (path) => {
      // A compressed response loses the length of its file anyway.
      const { html, headers } = await read(on, `${path}${key}&boundaries=timeline`, { 'accept-encoding': 'identity' });
      const [, nonce = ''] = /<head><script nonce="([^"]+)">\(function drawTimeline/.exec(html) ?? [];
      expect(headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cross-origin-opener-policy')).toMatch(/^same-origin/);
      expect(headers.has('speculation-rules')).toBe(false);
      expect([headers.get('content-length'), headers.get('etag')]).toEqual([null, null]);
      const [page = '', half = ''] = html.split('<script type="application/json" id="x-timeline-record">');
      const { rows }: { rows: { kind: string }[] } = JSON.parse(half.replace('</script>', ''));
      expect(rows.map(({ kind }) => kind)).toContain('html');
      expect(page).toMatch(/<\/html>$/);
      expect(page).not.toMatch(/data-x-client|x-legend|\ue000/);
      // A content page still waits for the first touch.
      expect(/<html[^>]* data-lazy/.test(page)).toBe(/<html[^>]* data-lazy/.test((await read(on, path)).html));
    },
  );

  test('the bill has French pages too, and a page that there is not has none', async () => {
    const overview = (await read(on, `/_boundaries${key}&pages=fr`)).html;
    expect(overview).toContain('href="/_boundaries/routes/fr/contact"');
    expect(overview).not.toContain('href="/_boundaries/routes/kontakt"');
    expect((await read(on, `/_boundaries/routes/gibt-es-nicht${key}`)).status).toBe(404);
    expect((await read(on, `/_boundaries/routes/_boundaries${key}`)).status).toBe(404);
    expect((await read(on, '/_boundaries/routes/shop/uhren')).status).toBe(404);
    expect((await read(on, `/_boundaries/experiments${key}`)).status).toBe(404);
  });

  test('a command makes a link while the site runs, and says why where it cannot', async () => {
    const run = (site: Storefront) =>
      promisify(execFile)(process.execPath, ['scripts/boundaries.ts', '--link'], {
        env: { ...process.env, SITE_URL: site.url, PORT: new URL(site.url).port },
      });
    const { stdout } = await run(on);
    expect((await fetch(stdout.trim())).status).toBe(200);
    await expect(run(off)).rejects.toThrow(/BOUNDARIES=on/);
  });

  test('a switch shows the fallbacks in place of what came after them', async () => {
    const shown = (await read(on, `/shop/uhren${key}&boundaries=fallbacks`)).html;
    const whole = (await read(on, `/shop/uhren${key}&boundaries`)).html;
    expect(shown.length).toBeGreaterThan(10_000);
    expect(shown).toContain('aria-current="page">Platzhalter');
    expect(whole).toContain('aria-current="page">Grenzen');
  });

  test('a switch shows what error boundaries show, and the page with it', async () => {
    const { html } = await read(on, `/shop/uhren${key}&boundaries=errors`);
    expect(html).toMatch(/data-x-error/);
    expect(html).toMatch(/role="alert"/);
    expect(toText(html)).toContain('Winterlinde');
  });

  test('a switch shows the page as a reader without JavaScript sees it', async () => {
    const { html, headers } = await read(on, `/shop/warenkorb${key}&boundaries=no-script`);
    expect(headers.get('content-security-policy')).toMatch(/; sandbox (?!.*allow-scripts)/);
    expect(html).toContain('<noscript');
    expect(html).not.toMatch(/data-x-client="\d|http-equiv="refresh"/);
  });
});

/** The payload of a page: the file that it names, or what is in its scripts. */
async function readPayloadOf(html: string): Promise<Uint8Array> {
  const [, path] = /<html [^>]*data-payload="([^"]+)"/.exec(html) ?? [];
  if (path) return new Uint8Array(await (await fetch(on.url + path)).arrayBuffer());
  const parts = [...html.matchAll(/FLIGHT_DATA\|\|=\[\]\)\.push\(("(?:[^"\\]|\\.)*")\)/g)];
  const text = parts.map(([, part = '""']) =>
    JSON.parse(part.replaceAll('<\\!--', '<!--').replaceAll('</\\script', '</script')),
  );
  return new TextEncoder().encode(text.join(''));
}

/** Names of the client components of a payload, and how many instances each has. */
function countComponents(page: BoundaryNode): Record<string, number> {
  const written = new Map<string, number>();
  const count = ({ reference, children }: BoundaryNode) => {
    if (reference) written.set(reference.name, (written.get(reference.name) ?? 0) + 1);
    for (const child of children) count(child);
  };
  count(page);
  return Object.fromEntries(written);
}

/** Names of the components of an inspected page, and how often each was rendered. */
function readLegend(html: string): [string, number][] {
  const list = html.slice(html.indexOf('<ul class="x-list"'));
  return [...list.matchAll(/<span>([\w]+)<\/span><span>(\d+) ×<\/span>/g)].map(([, name = '', count]) => [
    name,
    Number(count),
  ]);
}

function toText(html: string): string {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<aside id="x-legend".*?<\/aside>|<nav id="x-labels".*?<\/nav>/gs, '')
    .replace(/<(script|noscript|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>|&nbsp;|\s/g, '');
}
