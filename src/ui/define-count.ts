import 'client-only';
import { defineElement } from '../base/define-element.ts';
import { formatMessage } from '../i18n/format-message.ts';

type Count = {
  get: () => number;
  /** Calls the listener after a change. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * Defines the element of a number in a link. It shows the number, where there is one, and names the link by its
 * attributes `none`, `one` and `many`.
 */
export function defineCount(name: string, { get, subscribe }: Count): void {
  defineElement(name, (element, signal) => {
    const show = () => showCount(element, get());
    signal.addEventListener('abort', subscribe(show));
    show();
  });
}

function showCount(element: HTMLElement, count: number): void {
  const name = element.getAttribute(count === 0 ? 'none' : count === 1 ? 'one' : 'many') ?? '';
  element.closest('a')?.setAttribute('aria-label', formatMessage(name, { count }));
  element.textContent = count > 0 ? String(count) : '';
}
