import type { Language } from '../i18n/languages.ts';
import { faq } from '../styled-system/recipes/index.js';
import { Heading } from '../ui/heading.tsx';
import { Icon } from '../ui/icon.tsx';
import { Prose } from '../ui/prose.tsx';
import { toAnchor } from './anchor.ts';
import { RichText } from './rich-text.tsx';

type Props = { heading: string | null; items: readonly { question: string; answerHtml: string }[]; language: Language };

/** Questions that open to their answers, with and without scripts. */
export function Questions({ heading, items, language }: Props) {
  const styles = faq();
  return (
    <section className={styles.root}>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      {items.map(({ question, answerHtml }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevron" />
          </summary>
          <Prose>
            <RichText html={answerHtml} language={language} />
          </Prose>
        </details>
      ))}
    </section>
  );
}
