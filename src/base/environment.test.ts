import { describe, expect, it } from 'vitest';
import { parseEnvironment, requireSecrets } from './environment.ts';

describe('the environment', () => {
  it('needs no variables on a developer’s machine', () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SITE_URL: 'http://localhost:3000',
      ASSET_URL: 'http://127.0.0.1:8055',
    });
  });

  it('names the secrets that a site needs to start', () => {
    const start = (given: Record<string, string>) => () => requireSecrets(parseEnvironment(given));
    expect(start({})).toThrow(/SITE_SECRET is missing\n {2}CONTENT_API_TOKEN is missing/);
    expect(start({ SITE_SECRET: 'a', CONTENT_API_TOKEN: 'b' })).not.toThrow();
  });

  it('follows the ports of a second clone', () => {
    const { SITE_URL, CONTENT_API_URL } = parseEnvironment({ PORT: '3100', CMS_PORT: '8155' });
    expect([SITE_URL, CONTENT_API_URL]).toEqual(['http://localhost:3100', 'http://127.0.0.1:8155']);
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnvironment({ HOST: '', SITE_URL: '' }).HOST).toBe('127.0.0.1');
  });

  it('removes a trailing slash of a base address', () => {
    expect(parseEnvironment({ ASSET_URL: 'https://cms.example/' }).ASSET_URL).toBe('https://cms.example');
  });

  it('reports every invalid variable', () => {
    const wrong = { PORT: '70000', SITE_URL: 'ftp://x', TRUSTED_PROXY: '10.0.0.0/99', LOG_LEVEL: 'loud' };
    const faults =
      /PORT must be a port number.*\n.*SITE_URL must be .*\n.*TRUSTED_PROXY must be .*\n.*LOG_LEVEL must be/;
    expect(() => parseEnvironment(wrong)).toThrow(faults);
  });

  it('accepts Matomo’s address together with the number of the site', () => {
    const given = { MATOMO_URL: 'https://stats.example/matomo/', MATOMO_SITE_ID: '7' };
    expect(parseEnvironment(given)).toMatchObject({ MATOMO_URL: 'https://stats.example/matomo', MATOMO_SITE_ID: 7 });
    expect(parseEnvironment({ MATOMO_URL: '', MATOMO_SITE_ID: '' }).MATOMO_URL).toBeUndefined();
  });

  it.each([
    [{ MATOMO_URL: 'https://stats.example' }, /MATOMO_URL and MATOMO_SITE_ID are given both or not at all/],
    [{ MATOMO_SITE_ID: '7' }, /MATOMO_URL and MATOMO_SITE_ID are given both or not at all/],
    [{ MATOMO_URL: 'stats.example', MATOMO_SITE_ID: '7' }, /MATOMO_URL must be an address/],
    [{ MATOMO_URL: 'https://stats.example', MATOMO_SITE_ID: '0' }, /MATOMO_SITE_ID must be the number of a site/],
    [{ MATOMO_URL: 'https://stats.example', MATOMO_SITE_ID: '1.5' }, /MATOMO_SITE_ID must be the number of a site/],
  ])('rejects an incomplete Matomo configuration: %o', (variables, fault) => {
    expect(() => parseEnvironment(variables)).toThrow(fault);
  });

  it('accepts a CDN without a purge hook, and one with both of its variables', () => {
    expect(parseEnvironment({}).CDN).toBe('off');
    expect(parseEnvironment({ CDN: 'on' }).CDN_PURGE_URL).toBeUndefined();
    const given = { CDN: 'on', CDN_PURGE_URL: 'https://cdn.example/purge', CDN_PURGE_TOKEN: 'secret' };
    expect(parseEnvironment(given)).toMatchObject(given);
  });

  it.each([
    [{ CDN: 'yes' }, /CDN must be on or off/],
    [{ CDN: 'on', CDN_PURGE_URL: 'https://cdn.example' }, /CDN_PURGE_URL and CDN_PURGE_TOKEN are given both/],
    [{ CDN: 'on', CDN_PURGE_TOKEN: 'secret' }, /CDN_PURGE_URL and CDN_PURGE_TOKEN are given both/],
    [{ CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_TOKEN: 'secret' }, /only with CDN=on/],
    [{ CDN: 'on', CDN_PURGE_URL: 'https://cdn.example', CDN_PURGE_TOKEN: 'two words' }, /must be one word/],
    [{ CDN: 'on', CDN_PURGE_URL: 'https://a:b@cdn.example', CDN_PURGE_TOKEN: 'secret' }, /contain no credentials/],
  ])('rejects an incomplete CDN configuration: %o', (variables, fault) => {
    expect(() => parseEnvironment(variables)).toThrow(fault);
  });

  it('accepts demo payments on the own machine', () => {
    const given = { DEMO_PAYMENTS_URL: 'http://127.0.0.1:4711', PAYPAL_ENVIRONMENT: 'sandbox' };
    expect(parseEnvironment(given).DEMO_PAYMENTS_URL).toBe('http://127.0.0.1:4711');
    expect(parseEnvironment({}).DEMO_PAYMENTS_URL).toBeUndefined();
  });

  it.each([
    [{ DEMO_PAYMENTS_URL: 'http://payments.example' }, /DEMO_PAYMENTS_URL must be an address of this machine/],
    [{ DEMO_PAYMENTS_URL: 'http://localhost.example:4711' }, /DEMO_PAYMENTS_URL must be an address of this machine/],
    [{ DEMO_PAYMENTS_URL: 'http://127.0.0.1:4711', SITE_URL: 'https://shop.example' }, /not for a website/],
    [{ DEMO_PAYMENTS_URL: 'http://127.0.0.1:4711', PAYPAL_ENVIRONMENT: 'live' }, /not for a website/],
    [{ DEMO_PAYMENTS_URL: 'http://127.0.0.1:4711', KLARNA_ENVIRONMENT: 'live' }, /not for a website/],
  ])('rejects demo payments for a public shop: %o', (variables, fault) => {
    expect(() => parseEnvironment(variables)).toThrow(fault);
  });
});
