import 'client-only';
import { importOptional } from '../../base/import-optional.ts';
import { viewedKey } from '../../base/viewed-key.ts';
import { whenActivated } from '../../base/when-activated.ts';

/** Length of the list. */
const maxViewed = 12;

/**
 * Adds the product of an element to those that were viewed in this browser, which no server is told. The code of their
 * list is loaded when it comes close to the viewport and there are others.
 */
export function noteViewed(element: HTMLElement, signal: AbortSignal): void {
  const product: unknown = JSON.parse(element.getAttribute('product') ?? 'null');
  signal.addEventListener(
    'abort',
    whenActivated(() => addViewed(product)),
  );
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (readStored().every((one) => isSame(one, product))) return;
      // The page is complete without it.
      void importOptional(() => import('./recently-viewed-list.ts')).then(
        (loaded) => signal.aborted || loaded?.showRecentlyViewed(element, signal),
      );
    },
    { rootMargin: '600px' },
  );
  // An element without content has no box of its own.
  observer.observe(element.parentElement ?? element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Adds a product to the front of the stored list. Entries are validated where they are read. */
function addViewed(product: unknown): void {
  try {
    const others = readStored().filter((one) => !isSame(one, product));
    localStorage.setItem(viewedKey, JSON.stringify([product, ...others].slice(0, maxViewed)));
  } catch {
    // Private mode refuses to store; the list stays as it was.
  }
}

function readStored(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(viewedKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

const isSame = (one: unknown, other: unknown) => findId(one) === findId(other);

const findId = (product: unknown) =>
  typeof product === 'object' && product !== null && 'id' in product ? product.id : undefined;
