import 'client-only';
import { keepPage } from '../base/import-optional.ts';
import { hydrationRequestEvent } from '../base/request-hydration.ts';
import { controls, plainControls } from './react-controls.ts';
import { isHydrated, isReactLazy, startReact } from './react-start.ts';

/** Server markup that needs React at once, such as content that the visitor has allowed. */
const hydratesAtOnce = '[data-hydrate="load"]';

/** Server markup that comes to life under the pointer. */
const hydratesOnHover = '[data-hydrate]';

/** Clicks that came before React, in order. */
const heldClicks: HTMLElement[] = [];

/**
 * Starts React: at once where the page needs it, else when a control is touched that React owns. A click on one is held
 * until React can handle it, on every page: code may take seconds to arrive.
 */
export function startReactOnTouch(): void {
  const controller = new AbortController();
  const { signal } = controller;
  const options = { capture: true, signal };
  for (const type of ['click', 'keydown', 'input', 'change', 'submit']) addEventListener(type, passReact, options);
  addEventListener('click', (event: MouseEvent) => void holdClick(event, controller), options);
  // Nobody who has left the page, and comes back to it, expects the click any more.
  addEventListener('pagehide', () => void releaseControls(), { signal });
  if (!isReactLazy() || document.querySelector(hydratesAtOnce)) return void startReact();
  for (const type of ['pointerdown', 'focusin', 'input']) {
    addEventListener(type, ({ target }) => findControl(target) && void startReact(), { ...options, passive: true });
  }
  addEventListener('pointerover', ({ target }) => findClosest(target, hydratesOnHover) && void startReact(), options);
  addEventListener(hydrationRequestEvent, () => void startReact(), options);
}

/**
 * Until React has hydrated, it stops every event that it cannot handle yet. The elements of plain code must hear them:
 * the menu opens, a choice about consents is stored, and a draft is kept while React waits for its payload.
 */
function passReact(event: Event): void {
  if (!isHydrated()) event.stopPropagation = () => undefined;
}

async function holdClick(event: MouseEvent, controller: AbortController): Promise<void> {
  const control = findControl(event.target);
  if (!control || isHydrated()) return;
  const isHeld = isForReact(control, event);
  if (isHeld) {
    event.preventDefault();
    event.stopImmediatePropagation();
    heldClicks.push(control);
    // Other pages are never loaded anew for React's code.
    if (!isReactLazy()) keepPage(true);
    control.setAttribute('aria-busy', 'true');
  }
  const isStarted = await startReact();
  if (isStarted) controller.abort();
  const released = releaseControls();
  for (const held of released) {
    if (!isStarted) {
      // The browser follows links alone.
      if (held instanceof HTMLAnchorElement) location.assign(held.href);
      continue;
    }
    if (held.isConnected) held.click();
    // Each meets what the one before has changed, as clicks of a visitor do.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function releaseControls(): HTMLElement[] {
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
