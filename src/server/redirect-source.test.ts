import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createRedirectSource, type LoadRedirects } from './redirect-source.ts';

const away: LoadRedirects = async () => {
  throw new Error('the content system is away');
};

async function openSource(load: LoadRedirects, copyFile: string) {
  const source = await createRedirectSource(load, copyFile);
  onTestFinished(source.stop);
  await source.refresh();
  return source;
}

const makeCopyFile = async () => join(await mkdtemp(join(tmpdir(), 'redirects-')), 'cache', 'redirects.json');

it('the redirect to the portal works after a start without the content system', async () => {
  const copyFile = await makeCopyFile();
  await openSource(async () => ({ portalUrl: 'https://portal.example', redirects: [] }), copyFile);
  const later = await openSource(away, copyFile);
  expect(later.getTable().get('/login')).toEqual({ location: 'https://portal.example/', status: 308 });
});

it('a copy that cannot be written leaves no file, and is written when possible', async () => {
  const copyFile = await makeCopyFile();
  await mkdir(join(copyFile, 'in-the-way'), { recursive: true });
  const source = await openSource(async () => ({ portalUrl: 'https://portal.example', redirects: [] }), copyFile);
  expect(source.getTable().has('/login')).toBe(true);
  expect(await readdir(dirname(copyFile))).toEqual(['redirects.json']);
  await rm(copyFile, { recursive: true });
  await source.refresh();
  const later = await openSource(away, copyFile);
  expect(later.getTable().has('/login')).toBe(true);
});

it('without a copy and the content system only the fixed redirect exists', async () => {
  const source = await openSource(away, await makeCopyFile());
  expect([...source.getTable().keys()]).toEqual(['/schaufenster']);
});

it('a change in the content system arrives with the next refresh', async () => {
  let portalUrl: string | null = 'https://old.example/';
  const source = await openSource(async () => ({ portalUrl, redirects: [] }), await makeCopyFile());
  portalUrl = null;
  await source.refresh();
  expect(source.getTable().has('/login')).toBe(false);
});
