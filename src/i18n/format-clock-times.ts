/**
 * Formats times in a text: French uses `9 h 30` and `14 h` where other languages use `09:30` and `14:00`.
 *
 * @param language or a locale of it
 */
export function formatClockTimes(text: string, language: string): string {
  if (!language.startsWith('fr')) return text;
  return text.replace(/\b0?(\d{1,2}):(\d\d)\b/g, (_, hours: string, minutes: string) =>
    minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`,
  );
}
