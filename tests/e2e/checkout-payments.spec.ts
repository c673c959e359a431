import { languages } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import { findBarriers } from './barriers.ts';
import {
  at,
  choosePayment,
  fillAddress,
  fillContact,
  findOrdersOf,
  makeShopper,
  openCheckoutSite,
  orderButton,
  readKept,
  shopPaths,
  walkFromList,
} from './checkout-walk.ts';
import { watch } from './page-watch.ts';
import { type Shopper, servePaymentSdks } from './payment-sdks.ts';
import { openPaymentServers } from './payment-servers.ts';
import { expect, test } from './test.ts';

const { paypal, klarna } = openPaymentServers();

openCheckoutSite();

/** Somebody who agrees to whatever is asked in the windows of the providers. */
const agreeing: Shopper = {
  atPayPal: (id) => {
    paypal().approve(id);
    return true;
  },
  atKlarna: (clientToken) => {
    const session = [...klarna().sessions.values()].find((one) => one.client_token === clientToken);
    return session && klarna().authorize(session.session_id);
  },
};

for (const language of languages) {
  for (const method of ['paypal', 'klarna'] as const) {
    const width = (language === 'en') === (method === 'klarna') ? 375 : 1440;
    test(`${language}: from the list to the confirmation, ${method}, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked = await servePaymentSdks(page, agreeing, { paypal: paypal() });
      const { faults } = watch(page, at(''));
      const words = getMessages(language).payment[method];
      const email = makeShopper();

      await walkFromList(page, language);
      await fillContact(page, email);
      await fillAddress(page);
      await choosePayment(page, method);
      await expect(orderButton(page, language)).toHaveAttribute('aria-disabled', 'false');
      expect(asked, 'before the order nobody else is asked').toEqual([]);
      await orderButton(page, language).click();

      await expect(page.getByText(words.hint)).toBeVisible();
      // What staff have switched on has come along with the order; of Apple's this browser has nothing.
      const ways = page.getByRole('group', { name: getMessages(language).payment.paypal.ways }).getByRole('radio');
      await expect(ways).toHaveCount(method === 'paypal' ? 4 : 0);
      expect.soft(await findBarriers(page), 'payment').toEqual([]);
      const [pending] = await findOrdersOf(email);
      expect(pending).toMatchObject({ payment_status: 'pending', mails: [] });
      await (method === 'paypal'
        ? page.locator('paypal-button button')
        : page.getByRole('button', { name: words.pay })
      ).click();

      await page.waitForURL(`**${shopPaths[language].order}/*?placed=1`, { waitUntil: 'commit' });
      const [order, ...others] = await findOrdersOf(email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({ payment_status: 'paid', order_number: pending?.order_number });
      await expect(page.getByText(order?.order_number ?? 'no order').first()).toBeVisible({ timeout: 30_000 });
      expect(await readKept(page)).toEqual([null, null]);
      const own = () => findOrdersOf(email).then(([row]) => row?.mails.find((mail) => mail.to === email));
      await expect.poll(own).toMatchObject({ language });
      expect(faults.filter((fault) => !fault.startsWith('asked'))).toEqual([]);
    });
  }
}
