import { normalizePostcode } from './postcode.ts';

type Entry = { first: string; last: string } | { start: string };

/**
 * Parses the postcodes that a shipping method serves, as staff enter them: single ones, prefixes and ranges, `14899,
 * 148*, 14770-14798`, without the hyphen that some countries use (`00001-00999` in Poland). The studio rejects invalid
 * entries; one that is there all the same matches nothing.
 */
function parseArea(area: string): Entry[] {
  return area.split(/[,;\n]/).flatMap((part): Entry[] => {
    const [, first = '', last, star] =
      /^([A-Z\d]{1,10})(?:[-–]([A-Z\d]{1,10})|(\*))?$/.exec(part.replace(/\s/g, '').toUpperCase()) ?? [];
    if (first === '') return [];
    if (star) return [{ start: first }];
    return last === undefined || last.length === first.length ? [{ first, last: last ?? first }] : [];
  });
}

/** Whether a postcode is in the area; an empty area is everywhere. Checkout and order API share this rule. */
export function isInArea(area: string | null, { zip_code, country }: { zip_code: string; country: string }): boolean {
  if (area === null || area.trim() === '') return true;
  const code = normalizePostcode(zip_code, country).replace(/[\s-]/g, '').toUpperCase();
  return parseArea(area).some((entry) =>
    'start' in entry
      ? code.startsWith(entry.start)
      : code.length === entry.first.length && code >= entry.first && code <= entry.last,
  );
}

/** The area as text: `14899, 148…, 14770–14798`. */
export function formatArea(area: string): string {
  return parseArea(area)
    .map((entry) => {
      if ('start' in entry) return `${entry.start}…`;
      return entry.first === entry.last ? entry.first : `${entry.first}–${entry.last}`;
    })
    .join(', ');
}
