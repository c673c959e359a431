import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './free-port.ts';
import { Failure } from './launch/failure.mjs';
import { runStep, say } from './launch/progress.mjs';
import { runCommand, stopAtExit } from './program.ts';
import { readSettings } from './settings.ts';
import { startScale } from './start-scale.ts';

/** `npm run scale`: Postgres, Redis, two Directus and three storefronts behind a proxy, with the demo, until Ctrl-C. */
await runCommand(async () => {
  const { port } = readSettings();
  const redis = await startRedis();
  const scale = await startScale({ port, storefronts: 3, directus: redis ? 2 : 1, redis, onLine: sayProblem });
  stopAtExit({
    ...{ pid: undefined, isRunning: () => true, ended: new Promise(() => undefined), lastLines: () => [] },
    stop: scale.stop,
  });
  const { url, storefronts, cmsUrl, directus, secrets } = scale;
  say(`\nThe site: ${url}, from ${storefronts.map((one) => one.url).join(', ')}`);
  say(`The studio: ${cmsUrl}/admin, from ${directus.join(', ')}`);
  say(`Administrator: ${secrets.adminEmail}, ${secrets.adminPassword}`);
  if (!redis) {
    say(
      'There is no redis-server, so there is one Directus: a second one would not learn of changed permissions, Flows',
    );
    say('and content models, and scheduled jobs would run in both. Debian, Ubuntu: sudo apt-get install redis-server');
  }
  say('Ctrl-C ends everything, and nothing is kept.');
  return undefined;
});

function sayProblem(line: string) {
  if (/"level":"(?:warn|error)"/.test(line)) say(line);
}

/** Starts the system's Redis in memory. @returns its address; undefined where there is none */
async function startRedis(): Promise<string | undefined> {
  const program = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find((file) => existsSync(file));
  if (!program) return undefined;
  const port = await findFreePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(program, args, { stdio: 'ignore' });
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    server.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const stop = async () => {
    if (isRunning()) server.kill('SIGTERM');
    await ended;
  };
  stopAtExit({ pid: server.pid, isRunning, ended, lastLines: () => [], stop });
  // It listens at once; one that cannot, ends.
  await runStep('Starting Redis', () => Promise.race([ended, wait(500)]));
  if (!isRunning()) throw new Failure('Redis did not start.', [`Look why: ${program} ${args.join(' ')}`]);
  return `redis://127.0.0.1:${port}`;
}
