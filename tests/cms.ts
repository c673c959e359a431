type Cms = {
  get: <T>(path: string) => Promise<T>;
  patch: (path: string, body: unknown) => Promise<void>;
  post: <T>(path: string, body: unknown) => Promise<T>;
  /** @param ids several items of a collection, deleted as one change */
  delete: (path: string, ids?: readonly number[]) => Promise<void>;
  /** The target of a redirect. */
  follow: (path: string) => Promise<string>;
};

/** A client of the test run's Directus, unless another one is named, with an administrator's token. */
export function createCms(url = process.env.CMS_URL, token = process.env.CMS_ADMIN_TOKEN): Cms {
  if (!url || !token) throw new Error('CMS_URL and CMS_ADMIN_TOKEN say where the Directus of the test run is.');
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(url + path, { signal: AbortSignal.timeout(40_000), ...init, headers });
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : ((await response.json()) as { data: unknown }).data;
  };
  return {
    get: async <T>(path: string) => (await call(path)) as T,
    post: async <T>(path: string, body: unknown) =>
      (await call(path, { method: 'POST', body: JSON.stringify(body) })) as T,
    delete: async (path, ids) => {
      await call(path, { method: 'DELETE', ...(ids && { body: JSON.stringify(ids) }) });
    },
    patch: async (path, body) => {
      await call(path, { method: 'PATCH', body: JSON.stringify(body) });
    },
    follow: async (path) => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(url + path, { headers, redirect: 'manual' });
      return response.headers.get('location') ?? `${response.status}`;
    },
  };
}
