import { formatMessage } from '../i18n/format-message.ts';
import { checkoutClasses as styles } from './checkout-classes.ts';
import type { CheckoutMessages, CheckoutPaths } from './checkout-messages.ts';

const names = ['terms', 'withdrawal', 'privacy'] as const;

type Props = { messages: CheckoutMessages; paths: CheckoutPaths; hasPersonalized: boolean };

/**
 * Links to terms, withdrawal information and privacy policy, in new tabs and as downloads, so that no entry is lost.
 */
export function TermsNote({ messages: { terms }, paths, hasPersonalized }: Props) {
  const copies = [
    { href: paths.terms, text: terms.terms },
    { href: paths.withdrawal, text: terms.withdrawal },
  ];
  return (
    <div className={styles.terms}>
      <p>
        {terms.sentence.split(/(?=\{)|(?<=\})/).map((part) => {
          const name = names.find((one) => part === `{${one}}`);
          return name ? <NewTabLink key={part} href={paths[name]} text={terms[name]} note={terms.newTab} /> : part;
        })}
      </p>
      {hasPersonalized && <p>{terms.personalized}</p>}
      <ul>
        {copies.map(({ href, text }) => (
          <li key={href}>
            <a href={href} download={`${href.split('/').at(-1)}.html`}>
              {formatMessage(terms.save, { text })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NewTabLink({ href, text, note }: { href: string; text: string; note: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {note}</span>
    </a>
  );
}
