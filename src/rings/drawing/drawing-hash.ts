/** The start of a drawing's SHA-256, which names it in the address of a pair: 96 bits as 16 characters. */
export async function hashDrawing(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest, 0, 12)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export const isDrawingHash = (value: string): boolean => /^[\w-]{16}$/.test(value);

/** The different drawings that the query of a pair names. */
export function listDrawingHashes(query: string): string[] {
  const given = new URLSearchParams(query).getAll('drawing').flatMap((value) => value.split(','));
  return [...new Set(given.filter(isDrawingHash))];
}
