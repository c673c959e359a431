import { findViolations } from './accessibility-engines.ts';
import { expect, test } from './test.ts';

test('each engine reports violations in visible content and none in collapsed content', async ({ page }) => {
  const barriers = '<img src="data:,"><fieldset><input></fieldset>';
  const show = (content: string) =>
    page.setContent(`<!doctype html><html lang="de"><title>Ring</title><main><h1>Ring</h1>${content}</main></html>`);
  await show(barriers);
  const found = (await findViolations(page)).join('\n');
  for (const rule of ['image-alt', 'img_alt_valid', 'WCAG2AA.Principle1.Guideline1_1.1_1_1.H37']) {
    expect(found).toContain(`${rule}: <img`);
  }
  await show(`<details><summary>Mehr</summary>${barriers}</details>`);
  expect(await findViolations(page)).toEqual([]);
});
