import 'client-only';
import { importOptional } from '../base/import-optional.ts';
import { requestHydration } from '../base/request-hydration.ts';
import { goBackInstead } from '../catalog/product/go-back-instead.ts';
import { noteViewed } from '../catalog/product/note-viewed.ts';
import { getCountedWishlist, subscribeCountedWishlist } from '../catalog/wishlist/wishlist-count.ts';
import { startReact } from './react-start.ts';

type Connect = (element: HTMLElement, signal: AbortSignal) => unknown;

const connects: Readonly<Record<string, Connect>> = {
  back: goBackInstead,
  'buy-bar': showBuyBarIfNarrow,
  fold: openIfWide,
  react: startReactIfNeeded,
  viewed: noteViewed,
};

/** Starts an element of the shop. */
export const connect: Connect = (element, signal) => connects[element.getAttribute('part') ?? '']?.(element, signal);

// Choices of these forms are sent at once, by React; their button is for browsers without scripts. Where React's code is
// missing, the browser sends them.
addEventListener('change', async ({ target }) => {
  const form = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.form : null;
  if (form?.method !== 'get' || !form.querySelector('noscript')) return;
  if (!(await startReact())) form.requestSubmit();
});

/** Wide windows never load the sticky bar with price and button. */
function showBuyBarIfNarrow(element: HTMLElement, signal: AbortSignal): void {
  const narrow = matchMedia('(max-width: 61.99em)');
  const show = async () => {
    // Without the bar there is still the button on the page.
    const loaded = await importOptional(() => import('../cart/show-buy-bar.ts'));
    if (!signal.aborted) loaded?.showBuyBar(element, signal);
  };
  if (narrow.matches) void show();
  else narrow.addEventListener('change', show, { once: true, signal });
}

/**
 * On wide screens styles show the filters although the disclosure around the element is closed; `open` tells assistive
 * technology the same. The width is the breakpoint in the styles.
 */
function openIfWide(element: HTMLElement, signal: AbortSignal): void {
  const disclosure = element.closest('details');
  const screen = matchMedia('(min-width: 62em)');
  const sync = () => {
    if (disclosure) disclosure.open = screen.matches;
  };
  sync();
  screen.addEventListener('change', sync, { signal });
}

/**
 * Starts React for what the server cannot know: at once, or where the browser has stored what the page is to show: the
 * product `wish` is on the wishlist, as soon as it is, or the session has a draft by the key `draft`.
 */
function startReactIfNeeded(element: HTMLElement, signal: AbortSignal): void {
  const [wish, draft] = [element.getAttribute('wish'), element.getAttribute('draft')];
  if ((draft !== null && hasDraft(draft)) || (wish === null && draft === null)) requestHydration(element);
  if (wish === null) return;
  const startIfWished = () => {
    if (getCountedWishlist().ids.includes(Number(wish))) requestHydration(element);
  };
  startIfWished();
  // Another tab may put it there.
  signal.addEventListener('abort', subscribeCountedWishlist(startIfWished));
}

function hasDraft(key: string): boolean {
  try {
    return /:"[^"]/.test(sessionStorage.getItem(key) ?? '');
  } catch {
    return false;
  }
}
