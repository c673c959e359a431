import { type Directus, startDirectus } from '../cms/directus.ts';
import { prepareDirectus } from '../cms/prepare.ts';
import { findSecrets, type Secrets } from '../cms/secrets.ts';
import { hasDemo } from '../cms/state.ts';
import { Failure } from './launch/failure.mjs';
import { checkPorts } from './launch/ports.mjs';
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
  const environment = { SITE_URL: settings.siteUrl };
  const instance = { data: settings.data, port: settings.cmsPort, environment };
  await checkPorts([{ name: 'CMS_PORT', what: 'Directus', port: settings.cmsPort }]);
  const begin = empty || !hasDemo() ? { empty: { domain: settings.siteDomain } } : {};
  const directus = await prepareDirectus({ ...instance, ...begin, ...options });
  keepRunning({
    name: 'Directus',
    program: directus.program,
    restart: async () => (await startDirectus(instance)).program,
  });
  return { addresses: readAddresses(directus.url, directus.secrets), directus };
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

async function isAnswering(url: string): Promise<boolean> {
  return fetch(`${url.replace(/\/+$/, '')}/server/ping`, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.ok,
    () => false,
  );
}
