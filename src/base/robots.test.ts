import { expect, test } from 'vitest';
import { isRobot } from './robots.ts';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0)',
  'facebookexternalhit/1.1',
])('recognizes %s as a bot', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

test('does not treat a browser as a bot', () => {
  expect(isRobot('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36')).toBe(false);
  expect(isRobot(undefined)).toBe(false);
});
