import { toAnchor } from '../../content/pages/anchor.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findCategoryHref } from '../../routing/routes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Heading } from '../../ui/prose.tsx';
import { ProductCards } from '../cards/product-cards.tsx';
import { getRandomProducts } from './teaser-queries.ts';

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
      <ProductCards cards={cards} language={language} isBelow />
    </section>
  );
}

/** A link from a page about a category to its list; nothing where the shop lacks the category. */
export function CategoryListLink({ category, language }: { category: string; language: Language }) {
  const href = findCategoryHref(category, language);
  if (!href) return null;
  return (
    <p>
      <ButtonLink href={href}>{getMessages(language).catalog.allProducts}</ButtonLink>
    </p>
  );
}
