/**
 * Fills the placeholders of a message.
 *
 * @param text with names in braces: `from {lowest} to {highest}`
 */
export function formatMessage(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
