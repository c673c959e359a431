import 'client-only';

/** Who wrote last, for the page that thanks; it never leaves the tab. */
export type Sender = { name: string; email: string };

const key = 'contact-sender';

export function saveSender(sender: Sender): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sender));
  } catch {
    // Private windows refuse to store; they are thanked without a name.
  }
}

let last: { text: string | null; sender: Sender | undefined } = { text: null, sender: undefined };

/** The same value for as long as it is the same sender. */
export function findSender(): Sender | undefined {
  const text = readText();
  if (text !== last.text) last = { text, sender: parseSender(text) };
  return last.sender;
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function parseSender(text: string | null): Sender | undefined {
  try {
    const sender: unknown = JSON.parse(text ?? 'null');
    const isSender = typeof sender === 'object' && sender !== null && 'name' in sender && 'email' in sender;
    if (!isSender || typeof sender.name !== 'string' || typeof sender.email !== 'string') return undefined;
    return { name: sender.name, email: sender.email };
  } catch {
    return undefined;
  }
}
