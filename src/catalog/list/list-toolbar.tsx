import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { ListScope } from '../../routing/list-scope.ts';
import { button, chip, listToolbar } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import { filterFormId } from './form-search.ts';
import { emptyListQuery, formatListQuery, getSortName, type ListQuery, sorts } from './list-query.ts';
import { getFilterChips, type ListRequest, type PreparedList } from './prepare-list.ts';
import '../../ui/shop.css';

/** The bar above the cards: number of results, sort order, and chips that remove active filters. */
export function ListToolbar({ language, scope, path, query, selection }: PreparedList) {
  const messages = getMessages(language);
  const styles = listToolbar();
  return (
    <div className={styles.root}>
      <p className={styles.count} role="status" data-list-status>
        {selection && messages.catalog.resultCount(selection.meta.filterCount)}
      </p>
      <Sorting language={language} scope={scope} query={query} />
      <Chips language={language} path={path} query={query} />
    </div>
  );
}

function Chips({ language, path, query }: Pick<ListRequest, 'language' | 'path' | 'query'>) {
  const messages = getMessages(language).lists;
  const styles = listToolbar();
  const chips = getFilterChips(query, peekCatalogue(), path, language);
  if (chips.length === 0) return null;
  const { text, sort, isFull } = query;
  return (
    <ul className={styles.chips} aria-label={messages.chosen}>
      {chips.map(({ name, href }) => (
        <li key={href}>
          <a className={chip()} href={href} rel="nofollow" data-list="filter" aria-label={messages.remove(name)}>
            {name}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a
          className={styles.clear}
          href={path + formatListQuery({ ...emptyListQuery, text, sort, isFull })}
          rel="nofollow"
          data-list="filter"
        >
          {messages.clearAll}
        </a>
      </li>
    </ul>
  );
}

function Sorting({ language, scope, query }: { language: Language; scope: ListScope; query: ListQuery }) {
  const messages = getMessages(language);
  const styles = listToolbar();
  const name = getSortName(query.sort);
  return (
    <div className={styles.sorting}>
      <label className={styles.label}>
        <span className={styles.sortingName}>{messages.catalog.sort}</span>
        <select className={styles.select} name="sort" form={filterFormId} defaultValue={name} data-value={name}>
          {sorts.map((sort) => (
            <option key={sort} value={getSortName(sort)}>
              {scope.kind === 'search' && sort === 'recommended'
                ? messages.lists.relevance
                : messages.catalog.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" form={filterFormId} className={button({ appearance: 'outline', size: 'small' })}>
          {messages.catalog.apply}
        </button>
      </noscript>
    </div>
  );
}
