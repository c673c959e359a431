import { getEnvironment } from '../base/environment.ts';
import { getCartPaths } from '../cart/cart-messages.ts';
import { GuaranteeNotice } from '../catalog/guarantee/guarantee-notice.tsx';
import { peekPickupLocations } from '../catalog/product/delivery-queries.ts';
import { PhoneLink } from '../content/company/contact-links.tsx';
import { getPricePattern } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import type { KlarnaEnvironment, PayPalEnvironment } from '../orders/payment-hosts.ts';
import { getAddresses } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { shopSlugRoutes } from '../routing/shop-routes.ts';
import { button, notice } from '../styled-system/recipes/index.js';
import { CheckoutView } from './checkout-view.client.tsx';
import { DemoPayments } from './payments/demo-payments.tsx';

type Props = { language: Language };

/** The content of the checkout page; without JavaScript, how to order by phone. */
export function CheckoutSection({ language }: Props) {
  const messages = getMessages(language);
  const paths = getCartPaths(language);
  const storeRoot = getAddresses().storeRoots[language];
  if (!paths || !storeRoot) return null;
  const pattern = getPricePattern(language);
  const { ordering } = messages;
  return (
    <>
      <noscript>
        <NoJavaScriptNotice language={language} />
      </noscript>
      <DemoPayments language={language} />
      <CheckoutView
        intl={{
          language,
          messages: messages.checkout,
          orderingMessages: ordering,
          cart: { messages: messages.cart, pattern },
          pattern,
          phone: peekPickupLocations(language)?.phone ?? null,
        }}
        paths={{
          shop: paths.shop,
          cart: paths.cart,
          productRoot: paths.productRoot,
          orderRoot: `${storeRoot}/${shopSlugRoutes.order[language]}`,
          terms: hrefTo('terms', language),
          withdrawal: hrefTo('withdrawal', language),
          privacy: hrefTo('privacy', language),
        }}
        payments={{ messages: messages.payment, ...getPaymentEnvironments() }}
        guarantee={<GuaranteeNotice language={language} />}
        empty={
          <NoticeWithLink
            title={ordering.emptyTitle}
            text={ordering.emptyText}
            href={paths.shop}
            link={ordering.toShop}
          />
        }
        closed={
          <NoticeWithLink
            title={ordering.closedTitle}
            text={ordering.closedText}
            href={paths.cart}
            link={ordering.toCart}
          />
        }
      />
    </>
  );
}

/** The test environments, unless the environment variables say `live`. */
function getPaymentEnvironments(): { paypal: PayPalEnvironment; klarna: KlarnaEnvironment } {
  const { PAYPAL_ENVIRONMENT, KLARNA_ENVIRONMENT } = getEnvironment();
  return {
    paypal: PAYPAL_ENVIRONMENT === 'live' ? 'live' : 'sandbox',
    klarna: KLARNA_ENVIRONMENT === 'live' ? 'live' : 'playground',
  };
}

function NoticeWithLink({ title, text, href, link }: { title: string; text: string; href: string; link: string }) {
  const styles = notice();
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      <a href={href} className={button({ appearance: 'outline' })}>
        {link}
      </a>
    </div>
  );
}

function NoJavaScriptNotice({ language }: Props) {
  const phone = peekPickupLocations(language)?.phone;
  const styles = notice();
  return (
    <div className={styles.root}>
      <p>{getMessages(language).ordering.noScripts}</p>
      {phone && (
        <p>
          <PhoneLink phone={phone} language={language} />
        </p>
      )}
    </div>
  );
}
