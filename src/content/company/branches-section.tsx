import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { toLang } from '../../i18n/translation.ts';
import { branchList } from '../../styled-system/recipes/index.js';
import { ExternalLink } from '../../ui/external-link.client.tsx';
import { Heading } from '../../ui/prose.tsx';
import { OpeningHoursTable } from '../opening-hours/opening-hours-table.client.tsx';
import { OpeningStatusLine } from '../opening-hours/opening-status-line.tsx';
import { RichText } from '../pages/rich-text.tsx';
import { type Branch, getDirectionsHref } from './company.ts';
import { getBranches } from './company-queries.ts';
import { PhoneLink } from './contact-links.tsx';
import '../../ui/content.css';

/** All branches with address, phone, opening hours and directions. */
export async function Branches({ language, heading }: { language: Language; heading?: string | null }) {
  const branches = await getBranches(language);
  const styles = branchList();
  return (
    <section className={styles.root}>
      <Heading level={2} lang={heading ? undefined : language}>
        {heading ?? getMessages(language).content.branches}
      </Heading>
      <div className={styles.list} lang={language}>
        {branches.map((branch) => (
          <BranchDetails key={branch.id} branch={branch} language={language} />
        ))}
      </div>
    </section>
  );
}

export function BranchDetails({ branch, language }: { branch: Branch; language: Language }) {
  const messages = getMessages(language).content;
  const styles = branchList();
  const { description } = branch;
  return (
    <article className={styles.branch}>
      <h3>{branch.displayName}</h3>
      {description && (
        <div lang={toLang(description.language, language)}>
          <RichText html={description.html} entry={{ collection: 'branch', id: branch.id }} language={language} />
        </div>
      )}
      <address className={styles.address}>
        {branch.street} {branch.number}, {branch.zipCode} {branch.city}
        {branch.phone && <PhoneLink phone={branch.phone} language={language} />}
        <ExternalLink href={getDirectionsHref(branch)} newTabLabel={messages.opensInNewTab}>
          {messages.directions}
        </ExternalLink>
      </address>
      <OpeningHoursTable days={branch.openingDays} closed={messages.closed} />
      <OpeningStatusLine language={language} branchId={branch.id} />
    </article>
  );
}
