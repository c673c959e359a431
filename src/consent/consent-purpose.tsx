import { formatMessage } from '../i18n/format.ts';
import { Icon } from '../ui/icon.tsx';
import { consentClasses as styles } from './consent-classes.ts';
import type { ConsentChoice } from './consent-entries.ts';
import type { ConsentMessages } from './consent-file.ts';
import { toggle } from './consent-store.ts';

type Props = { choice: ConsentChoice; messages: Pick<ConsentMessages, 'required' | 'more' | 'from' | 'newTab'> };

/** A purpose with its checkbox. Texts of staff are rendered as plain text. */
export function ConsentPurpose({ choice, messages }: Props) {
  const { function_id, display_name, description, link, locked, language, consentGiven, host } = choice;
  const id = `consent-${function_id}`;
  return (
    <li className={styles.purpose}>
      <input
        type="checkbox"
        id={id}
        checked={consentGiven}
        disabled={locked}
        aria-describedby={`${id}-about`}
        onChange={() => toggle(function_id)}
      />
      <label htmlFor={id}>
        <span lang={language}>{display_name}</span> {locked && <small>{messages.required}</small>}
      </label>
      <p id={`${id}-about`}>
        <span lang={language}>{description}</span> {host && `${formatMessage(messages.from, { host })} `}
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {messages.more}
            <span className="visually-hidden">
              : <span lang={language}>{display_name}</span> {messages.newTab}
            </span>
            <Icon name="external" />
          </a>
        )}
      </p>
    </li>
  );
}
