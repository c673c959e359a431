/** Minutes since 1970 in local time: date and time of day as one number. */
export type WallMinute = number;

export const minutesOfDay = 1440;
const minute = 60_000;
const day = minutesOfDay * minute;

export type Zone = {
  toWall: (instant: number) => WallMinute;
  toInstant: (wall: WallMinute) => number;
};

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

/** The time zone from the CMS; the default one if the value is invalid. */
export function getShopZone(timeZone: string | null | undefined): Zone {
  try {
    return getZone(timeZone || defaultZone);
  } catch {
    return getZone(defaultZone);
  }
}

const defaultZone = 'Europe/Berlin';

function createZone(timeZone: string): Zone {
  // Swedish dates have the order of ISO 8601: `2026-12-24 13:05`. What stands between the digits may be another.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const toWall = (instant: number): WallMinute => {
    const [year, month, date, hour, past] = format.format(instant).match(/\d+/g) ?? [];
    return Date.parse(`${year}-${month}-${date}T${hour}:${past}Z`) / minute;
  };
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
