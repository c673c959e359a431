import type { ReportedNotice } from './parse-report.ts';

const maxNotices = 100;

/**
 * A list in Markdown, each notice with a link to its entry in the studio.
 *
 * @param studioUrl where the studio is, without which links begin at its root
 * @returns null where there is nothing to say
 */
export function writeNotices(notices: readonly ReportedNotice[], studioUrl: string): string | null {
  if (notices.length === 0) return null;
  const root = studioUrl.replace(/\/$/, '');
  const lines = notices.slice(0, maxNotices).map(({ text, entry }) => {
    const link = entry ? ` [Eintrag öffnen](${root}/admin/content/${entry})` : '';
    return `- ${escapeMarkdown(text)}${link}`;
  });
  const left = notices.length - lines.length;
  return [...lines, ...(left > 0 ? [`- … und ${left} weitere im Protokoll der Website.`] : [])].join('\n');
}

/** What staff wrote stands in some sentences; it is shown letter by letter. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]()<>#+!|~&-]/g, (sign) => `\\${sign}`);
}
