import type { ReactNode } from 'react';
import { Link } from 'waku';
import { button } from '../styled-system/recipes/index.js';

type Props = {
  href: string;
  appearance?: 'solid' | 'outline';
  size?: 'small' | 'medium';
  /** Accessible name, where the text alone is ambiguous. */
  label?: string;
  children: ReactNode;
};

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ href, appearance = 'solid', size = 'medium', label, children }: Props) {
  return (
    <Link to={href} className={button({ appearance, size })} aria-label={label}>
      {children}
    </Link>
  );
}
