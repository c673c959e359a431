import { siteTexts } from '../addresses.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { page as pageRecipe } from '../styled-system/recipes/index.js';
import { peekCatalogue } from './catalogue.ts';
import { selectProducts } from './catalogue-index.ts';
import type { ProductListProps } from './product-list.tsx';

/** What a list is called: its category, or the whole shop. */
export function getListName(category: string | null, language: Language): string {
  const known = siteTexts.categories.find(({ key }) => key === category);
  return known?.names[language] ?? known?.names.de ?? getMessages(language).catalog.allProducts;
}

export function findListDescription(category: string | null, language: Language): string | undefined {
  return siteTexts.categories.find(({ key }) => key === category)?.descriptions[language];
}

/** The name of the list and how many pieces are in it, from memory, so that it never waits. */
export function ListHeading({ language, category, query }: Omit<ProductListProps, 'path'>) {
  const styles = pageRecipe();
  const catalogue = peekCatalogue();
  const count = catalogue && selectProducts(catalogue, category, query, language).length;
  const description = findListDescription(category, language);
  return (
    <header className={styles.intro}>
      <h1 className={styles.title}>{getListName(category, language)}</h1>
      {description && <p className={styles.lead}>{description}</p>}
      {count !== undefined && <p aria-live="polite">{getMessages(language).catalog.resultCount(count)}</p>}
    </header>
  );
}
