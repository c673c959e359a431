import { Link } from 'waku';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { button, productList } from '../styled-system/recipes/index.js';
import { RetryButton } from '../ui/retry-button.client.tsx';
import { RetryByItself } from '../ui/retry-by-itself.client.tsx';
import { peekCatalogue } from './catalogue.ts';
import { clampPage, selectProducts } from './catalogue-index.ts';
import { emptyListQuery, formatListQuery, type ListQuery, productPageSize } from './list-query.ts';
import { ProductCards, ProductCardsSkeleton } from './product-cards.tsx';
import { getProductList, type ProductList as List } from './product-list-queries.ts';

export type ProductListProps = {
  language: Language;
  category: string | null;
  path: string;
  query: ListQuery;
};

/** The products of a list, or what to do when they cannot be had: the rest of the page stands either way. */
export async function ProductList({ language, category, path, query }: ProductListProps) {
  const list = await tryToGetList(category, query, language);
  if (!list) return <Failed language={language} href={path + formatListQuery(query)} />;
  if (list.cards.length === 0) return <Empty language={language} path={path} />;
  return (
    <>
      <ProductCards cards={list.cards} language={language} travel />
      <LoadMore list={list} language={language} path={path} query={query} />
    </>
  );
}

/** Boundaries do not run on the server, and a reader without scripts has none at all: so a failed read ends here. */
async function tryToGetList(category: string | null, query: ListQuery, language: Language): Promise<List | undefined> {
  try {
    return await getProductList(category, query, language);
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', event: 'product list failed', reason: String(error) }));
    return undefined;
  }
}

function LoadMore({
  list: { meta },
  language,
  path,
  query,
}: Pick<ProductListProps, 'language' | 'path' | 'query'> & { list: List }) {
  const words = getMessages(language).catalog;
  const styles = productList();
  const left = meta.filterCount - (meta.page + 1) * productPageSize;
  const next = formatListQuery({ ...query, page: meta.page + 1 });
  return (
    <nav className={styles.more} aria-label={words.allProducts}>
      <p className={styles.shown}>{words.shown(meta.resultCount, meta.filterCount)}</p>
      <p className={styles.shown}>{words.inclVat}</p>
      {left > 0 && (
        <Link to={path + next} className={button({ appearance: 'outline' })} scroll={false}>
          {words.loadMore(Math.min(left, productPageSize))}
        </Link>
      )}
    </nav>
  );
}

function Empty({ language, path }: { language: Language; path: string }) {
  const words = getMessages(language).catalog;
  return (
    <div className={productList().message}>
      <h2>{words.emptyTitle}</h2>
      <p>{words.emptyText}</p>
      <Link to={path + formatListQuery(emptyListQuery)} className={button({ appearance: 'outline' })}>
        {words.showAll}
      </Link>
    </div>
  );
}

function Failed({ language, href }: { language: Language; href: string }) {
  const words = getMessages(language).catalog;
  return (
    <div className={productList().message} role="alert">
      <h2>{words.failedTitle}</h2>
      <p>{words.failedText}</p>
      <RetryButton href={href} className={button({ appearance: 'outline' })}>
        {words.retry}
      </RetryButton>
      <RetryByItself />
    </div>
  );
}

/** As many plates as the list will have cards, as far as memory knows, so that nothing moves when they come. */
export function ProductListSkeleton({ language, category, query }: Omit<ProductListProps, 'path'>) {
  const catalogue = peekCatalogue();
  const total = catalogue ? selectProducts(catalogue, category, query, language).length : productPageSize;
  const page = clampPage(query.page, total, productPageSize);
  return <ProductCardsSkeleton count={Math.min((page + 1) * productPageSize, total)} language={language} />;
}
