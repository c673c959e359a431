import { Link } from 'waku';
import { formatMoment } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages/shape.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/prose.tsx';
import type { Order } from '../order.ts';
import { WithdrawalSection } from '../withdrawal/withdrawal-section.tsx';
import type { ShopContact } from './shop-contact-queries.ts';

type Props = { order: Order; token: string; language: Language; shopContact: ShopContact };

/** The form for withdrawing from single items or all of them. Personalized items are listed as excluded. */
export function OrderWithdrawal({ order, token, language, shopContact }: Props) {
  const { order: messages, withdraw } = getMessages(language);
  const { withdrawal } = messages;
  const styles = orderPage();
  const isOver = order.status === 'cancelled';
  const withdrawable = order.lines.filter((line) => !line.is_personalized && !line.withdrawn && !isOver);
  const excluded = order.lines.filter((line) => line.is_personalized);
  const { first_name = '', last_name = '' } = order.invoice_address ?? order.shipping_address ?? {};
  return (
    <section className={styles.withdrawal} id="withdraw">
      <Heading level={2}>{withdrawal.title}</Heading>
      {order.withdrawals.map((one) => (
        <p key={one.date}>
          <strong>{withdrawal.received(...formatMoment(new Date(one.date), language, shopContact.timeZone))}</strong>{' '}
          {formatWithdrawn(order, one, withdrawal)}
        </p>
      ))}
      {withdrawable.length > 0 ? <p>{withdrawal.text}</p> : <p>{withdrawal.none}</p>}
      {excluded.map((line) => (
        <p key={line.id}>{withdrawal.excluded(formatLineName(line))}</p>
      ))}
      <p>
        <Link to={hrefTo('withdrawal', language)}>{withdraw.information}</Link>
      </p>
      {withdrawable.length > 0 ? (
        <WithdrawalSection
          language={language}
          phone={shopContact.phone}
          order={{
            number: order.number,
            token,
            name: `${first_name} ${last_name}`.trim(),
            email: order.email,
            lines: withdrawable.map((line) => ({
              id: line.id,
              label: `${line.count} × ${formatLineName(line)}`,
            })),
          }}
        />
      ) : (
        !isOver && (
          <p>
            {withdrawal.doubt} <Link to={hrefTo('withdraw', language)}>{withdraw.link}</Link>
          </p>
        )
      )}
    </section>
  );
}

type Withdrawal = Order['withdrawals'][number];

function formatWithdrawn(
  order: Order,
  { lines, items }: Withdrawal,
  messages: Messages['order']['withdrawal'],
): string {
  const names = lines === null ? items : formatLineNames(order, lines);
  return names === '' ? messages.receivedWhole : messages.receivedLines(names);
}

function formatLineNames({ lines }: Order, ids: readonly number[]): string {
  return lines.flatMap((line) => (ids.includes(line.id) ? formatLineName(line) : [])).join('; ');
}

/** Two variants of a product may differ in their size only. */
function formatLineName({ name, variant_name }: Order['lines'][number]): string {
  return variant_name === null ? name : `${name} (${variant_name})`;
}
