import { createVerifyCall, type VerifyCall } from '../../../src/server/signature.ts';
import type { Context, Hooks, Request, Response } from '../directus.ts';
import { withoutOverlap } from '../recurring-jobs.ts';
import { isSigned } from '../signed-calls.ts';
import { readChanges, trimLog } from './change-log.ts';
import { createInstall, type Dialect, findDialect } from './install.ts';

const path = '/changes';

/** The Flows that notify the website; their options list the collections that it shows. */
const flows = ['7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f01', '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f04'];

/** `POST /changes`: what has changed since a position of the log, for every storefront, each second. */
export default ({ init, schedule }: Hooks, context: Context) => {
  const dialect = findDialect(context.env.DB_CLIENT);
  if (!dialect) return;
  const verify = createVerifyCall(String(context.env.SITE_SECRET ?? ''));
  const install = createInstall(context.database, dialect, (error) => context.logger.error(error));
  let isInstalled = false;
  const check = withoutOverlap(context, async () => {
    isInstalled = await install(await readWatched(context));
  });
  const trim = withoutOverlap(context, () => trimLog(context.database, dialect, Date.now()));
  init('app.after', check);
  init('routes.before', ({ app }) => {
    app.use(path, (request, response, next) => {
      handle({ request, response, context, dialect, verify, isInstalled }).catch(next);
    });
  });
  schedule('* * * * *', check);
  schedule('17 * * * *', trim);
};

type Call = {
  request: Request;
  response: Response;
  context: Context;
  dialect: Dialect;
  verify: VerifyCall;
  isInstalled: boolean;
};

async function handle({ request, response, context, dialect, verify, isInstalled }: Call): Promise<void> {
  if (!isSigned(request, path, verify)) return response.status(401).json({ status: 'failed' });
  // The storefront polls until there is a log.
  if (!isInstalled) return response.status(503).json({ status: 'failed' });
  const { body } = request;
  const after = typeof body === 'object' && body !== null && 'after' in body ? body.after : undefined;
  const changes = await readChanges(context.database, dialect, typeof after === 'string' ? after : undefined);
  response.status(200).json({ status: 'ok', ...changes });
}

/** The collections that pages show, and the list of publications, by which others learn of a release. */
async function readWatched({ database }: Context): Promise<string[]> {
  const rows = await database('directus_flows').whereIn('id', flows).select('options');
  const shown = rows.flatMap(({ options }) => toCollections(options));
  return shown.length > 0 ? [...new Set([...shown, 'publication'])] : [];
}

/** Options are a string on SQLite, an object on Postgres. */
function toCollections(options: unknown): string[] {
  const parsed: unknown = typeof options === 'string' ? JSON.parse(options) : options;
  if (typeof parsed !== 'object' || parsed === null || !('collections' in parsed)) return [];
  const { collections } = parsed;
  return Array.isArray(collections) ? collections.filter((one) => typeof one === 'string') : [];
}
