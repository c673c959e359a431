import { expect, test } from 'vitest';
import { openStaticElements } from './static-elements.ts';

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

const stored = JSON.stringify({
  'slot/layout': toBase64('0:["$","html",null,{}]\n'),
  'slot/root': toBase64('1:I["a",[],"Root",1]\n0:["$","$L1",null,{}]\n'),
});

/** What Waku decodes in place of each payload. */
function readNames(names: string): Record<string, string> {
  const payloads: Record<string, string> = JSON.parse(names);
  return Object.fromEntries(
    Object.entries(payloads).map(([id, payload]) => {
      const row = Buffer.from(payload, 'base64').toString();
      return [id, JSON.parse(row.slice('0:'.length))];
    }),
  );
}

test('Waku gets a short name in place of each element, which nobody can guess', () => {
  const [first, second] = [stored, stored].map((given) => readNames(openStaticElements(given).names));
  expect(first?.['slot/root']).toMatch(/^static element \S{16} 0$/);
  expect(first?.['slot/layout']).toMatch(/^static element \S{16} 1$/);
  expect(first?.['slot/root']).not.toBe(second?.['slot/root']);
});

test('elements are found by their names, with ids of their own', () => {
  const { names, find } = openStaticElements(stored);
  const { 'slot/root': root, 'slot/layout': layout } = readNames(names);
  const found = find({ page: '$L1', root, has404: true, layout });
  expect(found.map(({ name }) => name)).toEqual([root, layout]);
  expect(found.map(({ rows }) => rows.toString())).toEqual([
    '100001:I["a",[],"Root",1]\n100000:["$","$L100001",null,{}]\n',
    '104000:["$","html",null,{}]\n',
  ]);
  expect(find({ root })[0]).toBe(found[0]);
});

test('nothing is found among elements that are not static', () => {
  const { names, find } = openStaticElements();
  expect(names).toBe('{}');
  expect(find({ page: 'static element 0', has404: true, list: ['a'] })).toEqual([]);
});
