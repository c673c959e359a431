import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { SearchForm } from './search-field.client.tsx';

type Props = {
  language: Language;
  /** The current search. */
  text?: string;
};

/** The search field of headers and lists; nothing in a language without a shop. */
export function SearchField({ language, text }: Props) {
  const href = findShopHref('search', language);
  if (!href) return null;
  const { label, placeholder, submit } = getMessages(language).productSearch;
  return (
    <SearchForm
      language={language}
      href={href}
      {...(text !== undefined && { text })}
      messages={{ label, placeholder, submit }}
    />
  );
}
