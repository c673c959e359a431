import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getStamp, isFit } from './packages.mjs';

describe('the stamp of installed packages', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('stays the same as long as the lockfile does', () => {
    expect(getStamp(folder, undefined)).toBe(getStamp(folder, undefined));
  });

  it('changes with the lockfile', () => {
    const before = getStamp(folder, undefined);
    writeFileSync(join(folder, 'package-lock.json'), '{ "packages": {} }');
    expect(getStamp(folder, undefined)).not.toBe(before);
  });

  it('differs for modules that were compiled for Node 24', () => {
    expect(getStamp(folder, { binary: 'node', home: '/' })).not.toBe(getStamp(folder, undefined));
  });
});

describe('the system’s Node', () => {
  it('is accepted from 24 on, but not where Directus does not load', () => {
    expect(['20.20.2', '22.22.0', '24.21.0', '25.0.0', '26.1.0'].map(isFit)).toEqual([false, false, true, true, false]);
  });
});
