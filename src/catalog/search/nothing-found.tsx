import { Suspense } from 'react';
import { markIncomplete } from '../../base/render-state.ts';
import { PhoneLink } from '../../content/company/contact-links.tsx';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import { productList } from '../../styled-system/recipes/index.js';
import { peekProductCards } from '../cards/product-card-queries.ts';
import { ProductCards } from '../cards/product-cards.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import { explainSearch } from '../index/explain-search.ts';
import { formatPriceRange } from '../list/filter-chips.ts';
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
  if (!isInPlace) emptySearches.count(text, language);
  // Prevents caching, since a cached page would be counted only once.
  markIncomplete();
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
