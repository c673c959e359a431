import type { ReactNode } from 'react';
import { Link } from 'waku';
import { keysOf } from '../base/records.ts';
import { describeDeliveryNearby } from '../i18n/describe-delivery.ts';
import { formatNumber, formatPrice } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import type { ApiQuoteLine } from '../orders/quote.ts';
import { hrefTo } from '../routing/routes.ts';
import { ringStudio } from '../styled-system/recipes/index.js';

type Props = {
  /** Undefined where the order API did not answer. */
  line: ApiQuoteLine | undefined;
  language: Language;
  actionsId: string;
  /** What can be done with the pair. */
  children: ReactNode;
};

/** What the shop asks for a pair, as far as staff explain it. */
export function PairPrice({ line, language, actionsId, children }: Props) {
  const { studio, product } = getMessages(language);
  const styles = ringStudio();
  if (line?.price_cents == null || line.state === 'invalid' || line.state === 'gone') {
    return (
      <div className={styles.price} role="status">
        <p>{line ? studio.invalid : studio.priceAway}</p>
        <div id={actionsId} className={styles.actions}>
          {children}
        </div>
      </div>
    );
  }
  return (
    <section className={styles.price} aria-label={studio.price}>
      <p aria-live="polite">
        <span className={styles.amount}>{formatPrice(line.price_cents, language)}</span>
      </p>
      <p className={styles.note}>
        {product.vat} <Link to={hrefTo('shipping', language)}>{product.shippingCosts}</Link>
      </p>
      <PairCosts line={line} language={language} />
      {line.delivery && <p>{describeDeliveryNearby(line.delivery, language)}</p>}
      <p className={styles.note}>{studio.custom}</p>
      <div id={actionsId} className={styles.actions}>
        {children}
      </div>
    </section>
  );
}

function PairCosts({ line: { pair }, language }: { line: ApiQuoteLine; language: Language }) {
  if (!pair) return null;
  const { studio } = getMessages(language);
  const styles = ringStudio();
  const [one, other] = pair.grams.map((grams) => formatNumber(grams, language, 1));
  return (
    <>
      <p>{studio.weight(one ?? '', other ?? '')}</p>
      {pair.costs && (
        <details>
          <summary className={styles.note}>{studio.net}</summary>
          <dl className={styles.costs}>
            {keysOf(studio.costs).map((key) => (
              <div key={key}>
                <dt>{studio.costs[key]}</dt>
                <dd>{formatPrice(pair.costs?.[key] ?? 0, language)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
