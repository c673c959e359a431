import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leaveOutSpares, spares } from './leave-out.ts';

const root = join(import.meta.dirname, '../..');
const code = `var a = 1;
function kept(x) {
  return x;
}
function gone(x) {
  if (x) {
    return 1;
  }
}
function Part() {}
Part.prototype.focus = function () {
  kept(1);
};
Part.prototype.blur = function () {
  kept(2);
};
kept(3);
`;

test('a function that nothing calls says so when it is called', () => {
  const rest = leaveOutSpares(code, { unused: ['gone'] });
  expect(() => new Function(`${rest}; gone()`)()).toThrow('gone is left out');
  expect(new Function(`${rest}; return kept(7)`)()).toBe(7);
});

test('a function whose answer nobody reads answers nothing', () => {
  expect(new Function(`${leaveOutSpares(code, { unused: [], unread: ['gone'] })}; return gone(1)`)()).toBe('');
});

test('a constructor loses its methods and nothing after them', () => {
  const rest = leaveOutSpares(code, { unused: [], bare: ['Part'] });
  expect(rest).not.toContain('prototype');
  expect(rest).toContain('kept(3);');
});

test('what is not there cannot be left out', () => {
  expect(() => leaveOutSpares(code, { unused: ['nowhere'] })).toThrow('no nowhere');
  expect(() => leaveOutSpares(code, { unused: [], bare: ['Nowhere'] })).toThrow('no Nowhere');
});

describe('the pinned version of React', () => {
  const files = globSync('node_modules/{react,react-dom,react-server-dom-webpack}/cjs/*.production.js', { cwd: root });

  test.each(spares)('$file has every spare part, and is smaller without them', (spare) => {
    const [file, ...others] = files.filter((one) => spare.file.test(join('/', one)));
    expect(others).toEqual([]);
    const before = readFileSync(join(root, file ?? ''), 'utf8');
    expect(leaveOutSpares(before, spare).length).toBeLessThan(before.length - 2000);
  });

  test('is used without its spare parts', () => {
    const users = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) =>
      /useActionState|useFormState|<Activity\b|SuspenseList|<Fragment[^>]* ref=|'use server'|Children\.(?:map|forEach|count|toArray)|from 'react-dom'|compiler-runtime/.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
    expect(users).toEqual([]);
  });
});
