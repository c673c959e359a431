import { Link } from 'waku';
import type { Cents } from '../base/money.ts';
import { formatPrice, getPricePattern } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { pairOffers } from '../styled-system/recipes/index.js';
import { Heading } from '../ui/prose.tsx';
import type { AlloyPair } from './other-pairs.ts';
import { PairTopViews } from './pair-top-views.tsx';
import type { RingRules } from './ring-rules.ts';
import type { RingPreset } from './ring-studio-queries.ts';
import { BudgetFilter } from './studio.client.tsx';
import '../ui/pair-offers.css';

type Props = {
  presets: readonly RingPreset[];
  alloyPairs: readonly AlloyPair[];
  /** Configuration of the pair that is shown. */
  shown: string;
  rules: RingRules;
  /** Price of a configuration, null where there is none. */
  findPrice: (query: string) => Cents | null;
  path: string;
  language: Language;
};

/** Other pairs with their prices, as far as they fit a budget: those of the shop, and this one in other metals. */
export function PairOffers({ presets, alloyPairs, shown, rules, findPrice, path, language }: Props) {
  const { studio } = getMessages(language);
  const styles = pairOffers();
  const price = (query: string) => {
    const cents = findPrice(query);
    return cents === null ? null : <span className={styles.price}>{formatPrice(cents, language)}</span>;
  };
  const presetOffers = presets.map(({ name, description, pair, query }, at) => ({
    key: query,
    cents: findPrice(query),
    content: (
      <Link to={`${path}?${query}`} className={styles.preset}>
        <span>
          <PairTopViews pair={pair} rules={rules} id={`preset${at}`} />
        </span>
        <span>{name}</span> {price(query)} <span className={styles.note}>{description}</span>
      </Link>
    ),
  }));
  const alloyOffers = alloyPairs.map(({ alloy, name, color, query }) => ({
    key: alloy,
    cents: findPrice(query),
    content: (
      <Link
        to={`${path}?${query}`}
        scroll={false}
        data-hydrate=""
        className={styles.alloy}
        aria-current={query === shown ? 'true' : undefined}
      >
        <svg viewBox="0 0 10 10" aria-hidden="true" className={styles.swatch}>
          <circle cx="5" cy="5" r="4.6" fill={color} stroke="currentColor" strokeWidth="0.4" />
        </svg>
        <span>{name}</span> {price(query)}
      </Link>
    ),
  }));
  const groups = [
    { title: studio.presets, className: styles.presets, offers: presetOffers },
    { title: studio.inAlloys, className: styles.alloys, offers: alloyOffers },
  ].filter(({ offers }) => offers.length > 0);
  return (
    <section data-screen-only className={styles.root}>
      <Heading level={2}>{studio.budget.title}</Heading>
      <BudgetFilter groups={groups} messages={studio.budget} pattern={getPricePattern(language)} />
    </section>
  );
}
