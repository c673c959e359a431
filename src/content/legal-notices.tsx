import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { Heading } from '../ui/heading.tsx';
import { Prose } from '../ui/prose.tsx';
import { toAnchor } from './anchor.ts';
import { getLegalNotices, type LegalNotice } from './legal-notice-queries.ts';
import { RichText } from './rich-text.tsx';

/** The notices of these ids, in this order; one that no editor has written is left out. */
export async function LegalNotices({ ids, language }: { ids: readonly string[]; language: Language }) {
  const notices = await getLegalNotices(language);
  return ids
    .flatMap((id) => notices.find((notice) => notice.id === id) ?? [])
    .map((notice) => <Notice key={notice.id} notice={notice} language={language} />);
}

function Notice({ notice, language }: { notice: LegalNotice; language: Language }) {
  const words = getMessages(language).content;
  const heading = notice.heading ?? (notice.id === 'insurance' ? words.insurance : null);
  return (
    <section>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      <Prose>
        <RichText html={notice.html} language={language} />
        {notice.officer && <Officer officer={notice.officer} phoneTitle={words.phone} />}
      </Prose>
    </section>
  );
}

function Officer({ officer, phoneTitle }: { officer: NonNullable<LegalNotice['officer']>; phoneTitle: string }) {
  return (
    <address>
      {officer.name}
      <br />
      {officer.street}
      <br />
      {officer.zipCode} {officer.city}
      {officer.phone && (
        <>
          <br />
          {officer.phone.href ? (
            <a href={officer.phone.href} title={phoneTitle}>
              {officer.phone.text}
            </a>
          ) : (
            officer.phone.text
          )}
        </>
      )}
      {officer.email && (
        <>
          <br />
          <a href={`mailto:${officer.email}`}>{officer.email}</a>
        </>
      )}
    </address>
  );
}
