import { vi } from 'vitest';

/** `quota` is in characters of keys and values together. */
export type BrowserOptions = { isFull?: boolean; quota?: number; isDenied?: boolean; stored?: Record<string, string> };

/** Stubs the globals of one page: local storage, events and document. */
export function stubBrowser({
  isFull = false,
  quota = Number.POSITIVE_INFINITY,
  isDenied = false,
  stored = {},
}: BrowserOptions = {}) {
  const page = new EventTarget();
  const storage: Record<string, string> = { ...stored };
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    removeItem: (key: string) => delete storage[key],
    setItem: (key: string, text: string) => {
      const others = Object.entries(storage).filter(([other]) => other !== key);
      const size = others.flat().join('').length + key.length + text.length;
      if (isFull || size > quota) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = text;
    },
  };
  for (const [name, method] of Object.entries(methods)) {
    Object.defineProperty(storage, name, { value: method, enumerable: false });
  }
  vi.stubGlobal('localStorage', isDenied ? undefined : storage);
  vi.stubGlobal('document', { body: page });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  const dispatchStorage = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { storage, page, hear: dispatchStorage };
}
