'use client';

import type { Language } from '../../i18n/languages.ts';
import { Icon } from '../../ui/icon.tsx';
import { useOpeningMoment } from './opening-clock.client.ts';
import { formatOpeningStatus } from './opening-messages.ts';
import { findOpeningStatus } from './opening-status.ts';

type Props = { language: Language; branchId: number };

/**
 * Whether a house is open now, in words. Its line is kept free until a browser can be certain; words that need a second
 * line take it from the space below, so that nothing moves when they come.
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
