import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffEmail } from '../../cms/model/access.ts';
import { createCms } from '../cms.ts';
import { type IsolatedDirectus, startIsolatedDirectus } from '../isolated-directus.ts';
import { makeOrder, post } from '../orders-api-calls.ts';

let directus: IsolatedDirectus;

beforeAll(async () => {
  // As much as an operator would have logged to find a fault, and no mail server.
  directus = await startIsolatedDirectus({ LOG_LEVEL: 'debug', EMAIL_SMTP_HOST: '', EMAIL_FROM: '' });
}, 120_000);

afterAll(() => directus.close());

type Outcome = { status: number; code: string | undefined; message: string | undefined };

/** Each over a connection of its own: Directus closes idle ones, just when another request may be sent over one. */
async function logIn(email: string, password: string): Promise<Outcome> {
  const headers = { 'content-type': 'application/json', connection: 'close' };
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${directus.url}/auth/login`, { method: 'POST', headers, body });
  return read(response);
}

async function read(response: Response): Promise<Outcome> {
  const { errors } = (await response.json()) as { errors?: { message: string; extensions: { code: string } }[] };
  return { status: response.status, code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

/** Guesses at a time, fewer than connections that may wait to be accepted. */
const parallelGuesses = 100;

async function guess(email: string, count: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let from = 0; from < count; from += parallelGuesses) {
    const some = Array.from({ length: parallelGuesses }, (_, index) => logIn(email, `wrong password ${from + index}`));
    outcomes.push(...(await Promise.all(some)));
  }
  return outcomes;
}

const countBy = (outcomes: Outcome[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, ({ status, code }) => `${status} ${code}`)).map(([kind, all]) => [
      kind,
      all?.length,
    ]),
  );

const limited = { '401 INVALID_CREDENTIALS': 10, '429 REQUESTS_EXCEEDED': 990 };

describe('a thousand wrong passwords', () => {
  test('for the staff’s account: after ten even the right one is refused', async () => {
    expect(countBy(await guess(staffEmail, 1000))).toEqual(limited);
    expect(await logIn(staffEmail, directus.secrets.staffPassword)).toMatchObject({ status: 429 });
  });

  test('for an unknown address get the same answers', async () => {
    const outcomes = await guess('nobody@example.com', 1000);
    expect(countBy(outcomes)).toEqual(limited);
    const [known, unknown] = await Promise.all([
      logIn(directus.secrets.adminEmail, 'wrong password'),
      logIn('somebody@example.com', 'wrong password'),
    ]);
    expect(known).toEqual(unknown);
  });

  test('through GraphQL count as well', async () => {
    const query = `mutation { auth_login(email: "${staffEmail}", password: "wrong") { access_token } }`;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ query });
    const response = await fetch(`${directus.url}/graphql/system`, { method: 'POST', headers, body });
    expect(await response.text()).toContain('REQUESTS_EXCEEDED');
  });

  test('suspend nobody: the account stays active, and the administrator’s token keeps working', async () => {
    await guess(directus.secrets.adminEmail, 100);
    const cms = createCms(directus.url, directus.secrets.adminToken);
    const users = await cms.get<{ status: string }[]>('/users?fields=status&limit=-1');
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(['active']));
    expect(await cms.get('/settings?fields=auth_login_attempts')).toEqual({ auth_login_attempts: null });
  });
});

test('a staff password needs at least twelve characters', async () => {
  const cms = createCms(directus.url, directus.secrets.adminToken);
  const [staff] = await cms.get<{ id: string }[]>(`/users?filter[email][_eq]=${staffEmail}&fields=id`);
  await expect(cms.patch(`/users/${staff?.id}`, { password: 'elf Zeichen' })).rejects.toThrow('400');
});

describe('without a mail server', () => {
  test('/server/health answers 200, and shows a stranger only its status', async () => {
    const response = await fetch(`${directus.url}/server/health`);
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([200, ['status']]);
  });

  test('/server/health answers 200 where a mail server is configured and unreachable', async () => {
    expect((await fetch(`${process.env.CMS_URL}/server/health`)).status).toBe(200);
  });
});

describe('no secret is', () => {
  const findSecretsIn = (text: string) =>
    Object.entries(directus.secrets)
      .filter(([name, value]) => name !== 'adminEmail' && typeof value === 'string' && text.includes(value))
      .map(([name]) => name);

  test('in the log, after logins, an order, a wrong token and an error', async () => {
    const { adminEmail, adminPassword, storefrontToken, previewToken } = directus.secrets;
    await logIn(adminEmail, adminPassword);
    await post('order', makeOrder(20301), directus.url);
    for (const token of [storefrontToken, previewToken, 'wrong']) {
      const headers = { authorization: `Bearer ${token}` };
      await fetch(`${directus.url}/items/nowhere?access_token=${token}`).catch(() => undefined);
      await fetch(`${directus.url}/items/ecommerce_order`, { headers });
    }
    await expect.poll(() => directus.readLog()).toContain('ecommerce_order');
    expect(findSecretsIn(directus.readLog())).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('among the arguments of a process', () => {
    const commands = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readCommand(pid))
      .join('\n');
    expect(commands).toContain('@directus/api/cli/run.js');
    expect(findSecretsIn(commands)).toEqual([]);
  });
});

/** A process may have ended since it was listed. */
function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
