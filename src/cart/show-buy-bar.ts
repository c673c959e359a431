import 'client-only';
import '../ui/buy-bar.css';

/**
 * Shows a copy of the price and of the button beside an element in a bar at the bottom of the window, while that button
 * and the footer are out of view. A bar that disappears returns the focus to the button.
 */
export function showBuyBar(element: HTMLElement, signal: AbortSignal): void {
  const [button, status] = findBeside(element, ':scope > button', ':scope > [role=status]');
  const choice = element.closest('[data-choice]')?.querySelector('[aria-live]');
  if (!button || !choice) return;
  const bar = createBar(button, signal);
  const update = () => bar.update(choice, status);
  const changes = new MutationObserver(update);
  const parts = { attributes: true, subtree: true, childList: true, characterData: true };
  for (const watched of [button, choice, status]) if (watched) changes.observe(watched, parts);

  const inView = new Set<Element>();
  const show = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    const isShown = inView.size === 0;
    if (isShown === bar.root.isConnected) return;
    if (!isShown && bar.root.contains(document.activeElement)) button.focus({ preventScroll: true });
    update();
    if (isShown) element.replaceChildren(bar.root);
    else bar.root.remove();
  };
  const covered = document.querySelector<HTMLElement>('[class^=bottom-bar]')?.offsetHeight ?? 0;
  const view = new IntersectionObserver(show, { rootMargin: `0px 0px -${covered}px` });
  for (const target of [button, document.querySelector('body > footer')]) if (target) view.observe(target);
  signal.addEventListener('abort', () => {
    changes.disconnect();
    view.disconnect();
  });
}

const findBeside = (element: Element, ...selectors: string[]) =>
  selectors.map((selector) => element.parentElement?.querySelector<HTMLElement>(selector));

function createBar(button: HTMLElement, signal: AbortSignal) {
  const root = document.createElement('div');
  root.className = 'buy-bar';
  root.dataset.screenOnly = '';
  const price = document.createElement('div');
  const copy = document.createElement('button');
  copy.type = 'button';
  copy.className = button.className;
  copy.textContent = button.textContent;
  copy.addEventListener('click', () => button.click(), { signal });
  // Code that the button loads ahead is loaded ahead here as well.
  const announce = () => button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const type of ['pointerdown', 'focus']) copy.addEventListener(type, announce, { signal });
  const outcome = document.createElement('p');
  /** @param status with the result of the last press, and `data-plain` where no drawer shows it */
  const update = (choice: Element, status: Element | undefined | null) => {
    const message = status?.matches('[data-plain]') ? status : undefined;
    price.replaceChildren(...[...choice.children].filter((part) => !part.matches('[class*=__state]')).map(copyShort));
    copy.ariaBusy = button.ariaBusy;
    outcome.replaceChildren(...(message ? [...message.childNodes].map((part) => part.cloneNode(true)) : []));
    if (message) root.prepend(outcome);
    else outcome.remove();
  };
  root.append(price, copy);
  return { root, update };
}

/** A price range is shortened to its lowest price. */
function copyShort(part: Element): Node {
  const copied = part.cloneNode(true);
  if (copied instanceof HTMLElement && copied.dataset.short) copied.textContent = copied.dataset.short;
  return copied;
}
