import type { Command } from './to-commands.ts';
import type { TrackerSettings } from './tracker-settings.ts';

/** As it stands in the content security policy of documents, where statistics are configured. */
const policyName = 'analytics';

type Queue = { push: (command: Command) => unknown };

/** Matomo's own name for the queue: commands wait in a list until its script takes their place. */
const queueName = '_paq';

/** Requests that Matomo holds back leave later without asking again. Then they have no place to go to. */
const discardUrl = 'data:,';

/** With it Matomo remembers a withdrawal for thirty years. The choice is kept by this site already. */
const forgottenCookie = 'mtm_consent_removed=; path=/; max-age=0';

/** A script that does not come, or is not Matomo's, is not asked for twice by one document. */
let state: 'new' | 'loading' | 'ready' | 'broken' = 'new';

/** Sees every request before it leaves; an empty string keeps it back. */
type RequestFilter = (request: string) => string;

export function openMatomo(settings: TrackerSettings, filter: RequestFilter): void {
  detectReady();
  if (state === 'ready') {
    pushCommand(['setTrackerUrl', getEndpoint(settings)]);
    pushCommand(['setConsentGiven', false]);
  } else if (state !== 'broken') {
    replaceQueue([...createSetupCommands(settings, filter, getEndpoint(settings)), ['setConsentGiven', false]]);
  }
  if (state === 'new') load(settings);
}

/** What was told before and has not left yet is gone. */
export function closeMatomo(settings: TrackerSettings, filter: RequestFilter): void {
  detectReady();
  if (state === 'ready') {
    pushCommand(['setTrackerUrl', discardUrl]);
    pushCommand(['forgetConsentGiven']);
    // biome-ignore lint/suspicious/noDocumentCookie: it must be removed synchronously
    document.cookie = forgottenCookie;
  } else if (state === 'loading') {
    replaceQueue(createSetupCommands(settings, filter, discardUrl));
  }
}

export function pushCommand(command: Command): void {
  if (state === 'new' || state === 'broken') return;
  try {
    findQueue()?.push(command);
  } catch {
    // Whatever came in place of Matomo's script: the page has nothing to do with it.
    state = 'broken';
  }
}

function createSetupCommands({ siteId }: TrackerSettings, filter: RequestFilter, target: string): Command[] {
  return [
    ['requireConsent'],
    ['disableCookies'],
    ['setTrackerUrl', target],
    ['setSiteId', String(siteId)],
    ['setCustomRequestProcessing', filter],
    ['enableJSErrorTracking'],
    ['enableLinkTracking', true],
  ];
}

function load({ url }: TrackerSettings): void {
  state = 'loading';
  try {
    const script = makeTrustedScript(`${url}/matomo.js`);
    script.onload = () => {
      detectReady();
      if (state === 'loading') markBroken();
    };
    script.onerror = markBroken;
    document.head.append(script);
  } catch {
    markBroken();
  }
}

/** Matomo's script puts itself in the place of the list, and is at work before the browser says that it has come. */
function detectReady(): void {
  if (state === 'loading' && !Array.isArray(findQueue())) state = 'ready';
}

function markBroken(): void {
  state = 'broken';
  replaceQueue([]);
}

function getEndpoint({ url }: TrackerSettings): string {
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

type PolicyRules = { createScriptURL: (address: string) => string | null };

type Policy = { createScriptURL: (address: string) => unknown };

type PolicyFactory = { createPolicy: (name: string, rules: PolicyRules) => Policy };

/**
 * A script element for this one address. The policy of its own lets nothing else through, also beside the one that payment
 * providers need in the checkout.
 *
 * @throws where the document's rules do not know the policy
 */
function makeTrustedScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  const rules = { createScriptURL: (requested: string) => (requested === address ? requested : null) };
  const trusted = findPolicies()?.createPolicy(policyName, rules).createScriptURL(address) ?? address;
  // The types of the language do not know trusted addresses yet.
  Reflect.set(script, 'src', trusted);
  script.async = true;
  return script;
}

/** Not every browser has them. */
function findPolicies(): PolicyFactory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(found) ? found : undefined;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
