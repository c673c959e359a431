import { describe, expect, it } from 'vitest';
import type { OrderApi } from '../../orders/order-api.ts';
import { createRateLimit } from './rate-limit.ts';
import { createWithdrawalHandler, createWithdrawalKeys, parseWithdrawalDeclaration } from './withdrawal-handler.ts';

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

const token = 'kX3f_V0aQm7-xr2lB9yTnd5sEw8uGc1hJp4iZo6RtYA';

const validFields = { name: ' Zoë  Lind ', order_number: '2026-000123', email: 'zoe@muster.example' };

describe('a withdrawal declaration', () => {
  it('needs a name, an order number and an e-mail address, and no reason', () => {
    expect(parseWithdrawalDeclaration(validFields)).toEqual({
      status: 'ok',
      declaration: { ...validFields, name: 'Zoë Lind', lines: [], token: null, items: '', isSpam: false },
    });
    expect(parseWithdrawalDeclaration({ email: 'zoe@' })).toEqual({
      status: 'failed',
      fieldErrors: { name: 'missing', order_number: 'missing', email: 'invalid' },
    });
  });

  it('contains the lines that were checked on the order page', () => {
    const ticked = { ...validFields, token, 'line-12': 'on', 'line-7': true, 'line-9': '' };
    expect(parseWithdrawalDeclaration(ticked)).toMatchObject({ declaration: { token, lines: [12, 7] } });
  });

  it('without a checked line on the order page is invalid, and never the whole order', () => {
    expect(parseWithdrawalDeclaration({ ...validFields, token })).toEqual({
      status: 'failed',
      fieldErrors: { lines: 'missing' },
    });
  });

  it('ignores lines without a token', () => {
    expect(parseWithdrawalDeclaration({ ...validFields, 'line-12': 'on' })).toMatchObject({
      declaration: { lines: [] },
    });
  });

  it('names items in free text without a token', () => {
    const typed = { ...validFields, items: ' nur die  Kette ' };
    expect(parseWithdrawalDeclaration(typed)).toMatchObject({ declaration: { items: 'nur die Kette', lines: [] } });
    const ticked = { ...typed, token, 'line-7': 'on' };
    expect(parseWithdrawalDeclaration(ticked)).toMatchObject({ declaration: { items: '', lines: [7] } });
    const long = { ...validFields, items: 'x'.repeat(501) };
    expect(parseWithdrawalDeclaration(long)).toEqual({ status: 'failed', fieldErrors: { items: 'tooLong' } });
  });

  it('has single-line texts, whatever was entered', () => {
    const typed = { ...validFields, name: 'Eve\r\nBcc: all@example.org', order_number: '1\u2028X: y' };
    expect(parseWithdrawalDeclaration(typed)).toMatchObject({
      declaration: { name: 'Eve Bcc: all@example.org', order_number: '1 X: y' },
    });
  });

  it.each(['line-0', 'line--1', 'line-1e3', 'line-99999999999', 'line-', 'line-1 OR 1=1', '__proto__'])(
    'ignores the line field %s',
    (name) => {
      const fields = Object.fromEntries([...Object.entries({ ...validFields, token, 'line-3': 'on' }), [name, 'on']]);
      expect(parseWithdrawalDeclaration(fields)).toMatchObject({ declaration: { lines: [3] } });
    },
  );
});
