import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { Heading } from '../../ui/prose.tsx';
import { getBranches } from '../company/company-queries.ts';
import { OpeningHoursTable } from './opening-hours-table.client.tsx';
import { OpeningStatusLine } from './opening-status-line.tsx';
import { getSpecialDaysOf } from './opening-times-queries.ts';
import { SpecialDaysList } from './special-days-list.tsx';

type Props = { language: Language; heading?: string | null; branchId?: number | null };

/** Opening hours of a branch, by default the first. The id is German in every language, since editors link to it. */
export async function OpeningHours({ language, heading, branchId }: Props) {
  const branches = await getBranches(language);
  const branch = branches.find(({ id }) => id === branchId) ?? branches[0];
  if (!branch) return null;
  const { content, openingStatus } = getMessages(language);
  return (
    <section id="oeffnungszeiten">
      <Heading level={2} lang={heading ? undefined : language}>
        {heading ?? content.openingHours}
      </Heading>
      <OpeningHoursTable days={branch.openingDays} closed={content.closed} language={language} />
      <SpecialDaysList
        language={language}
        branchId={branch.id}
        label={openingStatus.specialDays}
        lines={await getSpecialDaysOf(branch.id, language)}
      />
      <OpeningStatusLine language={language} branchId={branch.id} />
    </section>
  );
}
