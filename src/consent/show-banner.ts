import { importOptional } from '../base/import-optional.ts';
import { type BannerFrame, openFrame } from './banner-frame.ts';
import type { ConsentFile } from './consent-file.ts';
import { readAnswers } from './stored-consents.ts';

export type BannerOptions = {
  file: ConsentFile;
  /** The element that holds the banner. */
  place: HTMLElement;
  /** Aborts when the place leaves the document. */
  signal: AbortSignal;
  /** The visitor has opened the banner. */
  request?: { opener: HTMLElement | null } | undefined;
  /** Tells the visitor that code of the page is missing. */
  tellIncomplete: () => void;
};

const importView = () => import('./banner-view.ts');

/** The open banner of a visitor who has not touched it, and what ends its waiting. */
let untouched: { frame: BannerFrame; end: AbortController } | undefined;

/**
 * Shows the banner: to a visitor who has answered nothing as far as it is seen before a touch, else with its purposes.
 *
 * @throws when the code does not load; then the caller opens the policy's page
 */
export async function showBanner(options: BannerOptions): Promise<void> {
  if (!options.request && readAnswers().length === 0) {
    if (!options.place.firstElementChild) waitForTouch(options);
    return;
  }
  // Where a page is kept although its code is missing, an import has no result instead of an error.
  const view = await importOptional(importView);
  if (!view) throw new Error('The code of the banner is missing.');
  showView(view, options);
}

function showView(view: Awaited<ReturnType<typeof importView>>, options: BannerOptions): void {
  if (options.signal.aborted) return;
  const frame = untouched?.frame;
  untouched?.end.abort();
  untouched = undefined;
  view.showView({ ...options, frame, openFrame });
}

/** Loads the rest when the banner is touched or the focus moves. A click is held until then. */
function waitForTouch(options: BannerOptions): void {
  const frame = openFrame(options.place, options.file.banner);
  const end = new AbortController();
  const own = { frame, end };
  untouched = own;
  /** The control that was clicked last. */
  let held: HTMLElement | null = null;
  let isLoading = false;
  const hold = (control: HTMLElement | null) => {
    held?.removeAttribute('aria-busy');
    held = control;
    held?.setAttribute('aria-busy', 'true');
  };
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const view = await importOptional(importView);
    isLoading = false;
    const clicked = held;
    hold(null);
    if (!view) return clicked ? options.tellIncomplete() : undefined;
    if (untouched === own) showView(view, options);
    // The browser itself has opened the fold; what another tab has answered is answered.
    if (clicked?.localName === 'button' && clicked.isConnected) clicked.click();
  };
  const { root } = frame;
  root.addEventListener('pointerover', load, end);
  root.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) hold(target.closest<HTMLElement>('button, summary'));
      void load();
    },
    end,
  );
  addEventListener('focusin', load, end);
  options.signal.addEventListener('abort', () => {
    if (untouched === own) untouched = undefined;
    end.abort();
    frame.close();
  });
}
