import type { ReactNode } from 'react';
import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { ExternalLink } from '../../ui/external-link.client.tsx';
import { isExternal } from './content-link.ts';

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
