import { Suspense } from 'react';
import { markIncomplete } from '../../base/render-state.ts';
import { PhoneLink } from '../../content/company/contact-links.tsx';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import { productList } from '../../styled-system/recipes/index.js';
import { peekProductCards } from '../cards/product-card-queries.ts';
import { ProductCards } from '../cards/product-cards.tsx';
import { hasBit } from '../index/bits.ts';
import { peekCatalogue } from '../index/catalogue.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { PriceRange } from '../index/price-range.ts';
import { orderByScore, scoreConcepts } from '../index/search-products.ts';
import { formatPriceRange } from '../list/prepare-list.ts';
import { tryToGetCards } from '../list/product-list-queries.ts';
import { CategoryLinks } from './category-links.tsx';
import { emptySearches } from './empty-searches.ts';

const maxNearest = 4;

type Props = { language: Language; text: string; isInPlace: boolean };

/** An empty search result: how the search was understood, the closest products, and the phone number. */
export function NothingFound({ language, text, isInPlace }: Props) {
  const messages = getMessages(language).lists;
  const catalogue = peekCatalogue();
  const explained = catalogue && explainSearch(catalogue, text, language, maxNearest);
  const price = explained && formatPriceRange(explained, language);
  const known = [...(explained?.knownTerms ?? []), ...(price ? [price] : [])];
  const unknown = explained?.unknownTerms ?? [];
  const { phone } = getSiteTexts();
  // Requests of search engines and of visitors without JavaScript are not counted.
  if (!isInPlace) {
    emptySearches.count(text, language);
    // Prevents caching, since a cached page would be counted only once.
    markIncomplete();
  }
  return (
    <>
      <div className={productList().message}>
        <h2>{messages.nothingFound(text)}</h2>
        {known.length > 0 && <p>{messages.understood(known.join(' · '))}</p>}
        {known.length > 0 && unknown.length > 0 && <p>{messages.notUnderstood(unknown.join(' · '))}</p>}
        <p>{messages.nothingFoundText}</p>
        {phone && (
          <p>
            {messages.askUs} <PhoneLink phone={phone} language={language} />
          </p>
        )}
        <CategoryLinks language={language} />
      </div>
      {explained && explained.nearestIds.length > 0 && (
        <Nearest ids={explained.nearestIds} language={language} isInPlace={isInPlace} />
      )}
    </>
  );
}

type NearestProps = Omit<Props, 'text'> & { ids: readonly number[] };

function Nearest({ isInPlace, ...props }: NearestProps) {
  if (isInPlace || peekProductCards(props.ids, props.language)) return <NearestCards {...props} />;
  return (
    <Suspense fallback={null}>
      <NearestCards {...props} />
    </Suspense>
  );
}

/** The closest products; nothing when they cannot be read. */
async function NearestCards({ ids, language }: Omit<NearestProps, 'isInPlace'>) {
  const cards = peekProductCards(ids, language) ?? (await tryToGetCards(ids, language)) ?? [];
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <div className={productList().message}>
        <h2 id="nearest">{getMessages(language).lists.nearest}</h2>
      </div>
      <ProductCards cards={cards} language={language} />
    </section>
  );
}

/** How a search without results was understood, and the closest products. */
type ExplainedSearch = PriceRange & {
  /** Terms as the visitor wrote them. */
  knownTerms: string[];
  unknownTerms: string[];
  /** Ids of products that match most concepts, the closest first. */
  nearestIds: number[];
};

/** Higher than the score of any concept: two concepts that match rank before one that matches well. */
const conceptBonus = 2;

export function explainSearch(index: CatalogueIndex, text: string, language: Language, count: number): ExplainedSearch {
  const { table } = index;
  const { concepts, priceFrom, priceTo } = scoreConcepts(index, text, language);
  const total = new Float32Array(table.size);
  for (const { scores } of concepts) {
    if (!scores) continue;
    for (let slot = 0; slot < total.length; slot += 1) {
      const score = scores[slot] ?? 0;
      if (score > 0) total[slot] = (total[slot] ?? 0) + score + conceptBonus;
    }
  }
  const slots = [...table.sortOrders.recommended].filter(
    (slot) => (total[slot] ?? 0) > 0 && hasBit(table.liveSlots, slot),
  );
  return {
    knownTerms: concepts.flatMap(({ written, scores }) => (scores ? written : [])),
    unknownTerms: concepts.flatMap(({ written, scores }) => (scores ? [] : written)),
    priceFrom,
    priceTo,
    nearestIds: orderByScore(slots, total)
      .slice(0, count)
      .map((slot) => table.ids[slot] ?? 0),
  };
}
