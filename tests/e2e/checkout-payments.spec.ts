import { languages } from '../../src/i18n/languages.ts';
import { getMessages } from '../../src/i18n/messages.ts';
import {
  choosePayment,
  fillAddress,
  fillContact,
  findOrdersOf,
  goFromListToCheckout,
  makeShopperEmail,
  openCheckoutSite,
  orderButton,
  readStoredCheckout,
  shopPaths,
  untilOrderShows,
  urlOf,
} from './checkout-steps.ts';
import { isNotBusy, watchPage } from './page-checks.ts';
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
    test(`${language}: from the list to the confirmation, ${method}, at ${width} px`, { tag: '@one-language' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked = await servePaymentSdks(page, agreeing, { paypal: paypal() });
      const { problems } = watchPage(page, urlOf(''));
      const messages = getMessages(language).payment[method];
      const email = makeShopperEmail();

      await goFromListToCheckout(page, language);
      await fillContact(page, email);
      await fillAddress(page);
      await choosePayment(page, method);
      await expect(orderButton(page, language)).toHaveAttribute('aria-disabled', 'false');
      expect(asked, 'before the order nobody else is asked').toEqual([]);
      await orderButton(page, language).click();

      await expect(page.getByText(messages.hint)).toBeVisible();
      // What staff have switched on has come along with the order; of Apple's this browser has nothing.
      const ways = page.getByRole('group', { name: getMessages(language).payment.paypal.ways }).getByRole('radio');
      await expect(ways).toHaveCount(method === 'paypal' ? 4 : 0);
      const [pending] = await findOrdersOf(email);
      expect(pending).toMatchObject({ payment_status: 'pending', mails: [] });
      await (method === 'paypal'
        ? page.locator('paypal-button button')
        : page.getByRole('button', { name: messages.pay })
      ).click();

      await page.waitForURL(`**${shopPaths[language].order}/*?placed=1`, { waitUntil: 'commit' });
      const [order, ...others] = await findOrdersOf(email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({ payment_status: 'paid', order_number: pending?.order_number });
      await untilOrderShows(page, page.getByText(order?.order_number ?? 'no order').first());
      expect(await readStoredCheckout(page)).toEqual([null, null]);
      const own = () => findOrdersOf(email).then(([row]) => row?.mails.find((mail) => mail.to === email));
      await expect.poll(own).toMatchObject({ language });
      expect(problems.filter((fault) => !fault.startsWith('asked')).filter(isNotBusy)).toEqual([]);
    });
  }
}
