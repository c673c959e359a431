import { gzipSync } from 'node:zlib';
import type { CDPSession, Locator, Page, Response } from '@playwright/test';
import { hashDrawing } from '../../src/rings/drawing/drawing-hash.ts';
import { findViolations } from './accessibility-engines.ts';
import { untilHydrated } from './hydration.ts';
import { watchErrors } from './page-checks.ts';
import { stubPictures } from './stub-pictures.ts';
import { expect, test } from './test.ts';

/** What the 3D view may weigh, compressed. */
const budget = 18_000;

const path = '/trauringe/studio?size=54,62&width=5&text=Anna';

declare global {
  var drawnFrames: number;
  var viewCalls: string[];
  var engravedShapes: number[];
  var lostContext: WEBGL_lose_context | null;
}

// A low stage, since a browser without a GPU draws each pixel with the processor.
test.use({ viewport: { width: 800, height: 700 } });
test.describe.configure({ timeout: 240_000 });

test.beforeEach(({ page }) => stubPictures(page));

const findSlider = (page: Page) => page.getByRole('slider', { name: 'Ringe drehen' });
const findDrawing = (page: Page) => page.getByRole('img', { name: 'Ring 1 von oben' });
const findChoice = (page: Page, name: string) => page.getByRole('group', { name: 'Ansicht' }).getByLabel(name);

/** Opens the studio and waits for the first picture; the driver compiles shaders for seconds without a GPU. */
async function openView(page: Page, address = path): Promise<Locator> {
  await page.goto(address);
  await untilHydrated(page);
  await page.locator('.ring-stage__root').hover();
  const slider = findSlider(page);
  await expect(slider).toBeVisible({ timeout: 40_000 });
  return slider;
}

/** Whether the drawing of the server is seen; screen readers have it always. */
const isDrawingSeen = (page: Page) =>
  page.locator('.ring-stage__drawing').evaluate((element) => getComputedStyle(element).opacity === '1');

/** Counts pictures: each begins by clearing the canvas. */
function countFrames(): void {
  globalThis.drawnFrames = 0;
  const { clear } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.clear = function (mask) {
    globalThis.drawnFrames += 1;
    clear.call(this, mask);
  };
}

/** Notes the WebGL calls of pictures, and questions for styles, which the browser has to compute at once. */
function noteCalls(): void {
  globalThis.viewCalls = [];
  const note = (owner: object, name: string) => {
    const call: unknown = Object.getOwnPropertyDescriptor(owner, name)?.value;
    if (typeof call !== 'function') return;
    const noted = function (this: unknown, ...given: unknown[]): unknown {
      globalThis.viewCalls.push(name);
      return Reflect.apply(call, this, given);
    };
    Object.defineProperty(owner, name, { value: noted, configurable: true, writable: true });
  };
  note(window, 'getComputedStyle');
  const { prototype } = WebGL2RenderingContext;
  for (const name of Object.getOwnPropertyNames(prototype)) if (name !== 'constructor') note(prototype, name);
}

/** Frames that the browser could have drawn in. */
const passFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

const countDrawn = (page: Page) => page.evaluate(() => globalThis.drawnFrames);

/** Waits until nothing is drawn any more. @returns how many pictures were drawn so far */
async function untilAtRest(page: Page): Promise<number> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const last = before;
        await passFrames(page, 10);
        before = await countDrawn(page);
        return before === last;
      },
      // By the processor.
      { timeout: 40_000 },
    )
    .toBe(true);
  return before;
}

/** Width and height in pixels of what differs from the plate that the rings lie on. */
async function measurePicture(page: Page, canvas: Locator): Promise<{ width: number; height: number }> {
  const picture = (await canvas.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
    const [xs, ys]: [number[], number[]] = [[], []];
    for (let at = 0; at < pixels.length; at += 4) {
      const difference = [0, 1, 2].reduce(
        (sum, one) => sum + Math.abs((pixels[at + one] ?? 0) - (pixels[one] ?? 0)),
        0,
      );
      if (difference < 150) continue;
      xs.push((at / 4) % image.width);
      ys.push(Math.floor(at / 4 / image.width));
    }
    const spread = (values: number[]) =>
      values.reduce((most, one) => Math.max(most, one), 0) - values.reduce((least, one) => Math.min(least, one), 1e4);
    return { width: spread(xs), height: spread(ys) };
  }, picture);
}

