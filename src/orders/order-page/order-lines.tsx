import { Link } from 'waku';
import { formatLabelled, formatNumber, formatPrice } from '../../i18n/format.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { DrawingPicture } from '../../rings/drawing/drawing-picture.tsx';
import { pairKey } from '../../rings/pair-key.ts';
import { ringStudioRoutes } from '../../routing/routes.ts';
import { findShopSlugHref } from '../../routing/shop-routes.ts';
import { orderPage } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { Heading } from '../../ui/prose.tsx';
import { parseDrawing } from '../drawing-data.ts';
import type { Order } from '../order.ts';

type Props = { order: Order; language: Language };

/** The line items of an order, and its totals. */
export function OrderLines({ order, language }: Props) {
  const { order: messages } = getMessages(language);
  const styles = orderPage();
  return (
    <section>
      <Heading level={2}>{messages.lineItems}</Heading>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <OrderLineItem line={line} language={language} />
          </li>
        ))}
      </ul>
      <OrderSums order={order} language={language} />
    </section>
  );
}

function OrderLineItem({ line, language }: { line: Order['lines'][number]; language: Language }) {
  const { order: messages } = getMessages(language);
  const styles = orderPage();
  const pair = line.personalization.find(({ key }) => key === pairKey);
  const product = line.slug === null ? undefined : findShopSlugHref('product', line.slug, language);
  const href = pair ? `${ringStudioRoutes[language]}?${pair.value}` : product;
  // Both rings of a pair are described among the attributes.
  const personalization = line.personalization.filter((entry) => entry !== pair);
  const attributes = line.essentials.map(({ name, value }) => formatLabelled(name, value, language));
  const variant = line.essentials.some(({ key }) => key === 'variant') ? null : line.variant_name;
  const details = [variant, line.reference && messages.reference(line.reference)].filter(Boolean);
  return (
    <>
      <div className={styles.plate}>
        {line.image && <Picture {...line.image} alt="" sizes="7rem" maxWidth={320} isEager />}
      </div>
      <div className={styles.text}>
        <p className={styles.name}>{href ? <Link to={href}>{line.name}</Link> : line.name}</p>
        {details.length > 0 && <p className={styles.note}>{details.join(', ')}</p>}
        {attributes.length > 0 && <p className={styles.note}>{attributes.join('\u00a0· ')}</p>}
        {personalization.map(({ key, label, value }) => (
          <p key={key} className={styles.note}>
            {formatLabelled(label, value, language)}
          </p>
        ))}
        {line.drawings.map(({ ring, data }) => (
          <OrderedDrawing key={ring} ring={getMessages(language).studio.ring(ring)} {...{ data, language }} />
        ))}
        {line.withdrawn && <p className={styles.note}>{messages.withdrawnLine}</p>}
      </div>
      <p className={styles.price}>
        {formatPrice(line.price_cents * line.count, language)}
        <br />
        <span className={styles.note}>
          {messages.count(line.count)}
          {line.count > 1 && `, ${messages.each(formatPrice(line.price_cents, language))}`}
        </span>
      </p>
    </>
  );
}

/** What is engraved in a ring in place of a text. */
function OrderedDrawing({ data, ring, language }: { data: string; ring: string; language: Language }) {
  const { picture } = getMessages(language).drawing;
  const drawing = parseDrawing(data);
  const label = formatMessage(picture, { ring });
  return drawing && <DrawingPicture drawing={drawing} label={label} className={orderPage().drawing} />;
}

type Sum = { key: string; kind?: 'total' | 'tax'; label: string; cents: number };

/** Subtotal, gift wrapping, shipping, total and the included tax. */
function OrderSums({ order, language }: { order: Order; language: Language }) {
  const { order: messages } = getMessages(language);
  const styles = orderPage();
  const isCollection = order.shipping_method?.is_collection;
  const sums: Sum[] = [
    { key: 'goods', label: messages.goods, cents: order.goods_cents },
    ...(order.wrap_cents > 0 ? [{ key: 'wrap', label: messages.wrap, cents: order.wrap_cents }] : []),
    { key: 'way', label: isCollection ? messages.collection : messages.shipping, cents: order.shipping_cents },
    { key: 'total', kind: 'total', label: messages.total, cents: order.total_cents },
    ...order.tax.map(({ percent, cents }) => ({
      key: `tax ${percent}`,
      kind: 'tax' as const,
      label: messages.includedTax(formatNumber(percent, language, Number.isInteger(percent) ? 0 : 1)),
      cents,
    })),
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(({ key, kind, label, cents }) => (
        <div key={key} className={styles.sum} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{key === 'way' && cents === 0 ? messages.free : formatPrice(cents, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
