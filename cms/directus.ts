import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../scripts/launch/failure.mjs';
import { type Program, runProgram, startProgram, stopAtExit } from '../scripts/program.ts';
import { readVersion } from '../scripts/read-json.ts';
import { enableWriteAheadLog, getDatabaseFile, hasDatabase, type Instance, isOwnDatabase } from './instance.ts';
import { readOrMakeSecrets, type Secrets } from './secrets.ts';

const cms = import.meta.dirname;

const extensions = join(cms, 'extensions');

/** Imported instead of the `directus` command, which first checks for updates online. */
const cli = [
  ...['--import', join(cms, 'quick-imports.mjs'), '--input-type=module'],
  ...['--eval', "import('./redis-first.ts').then(() => import('@directus/api/cli/run.js'))", 'directus'],
];

export type Directus = { url: string; secrets: Secrets; program: Program; stop: () => Promise<void> };

export function getDirectusVersion(): string {
  return readVersion(join(cms, 'node_modules', 'directus', 'package.json'));
}

/** Environment variables that are passed to Directus: the system's own and those that configure its services. */
const passed =
  /^(PATH|HOME|LANG|LC_.*|TZ|TMPDIR|TEMP|SystemRoot|NODE_EXTRA_CA_CERTS|(HTTPS?|NO|ALL)_PROXY|(DB|REDIS|EMAIL|STORAGE|CACHE|RATE_LIMITER|SYNCHRONIZATION|MESSENGER|LOG|FLOWS|PAYPAL|KLARNA|IMPORT|ASSETS)(_.*)?|PUBLIC_URL|IP_TRUST_PROXY|SITE_SECRET|SITE_URL|STUDIO_URL|LOOK_EVERY_SECONDS|SERVER_KEEP_ALIVE_TIMEOUT|NODE_OPTIONS)$/i;

/** Exported for its test. */
export function getDirectusEnvironment({ data, port, environment: more }: Instance, secrets: Secrets) {
  const environment = { ...process.env, ...more };
  const own = Object.fromEntries(Object.entries(environment).filter(([name, value]) => value && passed.test(name)));
  const defaults = {
    LOG_LEVEL: 'warn',
    LOG_STYLE: 'pretty',
    NO_COLOR: '1',
    DB_CLIENT: 'sqlite3',
    ...(isOwnDatabase(environment) ? { DB_FILENAME: getDatabaseFile(data) } : {}),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_DRIVER: 'local',
    STORAGE_LOCAL_ROOT: join(data, 'uploads'),
    // Directus's own default, and the log of changes, which is no content.
    DB_EXCLUDE_TABLES: 'spatial_ref_sys,sysdiagrams,vitrine_change,vitrine_change_waiting',
    CACHE_ENABLED: 'false',
    EMAIL_VERIFY_SETUP: 'false',
    // Directus's default is sendmail, which few machines have.
    EMAIL_TRANSPORT: 'smtp',
    SITE_SECRET: secrets.siteSecret,
    // Where staff open the studio: links in mails of Directus lead there.
    PUBLIC_URL: environment.STUDIO_URL || getUrl(port, environment.CMS_HOST),
    IP_TRUST_PROXY: 'false',
    // Resizing pictures needs most memory: fewer at once, and an allocator that returns memory.
    ASSETS_TRANSFORM_MAX_CONCURRENT: '4',
    // An import holds SQLite's only connection, even after its client has disconnected; Directus's default limit is an
    // hour.
    IMPORT_TIMEOUT: '2m',
    // As long as the storefront's own. By Node's default, five seconds, a busy Directus closes a connection just as the
    // next call arrives on it, which fails then.
    SERVER_KEEP_ALIVE_TIMEOUT: '65000',
  };
  return {
    ...defaults,
    ...own,
    // The storefront has a HOST of its own.
    HOST: environment.CMS_HOST || '127.0.0.1',
    PORT: String(port),
    SECRET: secrets.secret,
    ADMIN_EMAIL: secrets.adminEmail,
    ADMIN_PASSWORD: secrets.adminPassword,
    ADMIN_TOKEN: secrets.adminToken,
    // A .env file in the working directory would override these.
    CONFIG_PATH: '/dev/null',
    EXTENSIONS_PATH: extensions,
    EXTENSIONS_MUST_LOAD: 'true',
    // The studio shows previews of the website in a frame.
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: ["'self'", environment.SITE_URL].filter(Boolean).join(','),
    TELEMETRY: 'false',
    WEBSOCKETS_ENABLED: 'false',
    AI_ENABLED: 'false',
    MCP_ENABLED: 'false',
    CORS_ENABLED: 'false',
    // Each occupies a thread of Node's pool, by default four, in which the queries of SQLite run, too.
    UV_THREADPOOL_SIZE: '8',
    // One thread per picture, so that many new ones do not block other requests.
    VIPS_CONCURRENCY: '1',
    MALLOC_ARENA_MAX: '2',
    // Otherwise each run of a Flow holds a copy of the whole schema, and an import of 300 rows starts a thousand runs.
    CACHE_SCHEMA_FREEZE_ENABLED: 'true',
    // The storefront has its own timeout and response for a busy Directus; rejections would only add errors.
    PRESSURE_LIMITER_ENABLED: 'false',
    GRAPHQL_INTROSPECTION: 'false',
    MAX_PAYLOAD_SIZE: '8mb',
    SESSION_COOKIE_NAME: `vitrine_session_${port}`,
    REFRESH_TOKEN_COOKIE_NAME: `vitrine_refresh_${port}`,
    NODE_ENV: 'production',
  };
}

