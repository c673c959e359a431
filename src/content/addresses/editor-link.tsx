import type { ReactNode } from 'react';
import { Link } from 'waku';
import { type ContentEntry, logContentNotice } from '../../base/content-notice.ts';
import { trimSlashes } from '../../base/trim-slashes.ts';
import { defaultLanguage, type Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { ExternalLink } from '../../ui/external-link.client.tsx';
import { findPageHref, isExternal } from './page-href.ts';

type Props = { href: string; language: Language; className?: string | undefined; children: ReactNode };

/**
 * A link from the CMS: internal, or external in a new tab. Its note is in the visitor's language, whatever the language
 * around it.
 */
export function EditorLink({ href, language, className, children }: Props) {
  if (!isExternal(href)) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <ExternalLink
      href={href}
      newTabLabel={getMessages(language).content.opensInNewTab}
      labelLanguage={language}
      className={className}
    >
      {children}
    </ExternalLink>
  );
}

/**
 * Resolves a path from the CMS. Editors enter German paths; the result is the page in the visitor's language, or in
 * German if there is no translation.
 *
 * @param path `trauringe`, `/trauringe`, `kontakt?x=1#anfahrt`, `https://…`, `mailto:…`
 * @param entry the CMS entry that contains the path
 * @returns undefined for an unknown page, which is logged: no link is better than a dead one
 */
export function findContentHref(
  path: string,
  language: Language,
  entry?: ContentEntry | undefined,
): string | undefined {
  const given = path.trim();
  if (isExternal(given) || given.startsWith('#')) return given;
  const href = findPageHref(given, language);
  if (href) return href;
  if (href === null) return findPageHref(given, defaultLanguage) ?? `/${trimSlashes(given)}`;
  logContentNotice('link to an unknown page', { path: given }, entry);
  return undefined;
}
