/** Whether somebody has written one of these towns, in short or with a part of it: "Frankfurt", "Berlin-Mitte". */
export function isTownOf(city: string, towns: readonly string[]): boolean {
  const written = toWords(city);
  return towns.some((town) => {
    const [first] = toWords(town);
    return (first !== undefined && written.includes(first)) || toWords(town).join(' ').startsWith(written.join(' '));
  });
}

function toWords(town: string): string[] {
  const plain = town
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  const words = plain
    .replace(/\b(?:st|sankt|saint)\b\.?/g, 'st')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.filter((word) => !ignoredWords.has(word));
}

/** Many towns begin with them, so they tell none apart. */
const ignoredWords = new Set(['am', 'an', 'der', 'im', 'in', 'bad', 'gross', 'klein', 'neu', 'alt', 'st']);
