type Entries = Map<string, Response>;

/** A fake CacheStorage with what the worker uses: entries in insertion order, by path. */
export function makeCaches(): CacheStorage {
  const all = new Map<string, Cache>();
  const caches = {
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const cache = all.get(name) ?? makeCache(new Map());
      all.set(name, cache);
      return cache;
    },
  };
  return caches as unknown as CacheStorage;
}

/** A fake CacheStorage that is damaged: every call fails. */
export function makeBrokenCaches(): CacheStorage {
  const fail = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'));
  return { has: fail, keys: fail, delete: fail, open: fail, match: fail };
}

function makeCache(entries: Entries): Cache {
  const toPath = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://vierlinden.example').pathname;
  const cache = {
    match: async (request: RequestInfo) => entries.get(toPath(request))?.clone(),
    matchAll: async () => [...entries.values()].map((response) => response.clone()),
    keys: async () => [...entries.keys()].map((path) => new Request(`https://vierlinden.example${path}`)),
    delete: async (request: RequestInfo) => entries.delete(toPath(request)),
    put: async (request: RequestInfo, response: Response) => {
      entries.delete(toPath(request));
      entries.set(toPath(request), response);
    },
  };
  return cache as unknown as Cache;
}
