type PolicyFactory = {
  /** What it makes is more than text to the browser, and nothing more to a program. */
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

/** At the root, so that it stands for the whole site; the address never changes. */
const workerPath = '/sw.js';

/** Trusted Types let this one address be a worker, and no other. Browsers that do not know them take it as it is. */
export function createTrustedWorkerUrl(): string {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isFactory(found)) return workerPath;
  return found.createPolicy('worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath);
}

function isFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
