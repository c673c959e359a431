/**
 * The rest of the switch for light and dark, for browsers in which somebody has chosen: keeps the choice, and has the whole
 * document follow it. What has to be there before anything is painted stands in the document, and asks for this.
 */
const key = 'int-color-mode';
const modes = ['light', 'dark', 'system'];
const root = document.documentElement;
let chosen = findStored();
let themeColors: HTMLMetaElement[] = [];

function findStored(): string | undefined {
  try {
    return findMode(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function findMode(value: string | null | undefined): string | undefined {
  return modes.find((mode) => mode === value);
}

const findSwitches = () => document.querySelectorAll<HTMLSelectElement>(`select[name=${key}]`);

/** The browser's own surfaces take the first `theme-color` that fits, so these stand before those of the document. */
function createThemeColors(): HTMLMetaElement[] {
  const colors = root.dataset.themeColors?.split(' ') ?? [];
  const made = colors.map((content) => Object.assign(document.createElement('meta'), { name: 'theme-color', content }));
  document.head.prepend(...made);
  return made;
}

function applyColorMode(): void {
  if (!chosen) return;
  if (root.dataset.colorMode !== chosen) root.dataset.colorMode = chosen;
  if (themeColors.length === 0) themeColors = createThemeColors();
  for (const [at, meta] of themeColors.entries()) {
    const scheme = at === 0 ? 'light' : 'dark';
    const whenChosen = chosen === scheme ? 'all' : 'not all';
    meta.media = chosen === 'system' ? `(prefers-color-scheme: ${scheme})` : whenChosen;
  }
  for (const one of findSwitches()) one.value = chosen;
}

function setColorMode(mode: string | undefined): void {
  chosen = mode;
  applyColorMode();
  try {
    if (mode) localStorage.setItem(key, mode);
  } catch {
    // Then it holds as long as the page.
  }
}

/** Another tab has chosen; this one stays as it is when the storage was cleared. */
function syncFromStorage(): void {
  chosen = findStored() ?? chosen;
  applyColorMode();
}

// In a browser that keeps nothing the change that this was asked for stands in the switch alone.
chosen ??= findMode([...findSwitches()].map(({ value }) => value)[0]);
applyColorMode();

addEventListener('DOMContentLoaded', applyColorMode);
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === key) setColorMode(findMode(target.value));
});
addEventListener('storage', syncFromStorage);
addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && syncFromStorage());
// React writes what the site says when it makes the document anew.
new MutationObserver(applyColorMode).observe(root, { attributeFilter: ['data-color-mode'] });

export {};
