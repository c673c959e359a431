import { Suspense } from 'react';
import { markIncomplete } from '../../base/render-state.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button, chip, productList } from '../../styled-system/recipes/index.js';
import { AutoRetry } from '../../ui/auto-retry.client.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RetryButton } from '../../ui/retry-button.client.tsx';
import type { ProductCard } from '../cards/product-card.ts';
import {
  ProductCardItems,
  ProductCardSkeletonItems,
  ProductCardsSkeleton,
  ProductGrid,
} from '../cards/product-cards.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import { CategoryLinks } from '../search/category-links.tsx';
import { NothingFound } from '../search/nothing-found.tsx';
import { emptyListQuery, formatListQuery, isNarrowed, maxPagesShown, productPageSize } from './list-query.ts';
import { getFilterChips, type ListRequest, type PreparedList } from './prepare-list.ts';
import { getListSelection, type ListSelection, tryToGetCards } from './product-list-queries.ts';
import '../../ui/shop.css';

/** Whether to await everything instead of streaming it. */
type InPlace = { isInPlace: boolean };

/** The products of a list. Cached cards render at once; the others stream into their placeholders. */
export function ProductList({ selection, cards, missingIds, ...props }: PreparedList & InPlace) {
  if (selection) return <SelectedProducts {...props} selection={selection} cards={cards} missing={missingIds} />;
  markIncomplete();
  if (props.isInPlace) return <UncachedList {...props} />;
  return (
    <Suspense fallback={<ProductCardsSkeleton count={productPageSize} language={props.language} />}>
      <UncachedList {...props} />
    </Suspense>
  );
}

/** The list when the catalogue is not loaded yet. */
async function UncachedList(props: ListRequest & InPlace) {
  const selection = await getListSelection(props.scope, props.query, props.language).catch(() => undefined);
  if (!selection) return <FailedList {...props} />;
  return <SelectedProducts {...props} selection={selection} cards={[]} missing={selection.ids} />;
}

type SelectedProductsProps = ListRequest &
  InPlace & { selection: ListSelection; cards: readonly ProductCard[]; missing: readonly number[] };

function SelectedProducts({ selection, cards, missing: missingIds, isInPlace, ...request }: SelectedProductsProps) {
  const { language } = request;
  if (selection.ids.length === 0) return <EmptyList {...request} isInPlace={isInPlace} />;
  const rest = missingIds.length > 0 && <MissingCards {...request} ids={missingIds} from={cards.length} />;
  if (rest && !isInPlace) markIncomplete();
  return (
    <>
      <EarlierProducts {...request} meta={selection.meta} />
      <ProductGrid>
        <ProductCardItems cards={cards} language={language} hasTransition />
        {rest &&
          (isInPlace ? (
            rest
          ) : (
            <Suspense fallback={<ProductCardSkeletonItems count={missingIds.length} language={language} />}>
              {rest}
            </Suspense>
          ))}
      </ProductGrid>
      <LoadMore {...request} meta={selection.meta} />
    </>
  );
}

async function MissingCards({ ids, from, ...request }: ListRequest & { ids: readonly number[]; from: number }) {
  const cards = await tryToGetCards(ids, request.language);
  if (cards) return <ProductCardItems cards={cards} language={request.language} from={from} hasTransition />;
  markIncomplete();
  return <FailedList {...request} />;
}

/**
 * The error state of a list: a retry and links to the categories, which need no request. The rest of the page stays.
 */
function FailedList({ language, path, query }: Pick<ListRequest, 'language' | 'path' | 'query'>) {
  const messages = getMessages(language).catalog;
  return (
    <div className={productList().message} role="alert">
      <h2>{messages.failedTitle}</h2>
      <p>{messages.failedText}</p>
      <RetryButton href={path + formatListQuery(query)} className={button({ appearance: 'outline' })}>
        {messages.retry}
      </RetryButton>
      <AutoRetry />
      <CategoryLinks language={language} />
    </div>
  );
}

/** An empty list, with suggestions: fewer filters, another search, the categories. */
function EmptyList({ language, path, query, isInPlace }: ListRequest & { isInPlace: boolean }) {
  const messages = getMessages(language);
  const chips = getFilterChips(query, peekCatalogue(), path, language);
  const styles = productList();
  const { text, sort, isFull } = query;
  if (chips.length > 0) {
    return (
      <div className={styles.message}>
        <h2>{messages.lists.emptyFiltered}</h2>
        <p>{messages.lists.emptyFilteredText}</p>
        <ul className={styles.ways}>
          {chips.map(({ name, href }) => (
            <li key={href}>
              <a
                className={chip()}
                href={href}
                rel="nofollow"
                data-list="filter"
                aria-label={messages.lists.remove(name)}
              >
                {name}
                <Icon name="close" />
              </a>
            </li>
          ))}
        </ul>
        <a
          className={button({ appearance: 'outline' })}
          href={path + formatListQuery({ ...emptyListQuery, text, sort, isFull })}
          rel="nofollow"
          data-list="filter"
        >
          {messages.catalog.showAll}
        </a>
      </div>
    );
  }
  if (text) return <NothingFound language={language} text={text} isInPlace={isInPlace} />;
  return (
    <div className={styles.message}>
      <h2>{messages.catalog.emptyTitle}</h2>
      <CategoryLinks language={language} />
    </div>
  );
}

type Props = Pick<ListRequest, 'language' | 'path' | 'query'> & Pick<ListSelection, 'meta'>;

/** A link to the earlier products, where the list starts after the first page. */
function EarlierProducts({ meta, language, path, query }: Props) {
  if (meta.firstPage === 0) return null;
  const messages = getMessages(language).lists;
  return (
    <div className={productList().message}>
      <p>{messages.startsAt(meta.firstPage * productPageSize + 1)}</p>
      <a
        href={path + formatListQuery({ ...query, page: meta.firstPage - 1 })}
        rel={isNarrowed(query) ? 'nofollow' : undefined}
        className={button({ appearance: 'outline' })}
      >
        {messages.earlier}
      </a>
    </div>
  );
}

/** How many products are shown, and a link to the list with one more page. */
function LoadMore({ meta, language, path, query }: Props) {
  const messages = getMessages(language);
  const styles = productList();
  const before = meta.firstPage * productPageSize;
  const shown = before + meta.resultCount;
  const left = meta.filterCount - shown;
  const isContinued = (meta.page + 1) % maxPagesShown > 0;
  return (
    <nav className={styles.more} aria-label={messages.lists.more}>
      <p className={styles.shown}>
        {before > 0
          ? messages.lists.shownFrom(before + 1, shown, meta.filterCount)
          : messages.catalog.shown(shown, meta.filterCount)}
      </p>
      {left > 0 && (
        <a
          href={path + formatListQuery({ ...query, page: meta.page + 1 })}
          rel={isNarrowed(query) ? 'nofollow' : undefined}
          className={button({ appearance: 'outline' })}
          {...(isContinued && { 'data-list': 'more', 'data-hydrate': '' })}
        >
          {isContinued ? messages.catalog.loadMore(Math.min(left, productPageSize)) : messages.lists.next(shown + 1)}
        </a>
      )}
      <p className={styles.shown}>{messages.catalog.inclVat}</p>
    </nav>
  );
}
