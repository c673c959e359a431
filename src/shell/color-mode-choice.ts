/**
 * The rest of the switch for light and dark, for browsers in which somebody has chosen: keeps the choice, and has the whole
 * document follow it. What has to be there before anything is painted stands in the document, and asks for this.
 */
const key = 'int-color-mode';
const modes = ['light', 'dark', 'system'];
const root = document.documentElement;
let chosen = findKept();
let surfaces: HTMLMetaElement[] = [];

function findKept(): string | undefined {
  try {
    return findMode(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function findMode(said: string | null | undefined): string | undefined {
  return modes.find((mode) => mode === said);
}

const findSwitches = () => document.querySelectorAll<HTMLSelectElement>(`select[name=${key}]`);

/** The browser's own surfaces take the first `theme-color` that fits, so these stand before those of the document. */
function makeSurfaces(): HTMLMetaElement[] {
  const colors = root.dataset.themeColors?.split(' ') ?? [];
  const made = colors.map((content) => Object.assign(document.createElement('meta'), { name: 'theme-color', content }));
  document.head.prepend(...made);
  return made;
}

function follow(): void {
  if (!chosen) return;
  if (root.dataset.colorMode !== chosen) root.dataset.colorMode = chosen;
  if (surfaces.length === 0) surfaces = makeSurfaces();
  for (const [at, meta] of surfaces.entries()) {
    const scheme = at === 0 ? 'light' : 'dark';
    const whenChosen = chosen === scheme ? 'all' : 'not all';
    meta.media = chosen === 'system' ? `(prefers-color-scheme: ${scheme})` : whenChosen;
  }
  for (const one of findSwitches()) one.value = chosen;
}

function choose(mode: string | undefined): void {
  chosen = mode;
  follow();
  try {
    if (mode) localStorage.setItem(key, mode);
  } catch {
    // Then it holds as long as the page.
  }
}

/** Another tab has chosen; this one stays as it is when the storage was cleared. */
function hear(): void {
  chosen = findKept() ?? chosen;
  follow();
}

// In a browser that keeps nothing the change that this was asked for stands in the switch alone.
chosen ??= findMode([...findSwitches()].map(({ value }) => value)[0]);
follow();

addEventListener('DOMContentLoaded', follow);
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === key) choose(findMode(target.value));
});
addEventListener('storage', hear);
addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && hear());
// React writes what the site says when it makes the document anew.
new MutationObserver(follow).observe(root, { attributeFilter: ['data-color-mode'] });

export {};
