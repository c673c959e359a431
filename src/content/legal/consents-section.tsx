import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { Heading } from '../../ui/heading.tsx';
import { Prose } from '../../ui/prose.tsx';
import { RichText } from '../pages/rich-text.tsx';
import { getLegalNotices } from './legal-notice-queries.ts';

/** Consent settings of the privacy page, linked as `#cookies` from everywhere. Editors can add a notice above them. */
export async function ConsentsSection({ language, children }: { language: Language; children: ReactNode }) {
  const notice = (await getLegalNotices(language)).find(({ id }) => id === 'consent_manager');
  return (
    <section>
      <Heading level={2} id="cookies">
        {notice?.heading ?? getMessages(language).legal.consents}
      </Heading>
      {notice?.html && (
        <Prose>
          <RichText html={notice.html} entry={notice.entry} language={language} />
        </Prose>
      )}
      {children}
    </section>
  );
}
