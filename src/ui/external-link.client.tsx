'use client';

import type { ReactNode } from 'react';
import { getLinkIcon, Icon, type IconName } from './icon.tsx';

type Props = {
  href: string;
  /** Text for screen readers in place of the icon. */
  newTabLabel: string;
  /** Language of that label, where the surrounding text may be in another one. */
  labelLanguage?: string;
  title?: string | undefined;
  className?: string | undefined;
  /** Icon, where it is not the one of the address. */
  icon?: IconName;
  children: ReactNode;
};

/**
 * A link to another site or application, in a new tab and with an icon. Pages have many: a text in one piece has no
 * comment of React within it.
 */
export function ExternalLink({ href, newTabLabel, labelLanguage, title, className, icon, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener" title={title} className={className}>
      {typeof children === 'string' ? `${children} ` : <>{children} </>}
      <Icon name={icon ?? getLinkIcon(href)} />
      <span className="visually-hidden" lang={labelLanguage}>
        {` ${newTabLabel}`}
      </span>
    </a>
  );
}
