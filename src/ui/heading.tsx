import type { ReactNode } from 'react';
import { heading } from '../styled-system/recipes/index.js';

type Props = {
  level: 2 | 3;
  /** Makes the heading an address of its own, which it shows when one points at it. */
  id?: string | undefined;
  /** A heading with a link of its own cannot be another one. */
  containsLink?: boolean;
  /** Where the words around it may be in another language. */
  lang?: string | undefined;
  children: ReactNode;
};

export function Heading({ level, id, containsLink: holdsLink = false, lang, children }: Props) {
  const Tag = `h${level}` as const;
  const styles = heading({ level: `${level}` });
  return (
    <Tag id={id} className={styles.root} lang={lang}>
      {id && !holdsLink ? (
        <a href={`#${id}`} className={styles.anchor}>
          {children}
        </a>
      ) : (
        children
      )}
    </Tag>
  );
}
