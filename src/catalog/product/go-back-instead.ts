import 'client-only';

type Entries = { currentEntry: { index: number } | null; entries: () => { url: string | null }[] };

/**
 * Lets the link around an element go back in the history, which keeps filters and scroll position of a list: if the
 * entry before is `within` the shop and no product `beside` this one.
 */
export function goBackInstead(element: HTMLElement, signal: AbortSignal): void {
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const last = findLastPath();
    if (!isWithin(last, element.getAttribute('within')) || isWithin(last, element.getAttribute('beside'))) return;
    event.preventDefault();
    history.back();
  };
  element.closest('a')?.addEventListener('click', goBack, { signal });
}

/** Path of the previous history entry; undefined in browsers without the Navigation API. */
function findLastPath(): string | undefined {
  const { navigation }: { navigation?: Entries } = window;
  const at = navigation?.currentEntry?.index;
  const url = at ? navigation?.entries()[at - 1]?.url : undefined;
  return url ? new URL(url).pathname : undefined;
}

const isWithin = (path: string | undefined, root: string | null) =>
  path !== undefined && (path === root || path.startsWith(`${root}/`));
