import { type BrowserContext, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** React drew something else than the server did, throws that away, and tells the window. */
const isMismatch = (message: string) => /React error #(?:418|421|422|423|425)\b|[Hh]ydrat(?:ed|ing|ion)/.test(message);

/** A test that fails wherever React finds another page than it was sent, in any window that the test opens. */
export const test = base.extend<{ withoutMismatch: undefined }, { mismatches: string[] }>({
  mismatches: [
    async ({ browser }, use) => {
      const found: string[] = [];
      const listen = (context: BrowserContext) =>
        context.on('weberror', (error) => {
          const { message } = error.error();
          if (isMismatch(message)) found.push(`${error.page()?.url()}: ${message}`);
        });
      browser.on('context', listen);
      await use(found);
      browser.off('context', listen);
    },
    { scope: 'worker' },
  ],
  withoutMismatch: [
    async ({ mismatches }, use) => {
      await use(undefined);
      const found = mismatches.splice(0);
      if (found.length > 0) throw new Error(`React drew other pages than it was sent:\n${found.join('\n')}`);
    },
    { auto: true },
  ],
});
