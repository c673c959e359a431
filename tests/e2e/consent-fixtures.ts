import type { Locator, Page } from '@playwright/test';
import type { ConsentFile } from '../../src/consent/consent-file.ts';
import type { ConsentAnswer } from '../../src/consent/stored-consents.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';

export const consentsKey = 'int-consents';

/** Optional purposes of the demo content; statistics only where the tested site has Matomo. */
export const optionalPurposes = ['map', 'booking', 'youtube', 'vimeo', ...(process.env.MATOMO_URL ? ['matomo'] : [])];

export function makeStoredConsents(given: readonly string[], asked: readonly string[] = optionalPurposes): string {
  const answers = ['functional', ...asked].map((function_id): ConsentAnswer => {
    const locked = function_id === 'functional';
    return { function_id, consentGiven: locked || given.includes(function_id), locked, revision: 1 };
  });
  return JSON.stringify({ version: 1, timestamp: '2026-11-22T08:00:00.000Z', consents: answers });
}

/** The stored consent for embeds of one host. */
export const makeContentConsent = (host: string): string =>
  JSON.stringify({ version: 2, timestamp: '2026-11-22T08:00:00.000Z', consentGiven: true, host });

export const mapHost = 'www.openstreetmap.org';

/** Fills localStorage before the first page load only. */
export async function seedStorage(page: Page, kept: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('kept-before')) return;
    sessionStorage.setItem('kept-before', 'yes');
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, kept);
}

/** Reads the stored answers per purpose, and the embeds with consent. */
export async function readStoredConsents(
  page: Page,
): Promise<{ answers: Record<string, boolean>; contents: string[] }> {
  const [text, contents] = await page.evaluate(
    (key) =>
      [
        localStorage.getItem(key),
        Object.keys(localStorage).filter((one) => one.startsWith('contentConsent:')),
      ] as const,
    consentsKey,
  );
  const { consents } = JSON.parse(text ?? '{"consents":[]}') as { consents: ConsentAnswer[] };
  return {
    answers: Object.fromEntries(consents.map(({ function_id, consentGiven }) => [function_id, consentGiven])),
    contents: contents.map((key) => key.slice('contentConsent:'.length)).sort(),
  };
}

export const toAnswers = (given: readonly string[]): Record<string, boolean> =>
  Object.fromEntries(['functional', ...optionalPurposes].map((id) => [id, id === 'functional' || given.includes(id)]));

export const getConsentMessages = (language: Language) => {
  const { consent, shell, legal } = getMessages(language);
  return { ...consent.banner, manager: consent.manager, settings: shell.cookieSettings, place: legal.consents };
};

export function findBanner(page: Page, language: Language = 'de'): Locator {
  const refusal = page.getByRole('button', { name: getConsentMessages(language).refuseAll });
  return page.getByRole('region').filter({ has: refusal });
}

/** Storage keys that need no consent. The privacy policy names each, and none is sent to a server. */
const necessaryKeys =
  /^(?:int-(?:consents|cart|checkout|wishlist|recently-viewed|last-searches)|scroll-positions|loaded-whole|opened-again|product-draft-\d+)$/;

/** Lists storage keys, databases and cookies that would need a consent. */
export async function findStoredKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  return [...keys.filter((key) => !necessaryKeys.test(key)), ...cookies];
}

/** Waits until the stored answers were compared with the questions, after which a banner would be on its way. */
export async function untilConsentsChecked(page: Page): Promise<void> {
  await page.evaluate(() => customElements.whenDefined('consent-banner').then(() => undefined));
}

export async function readConsentFile(page: Page, language: Language): Promise<ConsentFile> {
  return (await (await page.request.get(`/consents-${language}.json`)).json()) as ConsentFile;
}
