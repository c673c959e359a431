import { describe, expect, it } from 'vitest';
import { parseWithdrawalDeclaration } from './withdrawal-declaration.ts';

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
