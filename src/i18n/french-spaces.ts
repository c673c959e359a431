/**
 * What an editor wrote, with the spaces that French sets around its marks: they keep a mark on the line of its word.
 * Editors type ordinary ones.
 */
export function setFrenchSpaces(text: string): string {
  return text
    .replace(/ (?=[:»])/g, '\u00a0')
    .replace(/ (?=[;?!])/g, '\u202f')
    .replace(/(?<=«) /g, '\u00a0');
}
