import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CmsError, callCms } from '../cms/cms-api.ts';
import { lockData } from '../cms/data-lock.ts';
import { startDirectus } from '../cms/directus.ts';
import type { Checklist } from '../cms/extensions/checklist/findings.ts';
import { hasDatabase, isOwnDatabase } from '../cms/instance.ts';
import { findSecrets } from '../cms/secrets.ts';
import { trimEndSlashes } from '../src/base/trim-slashes.ts';
import { isAnswering } from './content-source.ts';
import { formatChecklist, isComplete } from './format-checklist.ts';
import { Failure } from './launch/failure.mjs';
import { runCommand } from './program.ts';
import { readSettings, type Settings } from './settings.ts';

/**
 * `npm run doctor [-- --json]`: what is missing on the website of SITE_DOMAIN, as in the studio. Ends with 1 where the law asks for
 * something that is missing.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
  const settings = readSettings();
  const url = await openDirectus(settings);
  const checklist = await readChecklist(url, findToken(settings));
  const own = checklist.sites.filter(({ domain }) => domain === settings.siteDomain);
  // One Directus may have several websites.
  const sites = own.length > 0 ? own : checklist.sites;
  const studio = trimEndSlashes(process.env.STUDIO_URL || url);
  console.log(values.json ? JSON.stringify({ sites }, null, 2) : formatChecklist(sites, studio));
  return isComplete(sites) ? 0 : 1;
});

/** The address of the running Directus; the bundled one is started for the question where it does not run. */
async function openDirectus({ source, data, cmsPort }: Settings): Promise<string> {
  const url = trimEndSlashes(process.env.CONTENT_API_URL || `http://127.0.0.1:${cmsPort}`);
  if (await isAnswering(url)) return url;
  if (source !== 'bundled') {
    throw new Failure(`No Directus answers at ${url} (CONTENT_API_URL).`, ['Check the address and the network.']);
  }
  if (isOwnDatabase() ? !hasDatabase(data) : !existsSync(data)) {
    throw new Failure(`There is no shop in ${data} yet.`, ['Start one: npm start, or npm start -- --empty']);
  }
  if (isOwnDatabase()) lockData(data);
  const directus = await startDirectus({ data, port: cmsPort });
  return directus.url;
}

function findToken({ data, source }: Settings): string {
  const token = process.env.CMS_ADMIN_TOKEN || (source === 'elsewhere' ? undefined : findSecrets(data)?.adminToken);
  if (token) return token;
  throw new Failure('The report needs the token of an administrator.', [
    'Create a static token in the studio (user, Token), then: CMS_ADMIN_TOKEN=… npm run doctor',
  ]);
}

async function readChecklist(url: string, token: string): Promise<Checklist> {
  try {
    return await callCms<Checklist>({ url, token }, 'GET', '/checklist');
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.status === 404) {
      throw new Failure(`The Directus at ${url} lacks the extension that writes the report.`, [
        'Bring cms/extensions to it (docs/operations.md), then ask again.',
      ]);
    }
    if (error.status === 401 || error.status === 403) {
      throw new Failure(`The Directus at ${url} does not accept the token.`, [
        'CMS_ADMIN_TOKEN must be the static token of an administrator.',
      ]);
    }
    throw error;
  }
}