test('the view is one file of 18 kB at most, and an engraving in the default typeface loads no other', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const slider = await openView(page);
  // A picture that lacks a part, such as its shadow, is an error of WebGL that nobody is told.
  expect(await slider.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl2')?.getError())).toBe(0);
  const names = responses.map((response) => new URL(response.url()).pathname);
  const at = names.findIndex((name) => /^\/assets\/ring-view-.*\.js$/.test(name));
  const code = (await responses[at]?.body()) ?? Buffer.alloc(0);
  expect(code.length).toBeGreaterThan(10_000);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(budget);
  const imports = [...code.toString().matchAll(/(?:from|import)\s*\(?["']\.\/([\w-]+\.js)["']/g)].map(
    ([, name]) => `/assets/${name}`,
  );
  expect(imports.filter((name) => !names.slice(0, at).includes(name))).toEqual([]);
  expect(names.filter((name) => name.includes('engraving'))).toEqual([]);
  expect(errors).toEqual([]);
});

test('an engraving in script loads the typeface of product engravings, for the drawing and the view', async ({
  page,
}) => {
  const font = page.waitForResponse('**/fonts/engraving-script.woff2');
  await page.goto(`${path}&font=script`);
  expect((await font).status()).toBe(200);
  const text = page.getByRole('img', { name: 'Ring 1 innen, abgewickelt' }).locator('text');
  await expect(text).toHaveAttribute('font-family', /^'Engraving Script'/);
  await expect(text).toHaveCSS('font-style', 'normal');
});

test('a drawing of this browser is engraved in the view, in its own proportions', async ({ page }) => {
  const text = 's400x120;7 60 40 -30 40 30 40 30 40 -30';
  const hash = await hashDrawing(text);
  await page.addInitScript(
    ([kept = '']) => {
      localStorage.setItem('int-ring-drawings', kept);
      globalThis.engravedShapes = [];
      const { texImage2D } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.texImage2D = function (...given: unknown[]) {
        const source = given.at(-1);
        if (source instanceof HTMLCanvasElement) globalThis.engravedShapes.push(source.width / source.height);
        Reflect.apply(texImage2D, this, given);
      };
    },
    [JSON.stringify([{ hash, text }])],
  );
  await openView(page, `/trauringe/studio?size=54,62&width=5&drawing=${hash},`);
  const shapes = await page.evaluate(() => globalThis.engravedShapes);
  expect(shapes.map((shape) => shape.toFixed(1))).toEqual([(400 / 120).toFixed(1)]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an engraving in script has its typeface, and nothing offers to turn the rings', async ({ page }) => {
    const font = page.waitForResponse('**/fonts/engraving-script.woff2');
    await page.goto(`${path}&font=script`);
    expect((await font).status()).toBe(200);
    await expect(findDrawing(page)).toBeVisible();
    await expect(findSlider(page)).toBeHidden();
    await expect(page.getByRole('group', { name: 'Ansicht' })).toBeHidden();
  });
});

test('a lost context shows the drawing, and a restored one the view again', async ({ page }) => {
  const slider = await openView(page);
  expect(await isDrawingSeen(page)).toBe(false);
  await slider.evaluate((canvas: HTMLCanvasElement) => {
    globalThis.lostContext = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? null;
    globalThis.lostContext?.loseContext();
  });
  await expect(slider).toBeHidden();
  await expect(findChoice(page, 'Gestapelt')).toBeHidden();
  await expect.poll(() => isDrawingSeen(page)).toBe(true);
  await page.evaluate(() => globalThis.lostContext?.restoreContext());
  await expect(slider).toBeVisible({ timeout: 40_000 });
  await expect.poll(() => isDrawingSeen(page)).toBe(false);
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuenow', '15');
});

test('a driver that refuses a program leaves the drawing', async ({ page }) => {
  await page.addInitScript(() => {
    const { shaderSource, linkProgram } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
      shaderSource.call(this, shader, source.replace('void main(){', 'void main(){ refused();'));
    };
    WebGL2RenderingContext.prototype.linkProgram = function (program) {
      linkProgram.call(this, program);
      document.documentElement.dataset.linked = '';
    };
  });
  await page.goto(path);
  await untilHydrated(page);
  await page.locator('.ring-stage__root').hover();
  await expect(page.locator('html')).toHaveAttribute('data-linked');
  await passFrames(page, 60);
  await expect(findSlider(page)).toBeHidden();
  expect(await isDrawingSeen(page)).toBe(true);
});

test('arrow keys turn the rings, plus comes closer, and Home goes back', async ({ page }) => {
  await page.addInitScript(countFrames);
  const slider = await openView(page);
  await expect(slider).toHaveAccessibleDescription(/Ring 1: Größe 54 .* Ring 2: Größe 62 .*Pfeiltasten/s);
  await untilAtRest(page);
  const before = await measurePicture(page, slider);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await slider.press(key);
  await expect(slider).toHaveAttribute('aria-valuenow', '345');
  await slider.press('+');
  await untilAtRest(page);
  expect((await measurePicture(page, slider)).height).toBeGreaterThan(1.08 * before.height);
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  await untilAtRest(page);
  expect(await measurePicture(page, slider)).toEqual(before);
});

test('each arrangement is chosen by keyboard, and shows both rings, one of them, or hands', async ({ page }) => {
  await page.addInitScript(countFrames);
  const slider = await openView(page, '/trauringe/studio?size=50,68&width=5');
  await untilAtRest(page);
  await findChoice(page, 'Nebeneinander').focus();
  const shapes = [await measurePicture(page, slider)];
  for (const name of ['Gestapelt', 'An der Hand', 'Ring 1', 'Ring 2']) {
    const before = await countDrawn(page);
    await page.keyboard.press('ArrowRight');
    await expect(findChoice(page, name)).toBeChecked();
    // The first picture waits for the driver, during which nothing is drawn.
    await expect.poll(() => countDrawn(page), { timeout: 40_000 }).toBeGreaterThan(before);
    await untilAtRest(page);
    shapes.push(await measurePicture(page, slider));
  }
  const [side, stacked, hand, first, second] = shapes.map(({ width, height }) => width / height);
  expect(side).toBeGreaterThan(1.3);
  expect(stacked).toBeGreaterThan(1.1);
  expect(hand).toBeGreaterThan(1.1);
  for (const one of [first, second]) expect(one).toBeLessThan(1.05);
  expect(await findViolations(page)).toEqual([]);
});

test('at 375 px the choice of an arrangement is in one line that overflows nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openView(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const boxes = await page.locator('.ring-stage__choice').evaluateAll((choices) =>
    choices.map((choice) => {
      const { top, height } = choice.getBoundingClientRect();
      return { top, isHigh: height >= 40 };
    }),
  );
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(boxes.every(({ isHigh }) => isHigh)).toBe(true);
});

