import { expect, test } from 'vitest';

test('the site under test is ready and reads from its Directus', async () => {
  const ready = await fetch(`${process.env.SITE_URL}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true }]);
  const ping = await fetch(`${process.env.CMS_URL}/server/ping`);
  expect(ping.status).toBe(200);
  // A connection that is reused is not closed at the same moment.
  expect(ping.headers.get('keep-alive')).toBe('timeout=65');
});
