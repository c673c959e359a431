import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runMakeRelease } from './run-make-release.ts';

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
