import { afterEach, expect, test, vi } from 'vitest';
import { openDemoPayments } from './open-demo-payments.ts';
import { startDemoPayments } from './start-demo-payments.ts';

const here = { siteUrl: 'http://localhost:3000', source: 'bundled' } as const;

afterEach(() => vi.unstubAllEnvs());

test.each<[Parameters<typeof openDemoPayments>[0], Record<string, string>, RegExp]>([
  [{ ...here, siteUrl: 'https://vierlinden.example' }, {}, /SITE_URL is https:\/\/vierlinden\.example/],
  [{ ...here, source: 'elsewhere' }, {}, /CONTENT_API_URL/],
  [here, { PAYPAL_CLIENT_SECRET: 's', KLARNA_USERNAME: 'u' }, /leave out KLARNA_USERNAME, PAYPAL_CLIENT_SECRET/],
])('demo payments are refused for %o with %o', async (settings, variables, reason) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  await expect(openDemoPayments(settings)).rejects.toThrow(reason);
  expect(process.env.DEMO_PAYMENTS_URL).toBeUndefined();
});

test('demo payments start both providers and their scripts on this machine', async () => {
  const { environment, stop } = await startDemoPayments();
  const { PAYPAL_API_URL, KLARNA_API_URL, DEMO_PAYMENTS_URL } = environment;
  for (const url of [PAYPAL_API_URL, KLARNA_API_URL, DEMO_PAYMENTS_URL])
    expect(new URL(url).hostname).toBe('127.0.0.1');
  // Only the account that Directus is configured with is accepted.
  expect((await fetch(`${PAYPAL_API_URL}/v1/oauth2/token`, { method: 'POST' })).status).toBe(401);
  expect((await fetch(`${KLARNA_API_URL}/payments/v1/sessions`, { method: 'POST' })).status).toBe(401);
  const sdk = await fetch(`${DEMO_PAYMENTS_URL}/sdk.js`);
  expect(sdk.headers.get('content-type')).toBe('text/javascript');
  expect(await sdk.text()).toMatch(/decideAtPayPal.*confirmAtPayPal.*paypal-button.*klarnaAsyncCallback/s);
  await stop();
});
