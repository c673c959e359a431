import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('an installation that is interrupted', () => {
  it.concurrent.each(['SIGINT', 'SIGTERM'] as const)('ends npm and what it has started on %s', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    // Stands for npm, whose script has started a program that would go on.
    const long = 'setInterval(() => {}, 1e9)';
    const npm = join(folder, 'npm.js');
    writeFileSync(
      npm,
      `const { pid } = require('node:child_process').spawn(process.execPath, ['--eval', '${long}']);
       require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'pid'))}, String(pid));
       ${long};`,
    );
    const module = JSON.stringify(new URL('./packages.mjs', import.meta.url).href);
    const script = `const { ensurePackages } = await import(${module});
      await ensurePackages({ folder: ${JSON.stringify(folder)}, what: 'the storefront' }).catch(({ message }) => console.log(message));`;
    const launcher = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, npm_execpath: npm },
    });
    let output = '';
    launcher.stdout.on('data', (part) => {
      output += part;
    });
    const pid = await vi.waitFor(() => Number(readFileSync(join(folder, 'pid'), 'utf8')) || Promise.reject(), 20_000);
    launcher.kill(signal);
    await once(launcher, 'close');
    expect(output).toContain(`Installing the storefront was interrupted (${signal})`);
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 20_000);
    rmSync(folder, { recursive: true });
  });
});

describe('the system’s Node', () => {
  it('is accepted from 24 on, but not where Directus does not load', () => {
    expect(['20.20.2', '22.22.0', '24.21.0', '25.0.0', '26.1.0'].map(isFit)).toEqual([false, false, true, true, false]);
  });
});
