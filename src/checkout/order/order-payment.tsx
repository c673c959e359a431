import { formatPrice } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { Order } from '../../orders/order.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/heading.tsx';

type Props = { order: Order; language: Language };

/** How to pay in advance; nothing for whoever has paid or pays in another way. */
export function PaymentAdvice({ order, language }: Props) {
  if (order.bank_details === null) return null;
  const { order: words } = getMessages(language);
  const styles = orderPage();
  return (
    <section className={styles.panel}>
      <Heading level={2}>{words.payNow}</Heading>
      <p>{words.payNowText}</p>
      <dl className={styles.payment}>
        <div>
          <dt className={styles.note}>{words.amount}</dt>
          <dd className={styles.purpose}>{formatPrice(order.total_cents, language)}</dd>
        </div>
        <div>
          <dt className={styles.note}>{words.purpose}</dt>
          <dd className={styles.purpose}>{order.number}</dd>
        </div>
        <div>
          <dt className={styles.note}>{words.account}</dt>
          <dd className={styles.account}>{withoutPurpose(order.bank_details)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The shop's words leave room for the number, which stands above. */
function withoutPurpose(details: string): string {
  const lines = details.trim().split('\n');
  return lines.filter((line) => !/^verwendungszweck\b/i.test(line)).join('\n');
}
