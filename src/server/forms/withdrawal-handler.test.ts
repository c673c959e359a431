import { describe, expect, it } from 'vitest';
import type { OrderApi } from '../../orders/order-api.ts';
import { createRateLimit } from './rate-limit.ts';
import { createWithdrawalHandler } from './withdrawal-handler.ts';
import { createWithdrawalKeys } from './withdrawal-keys.ts';

const said = { name: 'Zoë', order_number: '2026-000123', email: 'zoe@muster.example' };
const received = { status: 'ok', received_at: '2026-11-21T20:15:00.000Z' } as const;
const away = { status: 'failed', message: 'Could not post withdrawal', reason: 'away' } as const;
const keys = createWithdrawalKeys('secret');

function openDoor(told: typeof received | typeof away = received, limit = 5) {
  const bodies: Record<string, unknown>[] = [];
  const call = (async (_, body) => {
    bodies.push(body);
    return told;
  }) as OrderApi;
  const options = {
    call,
    keys,
    project: 'haus.example',
    hash: () => ({ client: 'a'.repeat(32), network: 'b'.repeat(32) }),
  };
  return { bodies, take: createWithdrawalHandler({ ...options, limit: createRateLimit({ limit, windowMs: 60_000 }) }) };
}

describe('a withdrawal', () => {
  it('is confirmed with its signed time of arrival', async () => {
    const { take, bodies } = openDoor();
    const outcome = await take(said, 'fr', '203.0.113.7');
    expect(bodies).toMatchObject([{ ...said, project: 'haus.example', language: 'fr', lines: [], token: null }]);
    expect(JSON.stringify(bodies)).not.toContain('203.0.113.7');
    const next = outcome.status === 'ok' ? new URL(outcome.next, 'http://haus.example') : undefined;
    expect(next?.pathname).toBe('/fr/renoncer-au-contrat/recue');
    expect(next?.searchParams.get('key')).toMatch(new RegExp(`^t=${Date.parse(received.received_at)},`));
  });

  it('has the same id when it is sent again, and another one with other texts', async () => {
    const { take, bodies } = openDoor();
    const id = '0b2f4dd6-0c5e-4c4e-8a83-6c2f0d1b7e11';
    await take({ ...said, id }, 'de', 'a');
    await take({ ...said, id }, 'de', 'a');
    await take({ ...said, id, name: 'Zoe' }, 'de', 'a');
    const [first, second, third] = bodies.map((body) => body.id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('that is incomplete returns field errors, and the order API’s message', async () => {
    const { take, bodies } = openDoor();
    expect(await take({ ...said, email: '' }, 'de', 'a')).toMatchObject({
      status: 'failed',
      code: 422,
      failure: 'Could not post withdrawal',
      errors: { email: 'Ihre E-Mail-Adresse fehlt noch.' },
    });
    expect(bodies).toEqual([]);
  });

  it('fails when the order API is unavailable', async () => {
    expect(await openDoor(away).take(said, 'en', 'a')).toMatchObject({ code: 503, problem: 'unavailable' });
    const { take } = openDoor(received, 1);
    await take(said, 'de', 'a');
    expect(await take(said, 'de', 'a')).toMatchObject({ code: 429, problem: 'tooMany' });
  });

  it('rejects a forged time, and one of the day before', () => {
    expect(keys.isValid(keys.sign(Date.now()))).toBe(true);
    expect(keys.isValid(keys.sign(Date.now() - 25 * 3_600_000))).toBe(false);
    expect(keys.isValid(createWithdrawalKeys('another').sign(Date.now()))).toBe(false);
    expect(keys.isValid(`t=${Date.now()},v2=${'0'.repeat(64)}`)).toBe(false);
  });
});
