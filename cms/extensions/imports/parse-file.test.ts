import { describe, expect, test } from 'vitest';
import { ImportFailed, parseCsvFile, parseJsonFile } from './parse-file.ts';

const parseCsv = (text: string) => parseCsvFile(Buffer.from(text));

describe('a CSV file', () => {
  test.each([
    ['commas', 'slug,name\nring,"Ring, schmal"\n', 'Ring, schmal'],
    ['semicolons', 'slug;name\nring;"Ring; schmal"\n', 'Ring; schmal'],
    ['tabs', 'slug\tname\nring\tRing\n', 'Ring'],
    ['a byte order mark', '\ufeffslug,name\nring,Ring\n', 'Ring'],
    ['Windows line ends and empty lines', 'slug,name\r\n\r\nring,Ring\r\n,\r\n', 'Ring'],
  ])('with %s', (_, text, name) => {
    expect(parseCsv(text)).toEqual({ rows: [{ slug: 'ring', name }], fields: ['slug', 'name'] });
  });

  test('in the encoding of Windows', () => {
    const bytes = Buffer.from('slug;name\nring;Stück für Zoë\n', 'latin1');
    expect(parseCsvFile(bytes).rows).toEqual([{ slug: 'ring', name: 'Stück für Zoë' }]);
  });

  test('has numbers as they are typed, lists, nested fields, and no value for an empty cell', () => {
    expect(parseCsv('code,tags,client.name,note\n007,"[""a"",""b""]",Zoë,\n').rows).toEqual([
      { code: '007', tags: ['a', 'b'], client: { name: 'Zoë' } },
    ]);
  });

  test('is refused where a row has more cells than there are columns', () => {
    expect(() => parseCsv('slug,name\na,b\nring,Ring,schmal\n')).toThrow(/^Zeile 2 hat mehr Zellen/);
  });

  test('changes no prototype', () => {
    parseCsv('__proto__.polluted,constructor.prototype.polluted\n1,1\n');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

test.each([
  ['{', /kein gültiges JSON/],
  ['{"slug":"ring"}', /Liste von Einträgen/],
  ['[1]', /Liste von Einträgen/],
])('the JSON file %s is refused', (text, message) => {
  expect(() => parseJsonFile(Buffer.from(text))).toThrow(ImportFailed);
  expect(() => parseJsonFile(Buffer.from(text))).toThrow(message);
});

test('a JSON file has the fields of all its rows', () => {
  expect(parseJsonFile(Buffer.from('[{"a":1},{"b":2,"a":3}]')).fields).toEqual(['a', 'b']);
});
