/** Whether something leads to a page; all else that a link could hold opens something on the reader's machine. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value);
}
