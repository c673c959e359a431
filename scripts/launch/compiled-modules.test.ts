import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  checkCompiler,
  explainMissingModule,
  findInstallCommand,
  findMissingTools,
  needsCompiler,
} from './compiled-modules.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const makeMachine = (changes: Partial<Parameters<typeof needsCompiler>[0]> = {}) => ({
  ...{ platform: 'linux', arch: 'x64', abi: '137', glibc: '2.36', path: folder },
  ...changes,
});

it('compiler tools are searched on the PATH', () => {
  writeFileSync(join(folder, 'make'), '');
  writeFileSync(join(folder, 'clang++'), '');
  expect(findMissingTools(['/nowhere', folder].join(delimiter))).toEqual(['python3']);
});

describe('native modules', () => {
  it('are prebuilt for Node 24 on common platforms', () => {
    expect(needsCompiler(makeMachine())).toBe(false);
    expect(needsCompiler(makeMachine({ glibc: '2.34' }))).toBe(false);
    expect(needsCompiler(makeMachine({ glibc: undefined }))).toBe(false);
    expect(needsCompiler(makeMachine({ platform: 'darwin', arch: 'arm64', glibc: undefined }))).toBe(false);
  });

  it('need compiling for another Node, an older C library and other platforms', () => {
    expect(needsCompiler(makeMachine({ abi: '141' }))).toBe(true);
    expect(needsCompiler(makeMachine({ glibc: '2.31' }))).toBe(true);
    expect(needsCompiler(makeMachine({ arch: 'arm' }))).toBe(true);
    expect(needsCompiler(makeMachine({ platform: 'darwin', glibc: undefined }))).toBe(true);
  });

  it('that are prebuilt need no tools', () => {
    expect(() => checkCompiler(makeMachine())).not.toThrow();
  });

  it('that need compiling report missing tools before the installation', () => {
    writeFileSync(join(folder, 'make'), '');
    expect(() => checkCompiler(makeMachine({ arch: 'arm' }))).toThrow(
      '(linux-arm). Here they are compiled, and python3 and g++ are missing.',
    );
    for (const name of ['python3', 'g++']) writeFileSync(join(folder, name), '');
    expect(() => checkCompiler(makeMachine({ arch: 'arm' }))).not.toThrow();
  });
});

describe('the command that installs the tools', () => {
  it('uses the package manager on the PATH', () => {
    for (const [program, start] of [
      ['apk', 'sudo apk add'],
      ['dnf', 'sudo dnf install'],
      ['apt-get', 'sudo apt-get install'],
    ] as const) {
      writeFileSync(join(folder, program), '');
      expect(findInstallCommand(makeMachine())).toContain(start);
    }
  });

  it('is xcode-select on a Mac', () => {
    expect(findInstallCommand({ platform: 'darwin', path: '' })).toBe('xcode-select --install');
  });
});

it('a module that does not load is explained by missing tools', () => {
  writeFileSync(join(folder, 'apt-get'), '');
  const { message, advice } = explainMissingModule('sqlite3', ['make', 'g++'], [], makeMachine());
  expect(message).toBe(
    'sqlite3, which Directus needs, has to be compiled on this machine, and make and g++ are missing.',
  );
  expect(advice.join('\n')).toContain('apt-get install python3 make g++');
});
