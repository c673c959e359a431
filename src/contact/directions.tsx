import type { ReactNode } from 'react';
import { getDirectionsHref } from '../content/company/company.ts';
import { getCompany } from '../content/company/company-queries.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { branchList } from '../styled-system/recipes/index.js';
import { ExternalLink } from '../ui/external-link.client.tsx';
import { Heading } from '../ui/prose.tsx';
import '../ui/content.css';

/** Address, link to a route planner, and children. Editors link to its German id in every language. */
export async function Directions({ language, children }: { language: Language; children?: ReactNode }) {
  const { address, displayName } = await getCompany();
  if (!address) return null;
  const messages = getMessages(language);
  return (
    <section id="anfahrt">
      <Heading level={2}>{messages.contactForm.map}</Heading>
      <address className={branchList().address}>
        <p>
          {displayName}
          <br />
          {address.street} {address.number}
          <br />
          {address.zipCode} {address.city}
        </p>
        <ExternalLink href={getDirectionsHref(address)} newTabLabel={messages.content.opensInNewTab}>
          {messages.content.directions}
        </ExternalLink>
      </address>
      {children}
    </section>
  );
}
