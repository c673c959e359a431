import { expect, test } from 'vitest';

test('the site under test is ready and reads from its Directus', async () => {
  const ready = await fetch(`${process.env.SITE_URL}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true }]);
  expect((await fetch(`${process.env.CMS_URL}/server/ping`)).status).toBe(200);
});
