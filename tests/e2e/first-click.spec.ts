import type { ElementHandle, Page, Request } from '@playwright/test';
import { controls, plainControls } from '../../src/boot/react-controls.ts';
import { products } from '../product-routes.ts';
import { hydrate, untilBooted, untilHydrated } from './hydration.ts';
import { withoutWebGl } from './stub-pictures.ts';
import { expect, test } from './test.ts';

test.use({ isTouched: false, hasTouch: true, viewport: { width: 1280, height: 900 } });
test.beforeEach(async ({ page }) => {
  await withoutWebGl(page);
  await page.addInitScript(() => {
    globalThis.printCount = 0;
    globalThis.print = () => {
      globalThis.printCount += 1;
    };
  });
  await page.route('**/embed/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
});

/** The chunk of React and the router. */
const react = '**/assets/frame-*.js';

const product = (slug: string) => `/shop/produkt/${slug}`;

const pages = {
  content: ['/', '/kontakt', '/datenschutz', '/newsletter', '/terminvereinbarung', '/vertrag-widerrufen'],
  'the frame': ['/einblicke', '/trauringe', '/display', '/offline', '/gibt-es-nicht'],
  'the wedding-ring studio': ['/trauringe/studio?size=54,62'],
  lists: ['/shop', '/shop/uhren', '/shop/suche?q=ring', '/shop/vergleich?pieces=135,101'],
  products: [products.plain, products.kinds, products.engraved].map(product),
  'the visitor’s own': [
    '/shop/merkliste',
    '/shop/warenkorb',
    '/shop/kasse',
    '/shop/anfrage?form=reservation&piece=501',
  ],
};

type Way = 'click' | 'key' | 'tap';

const ways: readonly Way[] = ['click', 'key', 'tap'];

type Control = { kind: string; element: ElementHandle<HTMLElement> };

for (const [name, paths] of Object.entries(pages)) {
  test(`each control works at the first click, key or tap: ${name}`, async ({ page }) => {
    // Some two hundred pages are opened.
    test.setTimeout(600_000);
    const known = new Set<string>();
    const pending = watchRequests(page);
    let pressed = 0;
    for (const path of paths) {
      const kinds = await pressWithoutReact(page, path, known);
      for (const kind of kinds) {
        const way = ways[pressed % ways.length] ?? 'click';
        pressed += 1;
        await expectSameWhenSlow(page, path, { kind, way, pending });
      }
    }
  });
}

/**
 * Presses each control of a page that no page before had, in every way, while React's code is on its way, and lets the
 * code be missing then.
 *
 * @returns kinds of the controls that wait for React
 */
async function pressWithoutReact(page: Page, path: string, known: Set<string>): Promise<string[]> {
  const { open, settle, release } = await holdReact(page);
  await open(path);
  const waiting: Control[] = [];
  for (const control of await listControls(page, known)) {
    known.add(control.kind);
    const isWaiting = await pressInEachWay(page, control);
    if (isWaiting) waiting.push(control);
  }
  // The browser would follow them.
  const buttons = waiting.filter(({ kind }) => !kind.startsWith('a '));
  for (const { element } of buttons) await element.click();
  // A page of the shop would be loaded again, where no click waits.
  settle((route) => (buttons.length > 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue()));
  if (buttons.length > 0) {
    await expect(page.getByRole('alert').filter({ hasText: 'Ein Teil dieser Seite fehlt' }), path).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  // Not before: a try that finds the code takes the message away.
  await release();
  return waiting.map(({ kind }) => kind);
}

type Press = { kind: string; way: Way; pending: ReadonlySet<Request> };

/** Expects that a control does what it does in a hydrated page. */
async function expectSameWhenSlow(page: Page, path: string, { kind, way, pending }: Press) {
  await clearStorage(page);
  await page.goto(path);
  await hydrate(page);
  await openFolds(page);
  const before = await readState(page);
  await press(page, await getControl(page, kind), way);
  await expect.poll(() => readState(page), `${kind} does something at ${path}`).not.toEqual(before);
  const expected = await readSettled(page, pending);

  await clearStorage(page);
  const { open, settle, release } = await holdReact(page);
  await open(path);
  await press(page, await getControl(page, kind), way);
  settle((route) => route.continue());
  await release();
  await untilHydrated(page);
  await expect.poll(() => readState(page), `${kind} at ${path}, by ${way}`).toEqual(expected);
}

type Answer = (route: { fulfill: (response: object) => Promise<void>; continue: () => Promise<void> }) => Promise<void>;

/** Opens pages without React's code until it is settled how the requests for it are answered. */
async function holdReact(page: Page) {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const answer = async (route: Parameters<Answer>[0]) => (await promise)(route).catch(() => undefined);
  await page.route(react, answer);
  return {
    open: async (path: string) => {
      await page.goto(path, { waitUntil: 'commit' });
      await untilBooted(page);
      await page.waitForLoadState('domcontentloaded');
      await openFolds(page);
    },
    settle: resolve,
    /** Requests that are held are answered as well. */
    release: () => page.unroute(react, answer),
  };
}

/** Presses a control that React has not got yet: it waits, or the browser does what it does itself. */
async function pressInEachWay(page: Page, { kind, element }: Control): Promise<boolean> {
  const isWaiting: boolean[] = [];
  // The pointer has the thumbs of a range alone.
  const own = / range\b/.test(kind) ? (['key'] as const) : ways;
  for (const way of own) {
    await watchDefault(page, element);
    await press(page, element, way);
    let state = await element.evaluate(readEffect);
    // The browser makes a click of a tap a little later.
    for (let looks = 0; looks < 50 && !state.isBusy && !state.hasEffect; looks += 1) {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      state = await element.evaluate(readEffect);
    }
    expect.soft(state.isBusy || state.hasEffect, `${kind} by ${way}: held, or the browser's own work`).toBe(true);
    isWaiting.push(state.isBusy);
    // The visitor forgets it.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  }
  expect.soft(new Set(isWaiting).size, `${kind} is treated alike by every way`).toBe(1);
  return isWaiting[0] ?? false;
}

async function press(page: Page, element: ElementHandle<HTMLElement>, way: Way): Promise<void> {
  if (way === 'click') return element.click();
  if (way === 'tap') return element.tap();
  await element.focus();
  await page.keyboard.press(await element.evaluate(getKey));
}

/** The key that a keyboard's user presses. */
const getKey = (element: HTMLElement) => {
  if (element.matches('a, button')) return 'Enter';
  if (element.matches('input:is([type=checkbox], [type=radio])')) return 'Space';
  return element.matches('select, [type=range], [type=number]') ? 'ArrowDown' : '5';
};

declare global {
  var hasEffect: boolean;
  var printCount: number;
}

/** Notes whether the control has its focus, its choice or its submission from the browser, which goes nowhere here. */
const watchDefault = (page: Page, element: ElementHandle<HTMLElement>) =>
  page.evaluate((watched) => {
    globalThis.hasEffect = false;
    const note = (event: Event) => {
      globalThis.hasEffect ||= event.target === watched && !event.defaultPrevented;
    };
    for (const type of ['focus', 'input', 'change', 'invalid']) watched.addEventListener(type, note, { once: true });
    const { form } = watched as HTMLButtonElement;
    const submit = (event: Event) => {
      globalThis.hasEffect ||= !event.defaultPrevented;
      event.preventDefault();
    };
    form?.addEventListener('invalid', submit, { capture: true, once: true });
    if (form) addEventListener('submit', submit, { once: true });
    watched.blur();
  }, element);

const readEffect = (element: HTMLElement) => ({
  isBusy: element.getAttribute('aria-busy') === 'true',
  hasEffect: element.matches('button[type=button], a') ? false : globalThis.hasEffect || element.matches(':focus'),
});

/** The folds are the browser's own. They open by a transition, which hides their content until its second frame. */
const openFolds = (page: Page) =>
  page.evaluate(async () => {
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

/** The controls of a page of which each is the first of its kind, and that no page before had. */
async function listControls(page: Page, known: ReadonlySet<string>): Promise<Control[]> {
  const kinds = await page.evaluate(describeControls, { controls, plainControls });
  const first = [...kinds.entries()].filter(([at, kind]) => kind && !known.has(kind) && kinds.indexOf(kind) === at);
  return await Promise.all(first.map(async ([at, kind]) => ({ kind, element: await getElement(page, at) })));
}

async function getControl(page: Page, kind: string): Promise<ElementHandle<HTMLElement>> {
  const at = (await page.evaluate(describeControls, { controls, plainControls })).indexOf(kind);
  if (at < 0) throw new Error(`There is no ${kind}.`);
  return await getElement(page, at);
}

async function getElement(page: Page, at: number): Promise<ElementHandle<HTMLElement>> {
  const found = await page.evaluateHandle(([all, index]) => document.querySelectorAll<HTMLElement>(all)[index], [
    controls,
    at,
  ] as const);
  const element = found.asElement();
  if (!element) throw new Error(`Control ${at} of the page is gone.`);
  return element;
}

type Selectors = { controls: string; plainControls: string };

/** Says of each control, in one go, which kind it is; empty for one that nobody can press. */
const describeControls = ({ controls: all, plainControls: plain }: Selectors): string[] =>
  [...document.querySelectorAll(all)].map((element) => {
    if (!(element instanceof HTMLElement) || element instanceof HTMLLabelElement || element.closest(plain)) return '';
    // A thumbnail that is current does nothing.
    const isHidden =
      element.matches(':disabled, .visually-hidden, [type=hidden], [aria-current=true]') || element.closest('[inert]');
    if (isHidden || !element.checkVisibility({ visibilityProperty: true })) return '';
    const type = element.getAttribute('type') ?? '';
    // The form of the rings hears all its fields itself.
    const name = element.closest('.ring-studio__form') ? '' : (element.getAttribute('name') ?? '');
    // The symbols for an engraving differ in what they write alone.
    const isNamed = element.matches('button:not(.studio-help__symbol)');
    const words = isNamed ? (element.getAttribute('aria-label') ?? element.textContent) : '';
    const place = element.closest('header, footer, main')?.localName;
    // The name of a product follows a colon, that of one of two rings a comma.
    return `${element.localName} ${place} ${type} ${name} ${element.className} ${words.replace(/[:,].*/, '')}`.trim();
  });

/** What a press may have changed. */
const readState = (page: Page) =>
  page
    .evaluate(() => {
      const list = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        address: location.pathname + location.search,
        dialogs: list('dialog[open], [role=dialog], consent-banner section').length,
        frames: list('main iframe').length,
        fields: list('main :is(input, select, textarea):not([type=hidden])').map((field) => {
          const { value, checked } = field as HTMLInputElement;
          return `${value} ${checked ?? ''}`;
        }),
        pressed: list('main [aria-pressed=true]').length,
        current: list('main a[aria-current=true]').map(({ ariaLabel }) => ariaLabel),
        prints: globalThis.printCount,
        // Such as that a variant is to be chosen first.
        // The note about PayPal follows when the cart has a price, and products that are still to come are announced, for
        // which neither page is waited for. Frames are empty here, and say after a while that nothing has come.
        messages: list(':is(main :is([role=alert], [role=status], [aria-invalid=true]), body > [role=alert])')
          .filter(
            ({ textContent }) => !/kommen von PayPal|werden geholt|Wird geladen|nicht geladen werden/.test(textContent),
          )
          .map((element) => `${element.ariaInvalid} ${element.textContent}`),
        stored: Object.keys(localStorage)
          .filter((key) => /^int-(?:cart|wishlist)$|^contentConsent/.test(key))
          .sort(),
      };
    })
    // While the page changes.
    .catch(() => undefined);

/** Requests that are on their way. */
function watchRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** The state as soon as several looks find the same, and all that was asked for has come. */
async function readSettled(page: Page, pending: ReadonlySet<Request>) {
  let last = await readState(page);
  let looks = 0;
  await expect
    .poll(async () => {
      const former = JSON.stringify(last);
      last = await readState(page);
      looks = pending.size === 0 && JSON.stringify(last) === former ? looks + 1 : 0;
      return looks;
    })
    .toBeGreaterThanOrEqual(3);
  return last;
}

/** On a document without scripts: a page stores drafts when it is left. */
async function clearStorage(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
