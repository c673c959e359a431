import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findErrorLine, parseNotice, runMakeRelease } from './run-make-release.ts';

/** A fake build that prints these lines to standard output and the others to standard error. */
function writeBuild(says: { lines: string[]; errors: string[]; code: number }): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const { lines, errors, code } = says;
  const script = `
    for (const line of ${JSON.stringify(lines)}) process.stdout.write(line + '\\n');
    for (const line of ${JSON.stringify(errors)}) process.stderr.write(line + '\\n');
    process.exitCode = ${code};
  `;
  writeFileSync(join(dist, 'make-release.js'), script);
  return dist;
}

const notice = (path: string) => ({ level: 'warn' as const, event: 'link to an unknown page', path });

const lines = ['begun', JSON.stringify(notice('/a')), JSON.stringify(notice('/b')), JSON.stringify(notice('/a'))];

test('notices are collected from both outputs, without duplicates', async () => {
  const dist = writeBuild({ lines, errors: [JSON.stringify(notice('/c'))], code: 0 });
  const notices = await runMakeRelease(dist, '1');
  expect(notices.map(({ path }) => path).sort()).toEqual(['/a', '/b', '/c']);
});

test('the last notices are kept however much output there was', async () => {
  const outputLines = Array.from({ length: 1_000 }, (_, at) => JSON.stringify(notice(`/${at}`)));
  const notices = await runMakeRelease(writeBuild({ lines: outputLines, errors: [], code: 0 }), '1');
  expect(notices).toHaveLength(1_000);
});

test('a failed build throws its error line and its notices', async () => {
  const dist = writeBuild({ lines, errors: ['TypeError: no', '    at x.ts:1'], code: 1 });
  await expect(runMakeRelease(dist, '1')).rejects.toMatchObject({
    message: 'no',
    notices: [notice('/a'), notice('/b')],
  });
});

test('the error is one line without its stack', () => {
  const lines = [
    '{"level":"warn","event":"link to an unknown page"}',
    'file:///dist/server/index.js:12',
    'Error: Addresses in the content system are not usable: "ring größe".',
    '    at readSiteMap (src/content/addresses/address-queries.ts:40:3)',
  ];
  expect(findErrorLine(lines)).toBe('Addresses in the content system are not usable: "ring größe".');
});

test('a timeout of the content system is the error line', () => {
  const lines =
    "ContentApiError: timeout of 30000ms exceeded\n    at ask (src/directus/client.ts:70) {\n  status: 'ECONNABORTED'";
  expect(findErrorLine(lines.split('\n'))).toBe('timeout of 30000ms exceeded');
});

test('without an error line the last line is used', () => {
  expect(findErrorLine(['begun', 'Killed', ''])).toBe('Killed');
  expect(findErrorLine([])).toBe('The pages could not be made.');
});

test('notices are parsed, other lines are not', () => {
  const notice = { level: 'warn', event: 'translation missing', language: 'fr', entry: 'page/3', path: null };
  expect(parseNotice(JSON.stringify(notice))).toEqual(notice);
  const others = ['', 'begun', '{"level":"warn"', '{"level":"info","event":"x"}', '{"level":"warn","event":7}'];
  for (const line of [...others, '{"level":"warn","event":"x","deep":{}}', '{"time":"now","level":"warn","event":"x"}'])
    expect(parseNotice(line)).toBeUndefined();
});
