import 'client-only';
import { menuId } from './drawer-ids.ts';

/** Closes the panels of the primary menu by a click elsewhere, by Escape, and by leaving the page. */
export function watchMenuPanels(): void {
  addEventListener('click', choose);
  addEventListener('keydown', closeByEscape);
  addEventListener('pointerdown', closeFromOutside);
  addEventListener('focusin', closeFromOutside);
  addEventListener('popstate', () => closePanels());
}

const getMenu = () => document.getElementById(menuId);

function closeFromOutside({ target }: Event): void {
  if (target instanceof Node && !getMenu()?.contains(target)) closePanels();
}

function closeByEscape({ key, target }: KeyboardEvent): void {
  const menu = getMenu();
  if (key !== 'Escape' || !(target instanceof Node) || !menu?.contains(target)) return;
  menu.querySelector<HTMLElement>('details[open] > summary')?.focus();
  closePanels();
}

function choose({ target }: MouseEvent): void {
  const menu = getMenu();
  const chosen = target instanceof Element && menu?.contains(target) ? target.closest('a, summary') : null;
  if (!menu || !chosen) return;
  // The panel opens below its summary.
  if (chosen instanceof HTMLElement && chosen.matches('summary')) {
    menu.style.setProperty('--opener', `${chosen.offsetLeft}px`);
  }
  // Browsers that support `name` on `<details>` close the others themselves.
  closePanels(chosen.parentElement);
}

function closePanels(except: Element | null = null): void {
  for (const fold of getMenu()?.querySelectorAll('details[open]') ?? [])
    if (fold !== except) fold.removeAttribute('open');
}
