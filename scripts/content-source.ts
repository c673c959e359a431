import { setTimeout as wait } from 'node:timers/promises';
import { isAccepted } from '../cms/cms-api.ts';
import { type Directus, startDirectus } from '../cms/directus.ts';
import { hasDatabase, isOwnDatabase } from '../cms/instance.ts';
import { prepareDirectus } from '../cms/prepare.ts';
import { findSecrets, type Secrets } from '../cms/secrets.ts';
import { findState, hasDemo } from '../cms/state.ts';
import { trimEndSlashes } from '../src/base/trim-slashes.ts';
import { readEmptySite } from './empty-site-answers.ts';
import { Failure } from './launch/failure.mjs';
import { checkPorts } from './launch/ports.mjs';
import { runStep } from './launch/progress.mjs';
import { keepRunning } from './program.ts';
import { type Addresses, readAddresses, type Settings } from './settings.ts';

export type ContentSource = { addresses: Addresses; directus?: Directus };

type Options = {
  reset?: boolean;
  force?: boolean;
  /** Begin without the demo, as always where its folder is gone. */
  empty?: boolean;
};

/** Makes the content available: prepares and starts the bundled Directus, or checks an external one. */
export async function openContent(
  settings: Settings,
  { empty = false, ...options }: Options = {},
): Promise<ContentSource> {
  const given = process.env.CONTENT_API_URL ?? '';
  if (settings.source === 'elsewhere') return { addresses: await openElsewhere(given) };
  if (settings.source === 'nearby' && (await isAnswering(given))) {
    return { addresses: await openElsewhere(given, findSecrets(settings.data)) };
  }
  const { CONTENT_API_TOKEN, CONTENT_PREVIEW_TOKEN } = process.env;
  const environment = { SITE_URL: settings.siteUrl, CONTENT_API_TOKEN, CONTENT_PREVIEW_TOKEN };
  const instance = { data: settings.data, port: settings.cmsPort, environment };
  await checkPorts([{ name: 'CMS_PORT', what: 'Directus', port: settings.cmsPort }]);
  const begin = empty || !hasDemo() ? await planEmptySite(settings, options) : {};
  const directus = await prepareDirectus({ ...instance, ...begin, ...options });
  keepRunning({
    name: 'Directus',
    program: directus.program,
    restart: async () => (await startDirectus(instance)).program,
  });
  return { addresses: readAddresses(directus.url, directus.secrets), directus };
}

/** Only a first start makes a website, so that no later one asks for anything. */
async function planEmptySite({ data, siteDomain }: Settings, { reset = false }: Options) {
  const exists = isOwnDatabase() ? hasDatabase(data) || findState(data) : findState(data);
  return exists && !reset ? {} : { empty: { domain: siteDomain, ...(await readEmptySite()) } };
}

async function openElsewhere(url: string, secrets?: Secrets): Promise<Addresses> {
  const addresses = readAddresses(url, secrets);
  if (!addresses.contentToken) {
    throw new Failure('CONTENT_API_URL is set, but CONTENT_API_TOKEN is not.', [
      'Give the read token of the storefront’s user there, or leave both out for the bundled Directus.',
    ]);
  }
  if (await isAnswering(url)) return addresses;
  throw new Failure(`No Directus answers at ${url} (CONTENT_API_URL).`, [
    'Check the address and the network, or leave it out for the bundled Directus.',
  ]);
}

/**
 * Waits for a Directus that another service runs, until it accepts the storefront's token: at its first start it answers
 * before it has its content.
 *
 * @throws Failure when the time is over, so that a service manager starts again
 */
export async function waitForContent(settings: Settings, timeoutMs = 120_000): Promise<Addresses> {
  const url = trimEndSlashes(process.env.CONTENT_API_URL || `http://127.0.0.1:${settings.cmsPort}`);
  const read = () => readAddresses(url, settings.source === 'elsewhere' ? undefined : findSecrets(settings.data));
  return runStep(`Waiting for Directus at ${url}`, async () => {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const addresses = read();
      if (addresses.contentToken && (await isAccepted(url, addresses.contentToken).catch(() => false)))
        return addresses;
      if (Date.now() > deadline) throw await explainSilence(url, addresses);
      await wait(Math.min(500, timeoutMs));
    }
  });
}

async function explainSilence(url: string, { contentToken }: Addresses): Promise<Failure> {
  if (!(await isAnswering(url))) {
    return new Failure(`No Directus answers at ${url}.`, [
      'Start it (npm run cms), or name another one: CONTENT_API_URL, or CMS_PORT on this machine.',
    ]);
  }
  return new Failure(`The Directus at ${url} ${contentToken ? 'does not accept the read token' : 'needs a token'}.`, [
    'CMS_DATA must be the same for both, or CONTENT_API_TOKEN be given to both.',
  ]);
}

export async function isAnswering(url: string): Promise<boolean> {
  return fetch(`${trimEndSlashes(url)}/server/ping`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.ok,
    () => false,
  );
}
