import { type Checklist, type Finding, type Severity, severities } from '../cms/extensions/checklist/findings.ts';

const headings: Record<Severity, string> = { required: 'Pflicht', important: 'Wichtig', advised: 'Empfohlen' };

/** Whether nothing is missing that the law asks for. */
export function isComplete(sites: Checklist['sites']): boolean {
  return sites.every(({ findings }) => findings.every(({ severity }) => severity !== 'required'));
}

/**
 * The report for a terminal.
 *
 * @param studio address of the studio, without `/admin`
 */
export function formatChecklist(sites: Checklist['sites'], studio: string): string {
  return sites
    .map(({ name, domain, findings }) => {
      const groups = severities.flatMap((severity) => {
        const own = findings.filter((finding) => finding.severity === severity);
        return own.length > 0
          ? ['', headings[severity], ...own.flatMap((finding) => formatFinding(finding, studio))]
          : [];
      });
      return [`${name} (${domain})`, ...(groups.length > 0 ? groups : ['', 'Es fehlt nichts.']), ''].join('\n');
    })
    .join('\n');
}

/** More are behind the link to the list. */
const maxEntries = 5;

function formatFinding({ severity, text, count, path, entries }: Finding, studio: string): string[] {
  const shown = entries.slice(0, maxEntries);
  const rest = count - shown.length;
  const list = path ? `: ${studio}/admin${path}` : '';
  return [
    `  ${severity === 'required' ? '✗' : '–'} ${text}`,
    ...shown.map((entry) => `      ${entry.name}  ${studio}/admin${entry.path}`),
    ...(rest > 0 ? [`      und ${rest} weitere${list}`] : []),
  ];
}
