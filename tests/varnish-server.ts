import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../scripts/free-port.ts';

const documented = join(import.meta.dirname, '..', 'deploy', 'vitrine.vcl');

/**
 * Runs before the documented subroutines of the same names. Nobody can turn Varnish's clock: a call lets all copies
 * expire instead.
 */
const additions = `
sub vcl_recv {
  if (req.url == "/.pass") {
    set req.http.X-Passed = xkey.softpurge("page");
    return (synth(200));
  }
}
sub vcl_hit {
  set req.http.X-Cache = "hit";
  if (obj.ttl < 0s) { set req.http.X-Cache = "stale"; }
}
sub vcl_miss { set req.http.X-Cache = "miss"; }
sub vcl_pass { set req.http.X-Cache = "pass"; }
sub vcl_backend_error { set beresp.status = 502; }
sub vcl_deliver {
  set resp.http.X-Cache = req.http.X-Cache;
  if (req.http.X-Cache == "miss" && obj.uncacheable) { set resp.http.X-Cache = "pass"; }
}
`;

/** The documented file for a site at another port, in which a copy that has expired has expired a minute ago. */
function writeVcl(file: string, sitePort: string, token: string): void {
  const replace = (text: string, [from, to]: [string, string]) => {
    if (!text.includes(from)) throw new Error(`${documented} has no ${from}`);
    return text.replace(from, to);
  };
  const changes: [string, string][] = [
    ['"3000"', `"${sitePort}"`],
    ['<token>', token],
    ['req.grace = 60s', 'req.grace = 0s'],
    ['obj.ttl + 60s', 'obj.ttl'],
    ['\nsub vcl_recv', `${additions}\nsub vcl_recv`],
  ];
  writeFileSync(file, changes.reduce(replace, readFileSync(documented, 'utf8')));
}

/** The system's Varnish with the VCL of `deploy/`: what `startCdn` returns. */
export async function startVarnish(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-varnish-'));
  const token = crypto.randomUUID();
  const [port, unusedPort] = [await findFreePort(), await findFreePort()];
  const url = `http://127.0.0.1:${port}`;
  const run = (name: string, ...args: string[]) =>
    execFileSync(name, ['-n', folder, ...args], { encoding: 'utf8', stdio: 'pipe' });
  const vcl = join(folder, 'site.vcl');
  writeVcl(vcl, String(unusedPort), token);
  const varnish = spawn(
    program,
    ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', vcl, '-s', 'malloc,256m'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [varnish.stdout, varnish.stderr]) stream.on('data', (part) => (output += String(part)));
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) {
    if (varnish.exitCode !== null || varnish.signalCode !== null) throw new Error(`Varnish has ended:\n${output}`);
    await wait(50);
  }

  const recorder = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray()).toString();
    const { authorization = '', 'surrogate-key': tags = '' } = incoming.headers;
    const headers = { authorization, 'surrogate-key': String(tags) };
    const status = cdn.isPurgeDown ? 503 : (await fetch(`${url}/.purge`, { method: 'POST', headers, body })).status;
    if (status === 200) cdn.purges.push(String(tags).split(' '));
    if (status === 403) cdn.refusedPurges += 1;
    outgoing.writeHead(status).end();
  });
  await once(recorder.listen(0, '127.0.0.1'), 'listening');
  const address = recorder.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.');

  let sites = 0;
  const cdn = {
    ...{ url, token, purgeUrl: `http://127.0.0.1:${address.port}/.purge` },
    ...{ purges: [] as string[][], refusedPurges: 0, isPurgeDown: false },
    setSite: (target: string) => {
      sites += 1;
      const file = join(folder, `site-${sites}.vcl`);
      writeVcl(file, new URL(target).port, token);
      run('varnishadm', 'vcl.load', `site_${sites}`, file);
      run('varnishadm', 'vcl.use', `site_${sites}`);
    },
    listCopies: () => {
      const answers = run('varnishncsa', '-d', '-F', '%{X-Cache}o %U%q').trim().split('\n');
      return answers.flatMap((line) => /^(?:hit|miss|stale) (.+)$/.exec(line)?.[1] ?? []);
    },
    pass: (_seconds: number) => {
      const call = `fetch('${url}/.pass').then(({ ok }) => process.exit(ok ? 0 : 1))`;
      execFileSync(process.execPath, ['-e', call]);
    },
    close: async () => {
      recorder.closeAllConnections();
      recorder.close();
      const exit = once(varnish, 'exit');
      if (varnish.kill('SIGTERM')) await exit;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return cdn;
}
