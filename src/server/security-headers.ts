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

/** Headers of every response; the content security policy depends on the kind of response. */
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

/** @param payers origins that may use the Payment Request API; none by default */
export function permissionsPolicy(payers: readonly string[] = []): string {
  const mayPay = payers.length > 0 ? `(self ${payers.map((origin) => `"${origin}"`).join(' ')})` : '()';
  return permissions.map((name) => `${name}=${name === 'payment' ? mayPay : '()'}`).join(', ');
}
