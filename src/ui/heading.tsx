import type { ReactNode } from 'react';
import { heading } from '../styled-system/recipes/index.js';

type Props = {
  level: 2 | 3;
  /** Id of the heading, which becomes a link to itself. */
  id?: string | undefined;
  /** Whether the heading contains a link, so that it cannot be one itself. */
  containsLink?: boolean;
  /** Language of the heading, where the surrounding text may be in another one. */
  lang?: string | undefined;
  children: ReactNode;
};

export function Heading({ level, id, containsLink = false, lang, children }: Props) {
  const Tag = `h${level}` as const;
  const styles = heading({ level: `${level}` });
  return (
    <Tag id={id} className={styles.root} lang={lang}>
      {id && !containsLink ? (
        <a href={`#${id}`} className={styles.anchor}>
          {children}
        </a>
      ) : (
        children
      )}
    </Tag>
  );
}
