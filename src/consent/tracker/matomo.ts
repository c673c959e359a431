import type { Command } from './to-commands.ts';
import type { TrackerSettings } from './tracker-settings.ts';
import { makeTrustedScript } from './trusted-script.ts';

type Queue = { push: (command: Command) => unknown };

/** Matomo's own name for the queue: commands wait in a list until its script takes their place. */
const queueName = '_paq';

/** Requests that Matomo holds back leave later without asking again. Then they have no place to go to. */
const nowhere = 'data:,';

/** With it Matomo remembers a withdrawal for thirty years. The choice is kept by this site already. */
const forgottenCookie = 'mtm_consent_removed=; path=/; max-age=0';

/** A script that does not come, or is not Matomo's, is not asked for twice by one document. */
let state: 'new' | 'loading' | 'ready' | 'broken' = 'new';

/** Sees every request before it leaves; an empty string keeps it back. */
type Admit = (request: string) => string;

export function openMatomo(settings: TrackerSettings, admit: Admit): void {
  noticeArrival();
  if (state === 'ready') {
    tell(['setTrackerUrl', getTarget(settings)]);
    tell(['setConsentGiven', false]);
  } else if (state !== 'broken') {
    replaceQueue([...prepare(settings, admit, getTarget(settings)), ['setConsentGiven', false]]);
  }
  if (state === 'new') load(settings);
}

/** What was told before and has not left yet is gone. */
export function closeMatomo(settings: TrackerSettings, admit: Admit): void {
  noticeArrival();
  if (state === 'ready') {
    tell(['setTrackerUrl', nowhere]);
    tell(['forgetConsentGiven']);
    // biome-ignore lint/suspicious/noDocumentCookie: it has to be gone before the next line runs
    document.cookie = forgottenCookie;
  } else if (state === 'loading') {
    replaceQueue(prepare(settings, admit, nowhere));
  }
}

export function tell(command: Command): void {
  if (state === 'new' || state === 'broken') return;
  try {
    findQueue()?.push(command);
  } catch {
    // Whatever came in place of Matomo's script: the page has nothing to do with it.
    state = 'broken';
  }
}

function prepare({ siteId }: TrackerSettings, admit: Admit, target: string): Command[] {
  return [
    ['requireConsent'],
    ['disableCookies'],
    ['setTrackerUrl', target],
    ['setSiteId', String(siteId)],
    ['setCustomRequestProcessing', admit],
    ['enableJSErrorTracking'],
    ['enableLinkTracking', true],
  ];
}

function load({ url }: TrackerSettings): void {
  state = 'loading';
  try {
    const script = makeTrustedScript(`${url}/matomo.js`);
    script.onload = () => {
      noticeArrival();
      if (state === 'loading') giveUp();
    };
    script.onerror = giveUp;
    document.head.append(script);
  } catch {
    giveUp();
  }
}

/** Matomo's script puts itself in the place of the list, and is at work before the browser says that it has come. */
function noticeArrival(): void {
  if (state === 'loading' && !Array.isArray(findQueue())) state = 'ready';
}

function giveUp(): void {
  state = 'broken';
  replaceQueue([]);
}

function getTarget({ url }: TrackerSettings): string {
  return `${url}/matomo.php`;
}

function findQueue(): Queue | undefined {
  const queue: unknown = Reflect.get(globalThis, queueName);
  return isQueue(queue) ? queue : undefined;
}

function isQueue(value: unknown): value is Queue {
  return typeof value === 'object' && value !== null && 'push' in value && typeof value.push === 'function';
}

function replaceQueue(commands: Command[]): void {
  Reflect.set(globalThis, queueName, commands);
}
