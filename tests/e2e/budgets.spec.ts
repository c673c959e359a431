import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { addressesOfPages, lists } from './routes.ts';

const kB = 1000;
const gzipped = (body: Buffer) => gzipSync(body, { level: 9 }).length;

const content = addressesOfPages.map(({ path }) => ({ path, javaScript: 100 * kB, html: 15 * kB }));
const shop = lists.map(({ path }) => ({ path, javaScript: 105 * kB, html: 15 * kB }));

for (const { path, javaScript, html } of [...content, ...shop]) {
  test(`${path} keeps to its bytes`, async ({ page }) => {
    const bytes = { script: 0, stylesheet: 0, font: 0 };
    let requests = 0;
    const bodies: Promise<void>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type !== 'image') requests += 1;
      if (type === 'script' || type === 'stylesheet') {
        bodies.push(
          response.body().then((body) => {
            bytes[type] += gzipped(body);
          }),
        );
      }
      if (type === 'font')
        bodies.push(
          response.body().then((body) => {
            bytes.font += body.length;
          }),
        );
    });
    const response = await page.goto(path);
    await page.waitForLoadState('networkidle');
    await Promise.all(bodies);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ ...bytes, requests }) });
    expect(bytes.script, 'JavaScript').toBeLessThanOrEqual(javaScript);
    expect(bytes.stylesheet, 'CSS').toBeLessThanOrEqual(10 * kB);
    expect(bytes.font, 'fonts').toBeLessThanOrEqual(50 * kB);
    expect(gzipped((await response?.body()) ?? Buffer.alloc(0)), 'HTML').toBeLessThanOrEqual(html);
    expect(requests, 'requests beside pictures').toBeLessThanOrEqual(20);
  });
}
