import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { gate } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import type { ContentService } from '../consent-entries.ts';
import { ContentGate } from './content-gate.client.tsx';
import '../../ui/content.css';

type GateLink = { href: string; label: string };

type Props = {
  service: ContentService;
  /** The third-party host, named to the visitor. */
  host: string;
  shape: 'map' | 'calendar' | 'film' | 'clock';
  frame: { src: string; title: string; sandbox?: string };
  title: string;
  /** The data that the provider receives. */
  about: string;
  /** A direct link to the provider. */
  externalLink: GateLink;
  /** The provider's privacy policy, where it is known. */
  privacy: GateLink | null;
  language: Language;
  /** The message for a failure, where it differs from the usual one. */
  failed?: string;
  /** More about it on this site. */
  more?: ReactNode;
  /** The placeholder. */
  children: ReactNode;
};

/** A section with third-party content behind a consent gate: placeholder, information and buttons. */
export function GateSection({
  service,
  host,
  shape,
  frame,
  title,
  about,
  externalLink,
  privacy,
  language,
  more,
  ...rest
}: Props) {
  const styles = gate({ shape });
  const { gates, legal, content } = getMessages(language);
  const { once, always, close, loading, retry } = gates;
  const { children, failed = gates.failed } = rest;
  const links = privacy ? [externalLink, privacy] : [externalLink];
  return (
    <section className={styles.root} aria-label={title} lang={language} data-screen-only>
      <gate-opener service={service} host={host} suppressHydrationWarning />
      <div className={styles.plate}>
        <ContentGate
          service={service}
          host={host}
          frame={frame}
          messages={{ once, always, close, loading, failed, retry }}
          about={
            <>
              <p className={styles.title}>{title}</p>
              <p>
                {about} {gates.from(host)}
              </p>
              <p className={styles.fine}>
                {gates.alwaysNote} <a href={`${hrefTo('privacy', language)}#cookies`}>{legal.consents}</a>.
              </p>
              <p className={styles.links}>
                {more}
                {links.map(({ href, label }) => (
                  <a key={href} href={href} target="_blank" rel="noopener">
                    {label}
                    <Icon name="external" />
                    <span className="visually-hidden">{content.opensInNewTab}</span>
                  </a>
                ))}
              </p>
            </>
          }
        >
          {children}
        </ContentGate>
      </div>
    </section>
  );
}
