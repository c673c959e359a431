import { createCms } from '../cms.ts';
import { expect, test } from './test.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const cms = createCms();

async function readStatus(path: string): Promise<number> {
  return (await fetch(site + path, { redirect: 'manual' })).status;
}

test('a draft is visible with a preview link from the studio only', async ({ page }) => {
  const titles = { de: 'Noch nicht fertig', en: 'Not ready yet' };
  const row = await cms.post<{ id: number }>('/items/page?fields=id', {
    ...{ project: 1, status: 'draft', path: 'noch-nicht-fertig' },
    translations: Object.entries(titles).map(([language, title]) => ({ language, title })),
  });
  try {
    const link = await cms.follow(`/publishing/preview/page/${row.id}`);
    expect(link).toContain(`/vorschau/page/${row.id}?key=`);
    const response = await page.goto(link);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('no-store');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(response?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.de);
    await expect(page.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.en);
    const forged = `?key=t%3D${Date.now()}%2Cv2%3D${'0'.repeat(64)}`;
    for (const closed of ['/noch-nicht-fertig', `/vorschau/page/${row.id}`, `/vorschau/page/${row.id}${forged}`]) {
      expect(await readStatus(closed), closed).toBe(404);
    }
    expect(await readStatus(link.replace(site, '').replace(`/page/${row.id}`, '/page/1'))).toBe(404);
    const stranger = await fetch(`${process.env.CMS_URL}/publishing/preview/page/${row.id}`, { redirect: 'manual' });
    expect(stranger.status).toBe(401);
  } finally {
    await cms.delete(`/items/page/${row.id}`);
  }
});
