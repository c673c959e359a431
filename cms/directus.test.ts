import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { explainDirectusFailure, getDirectusEnvironment } from './directus.ts';

describe('explains a failed start of Directus', () => {
  let data = '';

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'vitrine-'));
  });
  afterEach(() => rmSync(data, { recursive: true }));

  const explain = (line: string) => explainDirectusFailure({ data, port: 8055 }, [line]);

  it('by a port in use', () => {
    expect(explain('Error: listen EADDRINUSE: address already in use').message).toMatch(/^Port 8055/);
  });

  it('by a damaged database, with how to start over without losing it', () => {
    writeFileSync(join(data, 'state.json'), '{}');
    const { message, advice } = explain('SQLITE_CORRUPT: database disk image is malformed');
    expect(message).toContain(join(data, 'data.db'));
    expect(advice.join('\n')).toMatch(/npm start -- --reset .*moves .* aside/);
  });

  it('as an interrupted first start, if there was no database before', () => {
    expect(explain('anything').advice.join()).toMatch(/begun afresh/);
  });

  it('by a module compiled for another Node version', () => {
    expect(explain('was compiled against a different NODE_MODULE_VERSION').message).toMatch(/another Node/);
  });
});

describe('the environment of the bundled Directus', () => {
  const secrets = {
    secret: 'secret',
    adminEmail: 'admin@example.com',
    adminPassword: 'password',
    adminToken: 'admin',
    staffPassword: 'staff',
    storefrontToken: 'storefront',
    previewToken: 'preview',
    siteSecret: 'site',
  };
  const get = (environment: Record<string, string>) =>
    getDirectusEnvironment({ data: '/data', port: 8055, environment }, secrets);

  it('keeps it on this machine, and links to it there', () => {
    expect(get({})).toMatchObject({
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1:8055',
      IP_TRUST_PROXY: 'false',
      IMPORT_TIMEOUT: '2m',
      SERVER_KEEP_ALIVE_TIMEOUT: '65000',
    });
  });

  it('links in mails to where staff open the studio', () => {
    expect(get({ STUDIO_URL: 'https://studio.example' }).PUBLIC_URL).toBe('https://studio.example');
    expect(get({ STUDIO_URL: 'https://a.example', PUBLIC_URL: 'https://b.example' }).PUBLIC_URL).toBe(
      'https://b.example',
    );
  });

  it('takes over what an operator sets for a proxy, imports and pictures', () => {
    const set = {
      ...{ IP_TRUST_PROXY: '10.0.0.1', IMPORT_TIMEOUT: '10m', ASSETS_TRANSFORM_MAX_CONCURRENT: '2' },
      SERVER_KEEP_ALIVE_TIMEOUT: '130000',
    };
    expect(get({ ...set, CMS_HOST: '0.0.0.0', HOST: '10.0.0.2' })).toMatchObject({ ...set, HOST: '0.0.0.0' });
  });
});