test('the view draws when something has changed only, and each change once with reduced motion', async ({ page }) => {
  await page.addInitScript(countFrames);
  await page.addInitScript(noteCalls);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slider = await openView(page, `${path}&stones=three,none`);
  const before = await untilAtRest(page);
  await page.evaluate(() => {
    globalThis.viewCalls = [];
  });
  await slider.press('ArrowRight');
  await passFrames(page, 40);
  expect(await page.evaluate(() => globalThis.drawnFrames)).toBe(before + 1);
  // What a picture costs the page: one small buffer, and a draw for each material.
  const calls = await page.evaluate(() => globalThis.viewCalls);
  expect(calls.filter((name) => /^(?:uniform|buffer|tex|get)/.test(name))).toEqual(['bufferSubData']);
  expect(calls.filter((name) => name.startsWith('draw'))).toHaveLength(9);
  expect(calls.length).toBeLessThanOrEqual(50);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await slider.press('ArrowRight');
  const after = await untilAtRest(page);
  expect(after).toBeGreaterThan(before + 3);
  await passFrames(page, 40);
  expect(await page.evaluate(() => globalThis.drawnFrames)).toBe(after);
});

test('a slow device draws fewer pixels while the rings turn, and all of them at rest', async ({ page }) => {
  await page.addInitScript(() => {
    const widths: number[] = [];
    Object.assign(globalThis, { widths });
    const { clear } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clear = function (mask) {
      widths.push(this.canvas.width);
      for (const end = performance.now() + 45; performance.now() < end; );
      clear.call(this, mask);
    };
  });
  const slider = await openView(page);
  const readWidths = () => slider.evaluate((): number[] => Reflect.get(globalThis, 'widths'));
  const full = await slider.evaluate((canvas: HTMLCanvasElement) => canvas.width);
  for (let press = 0; press < 6; press += 1) await slider.press('ArrowRight');
  await expect.poll(async () => Math.min(...(await readWidths()))).toBeLessThan(0.7 * full);
  await expect.poll(async () => (await readWidths()).at(-1)).toBe(full);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 823 } });

  type Finger = readonly [x: number, y: number];

  /** Moves fingers from one place to another, as the browser gets it from the screen. */
  async function swipe(session: CDPSession, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Finger[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
    await send('touchStart', from);
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8;
      const place = ([x, y]: Finger, index: number): Finger => {
        const [endX, endY] = to[index] ?? [x, y];
        return [x + (endX - x) * part, y + (endY - y) * part];
      };
      await send('touchMove', from.map(place));
    }
    await send('touchEnd', []);
  }

  test('a finger turns the rings, two bring them closer, and a vertical swipe scrolls the page', async ({ page }) => {
    await page.addInitScript(countFrames);
    const slider = await openView(page);
    await untilAtRest(page);
    const before = await measurePicture(page, slider);
    const session = await page.context().newCDPSession(page);
    const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await swipe(session, [[x - 60, y]], [[x + 60, y]]);
    await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(40);
    await slider.press('Home');
    await untilAtRest(page);
    await swipe(
      session,
      [
        [x - 30, y],
        [x + 30, y],
      ],
      [
        [x - 45, y],
        [x + 45, y],
      ],
    );
    await untilAtRest(page);
    expect((await measurePicture(page, slider)).height).toBeGreaterThan(1.1 * before.height);
    const degrees = await slider.getAttribute('aria-valuenow');
    await swipe(session, [[x, y + 40]], [[x, y - 80]]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(30);
    expect(await slider.getAttribute('aria-valuenow')).toBe(degrees);
  });
});
