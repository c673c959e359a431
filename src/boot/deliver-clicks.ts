import 'client-only';
import { findControl, heldClicks, heldClicksName, holdClick, isForReact, releaseClick } from './first-touch.ts';
import { isHydrated, loadKeeper } from './react-start.ts';

/** Between two looks whether a section is hydrated. */
const pollMs = 50;

let isDelivering = false;

/**
 * Delivers the clicks that are held, in order, each once React can handle it. Sections whose code comes later than the
 * frame's are hydrated later: React forgets a click on one, so that it is held as well.
 */
export function deliverClicksOnceHydrated(): void {
  addEventListener(heldClicksName, () => void deliver());
  addEventListener('click', holdIfDehydrated, { capture: true });
}

function holdIfDehydrated(event: MouseEvent): void {
  const control = isHydrated() && findControl(event.target);
  if (!control || !isForReact(control, event) || !isDehydrated(control)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  holdClick(control);
}

async function deliver(): Promise<void> {
  if (isDelivering) return;
  isDelivering = true;
  const { pathname } = location;
  for (let held = heldClicks[0]; held; held = heldClicks[0]) {
    // The visitor has followed a link, and left its page.
    if (location.pathname !== pathname) heldClicks.splice(0).forEach(releaseClick);
    const isReady = !isDehydrated(held);
    if (isReady && heldClicks[0] === held) deliverFirst(held);
    // Each meets what the one before has changed, as clicks of a visitor do.
    await new Promise((resolve) => setTimeout(resolve, isReady ? 0 : pollMs));
  }
  isDelivering = false;
}

function deliverFirst(held: HTMLElement): void {
  heldClicks.shift();
  releaseClick(held);
  // What the page shows has changed since it was sent: React has replaced its markup.
  if (!held.isConnected) void loadKeeper().then((keeper) => keeper?.tellLost());
  // The server presses no toggle: one that is pressed now, such as a heart, is what the visitor wanted.
  else if (held.ariaPressed !== 'true') held.click();
}

/** Whether an element is in such a section. They are between comments; what React has hydrated carries its properties. */
function isDehydrated(element: Element): boolean {
  let inner: Node = element;
  while (!hasProps(inner)) {
    for (let depth = 0, before = inner.previousSibling; before; before = before.previousSibling) {
      if (!(before instanceof Comment)) continue;
      if (before.data === '/$') depth += 1;
      else if (before.data.startsWith('$') && --depth < 0) return true;
    }
    if (!inner.parentNode) return false;
    inner = inner.parentNode;
  }
  return false;
}

const hasProps = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'));
