import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { getAddresses } from '../../routing/addresses.ts';
import { findArticleHref } from '../../routing/routes.ts';

type Props = { article: number; language: Language; className: string };

/**
 * Links to the article's translations, labelled in each language. Each language has its own document, so these are full
 * page loads.
 */
export function ArticleTranslations({ article, language, className }: Props) {
  const slugs = getAddresses().articles.find(({ id }) => id === article)?.slugs ?? {};
  const others = getAddresses().languages.flatMap((other) => {
    const href = other === language ? undefined : findArticleHref(slugs, other);
    return href ? [{ other, href }] : [];
  });
  if (others.length === 0) return null;
  return (
    <ul className={className}>
      {others.map(({ other, href }) => (
        <li key={other}>
          <a href={href} hrefLang={other} lang={other}>
            {getMessages(other).articles.readHere}
          </a>
        </li>
      ))}
    </ul>
  );
}
