import { randomUUID } from 'node:crypto';
import { hostileTexts } from '../hostile-texts.ts';
import { fillContact, makeTyped, openFormsSite, send } from './forms-site.ts';
import { expect, test } from './test.ts';

const { site } = openFormsSite();

for (const [what, text] of hostileTexts.filter(([, one]) => one.includes('window.ran'))) {
  test(`a form re-rendered with ${what} in each field executes nothing`, async ({ page, request }) => {
    const typed = { name: text, email: text, message: text, language: 'de' };
    const response = await request.post(`${site().url}/api/contact`, { form: typed });
    expect(response.status()).toBe(422);
    const html = await response.text();
    expect(html).not.toMatch(/<script/i);
    await page.setContent(html.replace(/<link[^>]*>/g, ''));
    await expect(page.locator('#contact-message')).toHaveValue(text);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('no visitor input is in an address or in the log', async ({ page }) => {
      const typed = makeTyped({ name: `Kanari ${randomUUID()}` });
      const logged = site().readLog().length;
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await page.goto(`${site().url}/kontakt`);
      await fillContact(page, { ...typed, email: 'kanari@muster' });
      await send(page, 'de');
      await expect(page.locator('#contact-email-error')).not.toBeEmpty();
      await fillContact(page, typed);
      await send(page, 'de');
      await expect(page).toHaveURL(`${site().url}/danke`);
      await page.goto(`${site().url}/newsletter/bestaetigen?token=kanari-token-${'x'.repeat(30)}`);
      await page.getByRole('button', { name: 'Ja, ich möchte' }).click();
      await expect(page.getByRole('main')).toContainText('gilt nicht mehr');
      const told = [...addresses.filter((address) => !address.includes('/newsletter/bestaetigen?')), site().readLog()];
      expect(site().readLog().slice(logged)).toContain('"path":"/api/contact"');
      for (const canary of [
        typed.name,
        typed.email,
        typed.message,
        encodeURIComponent(typed.email),
        'kanari',
        'Kanari',
      ]) {
        expect(told.filter((text) => text.includes(canary))).toEqual([]);
      }
    });
  });
}
