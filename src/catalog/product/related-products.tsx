import { markIncomplete } from '../../base/render-state.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productPage } from '../../styled-system/recipes/index.js';
import type { ProductCard } from '../cards/product-card.ts';
import { getProductCards, peekProductCards } from '../cards/product-card-queries.ts';
import { ProductCards } from '../cards/product-cards.tsx';
import { findRelatedProducts } from '../index/find-product.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { tryToFindDetails } from './product-section.tsx';
import type { ViewedProduct } from './recently-viewed.ts';

const count = 4;

type Props = { id: number; language: Language };

/** Related products; nothing when they cannot be read. */
export async function RelatedProducts({ id, language }: Props) {
  const cards = await tryToGetCards(findRelatedProducts(id, count), language);
  if (cards.length === 0) return null;
  return (
    <section className={productPage().section} aria-labelledby="related">
      <h2 id="related">{getMessages(language).product.related}</h2>
      <ProductCards cards={cards} language={language} isBelow />
    </section>
  );
}

export function areRelatedProductsCached({ id, language }: Props): boolean {
  return peekProductCards(findRelatedProducts(id, count), language) !== undefined;
}

async function tryToGetCards(ids: readonly number[], language: Language): Promise<ProductCard[]> {
  try {
    return await getProductCards(ids, language);
  } catch (error) {
    markIncomplete();
    console.error(JSON.stringify({ level: 'error', event: 'related products failed', reason: String(error) }));
    return [];
  }
}

type RecentlyViewedSectionProps = { product: IndexedProduct; language: Language; productRoot: string };

/** Recently viewed products, which are stored in the browser only. */
export async function RecentlyViewedSection({
  product: { id, slug, names },
  language,
  productRoot,
}: RecentlyViewedSectionProps) {
  const { recent, forget } = getMessages(language).product;
  const picture = (await tryToFindDetails(id, language))?.images[0];
  const image = picture ? { id: picture.id, width: picture.width, height: picture.height, tint: picture.tint } : null;
  const viewed: ViewedProduct = { id, slug, name: names[language], language, image };
  const said = { heading: recent, forget };
  return (
    <div key={id}>
      <shop-part part="viewed" product={JSON.stringify(viewed)} root={productRoot} {...said} suppressHydrationWarning>
        {' '}
      </shop-part>
    </div>
  );
}
