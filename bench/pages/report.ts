import { type BrowserContextOptions, chromium } from '@playwright/test';
import { findChromium } from '../../scripts/check/browser-tests.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { findHref, ringStudioRoutes } from '../../src/routing/routes.ts';
import { consentsKey, makeStoredConsents } from '../../tests/e2e/consent-fixtures.ts';
import { productPaths } from '../../tests/e2e/demo-products.ts';
import { lists } from '../../tests/routes.ts';
import { median } from '../throughput.ts';
import { visitByPrerender } from './prerendered.ts';
import { startStaticSite } from './static-page.ts';
import { type FirstPage, type SecondPage, type Visit, visit } from './visit.ts';

const rounds = 5;

/** A page, and the links by which a visitor goes on. */
type MeasuredPage = { name: string; path: string; link: string };

/** Prints how fast pages are on a phone with a slow line, side by side with static pages with the same pictures. */
export async function reportPages(site: string, asked: readonly Language[]): Promise<void> {
  for (const language of asked) await reportLanguage(site, language);
}

async function reportLanguage(site: string, language: Language): Promise<void> {
  console.log(
    `\nFirst and second page in ${language} on a phone (processor 4 times slower, 1.6 Mbit/s, 150 ms), empty cache, medians of ${rounds}.`,
  );
  const pages = await findPages(site, language);
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const statics = await startStaticSite(site);
  try {
    const storageState = refuseConsents(site);
    for (const { name, path, link } of pages) {
      statics.add(path, await (await fetch(site + path)).text());
      const [ours, bare]: [Visit[], Visit[]] = [[], []];
      // The first round fills the caches of the servers, and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        const ourVisit = await visit(browser, site + path, { storageState, link });
        const bareVisit = await visit(browser, statics.url + path, {});
        if (round === 0) continue;
        ours.push(ourVisit);
        bare.push(bareVisit);
      }
      console.log(`  ${name} ${path}`);
      console.log(`    first page   ${formatFirst(ours.map(({ first }) => first))}`);
      console.log(`    static       ${formatFirst(bare.map(({ first }) => first))}`);
      console.log(`    second page  ${formatSecond(ours.flatMap(({ second }) => second ?? []))}`);
    }
  } finally {
    statics.close();
    await browser.close();
  }
  await reportPrerendered(executablePath, site, language);
}

/** Pages of content are prerendered when a link to them is pressed; Playwright's browser forbids that. */
async function reportPrerendered(executablePath: string, site: string, language: Language): Promise<void> {
  const [home, appointment] = [findHref('home', language), findHref('appointment', language)];
  if (!home || !appointment) return;
  for (const [from, to] of [
    [home, appointment],
    [appointment, home],
  ] as const) {
    const paints: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const paint = await visitByPrerender(executablePath, { site, from, to });
      if (paint !== undefined) paints.push(paint);
    }
    const found = paints.length > 0 ? `LCP ${seconds(median(paints))} after its activation` : 'not measured';
    const missed = paints.length < rounds ? ` (${rounds - paints.length} of ${rounds} visits without it)` : '';
    console.log(`  second page by prerender  ${to} ${found}${missed}`);
  }
}

async function findPages(site: string, language: Language): Promise<MeasuredPage[]> {
  const list = lists.find((one) => one.language === language)?.path;
  const [home, contact] = [findHref('home', language), findHref('contact', language)];
  if (!list || !home || !contact) throw new Error(`The demo has no pages in ${language}.`);
  const toProduct = `main a[href^="${productPaths[language]}/"]`;
  const html = await (await fetch(`${site}${list}?full=1`)).text();
  const product = new RegExp(`href="(${productPaths[language]}/[^"?#]+)"`).exec(html)?.[1];
  if (!product) throw new Error(`${list} shows no product.`);
  const shop = list.slice(0, list.lastIndexOf('/'));
  return [
    { name: 'home', path: home, link: `main a[href^="${shop}"]` },
    { name: 'content', path: contact, link: `header a[href="${home}"]` },
    { name: 'list', path: list, link: toProduct },
    { name: 'product', path: product, link: `main a[href^="${shop}"]` },
    { name: 'ring studio', path: ringStudioRoutes[language], link: `header a[href="${home}"]` },
  ];
}

/** The storage of a visitor who has answered the consent banner, which would cover links. */
function refuseConsents(site: string): BrowserContextOptions['storageState'] {
  const localStorage = [{ name: consentsKey, value: makeStoredConsents([]) }];
  return { cookies: [], origins: [{ origin: site, localStorage }] };
}

function formatFirst(visits: FirstPage[]): string {
  const of = (name: keyof FirstPage) => median(visits.map((one) => one[name]));
  return [
    `FCP ${seconds(of('firstPaint'))}`,
    `LCP ${seconds(of('largestPaint'))}`,
    `TBT ${Math.round(of('blocked'))} ms`,
    `CLS ${of('shift').toFixed(3)}`,
    `${of('requests')} requests (${of('others')} beside pictures, ${of('blocking')} blocking)`,
    `HTML ${kB(of('htmlBytes'))} kB (styles in it ${kB(of('inlineCssBytes'))})`,
    `CSS ${kB(of('cssBytes'))}`,
    `JS ${kB(of('jsBytes'))}`,
  ].join(', ');
}

function formatSecond(visits: SecondPage[]): string {
  const of = (name: Exclude<keyof SecondPage, 'path'>) => median(visits.map((one) => one[name]));
  return [
    `${visits[0]?.path} shown ${seconds(of('shown'))} after the click`,
    `CLS ${of('shift').toFixed(3)}`,
    `${of('requests')} requests (${of('others')} beside pictures)`,
    `HTML ${kB(of('htmlBytes'))} kB, CSS ${kB(of('cssBytes'))}, JS ${kB(of('jsBytes'))}`,
  ].join(', ');
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
