/**
 * Replaces ordinary spaces around French punctuation by no-break spaces, which keep a mark on the line of its word.
 * Editors type ordinary ones.
 */
export function setFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/ (?=[;?!])/g, '\u202f')
    .replace(/(?<=«) /g, '\u00a0');
}
