import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { hrefTo } from '../../routing/routes.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { button, compare, productList } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RetryButton } from '../../ui/retry-button.client.tsx';
import { PriceNote } from '../cards/price-note.tsx';
import { getProductCards, peekProductCards } from '../cards/product-card-queries.ts';
import { findIndexedProductById, findRelatedProducts } from '../index/find-product.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { findProductDetails, peekProductDetails } from '../product/product-details-queries.ts';
import { parseProductIds } from '../wishlist/shared-wishlist.ts';
import { type ComparedProduct, CompareTable } from './compare-table.tsx';
import {
  type ComparisonSelection,
  findCompareHref,
  formatAddition,
  maxCompared,
  parseChanged,
  selectCompared,
  statusId,
} from './comparison.ts';
import '../../ui/compare.css';
import '../../ui/cards.css';
import '../../ui/shop.css';

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
  const messages = getMessages(language).compare;
  const chosen = parseSelection(query);
  const ids = chosen.shown.map(({ id }) => id);
  if (ids.length === 0) return <EmptyComparison language={language} isUnknown={chosen.unknownCount > 0} />;
  const products = await tryToLoad(ids, language);
  if (!products) return <ComparisonFailed language={language} href={findCompareHref(ids, language) ?? '/'} />;
  const more = ids.length < maxCompared ? findSuggestions(chosen.shown) : [];
  return (
    <>
      <ComparisonNotices chosen={chosen} language={language} />
      <CompareTable products={products} language={language} />
      <PriceNote cards={products.map(({ card }) => card)} language={language} />
      {more.length > 0 && (
        <section className={compare().more}>
          <h2>{messages.more}</h2>
          <ul>
            {more.map(({ id, names }) => (
              <li key={id}>
                <ButtonLink
                  href={(findShopHref('compare', language) ?? '') + formatAddition(ids, id)}
                  appearance="outline"
                  size="small"
                  label={messages.addNamed(names[language])}
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
  const messages = getMessages(language).compare;
  const name = (products: readonly IndexedProduct[]) => products.map(({ names }) => names[language]).join(', ');
  const notices = [
    chosen.unknownCount > 0 && messages.unknown(chosen.unknownCount),
    chosen.beyondLimit.length > 0 && messages.tooMany(name(chosen.beyondLimit)),
    chosen.otherCategories.length > 0 && messages.others(name(chosen.otherCategories)),
  ].filter((notice) => notice !== false);
  if (notices.length === 0) return null;
  return (
    <ul className={compare().faults}>
      {notices.map((notice) => (
        <li key={notice}>{notice}</li>
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
  const messages = getMessages(language).compare;
  return (
    <div className={productList().message}>
      <h2>{isUnknown ? messages.goneTitle : messages.emptyTitle}</h2>
      <p>{messages.emptyText}</p>
      <ButtonLink href={getAddresses().storeRoots[language] ?? hrefTo('home', language)} appearance="outline">
        {messages.toShop}
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

/**
 * Status line: which product was just added or removed, and how many are compared. Rendered empty at first, so that
 * screen readers announce the change.
 */
export function CompareStatus({ language, query }: { language: Language; query: string }) {
  return (
    <p id={statusId} className={compare().status} role="status">
      {findText(query, language)}
    </p>
  );
}

function findText(query: string, language: Language): string | undefined {
  const changed = parseChanged(query);
  const product = changed === undefined ? undefined : findIndexedProductById(changed);
  if (!product) return undefined;
  const ids = parseProductIds(query);
  const { shown } = selectCompared(ids, findIndexedProductById);
  const messages = getMessages(language).compare;
  const name = product.names[language];
  if (shown.some(({ id }) => id === product.id)) return messages.added(name, shown.length, maxCompared);
  return ids.includes(product.id) ? undefined : messages.removed(name, shown.length, maxCompared);
}
