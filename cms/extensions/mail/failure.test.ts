import { describe, expect, test } from 'vitest';
import { describeFailure } from './failure.ts';

const fail = (code: string, response = '', responseCode = 0) =>
  Object.assign(new Error('as it was thrown'), { code, ...(response && { response, responseCode }) });

describe('why a mail did not go out', () => {
  test('a server that is away is named, and the other mails wait for it', () => {
    expect(describeFailure(fail('ESOCKET'))).toEqual({
      reason: 'Der Mailserver ist nicht erreichbar: as it was thrown',
      isServerFailure: true,
      isFinal: false,
    });
  });

  test('a wrong password is the server’s affair, whatever its number', () => {
    expect(describeFailure(fail('EAUTH', '535 5.7.8 No', 535))).toMatchObject({
      isServerFailure: true,
      isFinal: false,
    });
  });

  test.each([
    ['EENVELOPE', '450 4.2.1 Later', 450, false],
    ['EENVELOPE', '550 5.1.1 Nobody', 550, true],
    ['EMESSAGE', '554 5.7.1 Spam', 554, true],
  ])('%s with %s is about this mail alone', (code, response, number, isFinal) => {
    const failure = describeFailure(fail(code, response, number));
    expect(failure).toMatchObject({ isServerFailure: false, isFinal });
    expect(failure.reason).toContain(response);
  });

  test.each(['text', undefined, null, { code: 7 }])('%j is a reason too', (thrown) => {
    expect(describeFailure(thrown)).toMatchObject({ isServerFailure: false, isFinal: false });
  });

  test('what a server says at length or over several lines stays readable', () => {
    const { reason } = describeFailure(fail('EMESSAGE', `550 No\r\n${'x'.repeat(5000)}`, 550));
    expect(reason.length).toBeLessThan(400);
    expect(reason).not.toMatch(/[\r\n]/);
  });
});
