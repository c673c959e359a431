import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productList } from '../../styled-system/recipes/index.js';
import { CategoryLinks } from './category-links.tsx';

/** The search page without a search text. */
export function SearchStart({ language }: { language: Language }) {
  return (
    <div className={productList().message}>
      <p>{getMessages(language).productSearch.invite}</p>
      <CategoryLinks language={language} />
    </div>
  );
}
