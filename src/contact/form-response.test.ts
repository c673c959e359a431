import { describe, expect, it } from 'vitest';
import { parseFormResponse } from './form-response.ts';

describe('a form response', () => {
  it('is parsed unchanged', () => {
    const failed = { status: 'failed', problem: 'tooMany', message: 'Später', errors: {} };
    expect([parseFormResponse({ status: 'ok' }), parseFormResponse(failed)]).toEqual([{ status: 'ok' }, failed]);
  });

  it('of the order API has the explanation as its message', () => {
    const failure = { status: 'failed', problem: 'unavailable', message: 'Could not post request', errors: {} };
    expect(parseFormResponse({ ...failure, explanation: 'Noch nicht da' })).toEqual({
      ...failure,
      message: 'Noch nicht da',
    });
  });

  it('keeps only strings as field errors', () => {
    const body = {
      status: 'failed',
      problem: 'invalid',
      message: 'Da fehlt etwas',
      errors: { name: 'Name', email: 5 },
    };
    expect(parseFormResponse(body)).toMatchObject({ errors: { name: 'Name' } });
  });

  it.each([[null], ['ok'], [{}], [{ status: 'failed' }], [{ status: 'failed', problem: 'boom', message: 'x' }]])(
    'of another form is undefined: %j',
    (body) => {
      expect(parseFormResponse(body)).toBeUndefined();
    },
  );
});
