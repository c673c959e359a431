import 'client-only';

/** The event that starts React on a page that would wait for the visitor. */
export const hydrationRequestEvent = 'hydration-request';

/**
 * Starts React on account of an element. It is marked as if the server had done so, since the code that starts React
 * may run later.
 */
export function requestHydration(element: HTMLElement): void {
  element.dataset.hydrate = 'load';
  dispatchEvent(new Event(hydrationRequestEvent));
}
