import type { Environment } from '../../base/environment.ts';
import { emptySearches } from '../../catalog/search/empty-searches.ts';
import { log } from '../log.ts';
import { callStudio } from '../publishing/call-studio.ts';

type Options = Pick<Environment, 'CONTENT_API_URL' | 'SITE_SECRET' | 'SITE_DOMAIN' | 'SEARCH_REPORT_MS'>;

/** Reports searches without a result to the studio at intervals, for as long as the process runs. */
export function reportEmptySearches({ CONTENT_API_URL, SITE_SECRET, SITE_DOMAIN, SEARCH_REPORT_MS }: Options): void {
  if (SEARCH_REPORT_MS === 0) return;
  const report = async () => {
    const searches = emptySearches.drain();
    if (searches.length === 0) return;
    try {
      const studio = { contentUrl: CONTENT_API_URL, secret: SITE_SECRET };
      await callStudio(studio, '/searches/report', { project: SITE_DOMAIN, searches });
    } catch (error) {
      // Sent with the next report. Searches that arrived although the response was lost count twice, which is
      // tolerable.
      emptySearches.restore(searches);
      log('warn', 'searches not reported', { reason: error instanceof Error ? error.message : String(error) });
    }
  };
  setInterval(report, SEARCH_REPORT_MS).unref();
}
