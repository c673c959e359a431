export type Language = 'de' | 'en' | 'fr';

/** Texts of one thing in every language that its page exists in. */
export type ByLanguage<Fields> = { de: Fields; en: Fields; fr?: Fields | undefined };

const narrowSpace = '\u202f';

/** What a keyboard has becomes what a printer sets; line breaks of the source disappear. */
function typeset(language: Language, text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:h2|h3|p|ul|ol|li|blockquote|table|thead|tbody|tr|th|td)>) ?/g, '$1')
    .trim();
  if (language === 'de') return line;
  const set = line.replaceAll("'", '’');
  return language === 'en' ? set : set.replace(/ ([:;?!»%])/g, `${narrowSpace}$1`).replaceAll('« ', `«${narrowSpace}`);
}

/** The rows of a `translations` field. */
export function inLanguages<Fields extends Record<string, string | undefined>>(
  words: ByLanguage<Fields>,
): Record<string, string>[] {
  return (['de', 'en', 'fr'] as const).flatMap((language) => {
    const fields = words[language];
    if (!fields) return [];
    const set = Object.entries(fields).flatMap(([name, text]) => (text ? [[name, typeset(language, text)]] : []));
    return [{ language, ...Object.fromEntries(set) }];
  });
}
