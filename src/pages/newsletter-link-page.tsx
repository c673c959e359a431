import { NewsletterLink, type NewsletterStep } from '../contact/newsletter-link.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { newsletterRoutes } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';

type Props = { step: NewsletterStep; language: Language; query: string };

export function NewsletterLinkPage({ step, language, query }: Props) {
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={newsletterRoutes[step][language]}
        title={getMessages(language).newsletter[step].title}
        isIndexed={false}
      />
      <NewsletterLink step={step} language={language} token={new URLSearchParams(query).get('token') ?? ''} />
    </>
  );
}
