import 'client-only';

/** Who sent the last message, for the thanks page. It stays in session storage. */
export type Sender = { name: string; email: string };

const key = 'contact-sender';

export function saveSender(sender: Sender): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sender));
  } catch {
    // Private windows refuse to store; then the thanks page has no name.
  }
}

export function findSender(): Sender | undefined {
  try {
    return parseSender(sessionStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function parseSender(text: string | null): Sender | undefined {
  const sender: unknown = JSON.parse(text ?? 'null');
  const isSender = typeof sender === 'object' && sender !== null && 'name' in sender && 'email' in sender;
  if (!isSender || typeof sender.name !== 'string' || typeof sender.email !== 'string') return undefined;
  return { name: sender.name, email: sender.email };
}
