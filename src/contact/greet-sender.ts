import 'client-only';
import { formatMessage } from '../i18n/format-message.ts';
import { senderKey } from './form-ids.ts';

/** Writes the name of who sent the last message into an element that has the text for it. */
export function connect(element: HTMLElement): void {
  const sender = findSender();
  if (sender) element.textContent = formatMessage(element.getAttribute('named') ?? '', sender);
}

function findSender(): { name: string; email: string } | undefined {
  try {
    return parseSender(sessionStorage.getItem(senderKey));
  } catch {
    return undefined;
  }
}

function parseSender(text: string | null): { name: string; email: string } | undefined {
  const sender: unknown = JSON.parse(text ?? 'null');
  const isSender = typeof sender === 'object' && sender !== null && 'name' in sender && 'email' in sender;
  if (!isSender || typeof sender.name !== 'string' || typeof sender.email !== 'string') return undefined;
  return { name: sender.name, email: sender.email };
}
