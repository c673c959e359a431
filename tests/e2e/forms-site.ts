import type { Page } from '@playwright/test';
import { type Language, languages } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { hrefTo, pageRoutes } from '../../src/routing/routes.ts';
import { createCms } from '../cms.ts';
import { type ContactInput, makeIpAddress } from '../contact-input.ts';
import type { FaultProxy } from '../fault-proxy.ts';
import type { Storefront } from '../storefront.ts';
import { expect, test } from './test.ts';

export {
  type ContactInput as Typed,
  findMessages,
  makeContactInput as makeTyped,
  makeIpAddress as makeAddress,
} from '../contact-input.ts';

export const cms = createCms();

/** Gives a file the shared storefront behind a fault proxy to Directus; each page has its own IP address. */
export function openFormsSite(): { site: () => Storefront; proxy: () => FaultProxy } {
  let proxy: FaultProxy;
  let site: Storefront;
  test.beforeAll(({ faultySite }) => {
    ({ site, proxy } = faultySite);
  });
  test.beforeEach(async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': makeIpAddress() });
  });
  test.afterEach(() => {
    proxy.reset();
  });
  return { site: () => site, proxy: () => proxy };
}

export const pagesPerLanguage = languages.map((language) => ({
  language,
  messages: getMessages(language),
  contact: hrefTo('contact', language),
  thanks: hrefTo('thanks', language),
  newsletter: pageRoutes.newsletter[language],
}));

export async function fillContact(page: Page, { name, email, message }: ContactInput): Promise<void> {
  await page.locator('#contact-name').fill(name);
  await page.locator('#contact-email').fill(email);
  await page.locator('#contact-message').fill(message);
  await page.locator('#contact-privacy').check();
}

export async function expectContact(page: Page, { name, email, message }: ContactInput): Promise<void> {
  await expect(page.locator('#contact-name')).toHaveValue(name);
  await expect(page.locator('#contact-email')).toHaveValue(email);
  await expect(page.locator('#contact-message')).toHaveValue(message);
  await expect(page.locator('#contact-privacy')).toBeChecked();
}

/** Hydrates a form, which happens at the first pointer move. */
export async function hydrateForm(page: Page, form: 'contact' | 'newsletter'): Promise<void> {
  let at = 0;
  await expect(async () => {
    at += 1;
    await page.mouse.move(at, at);
    await expect(page.locator(`#${form}-form`)).toHaveJSProperty('noValidate', true, { timeout: 500 });
  }).toPass();
}

export async function openHydrated(page: Page, address: string, form: 'contact' | 'newsletter'): Promise<void> {
  await page.goto(address);
  await hydrateForm(page, form);
}

export function send(page: Page, language: Language): Promise<void> {
  return page.getByRole('button', { name: getMessages(language).contactForm.send }).click();
}
