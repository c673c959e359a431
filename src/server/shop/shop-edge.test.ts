import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeSite } from '../site-fixture.ts';
import { appleDomainPath, serveAppleDomain } from './shop-edge.ts';

async function writeGiven(content: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'apple-')), 'association');
  await writeFile(file, content);
  return file;
}

async function ask(file: string | undefined) {
  const site = await makeSite({ endpoints: [serveAppleDomain(file)] });
  onTestFinished(site.close);
  return site.ask(appleDomainPath);
}

test('the file is served unchanged', async () => {
  const { status, body, headers } = await ask(await writeGiven('7b2273...\n'));
  expect(status).toBe(200);
  expect(body.toString()).toBe('7b2273...\n');
  expect(headers['content-type']).toBe('application/octet-stream');
});

test('a site without the file answers 404', async () => {
  expect((await ask(undefined)).status).toBe(404);
});

test('a missing or empty file is an error at the start', async () => {
  const empty = await writeGiven('');
  expect(() => serveAppleDomain('/nowhere/association')).toThrow(/ENOENT/);
  expect(() => serveAppleDomain(empty)).toThrow(/APPLE_PAY_DOMAIN_FILE/);
});
