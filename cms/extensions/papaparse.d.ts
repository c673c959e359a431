/** The part of Papa Parse, which Directus reads CSV with, that we use. */
declare module 'papaparse' {
  type Options = {
    header: true;
    skipEmptyLines: 'greedy';
    delimitersToGuess: string[];
    transformHeader: (name: string) => string;
  };

  type Parsed = { data: Record<string, string>[]; meta: { fields?: string[] } };

  const papa: { parse: (text: string, options: Options) => Parsed };
  export default papa;
}
