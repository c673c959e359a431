import 'client-only';
import { formatMessage } from '../i18n/format-message.ts';
import { findSender } from './sender-store.ts';

/** Writes the name of who sent the last message into an element that has the text for it. */
export function connect(element: HTMLElement): void {
  const sender = findSender();
  if (sender) element.textContent = formatMessage(element.getAttribute('named') ?? '', sender);
}
