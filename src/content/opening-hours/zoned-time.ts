/** Minutes since 1970 in local time: date and time of day as one number. */
export type WallMinute = number;

export const minutesOfDay = 1440;
const minute = 60_000;
const day = minutesOfDay * minute;

export type Zone = {
  toWall: (instant: number) => WallMinute;
  toInstant: (wall: WallMinute) => number;
};

/** Minutes from UTC to local time, and the instant from which they hold. */
type ZoneOffset = readonly [from: number, minutes: number];

/** The offsets of a time zone one after the other; the first one also holds before. */
export type ZoneOffsets = readonly [ZoneOffset, ...ZoneOffset[]];

const zones = new Map<string, Zone>();

/**
 * Conversions for a time zone, by the runtime's time zone data.
 *
 * @throws RangeError for an unknown time zone
 */
export function getZone(timeZone: string): Zone {
  const zone = zones.get(timeZone) ?? createZone(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

export const defaultTimeZone = 'Europe/Berlin';

/** A time zone, and what staff have entered where that is none. */
export type ReadTimeZone = { timeZone: string; unknownTimeZone: string | null };

/** The time zone that staff have entered, or else the default one. */
export function readTimeZone(entered: string | null | undefined): ReadTimeZone {
  const isKnown = !entered || isTimeZone(entered);
  return { timeZone: (isKnown && entered) || defaultTimeZone, unknownTimeZone: isKnown ? null : entered };
}

export const getShopZone = (entered: string | null | undefined): Zone => getZone(readTimeZone(entered).timeZone);

function isTimeZone(name: string): boolean {
  try {
    getZone(name);
    return true;
  } catch {
    return false;
  }
}

function createZone(timeZone: string): Zone {
  // Swedish dates have the order of ISO 8601: `2026-12-24 13:05`. What stands between the digits may be another.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return withInstants((instant) => {
    const [year, month, date, hour, past] = format.format(instant).match(/\d+/g) ?? [];
    return Date.parse(`${year}-${month}-${date}T${hour}:${past}Z`) / minute;
  });
}

/**
 * Conversions within a range of time, by its offsets: browsers need a tenth of a second on a phone for the first use of
 * their own time zone data.
 */
export function createListedZone(offsets: ZoneOffsets): Zone {
  const getMinutes = (instant: number) => (offsets.findLast(([from]) => from <= instant) ?? offsets[0])[1];
  return withInstants((instant) => Math.floor(instant / minute) + getMinutes(instant));
}

/** The offsets of a zone from the beginning of one day in UTC to the end of another. */
export function listOffsets(zone: Zone, firstDay: number, lastDay: number): ZoneOffsets {
  const toMinutes = (instant: number) => zone.toWall(instant) - instant / minute;
  let current = toMinutes(firstDay * day);
  const first: ZoneOffset = [firstDay * day, current];
  const changes: ZoneOffset[] = [];
  for (let start = firstDay; start <= lastDay; start += 1) {
    let [before, after] = [start * day, (start + 1) * day];
    const next = toMinutes(after);
    if (next === current) continue;
    while (after - before > minute) {
      const middle = Math.floor((before + after) / 2 / minute) * minute;
      if (toMinutes(middle) === current) before = middle;
      else after = middle;
    }
    changes.push([after, next]);
    current = next;
  }
  return [first, ...changes];
}

function withInstants(toWall: Zone['toWall']): Zone {
  const getOffset = (instant: number) => toWall(instant) * minute - Math.floor(instant / minute) * minute;

  /** A local time that occurs twice is the first one; a skipped one is moved by the gap. */
  const toInstant = (wall: WallMinute): number => {
    const asUtc = wall * minute;
    const [before, after] = [getOffset(asUtc - day), getOffset(asUtc + day)];
    const found = [asUtc - before, asUtc - after].filter((instant) => toWall(instant) === wall);
    return found.length > 0 ? Math.min(...found) : asUtc - before;
  };
  return { toWall, toInstant };
}

/** Minutes since a day began, or of local time, as `09:30`. */
export function formatTimeOfDay(minutes: number): string {
  const past = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  return [Math.floor(past / 60), past % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `2026-12-24` as days since 1970. */
export function toDay(date: string): number {
  return Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / day);
}

/** Days since 1970 as `2026-12-24`. */
export function toDate(days: number): string {
  return new Date(days * day).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function getWeekday(days: number): number {
  return (((days + 3) % 7) + 7) % 7;
}

/** The local date of an instant. */
export function getLocalDate(zone: Zone, instant: number): string {
  return toDate(Math.floor(zone.toWall(instant) / minutesOfDay));
}
