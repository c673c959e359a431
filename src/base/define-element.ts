import 'client-only';
import { importOptional } from './import-optional.ts';

/**
 * Starts an element that has come into the document.
 *
 * @param signal aborts when the element leaves the document
 */
type Connect = (element: HTMLElement, signal: AbortSignal) => unknown;

/** Defines a custom element, which works wherever its markup comes from: the server, React or a copy. */
export function defineElement(name: string, connect: Connect): void {
  customElements.define(
    name,
    class extends HTMLElement {
      private connection: AbortController | undefined;

      connectedCallback(): void {
        this.connection = new AbortController();
        connect(this, this.connection.signal);
      }

      disconnectedCallback(): void {
        this.connection?.abort();
      }
    },
  );
}

/** Starts an element by code that loads when the page has the first one. Without it the server's markup stays. */
export function connectLazily(load: () => Promise<{ connect: Connect }>): Connect {
  return async (element, signal) => {
    const loaded = await importOptional(load);
    if (!signal.aborted) loaded?.connect(element, signal);
  };
}
