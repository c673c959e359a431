const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** On every answer, whatever it is; the content security policy comes with the kind of answer. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissionsPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** @param payers origins that may ask the browser itself to pay; nobody may unless said otherwise */
export function permissionsPolicy(payers: readonly string[] = []): string {
  const mayPay = payers.length > 0 ? `(self ${payers.map((origin) => `"${origin}"`).join(' ')})` : '()';
  return permissions.map((name) => `${name}=${name === 'payment' ? mayPay : '()'}`).join(', ');
}
