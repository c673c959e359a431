/** The amount as PayPal, Apple and Google read it: `1290.00`. */
export function toDecimalAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}
