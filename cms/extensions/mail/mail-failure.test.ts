import { describe, expect, test } from 'vitest';
import { describeFailure } from './mail-failure.ts';

const fail = (code: string, response = '', responseCode = 0) =>
  Object.assign(new Error('as it was thrown'), { code, ...(response && { response, responseCode }) });

describe('the failure of a mail', () => {
  test('names an unavailable server, which stops other mails', () => {
    expect(describeFailure(fail('ESOCKET'))).toEqual({
      reason: 'Der Mailserver ist nicht erreichbar: as it was thrown',
      isServerFailure: true,
      isFinal: false,
    });
  });

  test('treats rejected credentials as a server failure', () => {
    expect(describeFailure(fail('EAUTH', '535 5.7.8 No', 535))).toMatchObject({
      isServerFailure: true,
      isFinal: false,
    });
  });

  test.each([
    ['EENVELOPE', '450 4.2.1 Later', 450, false],
    ['EENVELOPE', '550 5.1.1 Nobody', 550, true],
    ['EMESSAGE', '554 5.7.1 Spam', 554, true],
  ])('%s with %s affects this mail only', (code, response, number, isFinal) => {
    const failure = describeFailure(fail(code, response, number));
    expect(failure).toMatchObject({ isServerFailure: false, isFinal });
    expect(failure.reason).toContain(response);
  });

  test.each(['text', undefined, null, { code: 7 }])('describes %j', (thrown) => {
    expect(describeFailure(thrown)).toMatchObject({ isServerFailure: false, isFinal: false });
  });

  test('shortens a long multi-line response', () => {
    const { reason } = describeFailure(fail('EMESSAGE', `550 No\r\n${'x'.repeat(5000)}`, 550));
    expect(reason.length).toBeLessThan(400);
    expect(reason).not.toMatch(/[\r\n]/);
  });
});
