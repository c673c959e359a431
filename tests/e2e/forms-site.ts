import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { hrefTo } from '../../src/routes.ts';
import { createCms } from '../cms.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { type Storefront, startStorefront } from '../storefront.ts';

type MessageRow = { name: string; email: string; message: string; language: string; status: string };

export const cms = createCms();

/** A site whose line to Directus a test can slow down and cut; every browser is a visitor of its own. */
export function openFormsSite(): { site: () => Storefront; line: () => FaultProxy } {
  let line: FaultProxy;
  let site: Storefront;
  test.beforeAll(async () => {
    line = await startFaultProxy(process.env.CMS_URL ?? '');
    site = await startStorefront(line.url, { TRUSTED_PROXY: '127.0.0.1', LOG_LEVEL: 'info' });
  });
  test.beforeEach(async ({ page }) => {
    await page.route('**/media/**', (route) => route.abort());
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': makeAddress() });
  });
  test.afterEach(() => {
    Object.assign(line.fault, { delayMs: 0, isCut: false });
  });
  test.afterAll(async () => {
    await site.close();
    await line.close();
  });
  return { site: () => site, line: () => line };
}

export function makeAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}

export const inEachLanguage = languages.map((language) => ({
  language,
  words: getMessages(language),
  contact: hrefTo('contact', language),
  thanks: hrefTo('thanks', language),
  newsletter: hrefTo('newsletter', language),
}));

export type Typed = { name: string; email: string; message: string };

/** Somebody who has never written before. */
export function makeTyped(changes: Partial<Typed> = {}): Typed {
  const mark = randomUUID();
  return {
    name: `Anna ${mark.slice(0, 8)}`,
    email: `anna.${mark}@muster.example`,
    message: `Guten Tag\n${mark}`,
    ...changes,
  };
}

export async function fillContact(page: Page, { name, email, message }: Typed): Promise<void> {
  await page.locator('#contact-name').fill(name);
  await page.locator('#contact-email').fill(email);
  await page.locator('#contact-message').fill(message);
  await page.locator('#contact-privacy').check();
}

export async function expectContact(page: Page, { name, email, message }: Typed): Promise<void> {
  await expect(page.locator('#contact-name')).toHaveValue(name);
  await expect(page.locator('#contact-email')).toHaveValue(email);
  await expect(page.locator('#contact-message')).toHaveValue(message);
  await expect(page.locator('#contact-privacy')).toBeChecked();
}

/** Scripts take a form over when somebody moves. */
export async function bringToLife(page: Page, form: 'contact' | 'newsletter'): Promise<void> {
  let at = 0;
  await expect(async () => {
    at += 1;
    await page.mouse.move(at, at);
    await expect(page.locator(`#${form}-form`)).toHaveJSProperty('noValidate', true, { timeout: 500 });
  }).toPass();
}

export async function openAlive(page: Page, address: string, form: 'contact' | 'newsletter'): Promise<void> {
  await page.goto(address);
  await bringToLife(page, form);
}

export function send(page: Page, language: Language): Promise<void> {
  return page.getByRole('button', { name: getMessages(language).contactForm.send }).click();
}

export function findMessages(email: string): Promise<MessageRow[]> {
  return cms.get<MessageRow[]>(`/items/contact_message?filter[email][_eq]=${encodeURIComponent(email)}`);
}
