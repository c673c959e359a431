import type { ReactNode } from 'react';
import { Link } from 'waku';
import { readDraft } from '../contact/draft-store.ts';

type Props = {
  /** Page of the contact form, at the form. */
  href: string;
  /** What the message begins with; the address of the page that it is about follows. */
  text: string;
  className: string;
  children: ReactNode;
};

/** A link to the contact form, with a message about the present page. Without JavaScript the form is empty. */
export function MessageLink({ href, text, className, children }: Props) {
  return (
    <Link
      to={href}
      className={className}
      data-hydrate=""
      onClick={() => addToDraft('contact', 'message', `${text}\n${location.href}`)}
    >
      {children}
    </Link>
  );
}

/** Adds a text to a field of a form on another page, below what its draft says already. */
function addToDraft(key: string, field: string, text: string): void {
  const draft = readDraft(key);
  const { [field]: before } = draft;
  const value = typeof before === 'string' && before !== '' ? `${before}\n\n${text}` : text;
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, [field]: value }));
  } catch {
    // Private windows refuse to store; then the form is empty.
  }
}
