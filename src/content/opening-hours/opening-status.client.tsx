'use client';

import type { Language } from '../../i18n/languages.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpeningMoment } from './opening-clock.client.ts';
import { formatOpeningStatus } from './opening-messages.ts';
import { findOpeningStatus } from './opening-status.ts';

type Props = { language: Language; branchId: number };

/**
 * Whether a branch is open now. Its line is reserved until the time is known; text that wraps to a second line uses the
 * space below, so that nothing shifts.
 */
export function OpeningStatusLine({ language, branchId }: Props) {
  const moment = useOpeningMoment(language);
  const calendar = moment?.times.branches[branchId];
  const status = moment && calendar && findOpeningStatus(calendar, moment.times.timeZone, moment.now);
  return (
    <p className="opening-status" lang={language} data-open={status?.isOpen}>
      {status && (
        <>
          <Icon name="clock" />
          <span>{formatOpeningStatus(status, moment.now, moment.times)}</span>
        </>
      )}
    </p>
  );
}
