'use client';

import type { MouseEvent } from 'react';
import { Link } from 'waku';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  /** Address of the list that the product belongs to. */
  href: string;
  storeRoot: string;
  productRoot: string;
  className: string;
  label: string;
};

type Entries = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

/**
 * A link back to the list that the visitor came from, with its filters and scroll position; otherwise to the product's
 * list.
 */
export function BackLink({ href, storeRoot, productRoot, className, label }: Props) {
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const last = findLastPath();
    if (!last || !isWithin(last, storeRoot) || isWithin(last, productRoot)) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link to={href} className={className} onClick={goBack}>
      <Icon name="arrow" />
      {label}
    </Link>
  );
}

/** Path of the previous history entry; undefined in browsers without the Navigation API. */
function findLastPath(): string | undefined {
  const { navigation }: { navigation?: Entries } = window;
  const at = navigation?.currentEntry?.index;
  const url = at ? navigation?.entries()[at - 1]?.url : undefined;
  return url ? new URL(url).pathname : undefined;
}

const isWithin = (path: string, root: string) => path === root || path.startsWith(`${root}/`);
