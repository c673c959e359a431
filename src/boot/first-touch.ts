import 'client-only';
import { takeEarlyClicks } from '../base/early-clicks.ts';
import { keepPage } from '../base/import-optional.ts';
import { hydrationRequestEvent } from '../base/request-hydration.ts';
import { controls, plainControls } from './react-controls.ts';
import { isHydrated, isReactLazy, loadKeeper, startReact } from './react-start.ts';

/** Server markup that needs React at once, such as content that the visitor has allowed. */
const hydratesAtOnce = '[data-hydrate="load"]';

/** Server markup that comes to life under the pointer, or with the focus in it. */
const hydratesOnHover = '[data-hydrate]';

const ownBoxes = ':is([type=checkbox], [type=radio]):not([form], form *)';

/** Buttons and choices that mean nothing without React. The browser itself submits, focuses, opens and follows. */
const owned = `summary, button[type=button], ${ownBoxes}`;

/** What is clicked again where it was clicked too early; of the folds those alone that React opens as a sheet. */
const repeated = `summary[data-press], button[type=button], ${ownBoxes}`;

/** Clicks that came before React, in order. */
export const heldClicks: HTMLElement[] = [];

/** Name of the window's event that they can be delivered, and of those in the session's storage that a reload interrupted. */
export const heldClicksName = 'held-clicks';

/**
 * Starts React: at once where the page needs it, else when a control is touched that React owns. A click on one is held
 * until React can handle it, on every page: code may take seconds to arrive.
 */
export function startReactOnTouch(): void {
  for (const type of ['click', 'keydown', 'input', 'change', 'submit']) addEventListener(type, passReact, true);
  addEventListener('click', onClick, true);
  // Nobody who has left the page, and comes back to it, expects the click any more.
  addEventListener('pagehide', () => heldClicks.splice(0).forEach(releaseClick));
  restoreKeptClicks();
  if (!isReactLazy() || document.querySelector(hydratesAtOnce)) return void startReact();
  for (const type of ['pointerdown', 'pointerover', 'focusin', 'input']) addEventListener(type, onTouch, true);
  addEventListener(hydrationRequestEvent, () => void startReact(), true);
}

/**
 * Clicks again what was clicked before the entry had run, where the browser did not do all of it: it has followed links,
 * sent forms, and checked the boxes of forms, which React finds checked.
 */
export function repeatEarlyClicks(): void {
  for (const target of takeEarlyClicks()) {
    const control = findClosest(target, repeated);
    if (!(control instanceof HTMLElement)) {
      if (findControl(target)) void startReact();
    } else if (setBack(control)) control.click();
  }
}

/**
 * Sets back what the browser has done by itself: React would neither undo it nor know of it.
 *
 * @returns false for a fold that was closed again, where nothing is left to do
 */
function setBack(control: HTMLElement): boolean {
  if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  const fold = control.localName === 'summary' && control.parentElement;
  if (!fold) return true;
  const wasOpen = fold.hasAttribute('open');
  fold.removeAttribute('open');
  return wasOpen;
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

function restoreKeptClicks(): void {
  try {
    if (heldClicksName in sessionStorage) void loadKeeper();
  } catch {
    // Where nothing can be stored, no click was kept.
  }
}

function onClick(event: MouseEvent): void {
  const control = findControl(event.target);
  if (!control || isHydrated()) return;
  if (!isForReact(control, event)) return void startReact();
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
  void loadKeeper();
  void startReact().then((isStarted) => (isStarted ? dispatchEvent(new Event(heldClicksName)) : giveUpClicks()));
}

/** Leaves to the browser what it can do alone: it follows links, opens folds and closes them. */
export function giveUpClicks(): void {
  for (const held of heldClicks.splice(0)) {
    releaseClick(held);
    if (held instanceof HTMLAnchorElement) location.assign(held.href);
    else if (held.localName === 'summary') held.parentElement?.toggleAttribute('open');
  }
}

export function releaseClick(held: HTMLElement): void {
  keepPage(false);
  held.removeAttribute('aria-busy');
}

/** Whether a click on a control is React's. */
export function isForReact(control: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  // With a key, the browser opens links elsewhere.
  return control.localName === 'a' ? !(ctrlKey || metaKey || shiftKey) : control.matches(owned);
}

function findClosest(target: EventTarget | null, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

export function findControl(target: EventTarget | null): HTMLElement | null {
  const touched = findClosest(target, controls);
  const control = touched instanceof HTMLLabelElement ? touched.control : touched;
  return control instanceof HTMLElement && !control.closest(plainControls) ? control : null;
}
