import { describe, expect, it } from 'vitest';
import { explainInstallFailure } from './compiled-modules.mjs';

function explain(output: string) {
  return explainInstallFailure('Directus', output);
}

describe('an installation that fails is explained', () => {
  it('as a network error when the registry is not found', () => {
    const { message, advice } = explain('npm error code ENOTFOUND\nnpm error errno ENOTFOUND');
    expect(message).toMatch(/cannot be reached/);
    expect(advice.join()).toMatch(/network connection/);
  });

  it('as a missing compiler even after a failed download', () => {
    const output = 'prebuild-install warn install getaddrinfo ENOTFOUND example\ngyp ERR! stack Error: not found: make';
    const { message, advice } = explain(output);
    expect(message).toMatch(/compiled on this machine/);
    expect(advice.join('\n')).toMatch(/It takes python3, make and g\+\+: \S/);
  });

  it('as a missing Python', () => {
    expect(explain('gyp ERR! find Python \ngyp ERR! find Python Python is not set').message).toMatch(/a tool for that/);
  });

  it('as a full disk', () => {
    expect(explain('npm error code ENOSPC\nnpm error nospc').message).toMatch(/disk is full/);
  });

  it('with the packages that are missing in the lockfile', () => {
    const { details } = explain(
      'npm error code EUSAGE\nnpm error Missing: hono@4.13.19 from lock file\nnpm error help',
    );
    expect(details).toEqual(['npm error Missing: hono@4.13.19 from lock file']);
  });

  it('with npm’s output when the cause is unknown', () => {
    const { message, details } = explain('npm error something new');
    expect(message).toBe('npm could not install Directus.');
    expect(details).toEqual(['npm error something new']);
  });
});
