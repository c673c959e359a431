import type { Language } from '../../i18n/languages.ts';
import { Expander } from '../../ui/expander.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Prose } from '../../ui/prose.tsx';
import { toAnchor } from './anchor.ts';
import type { Question } from './page.ts';
import { RichText } from './rich-text.tsx';

type Props = { heading: string | null; items: readonly Question[]; language: Language };

/** FAQ as expandable questions, with and without JavaScript. */
export function Questions({ heading, items, language }: Props) {
  return (
    <section>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      {items.map(({ question, html, entry, lang }) => (
        <Expander key={question} title={question} lang={lang}>
          <Prose>
            <RichText {...{ html, entry, language }} />
          </Prose>
        </Expander>
      ))}
    </section>
  );
}
