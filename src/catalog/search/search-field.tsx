import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { SearchFieldBox } from './search-field.client.tsx';

type Props = {
  language: Language;
  /** What is searched for now. */
  text?: string;
};

/** The search of the shop, for headers and lists; nothing in a language that has no shop. */
export function SearchField({ language, text }: Props) {
  const href = findShopHref('search', language);
  if (!href) return null;
  const { label, placeholder, submit } = getMessages(language).productSearch;
  return (
    <SearchFieldBox
      language={language}
      href={href}
      {...(text !== undefined && { text })}
      messages={{ label, placeholder, submit }}
    />
  );
}
