import type { Directus } from '../cms/directus.ts';
import { staffEmail } from '../cms/model/access.ts';
import type { Settings } from './settings.ts';

type Summary = { settings: Settings; seconds: number; directus?: Directus };

/** What to open, in which order, and how to get in. */
export function printSummary({ settings, seconds, directus }: Summary) {
  const site = `http://localhost:${settings.port}`;
  const lines = [
    `Vitrine runs, after ${seconds.toFixed(1)} s.`,
    '',
    `  1. The site     ${site}`,
    ...(settings.siteUrl === site ? [] : [`     for visitors ${settings.siteUrl}`]),
  ];
  if (directus) {
    lines.push(
      `  2. The studio   ${directus.url.replace('127.0.0.1', 'localhost')}/admin`,
      `     as the administrator ${directus.secrets.adminEmail}, password ${directus.secrets.adminPassword}`,
      `     as a shop assistant  ${staffEmail}, password ${directus.secrets.staffPassword}`,
    );
  } else {
    lines.push(`  2. The content  ${process.env.CONTENT_API_URL}`);
  }
  console.log(['', ...lines, '', '  Ctrl-C stops everything.', ''].join('\n'));
}
