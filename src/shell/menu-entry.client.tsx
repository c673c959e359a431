'use client';

import { Link, useRouter } from 'waku';
import type { MenuLink } from '../content/menus/menu.ts';
import { ExternalLink } from '../ui/external-link.client.tsx';

type Props = {
  entry: MenuLink;
  newTabLabel: string;
  className: string;
};

/** A menu entry: a link to a page of this site, or an external link in a new tab. */
export function MenuEntry({ entry, newTabLabel, className }: Props) {
  const { path } = useRouter();
  if (entry.icon) {
    return (
      <ExternalLink href={entry.href} icon={entry.icon} newTabLabel={newTabLabel} className={className}>
        {entry.label}
      </ExternalLink>
    );
  }
  return (
    <Link to={entry.href} className={className} aria-current={entry.href === path ? 'page' : undefined}>
      {entry.label}
    </Link>
  );
}
