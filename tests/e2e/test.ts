import { type BrowserContext, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Whether an error is React's report of a hydration mismatch. */
const isMismatch = (message: string) => /React error #(?:418|421|422|423|425)\b|[Hh]ydrat(?:ed|ing|ion)/.test(message);

type Options = {
  /** Whether content pages are hydrated at once, as if a control had been touched. */
  isTouched: boolean;
};

/** A test that fails on a hydration mismatch in any window that it opens. */
export const test = base.extend<Options & { withoutMismatch: undefined; touch: undefined }, { mismatches: string[] }>({
  isTouched: [true, { option: true }],
  touch: [
    async ({ context, isTouched }, use) => {
      if (isTouched) await context.addInitScript(touchDocument);
      await use(undefined);
    },
    { auto: true },
  ],
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
    // Before the first context of a worker.
    { scope: 'worker', auto: true },
  ],
  withoutMismatch: [
    async ({ mismatches }, use) => {
      await use(undefined);
      const found = mismatches.splice(0);
      if (found.length > 0) throw new Error(`Hydration mismatches:\n${found.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Marks the document, as soon as it has an element, as one that needs React at once. */
function touchDocument(): void {
  const mark = () => {
    if (document.documentElement) document.documentElement.dataset.hydrate = 'load';
  };
  const observer = new MutationObserver(mark);
  observer.observe(document, { childList: true });
  mark();
}
