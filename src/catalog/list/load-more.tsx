import { getMessages } from '../../i18n/messages.ts';
import { button, productList } from '../../styled-system/recipes/index.js';
import { formatListQuery, maxPagesShown, productPageSize } from './list-query.ts';
import type { ListRequest } from './prepare-list.ts';
import type { ListSelection } from './product-list-queries.ts';
import '../../ui/shop.css';

type Props = Pick<ListRequest, 'language' | 'path' | 'query'> & Pick<ListSelection, 'meta'>;

/** Where the list has begun anew, a link to what lies before. */
export function EarlierProducts({ meta, language, path, query }: Props) {
  if (meta.firstPage === 0) return null;
  const words = getMessages(language).lists;
  return (
    <div className={productList().message}>
      <p>{words.startsAt(meta.firstPage * productPageSize + 1)}</p>
      <a
        href={path + formatListQuery({ ...query, page: meta.firstPage - 1 })}
        className={button({ appearance: 'outline' })}
      >
        {words.earlier}
      </a>
    </div>
  );
}

/** How much of the list is shown, and a link to the list with a page more. */
export function LoadMore({ meta, language, path, query }: Props) {
  const words = getMessages(language);
  const styles = productList();
  const before = meta.firstPage * productPageSize;
  const shown = before + meta.resultCount;
  const left = meta.filterCount - shown;
  const isContinued = (meta.page + 1) % maxPagesShown > 0;
  return (
    <nav className={styles.more} aria-label={words.lists.more}>
      <p className={styles.shown}>
        {before > 0
          ? words.lists.shownFrom(before + 1, shown, meta.filterCount)
          : words.catalog.shown(shown, meta.filterCount)}
      </p>
      {left > 0 && (
        <a
          href={path + formatListQuery({ ...query, page: meta.page + 1 })}
          className={button({ appearance: 'outline' })}
          {...(isContinued && { 'data-list': 'more' })}
        >
          {isContinued ? words.catalog.loadMore(Math.min(left, productPageSize)) : words.lists.next(shown + 1)}
        </a>
      )}
      <p className={styles.shown}>{words.catalog.inclVat}</p>
    </nav>
  );
}
