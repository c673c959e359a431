'use client';

import type { MouseEvent } from 'react';
import { Link } from 'waku';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  /** The list that the product belongs to. */
  href: string;
  storeRoot: string;
  productRoot: string;
  className: string;
  label: string;
};

type Entries = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

/** Back to the list that one came from, with its filters and where one was; else to the one it belongs to. */
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

/** Only browsers that tell their history know; others go to the list. */
function findLastPath(): string | undefined {
  const { navigation } = window as { navigation?: Entries };
  const at = navigation?.currentEntry?.index;
  const url = at ? navigation?.entries()[at - 1]?.url : undefined;
  return url ? new URL(url).pathname : undefined;
}

const isWithin = (path: string, root: string) => path === root || path.startsWith(`${root}/`);
