import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

class Script extends EventTarget {
  src = '';
  remove = () => scripts.splice(scripts.indexOf(this), 1);
}

let scripts: Script[];
/** A URL of its own per test, since a loaded script is not loaded again. */
let address: string;
let count = 0;

beforeEach(() => {
  scripts = [];
  count += 1;
  address = `https://pay.example/${count}.js`;
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    createElement: () => new Script(),
    head: { append: (script: Script) => scripts.push(script) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('concurrent calls load a script once', async () => {
  const all = Promise.all([loadScript(address), loadScript(address)]);
  scripts[0]?.dispatchEvent(new Event('load'));
  await all;
  await loadScript(address);
  expect(scripts.map(({ src }) => src)).toEqual([address]);
});

test('a script that times out is removed, and a second call loads it', async () => {
  const rejection = expect(loadScript(address)).rejects.toThrow('did not come in time');
  await vi.advanceTimersByTimeAsync(20_000);
  await rejection;
  expect(scripts).toEqual([]);
  const second = loadScript(address);
  scripts[0]?.dispatchEvent(new Event('load'));
  await second;
});

test('a script that fails is removed at once, and a second call loads it', async () => {
  const rejection = expect(loadScript(address)).rejects.toThrow('could not be loaded');
  scripts[0]?.dispatchEvent(new Event('error'));
  await rejection;
  void loadScript(address);
  expect(scripts).toHaveLength(1);
});

test('a script with a callback is loaded once that was called', async () => {
  const { promise: announced, resolve } = Promise.withResolvers<void>();
  let isThere = false;
  const loaded = loadScript(address, () => announced).then(() => {
    isThere = true;
  });
  scripts[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isThere).toBe(false);
  resolve();
  await loaded;
});
