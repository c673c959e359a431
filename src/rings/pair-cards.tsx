import type { ReactNode } from 'react';
import { Link } from 'waku';
import { decapitalize } from '../i18n/decapitalize.ts';
import { formatPrice, getLocale } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { ringStudioRoutes } from '../routing/routes.ts';
import { pairOffers } from '../styled-system/recipes/index.js';
import { describeRing } from './describe-ring.ts';
import { parsePair } from './normalize-pair.ts';
import { PairTopViews } from './pair-top-views.tsx';
import { findPairProduct, type PairProduct, type QuotePairs } from './quote-pairs.ts';
import { formatPair, type RingPair } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { findRingStudio } from './ring-studio-queries.ts';
import { toStudioHref } from './studio-query.ts';
import '../ui/pair-offers.css';

type PairCard = { pair: string; name: string; card: ReactNode; buy: ReactNode };

type Props = {
  /** Configurations, which need not be possible ones. */
  pairs: readonly string[];
  language: Language;
  quotePairs: QuotePairs;
  /** The button that takes a pair into the cart. */
  renderBuy: (product: PairProduct, pair: string) => ReactNode;
};

/** Cards of pairs, with what they cost today; none where the studio is closed. */
export async function findPairCards({ pairs, language, quotePairs, renderBuy }: Props): Promise<PairCard[]> {
  if (pairs.length === 0) return [];
  const studio = await findRingStudio(language).catch(() => undefined);
  if (!studio) return [];
  const { rules, product } = studio;
  const parsed = pairs.map((pair) => ({ pair, rings: parsePair(pair, rules).pair }));
  const queries = parsed.map(({ rings }) => formatPair(rings));
  const lines = await quotePairs(product, queries, language);
  return parsed.map(({ pair, rings }, at) => {
    const name = namePair(rings, rules, language);
    const line = lines?.[at];
    const bought = findPairProduct(line);
    return {
      ...{ pair, name },
      card: <PairCardView {...{ rings, rules, name, language }} id={`pair${at}`} cents={line?.price_cents ?? null} />,
      buy: bought && renderBuy(bought, queries[at] ?? ''),
    };
  });
}

/** `Trauringe in Gelbgold 585 und Platin 950` */
function namePair(pair: RingPair, { alloys }: RingRules, language: Language): string {
  const keys = new Set(pair.flatMap(({ zones }) => zones.map(({ alloy }) => alloy)));
  const names = alloys.filter(({ key }) => keys.has(key)).map(({ name }) => decapitalize(name, language));
  return getMessages(language).studio.named(new Intl.ListFormat(getLocale(language)).format(names));
}

type ViewProps = {
  id: string;
  rings: RingPair;
  rules: RingRules;
  name: string;
  cents: number | null;
  language: Language;
};

function PairCardView({ id, rings, rules, name, cents, language }: ViewProps) {
  const styles = pairOffers();
  return (
    <article>
      <Link to={toStudioHref(ringStudioRoutes[language], rings)} className={`${styles.preset} ${styles.card}`}>
        <span>
          <PairTopViews pair={rings} rules={rules} id={id} />
        </span>
        <span>{name}</span> {cents !== null && <span className={styles.price}>{formatPrice(cents, language)}</span>}{' '}
        {rings.map((ring, index) => {
          const title = getMessages(language).studio.ring(index + 1);
          return (
            <span key={title} className={styles.note}>
              {title}: {describeRing(language, ring, rules)}
            </span>
          );
        })}
      </Link>
    </article>
  );
}
