import { retry } from '../../base/retry.ts';
import { callStudio, type Studio } from './call-studio.ts';
import type { Report } from './publisher.ts';
import { toStaffNotices, toStaffReason } from './staff-messages.ts';

type Options = Studio & { siteDomain: string };

const retryDelaysMs = [1_000, 5_000];

/** Sends reports of publications to the studio, with two retries for a Directus that is restarting. */
export function createReporter({ siteDomain, ...studio }: Options): (report: Report) => Promise<void> {
  return async (report) => {
    const { changes, ...content } = translate(report);
    const body = { ...content, project: siteDomain, ...summarize(changes) };
    await retry(
      () => callStudio(studio, '/publishing/report', body),
      (attempt) => retryDelaysMs[attempt],
    );
  };
}

/** The report with German texts for staff. */
function translate(report: Report) {
  if (report.status !== 'live' && report.status !== 'failed') return report;
  const { notices = [] } = report;
  const translated = { ...report, notices: toStaffNotices(notices) };
  return report.status === 'failed' ? { ...translated, reason: toStaffReason(report.reason, notices) } : translated;
}

/** The collections and users of the changes, each once: saving one page causes many changes. */
function summarize(changes: Report['changes']) {
  return {
    collections: [...new Set(changes.map(({ collection }) => collection))],
    users: [...new Set(changes.flatMap(({ user }) => user ?? []))],
  };
}
