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
  /** Of the main thread's processor time, per picture. */
  scriptMs: number;
  /** Of the full resolution, while the rings turn. */
  pixels: number;
};

/**
 * Prints what the 3D view of wedding rings weighs, how long it needs for its first picture, and how fluently it turns. A browser
 * without a GPU draws in software, where the number of pictures says how fast the processor draws pixels; the
 * milliseconds of scripts, as processor time, hold everywhere.
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
        const of = (key: 'firstMs' | 'perSecond' | 'scriptMs' | 'pixels') => median(frames.map((one) => one[key]));
        console.log(`  ${device}, ${name}, canvas of ${frames[0]?.size} pixels, drawn by ${frames[0]?.driver}`);
        console.log(
          `    first picture after ${Math.round(of('firstMs'))} ms; turning ${of('perSecond').toFixed(1)} pictures a second ` +
            `with ${Math.round(100 * of('pixels'))} % of the pixels; scripts ${of('scriptMs').toFixed(2)} ms a picture`,
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
    // Processor time, which other programs do not lengthen; Chromium slows the thread by letting it spin, which counts.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.locator('.ring-stage__root').hover();
    const slider = page.getByRole('slider', { name: turnName });
    await slider.waitFor({ timeout: 120_000 });
    const readScriptMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (
        1000 * cpuSlowdown * (metrics.find(({ name: metric }) => metric === 'ScriptDuration')?.value ?? Number.NaN)
      );
    };
    const before = await readScriptMs();
    const { count, ...frames } = await turnRings(page);
    return { ...frames, scriptMs: ((await readScriptMs()) - before) / count };
  } finally {
    await context.close();
  }
}

type Observed = {
  startedAt: number;
  shownAt: number;
  /** Widths of pictures. */
  pictures: number[];
};

declare global {
  var ringFrames: Observed;
}

/** Runs in the page, before its own scripts. A picture begins by clearing the canvas, and a microtask follows its end. */
function observe(): void {
  const kept: Observed = { startedAt: 0, shownAt: 0, pictures: [] };
  globalThis.ringFrames = kept;
  const { clear, createProgram } = WebGL2RenderingContext.prototype;
  WebGL2RenderingContext.prototype.createProgram = function () {
    kept.startedAt ||= performance.now();
    return createProgram.call(this);
  };
  WebGL2RenderingContext.prototype.clear = function (mask) {
    kept.pictures.push(this.canvas.width);
    queueMicrotask(() => {
      kept.shownAt ||= performance.now();
    });
    clear.call(this, mask);
  };
}

/** Turns the rings with the arrow key. */
function turnRings(page: Page): Promise<Omit<Frames, 'scriptMs'> & { count: number }> {
  return page.locator('.ring-stage__canvas').evaluate(
    async (canvas: HTMLCanvasElement, [forMs, leastPictures]) => {
      const full = canvas.width;
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
      const passedMs = performance.now() - start;
      const gl = canvas.getContext('webgl2');
      const info = gl?.getExtension('WEBGL_debug_renderer_info');
      return {
        driver: String(info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)),
        size: `${full} × ${canvas.height}`,
        firstMs: shownAt - startedAt,
        perSecond: (count * 1000) / passedMs,
        count,
        pixels: pictures.reduce((sum, width) => sum + (width / full) ** 2, 0) / count,
      };
    },
    [turningMs, leastPictures] as const,
  );
}
