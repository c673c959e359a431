import { Link } from 'waku';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { button, listFilters } from '../styled-system/recipes/index.js';
import { peekCatalogue } from './catalogue.ts';
import { type FilterOption, getFilterOptions } from './catalogue-index.ts';
import {
  changeFilter,
  emptyListQuery,
  formatListQuery,
  getSortName,
  type ListQuery,
  sorts,
  toggle,
} from './list-query.ts';
import type { ProductListProps } from './product-list.tsx';

/** Filters and order of a list: a form that works without scripts, its choices links that need no button. */
export function ListFilters({ language, category, path, query }: ProductListProps) {
  const words = getMessages(language).catalog;
  const styles = listFilters();
  const catalogue = peekCatalogue();
  const options = catalogue && getFilterOptions(catalogue, category, query, language);
  const isFiltered = query.subcategories.length + query.manufacturers.length > 0;
  return (
    <form className={styles.root} action={path} method="get" aria-label={words.filters}>
      <Sorting language={language} query={query} />
      {options && (
        <>
          <FilterGroup
            legend={words.subcategories}
            options={options.subcategories}
            toHref={(key) =>
              path + formatListQuery(changeFilter(query, { subcategories: toggle(query.subcategories, key) }))
            }
          />
          <FilterGroup
            legend={words.manufacturers}
            options={options.manufacturers}
            toHref={(key) =>
              path + formatListQuery(changeFilter(query, { manufacturers: toggle(query.manufacturers, key) }))
            }
          />
        </>
      )}
      {isFiltered && (
        <Link
          className={styles.clear}
          to={path + formatListQuery({ ...emptyListQuery, sort: query.sort, isFull: query.isFull })}
        >
          {words.clearAll}
        </Link>
      )}
    </form>
  );
}

function FilterGroup({
  legend,
  options,
  toHref,
}: {
  legend: string;
  options: FilterOption[];
  toHref: (key: string) => string;
}) {
  const styles = listFilters();
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <ul className={styles.options}>
        {options.map(({ key, name, count, isChosen }) => (
          <li key={key}>
            <Link
              className={styles.option}
              to={toHref(key)}
              scroll={false}
              aria-current={isChosen ? 'true' : undefined}
            >
              <span>{name}</span>
              <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Sorting({ language, query }: { language: Language; query: ListQuery }) {
  const words = getMessages(language).catalog;
  const styles = listFilters();
  return (
    <div className={styles.sorting}>
      {query.subcategories.map((kind) => (
        <input key={kind} type="hidden" name="kind" value={kind} />
      ))}
      {query.manufacturers.map((maker) => (
        <input key={maker} type="hidden" name="maker" value={maker} />
      ))}
      {query.isFull && <input type="hidden" name="full" value="1" />}
      <label className={styles.label}>
        {words.sort}
        <select className={styles.select} name="sort" defaultValue={getSortName(query.sort)}>
          {sorts.map((sort) => (
            <option key={sort} value={getSortName(sort)}>
              {words.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={button({ appearance: 'outline', size: 'small' })}>
        {words.apply}
      </button>
    </div>
  );
}
