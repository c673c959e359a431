import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { addresses } from '../../routing/addresses.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { button, compare, productList } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RetryButton } from '../../ui/retry-button.client.tsx';
import '../../ui/compare.css';
import '../../ui/cards.css';
import '../../ui/shop.css';
import { PriceNote } from '../cards/price-note.tsx';
import { getProductCards, peekProductCards } from '../cards/product-card-queries.ts';
import { findIndexedProductById, findRelatedProducts } from '../index/find-product.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { findProductDetails, peekProductDetails } from '../product/product-details-queries.ts';
import { parseProductIds } from '../wishlist/wishlist.ts';
import { formatAddition } from './compare-address.ts';
import { findCompareHref } from './compare-groups.ts';
import type { ComparedProduct } from './compare-table.tsx';
import { CompareTable } from './compare-table.tsx';
import { type ComparisonSelection, maxCompared, selectCompared } from './select-compared.ts';

type Props = { language: Language; query: string };
const parseSelection = (query: string) => selectCompared(parseProductIds(query), findIndexedProductById);

/** Whether everything the table needs is cached, so that it need not stream. */
export function isComparisonCached({ language, query }: Props): boolean {
  const ids = parseSelection(query).shown.map(({ id }) => id);
  const areCardsHere = peekProductCards(ids, language) !== undefined;
  return areCardsHere && ids.every((id) => peekProductDetails(id, language) !== undefined);
}

/** The comparison of products, and suggestions to add. */
export async function Compare({ language, query }: Props) {
  const words = getMessages(language).compare;
  const chosen = parseSelection(query);
  const ids = chosen.shown.map(({ id }) => id);
  if (ids.length === 0) return <EmptyComparison language={language} isUnknown={chosen.unknownCount > 0} />;
  const pieces = await tryToLoad(ids, language);
  if (!pieces) return <ComparisonFailed language={language} href={findCompareHref(ids, language) ?? '/'} />;
  const more = ids.length < maxCompared ? findSuggestions(chosen.shown) : [];
  return (
    <>
      <ComparisonNotices chosen={chosen} language={language} />
      <CompareTable products={pieces} language={language} />
      <PriceNote cards={pieces.map(({ card }) => card)} language={language} />
      {more.length > 0 && (
        <section className={compare().more}>
          <h2>{words.more}</h2>
          <ul>
            {more.map(({ id, names }) => (
              <li key={id}>
                <ButtonLink
                  href={(findShopHref('compare', language) ?? '') + formatAddition(ids, id)}
                  appearance="outline"
                  size="small"
                  label={words.addNamed(names[language])}
                >
                  + {names[language]}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Related products of the first one's category, at most six. */
function findSuggestions(shown: readonly IndexedProduct[]): IndexedProduct[] {
  const [first] = shown;
  if (!first) return [];
  return findRelatedProducts(first.id, 30)
    .flatMap((id) => findIndexedProductById(id) ?? [])
    .filter(({ id, category }) => category === first.category && shown.every((product) => product.id !== id))
    .slice(0, 6);
}

function ComparisonNotices({ chosen, language }: { chosen: ComparisonSelection<IndexedProduct>; language: Language }) {
  const words = getMessages(language).compare;
  const name = (products: readonly IndexedProduct[]) => products.map(({ names }) => names[language]).join(', ');
  const faults = [
    chosen.unknownCount > 0 && words.unknown(chosen.unknownCount),
    chosen.beyondLimit.length > 0 && words.tooMany(name(chosen.beyondLimit)),
    chosen.otherCategories.length > 0 && words.others(name(chosen.otherCategories)),
  ].filter((fault) => fault !== false);
  if (faults.length === 0) return null;
  return (
    <ul className={compare().faults}>
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}

/** Undefined when the read fails: error boundaries do not run on the server. */
async function tryToLoad(ids: readonly number[], language: Language): Promise<ComparedProduct[] | undefined> {
  try {
    const [cards, details] = await Promise.all([
      getProductCards(ids, language),
      Promise.all(ids.map((id) => findProductDetails(id, language))),
    ]);
    return cards.flatMap((card) => {
      const found = details.find((one) => one?.offer.id === card.id);
      return found ? [{ card, details: found }] : [];
    });
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'comparison failed', reason: String(error) }));
    markIncomplete();
    return undefined;
  }
}

function EmptyComparison({ language, isUnknown }: { language: Language; isUnknown: boolean }) {
  const words = getMessages(language).compare;
  return (
    <div className={productList().message}>
      <h2>{isUnknown ? words.goneTitle : words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
      <ButtonLink href={addresses.storeRoots[language] ?? hrefTo('home', language)} appearance="outline">
        {words.toShop}
      </ButtonLink>
    </div>
  );
}

function ComparisonFailed({ language, href }: { language: Language; href: string }) {
  const { failedTitle, failedText, retry } = getMessages(language).compare;
  return (
    <div className={productList().message}>
      <h2>{failedTitle}</h2>
      <p>{failedText}</p>
      <RetryButton href={href} className={button({ appearance: 'outline' })}>
        {retry}
      </RetryButton>
    </div>
  );
}
