import { describe, expect, test } from 'vitest';
import { neutralizeFormulas, restoreFormulas } from './hook.ts';

describe('a spreadsheet formula', () => {
  test.each([
    ['=HYPERLINK("http://x.example")', '\'=HYPERLINK("http://x.example")'],
    ['+49 30 23125-017', "'+49 30 23125-017"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1+1', "\t'=1+1"],
    ['\r=1+1', "\r'=1+1"],
    ['  =1+1', "  '=1+1"],
    ['＝1+1', "'＝1+1"],
    ["'=1+1", "''=1+1"],
  ])('gets an apostrophe: %j', (typed, exported) => {
    expect(neutralizeFormulas(typed)).toBe(exported);
  });

  test.each(
    [
      '\u3000',
      '\ufeff',
      '\u200b',
      '\u2003',
      '\u2028',
      '\u202d',
      '\u00ad',
      '\v',
      '\f',
      '\0',
      '\u0085',
      ' \u200b\u3000',
    ].flatMap((ignorable) => ['=1+1', '+1-1', '-1+1', '@SUM(A1)'].map((text) => [ignorable, text] as const)),
  )('gets an apostrophe behind %j: %s', (ignorable, text) => {
    const exported = neutralizeFormulas([ignorable + text, `Zoë;${ignorable}${text}`]);
    expect(exported).toEqual([`${ignorable}'${text}`, `Zoë;${ignorable}'${text}`]);
  });

  test('gets one after every delimiter', () => {
    expect(neutralizeFormulas('Zoë;=1+1\n=2+2\t=3+3|@x')).toBe("Zoë;'=1+1\n'=2+2\t'=3+3|'@x");
  });

  test('gets one at any depth', () => {
    expect(neutralizeFormulas([{ id: 7, client: { name: '=1' }, lines: ['+1 x'] }])).toEqual([
      { id: 7, client: { name: "'=1" }, lines: ["'+1 x"] },
    ]);
  });
});

test.each([
  ...['Zoë Lind', 'a=b', 'zoe@muster.example', '-12.50', '+49302312', '', 'Gold-Ring'],
  ...[-5, null, true, new Date(0)],
])('is not assumed in %j', (value) => {
  expect(neutralizeFormulas(value)).toBe(value);
});

describe('a re-imported export', () => {
  const values = [
    '=HYPERLINK("http://x.example";"=1")',
    ...["'=1", "''=1", '- eins\n- zwei', '"=1"', "';='=", ',\t+49 30 1', '－1', "it's", '-12.5', '  @x'],
    ...['\u3000=1', '\u200b\ufeff+1', 'Zoë;\v=1', '\u2003Zoë'],
  ];
  const toCsv = (cells: unknown[]) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');

  test('equals the input', () => {
    const exported = `${toCsv(['a', 'b'])}\n${toCsv(values.map(neutralizeFormulas))}\n`;
    expect(restoreFormulas(exported)).toBe(`${toCsv(['a', 'b'])}\n${toCsv(values)}\n`);
  });

  test('keeps apostrophes inside values', () => {
    expect(restoreFormulas('"a\'=b",\'=1\n')).toBe('"a\'=b",=1\n');
  });
});
