import { retry } from '../../base/retry.ts';
import { callStudio, type Studio } from './call-studio.ts';
import type { Report } from './publisher.ts';
import type { Notice } from './run-make-release.ts';

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

/** A notice for staff, and its entry: `branch/3`. `isHidden` where it is missing on the website. */
type StaffNotice = { text: string; entry?: string; isHidden?: true };

/** German names of languages, for notices in the studio. */
const languages: Record<string, string> = { de: 'deutschen', en: 'englischen', fr: 'französischen' };

const nameLanguage = ({ language }: Notice) => languages[String(language)] ?? String(language);

/** Where an address error leaves the entry. */
const nameAddressEffect = ({ of, former }: Notice) =>
  of === 'store root'
    ? `Der Shop bleibt unter „${former}“.`
    : 'Bis er eine andere Adresse hat, fehlt dieser Eintrag dort.';

/** Messages of notices that staff can fix; other notices are for engineers, and in the log only. */
const noticeMessages: Record<string, (notice: Notice) => string | false> = {
  'address not usable': (notice) => `${describeAddressError(notice)}. ${nameAddressEffect(notice)}`,
  'icon damaged': () =>
    'Aus dem Symbol der Website (oder, wo keines gewählt ist, aus dem Logo) lassen sich keine Bilder machen: Die Datei ist wohl beschädigt. Bitte das Bild noch einmal hochladen oder ein anderes wählen. Bis dahin zeigt die Website das mitgelieferte Symbol.',
  'icon not usable': () =>
    'Aus dem Symbol der Website lassen sich keine Bilder machen. Bitte ein PNG, JPEG oder WebP wählen, quadratisch, mindestens 512 und höchstens 6.000 Pixel breit. Bis dahin zeigt die Website das quadratische Logo oder das mitgelieferte Symbol.',
  'invalid phone number': ({ number }) =>
    `Die Telefonnummer „${number}“ kann nicht von überall angerufen werden. Die Website zeigt sie so, wie sie geschrieben ist, und verlinkt sie nicht.`,
  'link to an unknown page': ({ path }) =>
    `Ein Verweis führt zu „${path}“, aber diese Seite gibt es nicht. Die Website zeigt den Text ohne Verweis.`,
  // A page without a translation is in no menu of that language, and that is no mistake.
  'menu entry left out': ({ language }) =>
    language === 'de' && 'Ein Menüpunkt hat keinen Namen oder führt nirgendwohin. Er fehlt im Menü.',
  'translation missing': (notice) =>
    `Auf der ${nameLanguage(notice)} Website fehlt die Übersetzung${notice.entry ? '' : ` von „${notice.what}“`}. Dort steht der deutsche Text.`,
  'unknown time zone': ({ timeZone }) =>
    `Die Zeitzone „${timeZone}“ gibt es nicht. Die Website sagt deshalb nicht, ob gerade geöffnet ist.`,
};

/** Maximum number of notices in a report. */
const maxNotices = 99;

/** Notices for staff, without duplicates; missing translations last, since they may be thousands. */
export function toStaffNotices(notices: readonly Notice[]): StaffNotice[] {
  const found = new Map<string, StaffNotice>();
  const isLast = ({ event }: Notice) => event === 'translation missing';
  for (const notice of [...notices].sort((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    const text = noticeMessages[notice.event]?.(notice);
    const entry = typeof notice.entry === 'string' ? notice.entry : undefined;
    const isHidden = notice.event === 'address not usable';
    if (!text) continue;
    found.set(`${entry} ${text}`, { text, ...(entry !== undefined && { entry }), ...(isHidden && { isHidden }) });
  }
  const texts = [...found.values()];
  const omitted = texts.length - maxNotices;
  if (omitted <= 0) return texts;
  const text = omitted === 1 ? 'Und ein weiterer Hinweis.' : `Und ${omitted.toLocaleString('de')} weitere Hinweise.`;
  return [...texts.slice(0, maxNotices), { text: `${text} Zu sehen, sobald einige von diesen erledigt sind.` }];
}

const addressOwners: Record<string, string> = {
  'store root': 'Shop',
  category: 'Kategorie',
  article: 'Beitrag',
  page: 'Seite',
};

const addressErrors: Record<string, string> = {
  malformed: 'enthält Zeichen, die eine Adresse nicht haben darf',
  taken: 'ist schon die Adresse einer anderen Seite',
  foreign: 'ist keine Adresse dieser Sprache',
};

/** The entry that has the address: `page/12`. */
function describeOwner(owner: unknown): string {
  const [collection = '', id] = String(owner ?? '').split('/');
  return id ? `: ${addressOwners[collection.replace(/^ecommerce_/, '')]} Nr. ${id}` : '';
}

function describeAddressError(notice: Notice): string {
  const { of, path, fault, owner } = notice;
  const error = addressErrors[String(fault)];
  return `${addressOwners[String(of)]}: „${path}“ ${error}${describeOwner(owner)} (auf der ${nameLanguage(notice)} Website)`;
}

const retryMessage = 'Die Website versucht es von selbst noch einmal.';

/** Build errors that staff can understand. The error messages of the content client are the specification's. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^timeout of \d+ms exceeded$/, `Das Studio hat der Website nicht rechtzeitig geantwortet. ${retryMessage}`],
  [/^Network error$/, `Die Website konnte das Studio nicht erreichen. ${retryMessage}`],
  [
    /^(?:API returned invalid JSON|Unknown error occured)$/,
    `Das Studio hat der Website etwas Unlesbares geantwortet. ${retryMessage}`,
  ],
  [/^The pages were not ready after /, `Die Seiten wurden nicht in fünf Minuten fertig. ${retryMessage}`],
  [/^The content system has no company /, 'Im Studio fehlt der Eintrag der Firma.'],
];

/** The reason of a failed publication in German, from the build's error line and notices. */
export function toStaffReason(reason: string, notices: readonly Notice[]): string {
  const roots = notices.filter(({ event, of }) => event === 'address not usable' && of === 'store root');
  if (reason.startsWith("The shop's path ") && roots.length > 0) {
    return `So geht der Pfad des Shops nicht. ${roots.map(describeAddressError).join('; ')}. Er besteht aus Kleinbuchstaben ohne Umlaute und Akzente, Ziffern und Bindestrichen.`;
  }
  const [, known] = reasons.find(([pattern]) => pattern.test(reason)) ?? [];
  return known ?? `Die Seiten ließen sich nicht bauen. Bitte geben Sie dies an die Technik weiter: ${reason}`;
}
