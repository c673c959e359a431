import 'client-only';
import { keepPage } from '../base/import-optional.ts';
import { hydrationRequestEvent } from '../base/request-hydration.ts';
import { controls, plainControls } from './react-controls.ts';
import { isHydrated, isReactLazy, loadKeeper, startReact } from './react-start.ts';

/** Server markup that needs React at once, such as content that the visitor has allowed. */
const hydratesAtOnce = '[data-hydrate="load"]';

/** Server markup that comes to life under the pointer, or with the focus in it. */
const hydratesOnHover = '[data-hydrate]';

/** Clicks that came before React, in order. */
export const heldClicks: HTMLElement[] = [];

/** In the session's storage: clicks that a reload of the page has interrupted. */
export const keptClicksKey = 'held-clicks';

const controller = new AbortController();

/**
 * Starts React: at once where the page needs it, else when a control is touched that React owns. A click on one is held
 * until React can handle it, on every page: code may take seconds to arrive.
 */
export function startReactOnTouch(): void {
  const { signal } = controller;
  const options = { capture: true, signal };
  for (const type of ['click', 'keydown', 'input', 'change', 'submit']) addEventListener(type, passReact, options);
  addEventListener('click', onClick, options);
  // Nobody who has left the page, and comes back to it, expects the click any more.
  addEventListener('pagehide', () => void releaseClicks(), { signal });
  if (hasKeptClicks()) void loadKeeper();
  if (!isReactLazy() || document.querySelector(hydratesAtOnce)) return void startReact();
  for (const type of ['pointerdown', 'pointerover', 'focusin', 'input']) addEventListener(type, onTouch, options);
  addEventListener(hydrationRequestEvent, () => void startReact(), options);
}

/** What has `data-press` waits for its click: a finger on it may be about to scroll. */
function onTouch({ type, target }: Event): void {
  const isTouched = type !== 'pointerover' && findControl(target)?.matches(':not([data-press])');
  if (isTouched || findClosest(target, hydratesOnHover)) void startReact();
}

/**
 * Until React has hydrated, it stops every event that it cannot handle yet. The elements of plain code must hear them:
 * the menu opens, a choice about consents is stored, and a draft is kept while React waits for its payload.
 */
function passReact(event: Event): void {
  if (!isHydrated()) event.stopPropagation = () => undefined;
}

function hasKeptClicks(): boolean {
  try {
    return keptClicksKey in sessionStorage;
  } catch {
    return false;
  }
}

function onClick(event: MouseEvent): void {
  const control = findControl(event.target);
  if (!control || isHydrated()) return;
  if (!isForReact(control, event)) return void deliverClicks();
  event.preventDefault();
  event.stopImmediatePropagation();
  holdClick(control);
}

/** Holds a click on a control until React can handle it. */
export function holdClick(control: HTMLElement): void {
  heldClicks.push(control);
  // Other pages are never loaded anew for React's code.
  if (!isReactLazy()) keepPage(true);
  control.setAttribute('aria-busy', 'true');
  void loadKeeper().then((keeper) => keeper?.keepIfLeaving());
  void deliverClicks();
}

async function deliverClicks(): Promise<void> {
  const isStarted = await startReact();
  if (!isStarted) return giveUpClicks();
  controller.abort();
  for (const held of releaseClicks()) {
    // The server presses no toggle: one that is pressed now, such as a heart, is what the visitor wanted.
    if (held.isConnected && held.ariaPressed !== 'true') held.click();
    // Each meets what the one before has changed, as clicks of a visitor do.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Leaves to the browser what it can do alone: it follows links, opens folds and closes them. */
export function giveUpClicks(): void {
  for (const held of releaseClicks()) {
    if (held instanceof HTMLAnchorElement) location.assign(held.href);
    else if (held.localName === 'summary') held.parentElement?.toggleAttribute('open');
  }
}

/** @returns the controls whose clicks are not held any more */
function releaseClicks(): HTMLElement[] {
  const released = heldClicks.splice(0);
  keepPage(false);
  for (const held of released) held.removeAttribute('aria-busy');
  return released;
}

/** Whether a click means nothing without React. The browser itself submits, focuses, opens and follows. */
function isForReact(control: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  // With a key, the browser opens links elsewhere.
  if (control instanceof HTMLAnchorElement) return !(ctrlKey || metaKey || shiftKey);
  if (control instanceof HTMLButtonElement) return control.type === 'button';
  if (control.localName === 'summary') return true;
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type) && !control.form;
}

function findClosest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

function findControl(target: EventTarget | null): HTMLElement | null {
  const touched = findClosest(target, controls);
  const control = touched instanceof HTMLLabelElement ? touched.control : touched;
  return control instanceof HTMLElement && !control.closest(plainControls) ? control : null;
}
