import type { ReactNode } from 'react';
import { expander } from '../styled-system/recipes/index.js';
import { Icon } from './icon.tsx';

type Props = {
  title: string;
  /** Of the expanders with the same name only one is open. */
  name?: string;
  /** Language of title and content, where it is not that of the page. */
  lang?: string | undefined;
  children: ReactNode;
};

/**
 * A disclosure with a title. Native `<details>`: it works without JavaScript, find-in-page opens it, and it closes when
 * `open` is removed or another one of its name opens.
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
