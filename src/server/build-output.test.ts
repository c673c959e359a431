import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { formatStartFile, heapFlagsFile } from './build-output.ts';
import { getStartFlags } from './workers/worker-count.ts';

/** Runs the start file under a Node that says it has this version. */
async function start(version: string, isPrimary = false) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'start.js'), formatStartFile('serve').replace('./server/index.js', './server.js'));
  await writeFile(join(folder, 'primary.js'), `export const startWorkers = () => ${isPrimary};`);
  await writeFile(
    join(folder, 'server.js'),
    "export const unstable_serverEntry = { serve: ({ folder }) => console.log('served', folder) };",
  );
  const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const preload = `data:text/javascript,${encodeURIComponent(versions)}`;
  const run = promisify(execFile)(process.execPath, ['--import', preload, join(folder, 'start.js')]);
  return { folder, ended: run };
}

test('an older Node gets a message in place of a site without products', async () => {
  const { ended } = await start('20.20.2');
  await expect(ended).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('This site needs Node 24 or newer, and this is Node 20.20.2.'),
  });
});

test('Node 24 serves the folder of the start file', async () => {
  const { folder, ended } = await start('24.1.0');
  expect((await ended).stdout).toBe(`served ${folder}\n`);
});

test('a process that starts others does not load the server', async () => {
  const { ended } = await start('24.1.0', true);
  // Nothing else keeps this one running: Node then ends it with the code for a promise that is never settled.
  await expect(ended).rejects.toMatchObject({ code: 13, stdout: '' });
});

test('the flags of Node are printed as a shell takes them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-flags-'));
  const primary = pathToFileURL(join(import.meta.dirname, 'workers', 'primary.ts'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'primary.js'), `export * from '${primary}';`);
  await writeFile(join(folder, 'heap-flags.js'), heapFlagsFile);
  const env = { WEB_CONCURRENCY: '3', NODE_OPTIONS: '--max-semi-space-size=32' };
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'heap-flags.js')], { env });
  const flags = stdout.trim().split(' ');
  expect(flags).toEqual(getStartFlags(env));
  expect(flags).toContainEqual(expect.stringMatching(/^--max-old-space-size=\d+$/));
  expect(stdout).not.toContain('semi');
});
