import { expect, test } from 'vitest';
import { paypalHosts } from '../../orders/payment-hosts.ts';
import { isTrustedMarkup, isTrustedScript } from './allow-payment-scripts.ts';

test('scripts are trusted from the given hosts only', () => {
  const hosts = paypalHosts.sandbox.scripts;
  expect(isTrustedScript('https://www.sandbox.paypal.com/web-sdk/v6/core', hosts)).toBe(true);
  for (const address of [
    'https://www.paypal.com/web-sdk/v6/core',
    'http://www.sandbox.paypal.com/web-sdk/v6/core',
    'https://www.sandbox.paypal.com.example/core',
    'https://www.sandbox.paypal.com:8443/core',
    'https://www.sandbox.paypal.com@example.org/core',
    'https://user@www.sandbox.paypal.com/core',
    '//www.sandbox.paypal.com/core',
    '/assets/core.js',
    'data:text/javascript,1',
    'blob:https://www.sandbox.paypal.com/1',
    'javascript:1',
    '',
  ]) {
    expect(isTrustedScript(address, hosts), address).toBe(false);
  }
});

test('markup is trusted unless it could run or load something', () => {
  expect(isTrustedMarkup('<style>:host{display:block}</style><button part="b"><svg viewBox="0 0 1 1"/></button>')).toBe(
    true,
  );
  for (const markup of [
    '<script src="https://example.org"></script>',
    '<IMG SRC=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<iframe src="https://example.org">',
    '<base href="https://example.org">',
    '<form action="https://example.org">',
    '<div srcdoc="x">',
  ]) {
    expect(isTrustedMarkup(markup), markup).toBe(false);
  }
});
