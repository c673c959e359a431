import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/check/browser-tests.ts';
import type { Language } from '../src/i18n/languages.ts';
import { getMessages } from '../src/i18n/messages.ts';
import { ringStudioRoutes } from '../src/routing/routes.ts';
import { median } from './throughput.ts';

const rounds = 3;

const cpuSlowdown = 4;

/** For how long the rings turn, and how many pictures are drawn at least. */
const turningMs = 3_000;
const leastPictures = 8;

const pairs = {
  polished: 'size=54,62&width=4.5,6&profile=flat,half-round',
  'hammered with stones': 'size=54,62&width=6&height=2&surface=hammered,ice&stones=half,none&setting=pave&text=Anna',
};

const devices: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1440, height: 900 } },
};

type Frames = {
  driver: string;
  size: string;
  /** From the first line of the view's code to the end of its first picture. */
  firstMs: number;
  perSecond: number;
  /** Of the full resolution, while the rings turn. */
  pixels: number;
  /** WebGL calls of a picture, and the bytes that they send. */
  calls: number;
  bytes: number;
  /** Of a picture whose calls reach no driver: pictures a second, and milliseconds of the page's scripts. */
  perSecondAlone: number;
  scriptMs: number;
};

/**
 * Prints what the 3D view of wedding rings weighs, how long it needs for its first picture, and how fluently it turns. A browser
 * without a GPU draws in software, on the processor that is slowed down for the page: there, pictures a second say how
 * fast it draws pixels. What a device with a GPU has to do for a picture is measured with calls that reach no driver.
 */
export async function reportRingsView(site: string, language: Language): Promise<void> {
  console.log(`\n3D view of wedding rings, processor ${cpuSlowdown} times slower, medians of ${rounds}.`);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const [device, options] of Object.entries(devices)) {
      for (const [name, pair] of Object.entries(pairs)) {
        const url = `${site}${ringStudioRoutes[language]}?${pair}`;
        const turnName = getMessages(language).studio.turn;
        const frames: Frames[] = [];
        for (let round = 0; round < rounds; round += 1) frames.push(await measureView(browser, url, turnName, options));
        const of = (key: Exclude<keyof Frames, 'driver' | 'size'>) => median(frames.map((one) => one[key]));
        console.log(`  ${device}, ${name}, canvas of ${frames[0]?.size} pixels, drawn by ${frames[0]?.driver}`);
        console.log(
          `    first picture after ${Math.round(of('firstMs'))} ms; turning ${of('perSecond').toFixed(1)} pictures a second ` +
            `with ${Math.round(100 * of('pixels'))} % of the pixels`,
        );
        console.log(
          `    without the driver: ${of('perSecondAlone').toFixed(1)} pictures a second, scripts ${of('scriptMs').toFixed(2)} ms ` +
            `a picture; ${Math.round(of('calls'))} calls with ${Math.round(of('bytes'))} bytes`,
        );
      }
    }
    const code = await fetchView(browser, site + ringStudioRoutes[language]);
    console.log(`  the file: ${gzipSync(code, { level: 9 }).length} bytes (gzip), ${code.length} unpacked`);
  } finally {
    await browser.close();
  }
}

async function fetchView(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage();
  const response = page.waitForResponse(/\/assets\/ring-view-/);
  await page.goto(url);
  await page.locator('.ring-stage__root').hover();
  const code = await (await response).body();
  await page.close();
  return code;
}

async function measureView(
  browser: Browser,
  url: string,
  turnName: string,
  options: BrowserContextOptions,
): Promise<Frames> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    // Processor time, which other programs do not lengthen. Chromium slows the thread by letting it spin, which counts,
    // also while it waits for a driver.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.locator('.ring-stage__root').hover();
    const slider = page.getByRole('slider', { name: turnName });
    await slider.waitFor({ timeout: 120_000 });
    const { perSecond, ...frames } = await turnRings(page, true);
    const readScriptMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name: metric }) => metric === 'ScriptDuration')?.value ?? Number.NaN);
    };
    const before = await readScriptMs();
    const alone = await turnRings(page, false);
    const scriptMs = ((await readScriptMs()) - before) / alone.count;
    return { ...frames, perSecond, perSecondAlone: alone.perSecond, scriptMs };
  } finally {
    await context.close();
  }
}

