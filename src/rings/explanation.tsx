import { formatLabelled } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { studioHelp } from '../styled-system/recipes/index.js';

/** A choice, and what staff have written about it. */
export type Explained = { key: string; name: string; description?: string; care?: string; allergy?: string };

type Props = { options: readonly Explained[]; language: Language };

/** What there is to know about each option; those without words are left out. */
export function Explanation({ options, language }: Props) {
  const { studio } = getMessages(language);
  const styles = studioHelp();
  return (
    <dl className={styles.words}>
      {options
        .filter(({ description = '' }) => description !== '')
        .map(({ key, name, description, care, allergy }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{description}</dd>
            {care && <Aspect name={formatLabelled(studio.careOf, '', language)} text={care} />}
            {allergy && <Aspect name={formatLabelled(studio.allergyOf, '', language)} text={allergy} />}
          </div>
        ))}
    </dl>
  );
}

function Aspect({ name, text }: { name: string; text: string }) {
  return (
    <dd>
      <strong>{name}</strong> {text}
    </dd>
  );
}
