import {
  expectContact,
  fillContact,
  findMessages,
  makeAddress,
  makeTyped,
  openFormsSite,
  openHydrated,
  pagesPerLanguage,
  send,
} from './forms-site.ts';
import { expectAccessible } from './page-checks.ts';
import { expect, test } from './test.ts';

const { site, proxy } = openFormsSite();

for (const { language, messages, contact, thanks } of pagesPerLanguage) {
  const { errors: faults, thanks: greeting, tooMany, unavailable } = messages.contactForm;

  test.describe(`the contact form in ${language}`, () => {
    test('sends a message to the shop and thanks by name', async ({ page }) => {
      const typed = makeTyped();
      await openHydrated(page, site().url + contact, 'contact');
      await fillContact(page, typed);
      await send(page, language);
      await expect(page).toHaveURL(site().url + thanks);
      const named = greeting.named.replace('{name}', typed.name).replace('{email}', typed.email);
      await expect(page.getByRole('main')).toContainText(named);
      expect(await findMessages(typed.email)).toMatchObject([{ ...typed, language, status: 'new' }]);
      await page.goto(site().url + contact);
      await expect(page.locator('#contact-message')).toHaveValue('');
    });

    test('shows each validation error at its field, in the page’s language, and focuses the first', async ({
      page,
    }) => {
      const typed = makeTyped({ name: '', message: '' });
      await openHydrated(page, site().url + contact, 'contact');
      await page.locator('#contact-email').fill(typed.email);
      await send(page, language);
      const problem = page.locator('#contact-problem');
      await expect(problem).toBeFocused();
      await expect(problem).toContainText(messages.forms.check);
      for (const field of ['name', 'message', 'privacy'] as const) {
        const control = page.locator(`#contact-${field}`);
        await expect(page.locator(`#contact-${field}-error`)).toHaveText(faults[field].missing);
        await expect(control).toHaveAttribute('aria-invalid', 'true');
      }
      await problem.getByRole('link', { name: messages.contactForm.fields.message }).click();
      await expect(page.locator('#contact-message')).toBeFocused();
      await expect(page.locator('#contact-email')).toHaveValue(typed.email);
    });

    test('validates a field on blur, and from then on while it changes', { tag: '@one-language' }, async ({ page }) => {
      await openHydrated(page, site().url + contact, 'contact');
      const [email, error] = [page.locator('#contact-email'), page.locator('#contact-email-error')];
      await email.pressSequentially('anna@muster');
      await expect(error).toHaveText('');
      await email.blur();
      await expect(error).toHaveText(faults.email.invalid);
      await email.press('End');
      await email.pressSequentially('.example');
      await expect(error).toHaveText('');
      await page.locator('#contact-name').fill('   ');
      await page.locator('#contact-name').blur();
      await expect(page.locator('#contact-name-error')).toHaveText(faults.name.missing);
    });

    test('shows the length of a message that is too long, and does not cut it', { tag: '@one-language' }, async ({
      page,
    }) => {
      await openHydrated(page, site().url + contact, 'contact');
      const [message, counter] = [page.locator('#contact-message'), page.locator('#contact-message-hint')];
      const before = await counter.textContent();
      expect(before).toMatch(/5.?000/);
      await message.fill('x'.repeat(10_000));
      await expect(message).toHaveValue('x'.repeat(10_000));
      await expect(counter).toHaveText(
        messages.forms.charactersOver.replace('{count}', (5_000).toLocaleString(language)),
      );
      await expect(page.locator('#contact-message-error')).toHaveText(faults.message.tooLong);
      await message.fill('x'.repeat(4_990));
      await expect(counter).toHaveText(messages.forms.charactersLeft.replace('{count}', '10'));
      await expect(page.locator('#contact-message-error')).toHaveText('');
    });

    test('asks to wait after five messages within a minute', { tag: '@one-language' }, async ({ page, request }) => {
      const [from, typed] = [makeAddress(), makeTyped()];
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': from });
      for (let count = 0; count < 5; count += 1) {
        const form = { ...makeTyped(), privacy: 'on', language };
        const response = await request.post(`${site().url}/api/contact`, {
          headers: { 'x-forwarded-for': from },
          form,
          maxRedirects: 0,
        });
        expect([response.status(), response.headers().location]).toEqual([303, thanks]);
      }
      await openHydrated(page, site().url + contact, 'contact');
      await fillContact(page, typed);
      const answer = page.waitForResponse('**/api/contact');
      await send(page, language);
      expect((await answer).status()).toBe(429);
      expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(0);
      await expect(page.locator('#contact-problem')).toContainText(tooMany);
      await expectContact(page, typed);
      expect(await findMessages(typed.email)).toEqual([]);
    });

    test('keeps all input when the shop is unreachable, and sends it later', { tag: '@one-language' }, async ({
      page,
    }) => {
      const typed = makeTyped();
      await openHydrated(page, site().url + contact, 'contact');
      await fillContact(page, typed);
      proxy().fault.isCut = true;
      await send(page, language);
      await expect(page.locator('#contact-problem')).toContainText(unavailable);
      await expect(page.locator('#contact-problem')).toBeFocused();
      await expect(page.locator('#contact-call')).toContainText('+49 30 23125');
      await expectContact(page, typed);
      proxy().fault.isCut = false;
      await send(page, language);
      await expect(page).toHaveURL(site().url + thanks);
      expect(await findMessages(typed.email)).toHaveLength(1);
    });

    test('has no accessibility violation with errors', async ({ page }) => {
      await openHydrated(page, site().url + contact, 'contact');
      await expect(page.getByRole('form', { name: messages.contactForm.heading })).toBeVisible();
      await send(page, language);
      await expect(page.locator('#contact-problem')).toBeVisible();
      await expectAccessible(page);
    });

    test('has no accessibility violation when re-rendered by the server', async ({ page }) => {
      await page.route('**/assets/**.js', (route) => route.abort());
      await page.goto(site().url + contact);
      await fillContact(page, makeTyped({ name: '  ', email: 'anna@muster' }));
      await send(page, language);
      await expect(page.locator('#contact-name-error')).toHaveText(faults.name.missing);
      await expectAccessible(page);
    });
  });

  test.describe(`without JavaScript, the contact form in ${language}`, () => {
    test.use({ javaScriptEnabled: false });

    test('sends a message to the shop', { tag: '@one-language' }, async ({ page }) => {
      const typed = makeTyped();
      await page.goto(site().url + contact);
      await fillContact(page, typed);
      await send(page, language);
      await expect(page).toHaveURL(site().url + thanks);
      await expect(page.getByRole('main')).toContainText(greeting.unnamed);
      expect(await findMessages(typed.email)).toMatchObject([{ ...typed, language, status: 'new' }]);
    });

    test('is re-rendered in the full page with input and errors', { tag: '@one-language' }, async ({ page }) => {
      const typed = makeTyped({ name: '  ', email: 'anna@muster', message: 'Eins\n<b>zwei</b> & "drei"' });
      await page.goto(site().url + contact);
      await fillContact(page, typed);
      const answer = page.waitForResponse('**/api/contact');
      await send(page, language);
      expect((await answer).status()).toBe(422);
      await expect(page).toHaveTitle(new RegExp(`^${messages.forms.faultyTitle('')}`));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('#contact-problem')).toContainText(messages.forms.check);
      await expect(page.locator('#contact-name-error')).toHaveText(faults.name.missing);
      await expect(page.locator('#contact-email-error')).toHaveText(faults.email.invalid);
      await expectContact(page, typed);
      await expect(page.locator('footer')).toContainText('+49 30 23125');
      await expect(page.locator('#oeffnungszeiten')).toContainText(/09:30|9\sh\s30/);
      const corrected = makeTyped({ message: typed.message });
      await fillContact(page, corrected);
      await send(page, language);
      await expect(page).toHaveURL(site().url + thanks);
      expect(await findMessages(corrected.email)).toHaveLength(1);
    });

    test('is re-rendered with the phone number when the shop is unreachable, and can be sent again', {
      tag: '@one-language',
    }, async ({ page }) => {
      const typed = makeTyped();
      await page.goto(site().url + contact);
      await fillContact(page, typed);
      proxy().fault.isCut = true;
      const answer = page.waitForResponse('**/api/contact');
      await send(page, language);
      expect((await answer).status()).toBe(503);
      await expect(page.locator('#contact-problem')).toContainText(unavailable);
      await expect(page.locator('#contact-call')).toContainText('+49 30 23125');
      await expectContact(page, typed);
      proxy().fault.isCut = false;
      await send(page, language);
      await expect(page).toHaveURL(site().url + thanks);
      expect(await findMessages(typed.email)).toHaveLength(1);
    });

    test('asks to wait after five messages within a minute', { tag: '@one-language' }, async ({ page }) => {
      for (let count = 0; count < 6; count += 1) {
        await page.goto(site().url + contact);
        const typed = makeTyped();
        await fillContact(page, typed);
        const answer = page.waitForResponse('**/api/contact');
        await send(page, language);
        expect((await answer).status()).toBe(count < 5 ? 303 : 429);
        if (count < 5) continue;
        await expect(page.locator('#contact-problem')).toContainText(tooMany);
        await expectContact(page, typed);
      }
    });
  });
}

