import 'client-only';
import { defineElement } from '../base/define-element.ts';
import { importOptional } from '../base/import-optional.ts';
import { openConsentBanner } from '../consent/stored-consents.ts';

const loadDrawer = () => import('./open-drawer.ts');

// A link that scripts turn into a button: it opens a drawer or the consent banner. Without scripts, and where the
// drawer's code does not load, it leads to a page with the same content.
defineElement('link-button', (element, signal) => {
  const drawer = element.getAttribute('opens');
  const close = element.getAttribute('close') ?? '';
  const upgrade = () => {
    const link = element.querySelector('a');
    link?.setAttribute('role', 'button');
    if (drawer) link?.setAttribute('aria-haspopup', 'dialog');
  };
  const press = (event: Event) => {
    const link = element.querySelector('a');
    if (!link) return;
    event.preventDefault();
    // The drawer restores focus to the active element when it closes; Safari does not focus what is clicked.
    link.focus();
    if (drawer) void openOrFollow({ link, content: drawer, close });
    else openConsentBanner(link);
  };
  upgrade();
  // The parser may not have reached the link yet.
  const observer = new MutationObserver(upgrade);
  observer.observe(element, { childList: true });
  signal.addEventListener('abort', () => observer.disconnect());
  element.addEventListener('click', (event) => event.metaKey || event.ctrlKey || event.shiftKey || press(event), {
    signal,
  });
  element.addEventListener('keydown', (event) => event.key === ' ' && press(event), { signal });
  if (!drawer) return;
  for (const type of ['pointerenter', 'touchstart', 'focusin']) {
    element.addEventListener(type, () => void importOptional(loadDrawer), { passive: true, once: true, signal });
  }
});

async function openOrFollow(opener: { link: HTMLAnchorElement; content: string; close: string }): Promise<void> {
  const loaded = await importOptional(loadDrawer);
  if (!loaded?.openDrawer(opener)) location.assign(opener.link.href);
}
