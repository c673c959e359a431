/**
 * Color mode switch: stores the visitor's choice and applies it to the document. Loaded only in browsers that have a
 * stored choice or use the switch; what must run before first paint is inlined by the server.
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

/** Browsers use the first matching `theme-color`, so these are placed before those of the document. */
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
    // Without storage the choice lasts until the page is unloaded.
  }
}

/** Applies a choice made in another tab. Cleared storage does not reset this page. */
function syncFromStorage(): void {
  chosen = findStored() ?? chosen;
  applyColorMode();
}

// Without storage the only trace of the change that loaded this module is the switch's own value.
chosen ??= findMode([...findSwitches()].map(({ value }) => value)[0]);
applyColorMode();

addEventListener('DOMContentLoaded', applyColorMode);
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && target.name === key) setColorMode(findMode(target.value));
});
addEventListener('storage', syncFromStorage);
addEventListener('pageshow', ({ persisted }: PageTransitionEvent) => persisted && syncFromStorage());
// React resets the attribute when it re-renders the document.
new MutationObserver(applyColorMode).observe(root, { attributeFilter: ['data-color-mode'] });

export {};
