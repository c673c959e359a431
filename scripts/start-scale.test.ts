import { expect, test } from 'vitest';
import { startStoppable } from './start-scale.ts';

/** Starts a database and two servers, which are stopped in order; `fail` is called when all of them run. */
async function startThree(fail?: () => never) {
  const stopped: string[] = [];
  const start = startStoppable(async (onStop) => {
    for (const name of ['database', 'cms', 'site']) {
      onStop(async () => {
        stopped.push(name);
        if (name === 'cms') throw new Error('cms did not stop');
      });
    }
    fail?.();
    return { url: 'http://localhost' };
  });
  return { stopped, start };
}

test('all that was started is stopped, the last one first, also where one cannot be stopped', async () => {
  const { stopped, start } = await startThree();
  const { url, stop } = await start;
  expect([url, stopped]).toEqual(['http://localhost', []]);
  await expect(stop()).rejects.toThrow('cms did not stop');
  expect(stopped).toEqual(['site', 'cms', 'database']);
});

test('a start that fails stops all that was started, and says why', async () => {
  const { stopped, start } = await startThree(() => {
    throw new Error('the port is taken');
  });
  await expect(start).rejects.toThrow('the port is taken');
  expect(stopped).toEqual(['site', 'cms', 'database']);
});
