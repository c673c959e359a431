import { describe, expect, it } from 'vitest';
import { parseWithdrawalDeclaration } from './withdrawal-declaration.ts';

const token = 'kX3f_V0aQm7-xr2lB9yTnd5sEw8uGc1hJp4iZo6RtYA';
const validFields = { name: ' Zoë  Lind ', order_number: '2026-000123', email: 'zoe@muster.example' };

describe('a declaration of withdrawal', () => {
  it('needs a name, the number of an order and an address, and no reason', () => {
    expect(parseWithdrawalDeclaration(validFields)).toEqual({
      status: 'ok',
      declaration: { ...validFields, name: 'Zoë Lind', lines: [], token: null, items: '', isSpam: false },
    });
    expect(parseWithdrawalDeclaration({ email: 'zoe@' })).toEqual({
      status: 'failed',
      fieldErrors: { name: 'missing', order_number: 'missing', email: 'invalid' },
    });
  });

  it('means the pieces that were ticked on the page of the order', () => {
    const ticked = { ...validFields, token, 'line-12': 'on', 'line-7': true, 'line-9': '' };
    expect(parseWithdrawalDeclaration(ticked)).toMatchObject({ declaration: { token, lines: [12, 7] } });
  });

  it('never means a whole order because no piece of it was ticked', () => {
    expect(parseWithdrawalDeclaration({ ...validFields, token })).toEqual({
      status: 'failed',
      fieldErrors: { lines: 'missing' },
    });
  });

  it('knows no pieces of an order that nobody opened', () => {
    expect(parseWithdrawalDeclaration({ ...validFields, 'line-12': 'on' })).toMatchObject({
      declaration: { lines: [] },
    });
  });

  it('names single pieces in words where nobody has opened the order', () => {
    const typed = { ...validFields, items: ' nur die  Kette ' };
    expect(parseWithdrawalDeclaration(typed)).toMatchObject({ declaration: { items: 'nur die Kette', lines: [] } });
    const ticked = { ...typed, token, 'line-7': 'on' };
    expect(parseWithdrawalDeclaration(ticked)).toMatchObject({ declaration: { items: '', lines: [7] } });
    const long = { ...validFields, items: 'x'.repeat(501) };
    expect(parseWithdrawalDeclaration(long)).toEqual({ status: 'failed', fieldErrors: { items: 'tooLong' } });
  });

  it('stays on one line whatever was typed', () => {
    const typed = { ...validFields, name: 'Eve\r\nBcc: all@example.org', order_number: '1\u2028X: y' };
    expect(parseWithdrawalDeclaration(typed)).toMatchObject({
      declaration: { name: 'Eve Bcc: all@example.org', order_number: '1 X: y' },
    });
  });

  it.each(['line-0', 'line--1', 'line-1e3', 'line-99999999999', 'line-', 'line-1 OR 1=1', '__proto__'])(
    'takes %s for no piece',
    (name) => {
      const fields = Object.fromEntries([...Object.entries({ ...validFields, token, 'line-3': 'on' }), [name, 'on']]);
      expect(parseWithdrawalDeclaration(fields)).toMatchObject({ declaration: { lines: [3] } });
    },
  );
});
