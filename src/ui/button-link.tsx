import type { ReactNode } from 'react';
import { Link } from 'waku';
import { button } from '../styled-system/recipes/index.js';
import { Icon } from './icon.tsx';
import { getIconOfHref } from './icon-of-href.ts';

type Props = {
  href: string;
  appearance?: 'solid' | 'outline';
  size?: 'small' | 'medium';
  children: ReactNode;
};

/** A link that looks like a button. What leads away opens in a new tab and says so by its icon. */
export function ButtonLink({ href, appearance = 'solid', size = 'medium', children }: Props) {
  const className = button({ appearance, size });
  if (!/^[a-z]+:/i.test(href)) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <Icon name={getIconOfHref(href)} />
    </a>
  );
}
