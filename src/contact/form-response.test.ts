import { describe, expect, it } from 'vitest';
import { parseFormResponse } from './form-response.ts';

describe('an answer to a form', () => {
  it('is read as it was said', () => {
    const failed = { status: 'failed', problem: 'tooMany', message: 'Später', errors: {} };
    expect([parseFormResponse({ status: 'ok' }), parseFormResponse(failed)]).toEqual([{ status: 'ok' }, failed]);
  });

  it('of the order API is told to people by its explanation', () => {
    const said = { status: 'failed', problem: 'unavailable', message: 'Could not post request', errors: {} };
    expect(parseFormResponse({ ...said, explanation: 'Noch nicht da' })).toEqual({ ...said, message: 'Noch nicht da' });
  });

  it('keeps only sentences for its fields', () => {
    const answer = {
      status: 'failed',
      problem: 'invalid',
      message: 'Da fehlt etwas',
      errors: { name: 'Name', email: 5 },
    };
    expect(parseFormResponse(answer)).toMatchObject({ errors: { name: 'Name' } });
  });

  it.each([[null], ['ok'], [{}], [{ status: 'failed' }], [{ status: 'failed', problem: 'boom', message: 'x' }]])(
    'is not ours: %j',
    (answer) => {
      expect(parseFormResponse(answer)).toBeUndefined();
    },
  );
});
