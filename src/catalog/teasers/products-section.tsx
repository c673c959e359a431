import { toAnchor } from '../../content/pages/anchor.ts';
import type { Language } from '../../i18n/languages.ts';
import { Heading } from '../../ui/heading.tsx';
import { ProductCards } from '../cards/product-cards.tsx';
import { getRandomProducts } from './random-product-queries.ts';

type Props = { heading: string | null; category: string | null; count: number; language: Language };

/** A section with a few products, for content pages. */
export async function ProductsSection({ heading, category, count, language }: Props) {
  const cards = await getRandomProducts(category, count, language);
  if (cards.length === 0) return null;
  return (
    <section>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      <ProductCards cards={cards} language={language} />
    </section>
  );
}
