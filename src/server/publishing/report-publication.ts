import { setTimeout as wait } from 'node:timers/promises';
import { callStudio, type Studio } from './call-studio.ts';
import type { Report } from './publisher.ts';
import { toStaffNotices, toStaffReason } from './staff-messages.ts';

type Options = Studio & { siteDomain: string };

const retryDelaysMs = [1_000, 5_000];

/** Tells the studio how a publication goes. A Directus that is just starting again gets two more chances. */
export function createReporter({ siteDomain, ...studio }: Options): (report: Report) => Promise<void> {
  return async (report) => {
    const { changes, ...content } = translate(report);
    const told = { ...content, project: siteDomain, ...summarize(changes) };
    for (const pause of retryDelaysMs) {
      try {
        await callStudio(studio, '/publishing/report', told);
        return;
      } catch {
        await wait(pause);
      }
    }
    await callStudio(studio, '/publishing/report', told);
  };
}

/** The studio speaks German. */
function translate(report: Report) {
  if (report.status !== 'live' && report.status !== 'failed') return report;
  const { notices = [] } = report;
  const translated = { ...report, notices: toStaffNotices(notices) };
  return report.status === 'failed' ? { ...translated, reason: toStaffReason(report.reason, notices) } : translated;
}

/** A page is saved as many changes: staff want to know where, and who is to be told. */
function summarize(changes: Report['changes']) {
  return {
    collections: [...new Set(changes.map(({ collection }) => collection))],
    users: [...new Set(changes.flatMap(({ user }) => user ?? []))],
  };
}
