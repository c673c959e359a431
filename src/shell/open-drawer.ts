import 'client-only';
import '../ui/drawer.css';
import { contactDetailsId, menuId } from './drawer-ids.ts';

type Opener = {
  /** Its text is the drawer's title. */
  link: HTMLAnchorElement;
  /** Id of the element that the drawer shows. */
  content: string;
  /** Label of the buttons that close it. */
  close: string;
};

/**
 * Opens a modal drawer with a copy of what the page contains: the primary menu or the contact details.
 *
 * @returns false where the page contains no such element
 */
export function openDrawer({ link, content, close }: Opener): boolean {
  const source = document.getElementById(content);
  if (!source) return false;
  const id = `${content}-drawer`;
  const known = document.getElementById(id);
  const dialog = known instanceof HTMLDialogElement ? known : createDrawer(id, link, close);
  const copy = content === contactDetailsId ? [...source.cloneNode(true).childNodes] : [copyMenu(source, dialog)];
  dialog.querySelector('.drawer__body')?.replaceChildren(...copy);
  if (!dialog.open) dialog.showModal();
  return true;
}

/** Not in the HTML: few visitors open it, and every page would contain it. */
function createDrawer(id: string, link: HTMLAnchorElement, close: string): HTMLDialogElement {
  const dialog = create('dialog', 'drawer__root');
  const title = create('h2', 'drawer__title', link.textContent);
  const closer = create('button', 'drawer__close');
  const icon = link.querySelector('svg')?.cloneNode(true);
  dialog.id = id;
  title.id = `${id}-title`;
  dialog.setAttribute('aria-labelledby', title.id);
  closer.ariaLabel = close;
  if (icon instanceof SVGElement) {
    icon.querySelector('use')?.setAttribute('href', '/icons.svg#close');
    closer.append(icon);
  }
  const inside = create('div', 'drawer__inside');
  const button = create('button', 'button button--appearance_outline button--size_medium', close);
  inside.append(
    createForm('drawer__head', title, closer),
    create('div', 'drawer__body'),
    createForm('drawer__foot', button),
  );
  dialog.append(inside);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  return dialog;
}

/** A form whose button closes the dialog. */
function createForm(className: string, ...content: readonly Node[]): HTMLFormElement {
  const form = create('form', className);
  form.method = 'dialog';
  form.append(...content);
  return form;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text: string | null = null) {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** A click on a link of the copy is one on the original, which is a client-side navigation once React runs. */
function copyMenu(menu: HTMLElement, dialog: HTMLDialogElement): HTMLElement {
  const nav = document.createElement('nav');
  const list = menu.querySelector('ul')?.cloneNode(true);
  nav.ariaLabel = menu.ariaLabel;
  if (list instanceof HTMLElement) nav.append(list);
  for (const element of nav.querySelectorAll('[class]')) {
    element.setAttribute('class', element.getAttribute('class')?.replaceAll('primary-menu__', 'drawer__') ?? '');
  }
  for (const fold of nav.querySelectorAll('details')) {
    fold.name = `${menuId}-drawer`;
    fold.open = false;
  }
  const originals = menu.querySelectorAll('a');
  for (const [index, copy] of nav.querySelectorAll('a').entries()) {
    // External links open a new tab, and the drawer stays.
    if (copy.target) continue;
    copy.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      dialog.close();
      originals[index]?.click();
    });
  }
  return nav;
}
