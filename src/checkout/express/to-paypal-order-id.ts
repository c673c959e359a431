/** What PayPal calls the order that a token names: its first part. */
export function toPayPalOrderId(token: string): string {
  return token.slice(0, token.indexOf('.'));
}
