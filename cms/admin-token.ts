import { Failure } from '../scripts/launch/failure.mjs';
import { type CmsApi, CmsError, callCms, createCmsApi } from './cms-api.ts';
import type { Directus } from './directus.ts';
import { writeSecrets } from './secrets.ts';

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
