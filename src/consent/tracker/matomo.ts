import type { TrackerSettings } from './tracker-settings.ts';
import type { Command } from './tracking-data.ts';

/** The Trusted Types policy in the content security policy of pages with analytics. */
const policyName = 'analytics';

type Queue = { push: (command: Command) => unknown };

/** Matomo's global queue: an array of commands until its script replaces it. */
const queueName = '_paq';

/** The tracker URL that discards requests: Matomo sends delayed ones without another check. */
const discardUrl = 'data:,';

/** Matomo would store a withdrawal for thirty years. This site stores the choice already. */
const forgottenCookie = 'mtm_consent_removed=; path=/; max-age=0';

/** A script that fails to load, or is not Matomo's, is not loaded again by the same document. */
let state: 'new' | 'loading' | 'ready' | 'broken' = 'new';

/** Filters a request before it is sent; an empty string discards it. */
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

/** Discards commands and requests that have not been sent. */
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
    // Something else has replaced Matomo's script; the page must not depend on it.
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

/** Matomo's script replaces the queue and is running before the `load` event. */
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
 * Creates a script element for one URL, by a Trusted Types policy of its own that allows nothing else. It also works
 * beside the default policy of payments.
 *
 * @throws where the content security policy does not allow the policy
 */
function makeTrustedScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  const rules = { createScriptURL: (requested: string) => (requested === address ? requested : null) };
  const trusted = findPolicies()?.createPolicy(policyName, rules).createScriptURL(address) ?? address;
  // The DOM types do not include `TrustedScriptURL` yet.
  Reflect.set(script, 'src', trusted);
  script.async = true;
  return script;
}

/** Not every browser supports Trusted Types. */
function findPolicies(): PolicyFactory | undefined {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  return isFactory(found) ? found : undefined;
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
