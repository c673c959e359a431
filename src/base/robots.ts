/** Search engines and link previews read what is in place and do not wait for scripts. */
export function isRobot(userAgent: string | undefined): boolean {
  return /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|lighthouse/i.test(userAgent ?? '');
}

/** The user agent of a request of this site itself that wants a page complete, as robots do. */
export const wholePageAgent = 'vitrine-bot';
