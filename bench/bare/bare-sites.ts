import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../scripts/free-port.ts';

export type BareSite = { name: string; url: string; process: ChildProcess; close: () => Promise<void> };

const folder = import.meta.dirname;

/** Servers of the same list of cards that do nothing else: by React, and by Waku as it comes. */
export async function startBareSites(): Promise<BareSite[]> {
  const waku = join(folder, 'waku');
  const cli = join(folder, '..', '..', 'node_modules', 'waku', 'cli.js');
  const build = spawn(process.execPath, [cli, 'build'], { cwd: waku, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The bare Waku site could not be built.');
  return [
    await start('React alone', [join(folder, 'react-server.ts')], folder),
    await start('Waku alone', [join(waku, 'dist', 'serve-node.js')], waku),
  ];
}

async function start(name: string, args: readonly string[], cwd: string): Promise<BareSite> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isUp = () =>
    fetch(`${url}/?list=1`).then(
      async (response) => (await response.text()).includes('Wegwarte'),
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${name} stopped with ${child.exitCode}.`);
    await wait(100);
  }
  const close = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  return { name, url, process: child, close };
}