test('a message whose response was lost arrives once', async ({ page }) => {
  const typed = makeTyped();
  await openHydrated(page, `${site().url}/kontakt`, 'contact');
  await fillContact(page, typed);
  proxy().fault.delayMs = 5_500;
  await send(page, 'de');
  // For as long as the server waits.
  await Promise.all([
    expect(page.getByRole('button', { name: 'Wird gesendet …' })).toHaveAttribute('aria-disabled', 'true'),
    expect(page.locator('#contact-message')).toHaveJSProperty('readOnly', true),
  ]);
  await expect(page.locator('#contact-problem')).toBeFocused();
  proxy().fault.delayMs = 0;
  await expect.poll(() => findMessages(typed.email)).toHaveLength(1);
  await send(page, 'de');
  await expect(page).toHaveURL(`${site().url}/danke`);
  expect(await findMessages(typed.email)).toHaveLength(1);
});

test('an offline visitor keeps all input and is told', async ({ page, context }) => {
  const typed = makeTyped();
  await openHydrated(page, `${site().url}/kontakt`, 'contact');
  await fillContact(page, typed);
  await context.setOffline(true);
  await send(page, 'de');
  await expect(page.locator('#contact-problem')).toContainText('Keine Verbindung');
  await expectContact(page, typed);
  await context.setOffline(false);
  await send(page, 'de');
  await expect(page).toHaveURL(`${site().url}/danke`);
});

