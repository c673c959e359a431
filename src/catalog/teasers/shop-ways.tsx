import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { page } from '../../styled-system/recipes/index.js';
import { CategoryLinks } from '../search/category-links.tsx';
import { SearchField } from '../search/search-field.tsx';
import { getShopSwitches } from '../shop-switch-queries.ts';
import { Products } from './products-section.tsx';

/** Ways on for who came to nothing: words to search for, the categories and a few products; nothing while the shop is shut. */
export async function ShopWays({ language }: { language: Language }) {
  const { isOn, isInMaintenance } = await getShopSwitches();
  if (!isOn || isInMaintenance) return null;
  return (
    <>
      <div className={page().ways}>
        <SearchField language={language} />
        <CategoryLinks language={language} />
      </div>
      <Products heading={getMessages(language).lists.more} category={null} count={4} language={language} />
    </>
  );
}
