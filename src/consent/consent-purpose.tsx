import type { ConsentChoice } from './consent.ts';
import { consentClasses as styles } from './consent-classes.ts';
import type { ConsentWords } from './consent-file.ts';
import { toggle } from './consent-store.ts';

type Props = { choice: ConsentChoice; words: Pick<ConsentWords, 'required' | 'more' | 'newTab'> };

/** One box to tick, and what it means. Staff's words are text and nothing else. */
export function ConsentPurpose({ choice, words }: Props) {
  const { function_id, display_name, description, link, locked, language, consentGiven } = choice;
  const id = `consent-${function_id}`;
  return (
    <li className={styles.purpose} lang={language}>
      <input
        type="checkbox"
        id={id}
        checked={consentGiven}
        disabled={locked}
        aria-describedby={`${id}-about`}
        onChange={() => toggle(function_id)}
      />
      <label htmlFor={id}>
        {display_name} {locked && <small>{words.required}</small>}
      </label>
      <p id={`${id}-about`}>
        {description}{' '}
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {words.more}
            <span className="visually-hidden">
              : {display_name} {words.newTab}
            </span>
          </a>
        )}
      </p>
    </li>
  );
}
