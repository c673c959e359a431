import { getMessages } from '../../src/i18n/messages.ts';
import { expect, test } from './test.ts';

test('a text that differs between server and client is reported as a mismatch', async ({ page, mismatches }) => {
  const word = getMessages('de').shell.colorMode;
  await page.route('/impressum', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(`>${word}<`, '>Ein anderes Wort<');
    await route.fulfill({ response, body });
  });
  await page.goto('/impressum');
  await expect.poll(() => mismatches).toEqual([expect.stringMatching(/impressum: .*#418/)]);
  mismatches.length = 0;
});
