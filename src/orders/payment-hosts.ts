/** Where payments are made: with play money, or for real. Each provider has its own word for the first. */
export type PayPalEnvironment = 'sandbox' | 'live';
export type KlarnaEnvironment = 'playground' | 'live';

/** Hosts that a payment needs beside our own. */
export type PaymentHosts = {
  /** May bring scripts, each by its whole name. */
  scripts: readonly string[];
  /** May be spoken to, and show frames, pictures and letters. */
  others: readonly string[];
  /** May do one of that alone. */
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

/** Google brings its own part of Google Pay: the script, the window, its button's picture, and the browser's own payment. */
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