test('a half-filled form survives a reload', async ({ page }) => {
  const typed = makeTyped();
  await openHydrated(page, `${site().url}/kontakt`, 'contact');
  await fillContact(page, typed);
  await openHydrated(page, `${site().url}/kontakt`, 'contact');
  await expectContact(page, typed);
  const left = (5_000 - typed.message.length).toLocaleString('de');
  await expect(page.locator('#contact-message-hint')).toHaveText(`Noch ${left} Zeichen`);
});

test('a message that is sent while React waits for its payload is no draft any more', async ({ page }) => {
  await page.route('**/payload/*', (route) => route.abort());
  const readDraft = () => page.evaluate(() => sessionStorage.getItem('contact'));
  const typed = makeTyped();
  await page.goto(`${site().url}/kontakt`);
  await fillContact(page, typed);
  await expect.poll(readDraft).toContain(typed.email);
  await send(page, 'de');
  await expect(page).toHaveURL(`${site().url}/danke`);
  expect(await readDraft()).toBeNull();
  expect(await findMessages(typed.email)).toHaveLength(1);
});

test('a browser without storage can still send the message', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await openHydrated(page, `${site().url}/kontakt`, 'contact');
  await fillContact(page, makeTyped());
  await send(page, 'de');
  await expect(page).toHaveURL(`${site().url}/danke`);
  await expect(page.getByRole('main')).toContainText('Wir antworten an die E-Mail-Adresse');
});

test('a double click sends one message, which is no draft any more', async ({ page }) => {
  const typed = makeTyped();
  await openHydrated(page, `${site().url}/kontakt`, 'contact');
  await fillContact(page, typed);
  // The thanks page is loaded as a document then.
  await page.route('**/RSC/R/danke.txt*', (route) => route.fulfill({ contentType: 'text/html', body: '<html>' }));
  const left = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/danke'));
  await page.getByRole('button', { name: 'Nachricht senden' }).dblclick();
  await left;
  await expect(page).toHaveURL(`${site().url}/danke`);
  expect(await findMessages(typed.email)).toHaveLength(1);
  expect(await page.evaluate(() => sessionStorage.getItem('contact'))).toBeNull();
});

test('the honeypot field is hidden from keyboard and screen readers', async ({ page }) => {
  await openHydrated(page, `${site().url}/kontakt`, 'contact');
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await page.locator('#contact-privacy').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeFocused();
});

test('the route link is built from the shop’s address', async ({ page }) => {
  await page.goto(`${site().url}/kontakt`);
  const directions = page.locator('#anfahrt');
  await expect(directions.getByRole('heading')).toHaveText('So finden Sie uns');
  await expect(directions).toContainText('Lindenstraße 12');
  const href = await directions.getByRole('link', { name: 'Route planen' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('to')).toBe('Lindenstraße 12, 14899 Altenbruck');
});
