import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { toLang } from '../../i18n/translation.ts';
import { ExternalLink } from '../../ui/external-link.client.tsx';
import { Heading, Prose } from '../../ui/prose.tsx';
import { MailLink, PhoneLink } from '../company/contact-links.tsx';
import type { BrandArea } from '../company/site.ts';
import { getSite } from '../company/site-queries.ts';
import { toAnchor } from '../pages/anchor.ts';
import { RichText } from '../pages/rich-text.tsx';
import { getLegalNotices, type LegalNotice } from './legal-notice-queries.ts';

/** The legal notices of these ids, in this order; missing ones are left out, except for the brand's links. */
export async function LegalNotices({ ids, language }: { ids: readonly string[]; language: Language }) {
  const [notices, { brandArea }] = await Promise.all([getLegalNotices(language), getSite()]);
  return ids
    .filter((id) => id !== 'brand_area' || brandArea)
    .map((id) => {
      const notice = notices.find((one) => one.id === id);
      const links = id === 'brand_area' && brandArea && <BrandLinks brandArea={brandArea} language={language} />;
      if (notice) {
        return (
          <Notice key={id} notice={notice} language={language}>
            {links}
          </Notice>
        );
      }
      return links && <Prose key={id}>{links}</Prose>;
    });
}

type NoticeProps = { notice: LegalNotice; language: Language; children?: ReactNode };

function Notice({ notice, language, children }: NoticeProps) {
  const messages = getMessages(language).content;
  const heading = notice.heading ?? (notice.id === 'insurance' ? messages.insurance : null);
  return (
    <section lang={toLang(notice.language, language)}>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      <Prose>
        <RichText html={notice.html} entry={notice.entry} language={language} />
        {notice.officer && <Officer officer={notice.officer} language={language} />}
        {children}
      </Prose>
    </section>
  );
}

function BrandLinks({ brandArea, language }: { brandArea: BrandArea; language: Language }) {
  const { legal, content } = getMessages(language);
  const { name, termsUrl, privacyUrl, cookiesUrl } = brandArea;
  const links = [
    { href: termsUrl, label: legal.brandTerms(name) },
    { href: privacyUrl, label: legal.brandPrivacy(name) },
    { href: cookiesUrl, label: legal.brandCookies(name) },
  ];
  return (
    <ul>
      {links.map(
        ({ href, label }) =>
          href && (
            <li key={href}>
              <ExternalLink href={href} newTabLabel={content.opensInNewTab}>
                {label}
              </ExternalLink>
            </li>
          ),
      )}
    </ul>
  );
}

function Officer({ officer, language }: { officer: NonNullable<LegalNotice['officer']>; language: Language }) {
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
          <PhoneLink phone={officer.phone} language={language} />
        </>
      )}
      {officer.email && (
        <>
          <br />
          <MailLink email={officer.email} language={language} />
        </>
      )}
    </address>
  );
}

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
