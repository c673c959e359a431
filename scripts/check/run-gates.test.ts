import { describe, expect, it } from 'vitest';
import { findPackageFaults, isOlder, type Lockfile, type Manifest } from './run-gates.ts';

function find(manifest: Manifest, packages: Lockfile['packages'] = {}, text = '') {
  return findPackageFaults(manifest, { packages }, text);
}

describe('the rules for packages', () => {
  it('require an exact version', () => {
    expect(find({ dependencies: { hono: '4.13.19', waku: '1.0.0-rc.1' } })).toEqual([]);
    expect(find({ dependencies: { sqlite3: 'file:sqlite3' } })).toEqual([]);
    expect(find({ dependencies: { hono: '^4.13.19' } })).toEqual(['hono is not pinned to one version: ^4.13.19']);
  });

  it('refuse a vulnerable React, even as a nested dependency', () => {
    const faults = find({}, { 'node_modules/waku/node_modules/react-server-dom-webpack': { version: '19.2.0' } });
    expect(faults).toHaveLength(1);
    expect(find({}, { 'node_modules/react': { version: '19.3.1' } })).toEqual([]);
  });

  it.each([
    ['@vitejs/plugin-rsc', '0.5.22', '0.5.38'],
    ['directus', '11.17.3', '11.17.4'],
  ])('refuse an old %s', (name, old, safe) => {
    expect(find({}, { [`node_modules/${name}`]: { version: old } })).toEqual([
      `node_modules/${name} is ${old}; safe from ${safe} on.`,
    ]);
    expect(find({}, { [`node_modules/${name}`]: { version: safe } })).toEqual([]);
  });

  it('refuse an install script that is not listed', () => {
    const packages = { 'node_modules/sqlite3': { version: '5.1.7', hasInstallScript: true } };
    expect(find({}, packages)).toHaveLength(1);
    expect(find({ allowScripts: { sqlite3: true } }, packages)).toEqual([]);
    expect(find({ allowScripts: { sqlite3: false } }, packages)).toEqual([]);
  });

  it('refuse a lockfile that names a host', () => {
    expect(find({}, {}, '"resolved": "https://registry.example/a.tgz"')).toHaveLength(1);
    expect(find({}, {}, '"resolved": "git+ssh://git@example/a.git"')).toHaveLength(1);
    expect(find({}, {}, '"resolved": "sqlite3", "link": true')).toEqual([]);
  });

  it('order a release candidate before its release', () => {
    expect(isOlder('19.3.1-rc.1', '19.3.1')).toBe(true);
    expect(isOlder('19.10.0', '19.3.1')).toBe(false);
  });
});
