import { Link } from 'waku';
import { toSizedPicture } from '../../base/sized-picture.ts';
import { getCartPaths } from '../../cart/cart-messages.ts';
import { type TrackedOrder, toTrackingAttribute } from '../../consent/tracker/tracking-data.ts';
import { MailLink, PhoneLink } from '../../content/company/contact-links.tsx';
import { getPricePattern } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { button, orderPage, visuallyHidden } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { Order } from '../order.ts';
import { BankTransfer } from './bank-transfer.tsx';
import { OrderAgainButton } from './order-again-button.client.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderIntro, OrderSteps } from './order-intro.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderWithdrawal } from './order-withdrawal.tsx';
import { loadShopContact, type ShopContact } from './shop-contact-queries.ts';
import '../../ui/order.css';

type Props = { order: Order; token: string; language: Language; isNew: boolean };

/** The order page: status, payment, line items, details and withdrawal. */
export async function OrderView({ order, token, language, isNew }: Props) {
  const shopContact = await loadShopContact();
  const { timeZone } = shopContact;
  const styles = orderPage();
  return (
    <>
      <div className={styles.opening} {...(isNew && toTrackingAttribute({ order: toTrackedOrder(order) }))}>
        <OrderIntro {...{ order, language, timeZone, isNew }} />
        <OrderSteps order={order} language={language} />
      </div>
      <div className={styles.layout}>
        <div className={styles.main}>
          <BankTransfer order={order} language={language} />
          <OrderLines order={order} language={language} />
        </div>
        <div className={styles.side}>
          <OrderDetails order={order} language={language} />
          <OrderDocuments language={language} />
          <OrderHelp shopContact={shopContact} language={language} />
          <OrderAgain order={order} language={language} />
        </div>
      </div>
      <OrderWithdrawal {...{ order, token, language, shopContact }} />
    </>
  );
}

/** The order as analytics may know it: items and amounts, without any personal data. */
function toTrackedOrder({ number, total_cents, goods_cents, shipping_cents, tax, lines }: Order): TrackedOrder {
  return {
    number,
    totalCents: total_cents,
    goodsCents: goods_cents,
    taxCents: tax.reduce((sum, { cents }) => sum + cents, 0),
    shippingCents: shipping_cents,
    lines: lines.map(({ slug, reference, name, count, price_cents }) => ({
      product: { slug: slug ?? reference ?? '', name },
      count,
      priceCents: price_cents,
    })),
  };
}

/** The shop's phone and e-mail for questions about the order. */
function OrderHelp({ shopContact: { phone, email }, language }: { shopContact: ShopContact; language: Language }) {
  const { order: messages } = getMessages(language);
  return (
    <section className={orderPage().facts}>
      <h2>{messages.question}</h2>
      <p>{messages.questionText}</p>
      {phone && (
        <p>
          <PhoneLink phone={phone} language={language} />
        </p>
      )}
      {email && (
        <p>
          <MailLink email={email} language={language} />
        </p>
      )}
    </section>
  );
}

/** Links to the terms, the withdrawal information and the shipping page, each with a download. */
function OrderDocuments({ language }: { language: Language }) {
  const { order: messages } = getMessages(language);
  const styles = orderPage();
  const documents = [
    { label: messages.terms, href: hrefTo('terms', language) },
    { label: messages.withdrawalInformation, href: hrefTo('withdrawal', language) },
    { label: messages.shippingAndPayment, href: hrefTo('shipping', language) },
  ];
  return (
    <section className={styles.facts}>
      <h2>{messages.documents}</h2>
      <p>{messages.documentsText}</p>
      <ul className={styles.documents}>
        {documents.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
            <a href={href} download={`${label}.html`}>
              <Icon name="download" />
              <span className={visuallyHidden()}>{messages.save(label)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OrderAgainProps = { order: Order; language: Language };

/** The section that reorders the items of an order. */
function OrderAgain({ order: { lines }, language }: OrderAgainProps) {
  const paths = getCartPaths(language);
  if (!paths || lines.length === 0) return null;
  const { title, text, noScripts, ...messages } = getMessages(language).order.again;
  const items = lines.flatMap(({ again, ...line }) => {
    if (!again) return [];
    return {
      product: {
        id: again.product,
        name: line.name,
        slug: line.slug ?? '',
        image: line.image && toSizedPicture(line.image),
      },
      variant: again.variant === null ? null : { id: again.variant, name: line.variant_name ?? '' },
      personalization: again.personalization,
      count: line.count,
      priceCents: line.price_cents,
    };
  });
  return (
    <section className={`${orderPage().facts} ${orderPage().again}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <OrderAgainButton
        {...{ items, language, messages }}
        unavailable={lines
          .filter(({ again }) => !again)
          .map(({ name, variant_name }) => [name, variant_name].filter(Boolean).join(', '))}
        cart={paths.cart}
        pattern={getPricePattern(language)}
        className={button({ appearance: 'outline', size: 'small' })}
      />
      <noscript>
        <p>{noScripts}</p>
      </noscript>
    </section>
  );
}