type Observed = {
  startedAt: number;
  shownAt: number;
  /** Widths of pictures. */
  pictures: number[];
  calls: number;
  bytes: number;
  /** Whether calls that draw reach the driver. */
  isDriven: boolean;
};

declare global {
  var ringFrames: Observed;
}

/** Runs in the page, before its own scripts. A picture begins by clearing the canvas, and a microtask follows its end. */
function observe(): void {
  const kept: Observed = { startedAt: 0, shownAt: 0, pictures: [], calls: 0, bytes: 0, isDriven: true };
  globalThis.ringFrames = kept;
  const prototype = WebGL2RenderingContext.prototype;
  const drawing = /^(?:bind|blend|bufferSub|clear|disable|draw|enable|uniform|use|viewport)/;
  const countBytes = (name: string, given: readonly unknown[]) => {
    const [, , , , length] = given;
    if (name === 'bufferSubData' && typeof length === 'number') return 4 * length;
    return given.reduce<number>((sum, value) => {
      if (ArrayBuffer.isView(value)) return sum + value.byteLength;
      if (Array.isArray(value)) return sum + 4 * value.length;
      if (value instanceof HTMLCanvasElement) return sum + value.width * value.height;
      return sum + (typeof value === 'number' && name.startsWith('uniform') ? 4 : 0);
    }, 0);
  };
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const call: unknown = Object.getOwnPropertyDescriptor(prototype, name)?.value;
    if (typeof call !== 'function' || name === 'constructor') continue;
    const observed = function (this: WebGL2RenderingContext, ...given: unknown[]): unknown {
      kept.calls += 1;
      kept.bytes += countBytes(name, given);
      if (name === 'createProgram') kept.startedAt ||= performance.now();
      if (name === 'clear') {
        kept.pictures.push(this.canvas.width);
        queueMicrotask(() => {
          kept.shownAt ||= performance.now();
        });
      }
      return kept.isDriven || !drawing.test(name) ? Reflect.apply(call, this, given) : undefined;
    };
    Object.defineProperty(prototype, name, { value: observed });
  }
}

type Turned = Omit<Frames, 'scriptMs' | 'perSecondAlone'> & { count: number };

/** Turns the rings with the arrow key. */
function turnRings(page: Page, isDriven: boolean): Promise<Turned> {
  return page.locator('.ring-stage__canvas').evaluate(
    async (canvas: HTMLCanvasElement, [isDriven, forMs, leastPictures]) => {
      const full = canvas.width;
      const gl = canvas.getContext('webgl2');
      const info = gl?.getExtension('WEBGL_debug_renderer_info');
      const driver = String(info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL));
      // The driver may still be painting earlier pictures.
      gl?.finish();
      Object.assign(globalThis.ringFrames, { isDriven, calls: 0, bytes: 0 });
      const { startedAt, shownAt, pictures } = globalThis.ringFrames;
      pictures.length = 0;
      const start = performance.now();
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
      let pressed = -1;
      // One key for each picture, since a slow driver would collect many.
      while (performance.now() - start < forMs || pictures.length < leastPictures) {
        if (pictures.length > pressed) canvas.dispatchEvent(key);
        pressed = pictures.length;
        await new Promise(requestAnimationFrame);
      }
      const count = pictures.length;
      const { calls, bytes } = globalThis.ringFrames;
      return {
        driver,
        size: `${full} × ${canvas.height}`,
        firstMs: shownAt - startedAt,
        perSecond: (count * 1000) / (performance.now() - start),
        count,
        calls: calls / count,
        bytes: bytes / count,
        pixels: pictures.reduce((sum, width) => sum + (width / full) ** 2, 0) / count,
      };
    },
    [isDriven, turningMs, leastPictures] as const,
  );
}
