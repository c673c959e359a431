import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checklist } from '../../cms/extensions/checklist/findings.ts';
import { languages } from '../../src/i18n/languages.ts';
import { openSmallSite, type SmallSite } from '../small-site.ts';
import { smallWebsite } from '../small-website.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

const { domain, name } = smallWebsite;

let small: SmallSite;
let site: Storefront;

beforeAll(async () => {
  small = await openSmallSite();
  const translations = languages.map((language) => ({ language, title: 'Uhren' }));
  await small.cms.post('/items/page', { project: 1, status: 'published', key: 'watches', translations });
  await small.cms.post('/items/page', { project: 1, status: 'archived', key: 'faq', translations });
  await small.cms.post('/items/page', { project: 1, status: 'draft', key: 'wedding_rings', translations });
  await small.makeRelease();
  site = await startStorefront(small.directus.url, { ...small.environment, DIST_DIR: small.dist });
});

afterAll(async () => {
  await site?.close();
  await small?.close();
});

test('a database without the demo has the content model and no content', async () => {
  const { get } = small.cms;
  const count = async (collection: string) => (await get<object[]>(`/items/${collection}?limit=-1`)).length;
  const empty = ['article', 'branch', 'consent', 'ecommerce_product', 'ecommerce_category', 'ecommerce_order'];
  for (const collection of empty) expect(await count(collection), collection).toBe(0);
  expect(await get('/files?limit=-1')).toEqual([]);
  expect(await get('/items/project?fields=domain,name')).toEqual([{ domain, name }]);
  // Nothing about the company is made up.
  const company = 'company_name,ust_id,addresses.id,emails.id,numbers.id,executives.id';
  const nothing = { ust_id: null, addresses: [], emails: [], numbers: [], executives: [] };
  expect(await get(`/items/company?fields=${company}`)).toEqual([{ company_name: name, ...nothing }]);
  expect(await get('/items/ecommerce_settings?fields=bank_iban,bank_recipient')).toEqual([
    { bank_iban: null, bank_recipient: null },
  ]);
});

describe('the storefront of an empty website', () => {
  const read = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, html: await response.text() };
  };

  test.each([
    ['/', name],
    ['/en', name],
    ['/fr', name],
    ['/kontakt', 'Kontakt'],
    ['/fr/merci', 'Merci'],
    ['/uhren', 'Uhren'],
    ['/en/watches', 'Uhren'],
    ['/impressum', 'Impressum'],
    ['/datenschutz', 'Datenschutz'],
    ['/barrierefreiheit', 'Barrierefreiheit'],
    ['/agb', 'AGB'],
    ['/widerruf', 'Widerruf'],
    ['/versand-und-zahlung', 'Versand und Zahlung'],
    ['/vertrag-widerrufen', 'Vertrag widerrufen'],
    ['/shop/warenkorb', 'Warenkorb'],
    ['/shop', 'Alle Stücke'],
    ['/en/shop', 'All pieces'],
    ['/fr/boutique', 'Toutes les pièces'],
  ])('shows %s with a heading', async (path, heading) => {
    const { status, html } = await read(path);
    expect(status).toBe(200);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(heading);
  });

  test.each([
    ['/', 'Dieser Text fehlt noch.'],
    ['/datenschutz', 'Dieser Text fehlt noch.'],
    ['/agb', 'Dieser Text fehlt noch.'],
    ['/en/withdrawal', 'This text is still missing.'],
    ['/fr/conditions-generales', 'Ce texte manque encore.'],
  ])('says on %s what is not written yet', async (path, sentence) => {
    const { html } = await read(path);
    expect(html).toContain(sentence);
    expect(html).not.toContain('Vierlinden');
  });

  test('has the legal pages in its footer, and no column there that is empty', async () => {
    const { html } = await read('/');
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? '';
    for (const path of ['/impressum', '/datenschutz', '/agb', '/widerruf', '/versand-und-zahlung', '/barrierefreiheit'])
      expect(footer).toContain(`href="${path}"`);
    expect(footer).not.toMatch(/<h2/);
  });

  test('lists in the studio what the law asks for', async () => {
    const { get } = small.cms;
    const { sites } = await get<Checklist>('/checklist');
    const [findings] = sites.map((one) =>
      one.findings.map(({ kind, severity, count }) => `${severity} ${kind} ${count}`),
    );
    expect(findings).toEqual([
      'required company 4',
      'required legalText 12',
      'important unwrittenPage 4',
      'important tax 1',
      'important bank 1',
      'important selling 1',
    ]);
  });

  test('has a working contact form', async () => {
    expect((await read('/kontakt')).html).toMatch(/<form[^>]*action="\/api\/contact"/);
  });

  test('answers 404 for an unwritten page and an unknown product', async () => {
    expect((await read('/gibt-es-nicht')).status).toBe(404);
    expect((await read('/shop/ring/gibt-es-nicht')).status).toBe(404);
  });

  test.each(['/faq', '/en/faq', '/fr/faq', '/schmuck', '/trauringe', '/trauringe/fort', '/display', '/newsletter'])(
    'answers %s, whose page is archived, a draft or not written at all, like an unknown address',
    async (path) => {
      const { status, html } = await read(path);
      expect(status).toBe(404);
      expect(html).toContain('<h1');
      expect((await read('/sitemap-de.xml')).html).not.toContain(`${path}<`);
    },
  );

  test('has a sitemap of pages only', async () => {
    const { status, html } = await read('/sitemap.xml');
    expect(status).toBe(200);
    expect(html).not.toContain('vierlinden');
    const listed = await read('/sitemap-de.xml');
    const paths = [...listed.html.matchAll(/<loc>[^<]*?\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
    const legal = ['/agb', '/widerruf', '/versand-und-zahlung', '/barrierefreiheit', '/vertrag-widerrufen'];
    expect(paths.toSorted()).toEqual(
      ['/', '/datenschutz', '/impressum', '/kontakt', '/shop', '/uhren', ...legal].toSorted(),
    );
  });
});
