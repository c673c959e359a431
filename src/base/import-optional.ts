declare global {
  /** How many modules are loading that the page can do without; negative while it needs one of those that load. */
  var optionalImports: number | undefined;
}

/** Path of the script that tells the visitor that a part of the page is missing: the entry script is. */
export const incompletePath = '/incomplete.js';

/**
 * The script that must come before all other listeners of the event, in the head of every document: of events on the
 * window itself, browsers call listeners in the order in which they were added, whether they capture or not.
 */
export const optionalImportScript =
  'addEventListener("vite:preloadError",e=>{self.optionalImports>0&&(e.preventDefault(),e.stopImmediatePropagation())});';

/**
 * Imports a module that the page can do without. When the import fails, the page is not reloaded, as it is for all
 * other files of a release that is gone.
 *
 * @returns undefined where the import failed
 */
export async function importOptional<T>(load: () => Promise<T>): Promise<T | undefined> {
  const end = countImports(1);
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    end();
  }
}

/** More than ever load at once. */
const many = 1000;

/** Imports a module without which the page must be loaded anew, also while optional ones are loading. */
export async function importRequired<T>(load: () => Promise<T>): Promise<T> {
  const end = countImports(-many);
  try {
    return await load();
  } finally {
    end();
  }
}

let stopKeeping: (() => void) | undefined;
let mayKeep = true;

/**
 * Keeps the page from being loaded anew for missing code, because that would lose what the visitor has just done.
 *
 * @param isKept false from when it may be loaded again
 */
export function keepPage(isKept: boolean): void {
  stopKeeping?.();
  stopKeeping = isKept && mayKeep ? countImports(many ** 2) : undefined;
}

/** Ends it for good. */
export function endKeeping(): void {
  mayKeep = false;
  keepPage(false);
}

export function isPageKept(): boolean {
  return stopKeeping !== undefined;
}

function countImports(count: number): () => void {
  const add = (difference: number) => {
    globalThis.optionalImports = (globalThis.optionalImports ?? 0) + difference;
  };
  add(count);
  return () => add(-count);
}
