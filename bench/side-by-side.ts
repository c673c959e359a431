import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/check/browser-tests.ts';
import { findFreePort } from '../scripts/free-port.ts';
import { startBalancer } from '../scripts/start-balancer.ts';
import type { Scale } from '../scripts/start-scale.ts';
import type { createCms } from '../tests/cms.ts';
import { until } from './until.ts';

const tabs = 10;

/** Where each tab goes by links, after its first page. */
const steps = ['/uhren', '/kontakt', '/uhren', '/kontakt'];

type Visit = { reloads: number; missing: string[] };

/** A proxy before a storefront with the newest release and one with the release before, which get requests in turn. */
export async function measureReleases(
  { storefronts, addStorefront }: Pick<Scale, 'storefronts' | 'addStorefront'>,
  cms: ReturnType<typeof createCms>,
): Promise<Visit[]> {
  const [current] = storefronts;
  if (!current) throw new Error('There is no storefront.');
  const behind = await addStorefront({ RELEASE_CHECK_MS: '0', PUBLICATION_CHECK_MS: '0' });
  const read = async (url: string) => (await fetch(`${url}/kontakt`)).text();
  const before = await read(behind.url);
  await renameMenuEntry(cms);
  await until('another release', async () => (await read(current.url)) !== before);
  if ((await read(behind.url)) !== before) throw new Error('Both show the same release.');
  const port = await findFreePort();
  const proxy = await startBalancer({ port, targets: [current.url, behind.url], healthPath: '/readyz' });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const visits: Visit[] = [];
    for (let tab = 0; tab < tabs; tab += 1) visits.push(await visit(browser, proxy.url));
    return visits;
  } finally {
    await browser.close();
    await proxy.close();
  }
}

/** The last entry of the footer, which every page shows. */
async function renameMenuEntry(cms: ReturnType<typeof createCms>): Promise<void> {
  const path = '/items/menu_entry_translations';
  const filter = {
    language: { _eq: 'de' },
    menu_entry_id: { menu: { key: { _eq: 'footer' }, project: { id: { _eq: 1 } } } },
  };
  const [entry] = await cms.get<{ id: number; display_name: string }[]>(
    `${path}?limit=1&sort=-id&fields=id,display_name&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
  if (!entry) throw new Error('The menu of the footer is empty.');
  await cms.patch(`${path}/${entry.id}`, { display_name: `${entry.display_name} neu` });
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const missing: string[] = [];
  let documents = 0;
  page.on('domcontentloaded', () => {
    documents += 1;
  });
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  await page.goto(`${url}/kontakt`);
  for (const path of steps) await follow(page, url, path);
  await context.close();
  return { reloads: documents - 1, missing };
}

async function follow(page: Page, url: string, path: string): Promise<void> {
  // React comes with the first touch.
  await page.locator('[role=searchbox]').first().dispatchEvent('focusin');
  await page.locator('html[data-alive=true]').waitFor({ state: 'attached' });
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.waitForURL(url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
