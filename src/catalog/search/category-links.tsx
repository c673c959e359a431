import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getSiteTexts } from '../../routing/addresses.ts';
import { findCategoryHref } from '../../routing/routes.ts';
import { chip, productList } from '../../styled-system/recipes/index.js';
import '../../ui/shop.css';

/** Links to the categories of the shop. */
export function CategoryLinks({ language }: { language: Language }) {
  const styles = productList();
  const links = getSiteTexts().categories.flatMap(({ key, names }) => {
    const href = findCategoryHref(key, language);
    return href ? [{ href, name: names[language] ?? names.de ?? key }] : [];
  });
  if (links.length === 0) return null;
  return (
    <nav aria-label={getMessages(language).lists.categories}>
      <p>{getMessages(language).lists.browse}</p>
      <ul className={styles.ways}>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a className={chip()} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The search page without a search text. */
export function SearchStart({ language }: { language: Language }) {
  return (
    <div className={productList().message}>
      <p>{getMessages(language).productSearch.invite}</p>
      <CategoryLinks language={language} />
    </div>
  );
}
