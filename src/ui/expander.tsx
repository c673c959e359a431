import type { ReactNode } from 'react';
import { expander } from '../styled-system/recipes/index.js';
import { Icon } from './icon.tsx';

type Props = {
  title: string;
  /** Expanders of one name open one at a time. */
  name?: string;
  /** Of all its words, where it is not that of the page. */
  lang?: string | undefined;
  children: ReactNode;
};

/**
 * A title that unfolds what is below it. The browser's own fold: it works without scripts, finds its words when one
 * searches the page, and closes from outside by taking `open` away, or by opening another of its name.
 */
export function Expander({ title, name, lang, children }: Props) {
  const styles = expander();
  return (
    <details name={name} lang={lang} className={styles.root}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  );
}
