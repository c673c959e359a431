/** The providers' environments: for tests, under each provider's own name, or live. */
export type PayPalEnvironment = 'sandbox' | 'live';
export type KlarnaEnvironment = 'playground' | 'live';

/** Hosts that a payment needs, for the content security policy. */
export type PaymentHosts = {
  /** Allowed to load scripts, each by its exact origin. */
  scripts: readonly string[];
  /** Allowed for connections, frames, images and fonts. */
  others: readonly string[];
  /** Allowed for one of these alone. */
  connects?: readonly string[];
  frames?: readonly string[];
  pictures?: readonly string[];
};

const paypalLogos = 'https://www.paypalobjects.com';
const klarnaScripts = 'https://x.klarnacdn.net';
const klarnaOthers = ['https://*.klarna.com', 'https://*.klarnacdn.net', 'https://*.klarnaevt.com'];

export const paypalHosts: Readonly<Record<PayPalEnvironment, PaymentHosts>> = {
  sandbox: {
    scripts: ['https://www.sandbox.paypal.com', 'https://c.sandbox.paypal.com', paypalLogos],
    others: ['https://*.sandbox.paypal.com', 'https://*.paypalobjects.com'],
  },
  live: {
    scripts: ['https://www.paypal.com', 'https://c.paypal.com', paypalLogos],
    others: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  },
};

/** What Google Pay needs: its script, its window, the image of its button and the Payment Request API. */
export const googlePayHosts: PaymentHosts = {
  scripts: ['https://pay.google.com'],
  others: [],
  connects: ['https://pay.google.com', 'https://google.com'],
  frames: ['https://pay.google.com'],
  pictures: ['https://www.gstatic.com'],
};

export const klarnaHosts: Readonly<Record<KlarnaEnvironment, PaymentHosts>> = {
  playground: { scripts: [klarnaScripts, 'https://js.playground.klarna.com'], others: klarnaOthers },
  live: { scripts: [klarnaScripts, 'https://js.klarna.com'], others: klarnaOthers },
};
