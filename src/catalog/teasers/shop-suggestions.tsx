import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { page } from '../../styled-system/recipes/index.js';
import { CategoryLinks } from '../search/category-links.tsx';
import { SearchField } from '../search/search-field.tsx';
import { getShopStatus } from '../shop-status-queries.ts';
import { ProductsSection } from './products-section.tsx';

/** Search, categories and a few products for error pages; nothing while the shop is off. */
export async function ShopSuggestions({ language }: { language: Language }) {
  const { isOn, isInMaintenance } = await getShopStatus();
  if (!isOn || isInMaintenance) return null;
  return (
    <>
      <div className={page().ways}>
        <SearchField language={language} />
        <CategoryLinks language={language} />
      </div>
      <ProductsSection heading={getMessages(language).lists.more} category={null} count={4} language={language} />
    </>
  );
}
