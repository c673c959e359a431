import type { ReactNode } from 'react';
import { Link } from 'waku';
import type { Cents } from '../base/money.ts';
import { keysOf } from '../base/records.ts';
import { describeDeliveryNearby } from '../i18n/describe-delivery.ts';
import { formatNumber, formatPrice } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import type { ApiQuoteLine } from '../orders/quote.ts';
import { hrefTo } from '../routing/routes.ts';
import { ringStudio } from '../styled-system/recipes/index.js';
import type { Adjustment } from './adjustments.ts';
import { describeAdjustments } from './describe-adjustments.ts';
import { describeRing } from './describe-ring.ts';
import type { RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

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
  if (!hasPrice(line)) {
    return (
      <div className={styles.price}>
        <p>{line ? studio.invalid : studio.priceAway}</p>
        <div id={actionsId} className={styles.actions}>
          {children}
        </div>
      </div>
    );
  }
  return (
    <section className={styles.price} aria-label={studio.price}>
      <p>
        <span className={styles.amount}>{formatPrice(line.price_cents, language)}</span>
      </p>
      <p className={styles.note}>
        {product.vat} <Link to={hrefTo('shipping', language)}>{product.shippingCosts}</Link>
      </p>
      <PairCosts line={line} language={language} />
      <PairDelivery line={line} language={language} />
      <p className={styles.note}>{studio.custom}</p>
      <div id={actionsId} className={styles.actions}>
        {children}
      </div>
    </section>
  );
}

function hasPrice(line: ApiQuoteLine | undefined): line is ApiQuoteLine & { price_cents: Cents } {
  return line !== undefined && line.price_cents !== null && line.state !== 'invalid' && line.state !== 'gone';
}

/** When a pair arrives; where the shop cannot say, when it is dispatched. */
function PairDelivery({ line: { delivery, shipping_days }, language }: { line: ApiQuoteLine; language: Language }) {
  const { studio } = getMessages(language);
  if (delivery) return <p>{studio.delivery(describeDeliveryNearby(delivery, language))}</p>;
  return shipping_days === null ? null : <p>{studio.leadTime(shipping_days)}</p>;
}

type StatusProps = {
  line: ApiQuoteLine | undefined;
  pair: RingPair;
  adjustments: readonly Adjustment[];
  rules: RingRules;
  language: Language;
};

/** What a choice has changed, for screen readers: the price, what had to be adjusted, and both rings. */
export function PairStatus({ line, pair, adjustments, rules, language }: StatusProps) {
  const { studio } = getMessages(language);
  const price = hasPrice(line)
    ? `${formatPrice(line.price_cents, language)}.`
    : line
      ? studio.invalid
      : studio.priceAway;
  const rings = pair.map((ring, index) => `${studio.ring(index + 1)}, ${describeRing(language, ring, rules)}.`);
  return (
    <p role="status" className="visually-hidden">
      {[price, ...describeAdjustments(adjustments, rules, language), ...rings].join(' ')}
    </p>
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
