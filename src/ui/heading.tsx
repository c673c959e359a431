import type { ReactNode } from 'react';
import { heading } from '../styled-system/recipes/index.js';

type Props = {
  level: 2 | 3;
  /** Makes the heading an address of its own. */
  id?: string;
  children: ReactNode;
};

export function Heading({ level, id, children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={heading({ level: `${level}` })}>
      {children}
    </Tag>
  );
}
