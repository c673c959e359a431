import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findCategoryHref } from '../../routing/routes.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

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
