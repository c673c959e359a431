import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { makeToken } from '../../cms/extensions/messages/tokens.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { newsletterRoutes } from '../../src/routing/routes.ts';
import { cms, makeAddress, openFormsSite, openHydrated, pagesPerLanguage } from './forms-site.ts';
import { expect, test } from './test.ts';

type Subscriber = { status: string; language: string; confirm_seed: string; unsubscribe_seed: string };

const { site, proxy } = openFormsSite();

/** The exact words that the specification gives, and ours in French. */
const empty: Record<Language, string> = {
  de: 'Email Adresse fehlt',
  en: 'Email missing',
  fr: 'Adresse e-mail manquante',
};

const makeEmail = () => `eva.${randomUUID()}@muster.example`;

async function findSubscriber(email: string): Promise<Subscriber | undefined> {
  const rows = await cms.get<Subscriber[]>(
    `/items/newsletter_subscriber?filter[email][_eq]=${encodeURIComponent(email)}`,
  );
  return rows[0];
}

const main = (page: Page) => page.getByRole('main');

for (const { language, messages, newsletter } of pagesPerLanguage) {
  const { newsletter: said, forms } = messages;
  const order = (page: Page) => page.getByRole('button', { name: said.send }).click();
  const tokenOf = async (email: string, kind: 'confirm' | 'unsubscribe') => {
    const subscriber = await findSubscriber(email);
    return makeToken(process.env.SITE_SECRET ?? '', subscriber?.[`${kind}_seed`] ?? '');
  };

  test.describe(`the newsletter in ${language}`, () => {
    test('is ordered without leaving the page', async ({ page }) => {
      const email = makeEmail();
      await openHydrated(page, site().url + newsletter, 'newsletter');
      await page.locator('#newsletter-email').fill(email);
      proxy().fault.holds = () => true;
      await order(page);
      await expect(page.getByRole('button', { name: forms.sending })).toBeVisible();
      proxy().reset();
      await expect(main(page).getByRole('status')).toHaveText(said.success);
      await expect(main(page).getByRole('status')).toBeFocused();
      expect(page.url()).toBe(site().url + newsletter);
      expect(await findSubscriber(email)).toMatchObject({ status: 'pending', language });
    });

    test('rejects a missing and an incomplete email address', async ({ page }) => {
      await openHydrated(page, site().url + newsletter, 'newsletter');
      await order(page);
      const [email, error] = [page.locator('#newsletter-email'), page.locator('#newsletter-email-error')];
      await expect(error).toHaveText(empty[language]);
      await expect(email).toBeFocused();
      await email.fill('eva');
      await order(page);
      await expect(error).toHaveText(said.errors.email.invalid);
      await email.fill('eva@muster');
      await order(page);
      await expect(error).toHaveText(said.errors.email.invalid);
    });

    test('limits mails to the same address', { tag: '@one-language' }, async ({ page }) => {
      const email = makeEmail();
      for (let count = 0; count < 4; count += 1) {
        await openHydrated(page, site().url + newsletter, 'newsletter');
        await page.locator('#newsletter-email').fill(email);
        await order(page);
        if (count < 3) await expect(main(page).getByRole('status')).toHaveText(said.success);
      }
      await expect(page.locator('#newsletter-problem')).toContainText(said.tooMany);
      await expect(page.locator('#newsletter-email')).toHaveValue(email);
    });

    test('shows an unexpected error and keeps the email address', { tag: '@one-language' }, async ({ page }) => {
      const email = makeEmail();
      await openHydrated(page, site().url + newsletter, 'newsletter');
      await page.locator('#newsletter-email').fill(email);
      proxy().fault.isCut = true;
      await order(page);
      await expect(page.locator('#newsletter-problem')).toContainText(said.unavailable);
      await expect(page.locator('#newsletter-email')).toHaveValue(email);
    });
  });

  test.describe(`without JavaScript, the newsletter in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('is ordered, confirmed with a button and cancelled with another', { tag: '@one-language' }, async ({
      page,
    }) => {
      const email = makeEmail();
      await page.goto(site().url + newsletter);
      await page.locator('#newsletter-email').fill(email);
      await order(page);
      await expect(page).toHaveURL(site().url + newsletterRoutes.sent[language]);
      await expect(main(page)).toContainText(said.sent.text);

      const confirm = `${site().url}${newsletterRoutes.confirm[language]}?token=${await tokenOf(email, 'confirm')}`;
      const answer = await page.goto(confirm);
      expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      expect(await findSubscriber(email), 'opening the link changes nothing').toMatchObject({ status: 'pending' });
      await page.getByRole('button', { name: said.confirm.button }).click();
      await expect(page).toHaveURL(site().url + newsletterRoutes.confirmed[language]);
      await expect(main(page)).toContainText(said.confirmed.text);
      expect(await findSubscriber(email)).toMatchObject({ status: 'confirmed' });

      const token = await tokenOf(email, 'unsubscribe');
      await page.goto(`${site().url}${newsletterRoutes.unsubscribe[language]}?token=${token}`);
      expect(await findSubscriber(email)).toMatchObject({ status: 'confirmed' });
      await page.getByRole('button', { name: said.unsubscribe.button }).click();
      await expect(page).toHaveURL(site().url + newsletterRoutes.unsubscribed[language]);
      expect(await findSubscriber(email)).toMatchObject({ status: 'unsubscribed' });
    });

    test('is re-rendered with input and errors', { tag: '@one-language' }, async ({ page, request }) => {
      await page.goto(site().url + newsletter);
      await page.locator('#newsletter-email').fill('eva@muster');
      await order(page);
      await expect(page.locator('#newsletter-email-error')).toHaveText(said.errors.email.invalid);
      await expect(page.locator('#newsletter-email')).toHaveValue('eva@muster');
      // Browsers do not send an empty one; programs do.
      const response = await request.post(`${site().url}/api/newsletter`, { form: { language, email: '' } });
      expect([response.status(), await response.text()]).toEqual([422, expect.stringContaining(empty[language])]);
    });

    test('says that an email address was tried too often', { tag: '@one-language' }, async ({ page, request }) => {
      const from = makeAddress();
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': from });
      for (let count = 0; count < 5; count += 1) {
        const headers = { 'x-forwarded-for': from };
        await request.post(`${site().url}/api/newsletter`, { form: { language, email: makeEmail() }, headers });
      }
      const email = makeEmail();
      await page.goto(site().url + newsletter);
      await page.locator('#newsletter-email').fill(email);
      await order(page);
      await expect(page.locator('#newsletter-problem')).toContainText(said.tooMany);
      await expect(page.locator('#newsletter-email')).toHaveValue(email);
    });

    test('rejects an invalid link and a truncated one, and reports a temporary failure', {
      tag: '@one-language',
    }, async ({ page }) => {
      const link = site().url + newsletterRoutes.confirm[language];
      await page.goto(`${link}?token=${'a'.repeat(43)}`);
      const answer = page.waitForResponse('**/api/newsletter/confirm');
      await page.getByRole('button', { name: said.confirm.button }).click();
      expect((await answer).status()).toBe(410);
      await expect(main(page)).toContainText(said.expired.title);
      await expect(main(page).getByRole('link')).toHaveAttribute('href', newsletter);
      await page.goto(link);
      await expect(main(page)).toContainText(said.incomplete.title);
      await expect(main(page).getByRole('link')).toHaveAttribute('href', newsletter);
      proxy().fault.isCut = true;
      await page.goto(`${link}?token=${'a'.repeat(43)}`);
      await page.getByRole('button', { name: said.confirm.button }).click();
      await expect(main(page)).toContainText(said.later.title);
    });
  });
}

test('a mail link works with JavaScript too', async ({ page }) => {
  await page.goto(`${site().url}/newsletter/abmelden?token=${'b'.repeat(43)}`);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Abbestellen' }).click();
  await expect(main(page)).toContainText('Dieser Link gilt nicht mehr.');
});

test('the footer of every page links to the newsletter', async ({ page }) => {
  for (const { newsletter } of pagesPerLanguage) {
    await page.goto(site().url + (newsletter.replace(/\/newsletter$/, '') || '/'));
    await expect(page.locator(`footer a[href="${newsletter}"]`)).toBeVisible();
  }
});
