import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { Heading } from '../ui/heading.tsx';
import { Prose } from '../ui/prose.tsx';

/** Where visitors find what they have agreed to; links from everywhere name it `#cookies`. */
export function ConsentsPlace({ language, children }: { language: Language; children?: ReactNode }) {
  const words = getMessages(language).legal;
  return (
    <section>
      <Heading level={2} id="cookies">
        {words.consents}
      </Heading>
      {children ?? (
        <Prose>
          <p>{words.noConsents}</p>
        </Prose>
      )}
    </section>
  );
}
