/** Kinds of mails, with labels for staff. */
export const mailKinds = {
  order_confirmed: 'Bestellbestätigung',
  order_paid: 'Zahlung eingegangen',
  order_shipped: 'Unterwegs',
  order_tracking: 'Sendungsverfolgung',
  order_ready: 'Abholbereit',
  order_cancelled: 'Storniert',
  order_refused: 'Nicht ausgeführt',
  withdrawal_received: 'Widerruf eingegangen',
  request_received: 'Anfrage eingegangen',
  newsletter_confirm: 'Newsletter: bitte bestätigen',
  newsletter_welcome: 'Newsletter: bestätigt',
  newsletter_known: 'Newsletter: schon bestellt',
  stock_alert_confirm: 'Bescheid geben: bitte bestätigen',
  stock_alert_known: 'Bescheid geben: schon vorgemerkt',
  stock_alert_available: 'Wieder da',
  notice: 'Meldung an uns',
} as const;

export type MailKind = keyof typeof mailKinds;

/** Mails that end an order; no other mail follows. */
export const endingKinds: readonly MailKind[] = ['order_cancelled', 'order_refused'];

/** Mails that must not follow one of these. */
export const runningOrderKinds: readonly MailKind[] = [
  ...(['order_confirmed', 'order_paid', 'order_ready', 'order_shipped', 'order_tracking'] as const),
];
