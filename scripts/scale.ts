import { runStep, say } from './launch/progress.mjs';
import { runCommand, stopAtExit } from './program.ts';
import { readSettings } from './settings.ts';
import { findRedis, startRedis } from './start-redis.ts';
import { startScale } from './start-scale.ts';

/** `npm run scale`: Postgres, Redis, two Directus and three storefronts behind a proxy, with the demo, until Ctrl-C. */
await runCommand(async () => {
  const { port } = readSettings();
  const redis = findRedis() ? await runStep('Starting Redis', startRedis) : undefined;
  // At once, since what follows takes minutes.
  if (!redis) {
    say(
      'There is no redis-server, so there is one Directus: a second one would not learn of changed permissions, Flows',
    );
    say('and content models, and scheduled jobs would run in both. Debian, Ubuntu: sudo apt-get install redis-server');
  }
  const scale = await startScale({
    port,
    storefronts: 3,
    directus: redis ? 2 : 1,
    redis: redis?.url,
    onLine: sayProblem,
  });
  stopAtExit({
    ...{ pid: undefined, isRunning: () => true, ended: new Promise(() => undefined), lastLines: () => [] },
    stop: scale.stop,
  });
  const { url, storefronts, cmsUrl, directus, secrets } = scale;
  say(`\nThe site: ${url}, from ${storefronts.map((one) => one.url).join(', ')}`);
  say(`The studio: ${cmsUrl}/admin, from ${directus.join(', ')}`);
  say(`Administrator: ${secrets.adminEmail}, ${secrets.adminPassword}`);
  say('Ctrl-C ends everything, and nothing is kept.');
  return undefined;
});

function sayProblem(line: string) {
  if (/"level":"(?:warn|error)"/.test(line)) say(line);
}
