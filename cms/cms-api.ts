import * as v from 'valibot';
/** Directus's HTTP API as administrator. Paths such as `/items/company`; responses without their `data` wrapper. */
export type CmsApi = {
  get: <T>(path: string) => Promise<T>;
  post: <T>(path: string, body: unknown) => Promise<T>;
  patch: <T>(path: string, body: unknown) => Promise<T>;
  delete: (path: string) => Promise<void>;
};

export type CmsAddress = { url: string; token: string };

export function createCmsApi(address: CmsAddress): CmsApi {
  return {
    get: <T>(path: string) => callCms<T>(address, 'GET', path),
    post: <T>(path: string, body: unknown) => callCms<T>(address, 'POST', path, body),
    patch: <T>(path: string, body: unknown) => callCms<T>(address, 'PATCH', path, body),
    delete: async (path: string) => {
      await callCms(address, 'DELETE', path);
    },
  };
}

/** An error response of Directus. */
export class CmsError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'CmsError';
    this.status = status;
  }
}

/** Calls Directus; sends FormData as multipart, anything else as JSON. */
export async function callCms<T>({ url, token }: CmsAddress, method: string, path: string, body?: unknown): Promise<T> {
  const send = () =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  // A keep-alive connection may have just been closed by the server; repeating a read is safe.
  const response = await (method === 'GET' ? send().catch(send) : send());
  const text = await response.text();
  if (!response.ok) throw new CmsError(response.status, `${method} ${path}: ${findMessage(text) ?? response.status}`);
  const parsed: unknown = text ? JSON.parse(text) : undefined;
  const data = typeof parsed === 'object' && parsed !== null && 'data' in parsed ? parsed.data : undefined;
  // Directus has no types of its own: the caller names the type of what the path returns.
  return data as T;
}

const errorSchema = v.object({ errors: v.optional(v.array(v.object({ message: v.optional(v.string()) }))) });

function findMessage(text: string): string | undefined {
  try {
    const { errors } = v.parse(errorSchema, JSON.parse(text));
    return errors?.map(({ message }) => message).join(' ');
  } catch {
    return text.slice(0, 200) || undefined;
  }
}
