import * as v from 'valibot';
import { Failure } from '../scripts/launch/failure.mjs';
import type { Directus } from './directus.ts';
import { writeSecrets } from './secrets.ts';

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

/**
 * API client with the administrator's token. If CMS_ADMIN_TOKEN is set, it is stored with the admin user, also when it
 * changes.
 */
export async function openAsAdmin(
  directus: Directus,
  data: string,
  requested = process.env.CMS_ADMIN_TOKEN,
): Promise<CmsApi> {
  const { url, secrets } = directus;
  const token = requested || secrets.adminToken;
  if (await isAccepted(url, token)) {
    remember(directus, data, token);
    return createCmsApi({ url, token });
  }
  const known = (await isAccepted(url, secrets.adminToken)) ? secrets.adminToken : await logIn(directus);
  if (!known) {
    throw new Failure('Directus does not let its administrator in: token and password were changed in the studio.', [
      'Create a static token for an administrator there (user, Token), then: CMS_ADMIN_TOKEN=… npm start',
    ]);
  }
  await createCmsApi({ url, token: known }).patch('/users/me', { token });
  remember(directus, data, token);
  return createCmsApi({ url, token });
}

/** Whether a token is valid and its user active. */
export async function isAccepted(url: string, token: string): Promise<boolean> {
  const me = await unlessRefused(
    callCms<{ email: string | null }>({ url, token }, 'GET', '/users/me?fields=email,policies.policy.admin_access'),
  );
  return me !== undefined;
}

async function logIn({ url, secrets }: Directus): Promise<string | undefined> {
  const credentials = { email: secrets.adminEmail, password: secrets.adminPassword };
  const session = await unlessRefused(
    callCms<{ access_token: string }>({ url, token: '' }, 'POST', '/auth/login', credentials),
  );
  return session?.access_token;
}

async function unlessRefused<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CmsError && error.status < 500) return undefined;
    throw error;
  }
}

function remember({ secrets }: Directus, data: string, token: string) {
  if (secrets.adminToken === token) return;
  secrets.adminToken = token;
  writeSecrets(data, secrets);
}
