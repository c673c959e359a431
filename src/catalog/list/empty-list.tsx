import { getMessages } from '../../i18n/messages.ts';
import { button, chip, productList } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { peekCatalogue } from '../index/catalogue.ts';
import { CategoryLinks } from '../search/category-links.tsx';
import { NothingFound } from '../search/nothing-found.tsx';
import { getFilterChips } from './filter-chips.ts';
import { emptyListQuery, formatListQuery } from './list-query.ts';
import type { ListRequest } from './prepare-list.ts';

/** A list without a product, and the ways out of it: fewer filters, another word, the categories. */
export function EmptyList({ language, path, query, isInPlace }: ListRequest & { isInPlace: boolean }) {
  const words = getMessages(language);
  const chips = getFilterChips(query, peekCatalogue(), path, language);
  const styles = productList();
  const { text, sort, isFull } = query;
  if (chips.length > 0) {
    return (
      <div className={styles.message}>
        <h2>{words.lists.emptyFiltered}</h2>
        <p>{words.lists.emptyFilteredText}</p>
        <ul className={styles.ways}>
          {chips.map(({ name, href }) => (
            <li key={href}>
              <a className={chip()} href={href} data-list="filter" aria-label={words.lists.remove(name)}>
                {name}
                <Icon name="close" />
              </a>
            </li>
          ))}
        </ul>
        <a
          className={button({ appearance: 'outline' })}
          href={path + formatListQuery({ ...emptyListQuery, text, sort, isFull })}
          data-list="filter"
        >
          {words.catalog.showAll}
        </a>
      </div>
    );
  }
  if (text) return <NothingFound language={language} text={text} isInPlace={isInPlace} />;
  return (
    <div className={styles.message}>
      <h2>{words.catalog.emptyTitle}</h2>
      <CategoryLinks language={language} />
    </div>
  );
}
