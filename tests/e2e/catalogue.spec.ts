import { openCachedPage } from './page-checks.ts';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';

test('a cached page hydrates and works like a fresh one', async ({ page, request }) => {
  await stubPictures(page);
  const payloads: string[] = [];
  page.on('request', (request) => request.url().includes('/RSC/') && payloads.push(request.url()));
  const site = process.env.SITE_URL ?? 'http://localhost:3000';
  const canonical = '/shop/uhren?full=1';
  const { problems } = await openCachedPage(page, request, { site, path: `${canonical}&utm_source=brief`, canonical });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // React marks what it has taken over.
  const isAlive = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  await expect.poll(() => page.evaluate(isAlive), { timeout: 30_000 }).toBe(true);
  expect(problems).toEqual([]);
  expect(payloads.filter((url) => url.includes('uhren'))).toEqual([]);
});
