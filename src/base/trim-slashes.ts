/** The text without slashes at its end. A pattern would begin anew at each slash of a long row. */
export function trimEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

/** The text without slashes at its beginning and end. */
export function trimSlashes(text: string): string {
  return trimEndSlashes(text).replace(/^\/+/, '');
}
