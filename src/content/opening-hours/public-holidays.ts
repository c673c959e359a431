import { toDate, toDay } from './zoned-time.ts';

/** Fixed holidays, month and day. */
const fixed = ['01-01', '05-01', '10-03', '12-25', '12-26'];

/** Good Friday, Easter Monday, Ascension and Whit Monday, in days from Easter Sunday. */
const byEaster = [-2, 1, 39, 50];

/** Nationwide public holidays in Germany, on which no carrier delivers: `2026-12-25`. */
export function listPublicHolidays(year: number): string[] {
  const easter = findEasterSunday(year);
  return [...fixed.map((date) => `${year}-${date}`), ...byEaster.map((days) => toDate(easter + days))].sort();
}

/** By the Gregorian computus (Meeus, Jones, Butcher). */
function findEasterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moon + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  const pad = (part: number) => String(part).padStart(2, '0');
  return toDay(`${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`);
}
