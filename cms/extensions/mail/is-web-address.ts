/** Whether a value is an http(s) URL; other schemes could open applications. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value);
}
