import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';

class Script extends EventTarget {
  src = '';
  remove = () => scripts.splice(scripts.indexOf(this), 1);
}

let scripts: Script[];
/** Each test has one of its own, as a script that came is never asked for again. */
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

test('a script is asked for once, however many wait for it', async () => {
  const all = Promise.all([loadScript(address), loadScript(address)]);
  scripts[0]?.dispatchEvent(new Event('load'));
  await all;
  await loadScript(address);
  expect(scripts.map(({ src }) => src)).toEqual([address]);
});

test('a script that does not come is given up, and a second try has it', async () => {
  const rejection = expect(loadScript(address)).rejects.toThrow('did not come in time');
  await vi.advanceTimersByTimeAsync(20_000);
  await rejection;
  expect(scripts).toEqual([]);
  const second = loadScript(address);
  scripts[0]?.dispatchEvent(new Event('load'));
  await second;
});

test('a script that is refused is given up at once, and asked for again', async () => {
  const rejection = expect(loadScript(address)).rejects.toThrow('could not be loaded');
  scripts[0]?.dispatchEvent(new Event('error'));
  await rejection;
  void loadScript(address);
  expect(scripts).toHaveLength(1);
});

test('a script that announces itself is waited for until it does', async () => {
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