/** Runs a Directus CLI command, such as `bootstrap`. */
export async function runDirectusCommand(instance: Instance, secrets: Secrets, command: string[]): Promise<void> {
  const env = getDirectusEnvironment(instance, secrets);
  const { code, lines } = await runProgram({ args: [...cli, ...command], cwd: cms, env });
  if (code !== 0) throw explainDirectusFailure(instance, lines);
}

/** Starts Directus and waits until it responds. */
export async function startDirectus(instance: Instance, onLine?: (line: string) => void): Promise<Directus> {
  const secrets = { ...readOrMakeSecrets(instance.data), ...getGivenTokens(instance) };
  const env = getDirectusEnvironment(instance, secrets);
  if (isOwnDatabase({ ...process.env, ...instance.environment }) && hasDatabase(instance.data)) {
    enableWriteAheadLog(getDatabaseFile(instance.data));
  }
  const program = startProgram({
    args: ['--max-semi-space-size=8', '--max-old-space-size=512', ...cli, 'start'],
    cwd: cms,
    env,
    ...(onLine ? { onLine } : {}),
  });
  const release = stopAtExit(program);
  program.ended.then(release);
  const url = getUrl(instance.port, env.HOST);
  await waitUntilReady(url, instance, program);
  return { url, secrets, program, stop: () => program.stop() };
}

/** The storefront's tokens where the environment names them, as for a storefront that cannot read `secrets.json`. */
function getGivenTokens({ environment = {} }: Instance): Partial<Secrets> {
  const { CONTENT_API_TOKEN, CONTENT_PREVIEW_TOKEN } = environment;
  return {
    ...(CONTENT_API_TOKEN ? { storefrontToken: CONTENT_API_TOKEN } : {}),
    ...(CONTENT_PREVIEW_TOKEN ? { previewToken: CONTENT_PREVIEW_TOKEN } : {}),
  };
}

/** Uses the ping endpoint, which responds as soon as requests are served; the health check queries every service. */
async function waitUntilReady(url: string, instance: Instance, program: Program) {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (!program.isRunning()) {
      await program.ended;
      throw explainDirectusFailure(instance, program.lastLines());
    }
    const answers = await fetch(`${url}/server/ping`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (answers) return;
    await wait(50);
  }
  await program.stop();
  throw new Failure('Directus did not answer within two minutes.', ['Start again.'], program.lastLines());
}

/** The address for this machine; a host such as 0.0.0.0 stands for all of its addresses. */
function getUrl(port: number, host = '') {
  const isAny = ['', '0.0.0.0', '::'].includes(host);
  return `http://${isAny ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Explains why Directus did not start, from the last lines of its output. */
export function explainDirectusFailure({ data, port }: Instance, lines: string[]): Failure {
  const output = lines.join('\n');
  const details = lines.slice(-12);
  if (/EADDRINUSE/.test(output)) {
    return new Failure(`Port ${port}, meant for Directus, is taken by another program.`, [
      `Stop that program, or choose another port: CMS_PORT=${port + 1} npm start`,
    ]);
  }
  if (/ENOSPC|SQLITE_FULL|disk is full/i.test(output)) {
    return new Failure('The disk is full, so Directus cannot write.', [`Free some space on the disk of ${data}.`]);
  }
  if (/ERR_DLOPEN_FAILED|NODE_MODULE_VERSION|invalid ELF/.test(output)) {
    return new Failure(
      'A compiled module of Directus belongs to another Node.',
      ['Install it afresh: delete cms/node_modules, then npm start'],
      details,
    );
  }
  if (!isOwnDatabase()) {
    return new Failure(
      'Directus does not start on the database that the DB_ variables name.',
      ['Check that the database runs, and DB_HOST, DB_PORT, DB_DATABASE, DB_USER and DB_PASSWORD.'],
      details,
    );
  }
  if (!existsSync(join(data, 'state.json'))) {
    return new Failure(
      'Directus could not set up its database.',
      ['Start again; what is half done is begun afresh.'],
      details,
    );
  }
  return explainBrokenDatabase(data, details);
}

export function explainBrokenDatabase(data: string, details: string[]): Failure {
  return new Failure(
    `Directus does not start on its database, ${getDatabaseFile(data)}.`,
    [
      'If you have a backup: npm run restore -- <its folder> (moves the data so far aside)',
      `Or begin afresh with the demo content: npm start -- --reset (moves ${data} aside as well)`,
    ],
    details,
  );
}
