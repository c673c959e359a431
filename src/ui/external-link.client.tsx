'use client';

import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { getLinkIcon } from './link-icon.ts';

type Props = {
  href: string;
  /** Said to those who do not see the icon. */
  newTabLabel: string;
  /** Of that label, where the words around it may be in another language. */
  labelLanguage?: string;
  title?: string | undefined;
  className?: string | undefined;
  /** Where it is not the one of the address. */
  icon?: IconName;
  children: ReactNode;
};

/** Leads away from this site or into another program: in a new tab, with the icon of what it is. */
export function ExternalLink({ href, newTabLabel, labelLanguage, title, className, icon, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" title={title} className={className}>
      {children} <Icon name={icon ?? getLinkIcon(href)} />
      <span className="visually-hidden" lang={labelLanguage}>
        {' '}
        {newTabLabel}
      </span>
    </a>
  );
}
