import type { SQLOutputValue } from 'node:sqlite';

/** A column of Postgres. */
export type ColumnType = {
  /** Such as int4, timestamptz, varchar. */
  type: string;
  /** Digits after the point, of a decimal that limits them. */
  scale?: number | undefined;
};

/**
 * A value of SQLite in the notation of a Postgres type. SQLite keeps booleans as 0 and 1, moments as milliseconds, and
 * days as the milliseconds of midnight in the time zone of Directus, which has to be that of this process.
 *
 * @throws ValueError for what the type cannot hold as it is
 */
export function convertValue(value: SQLOutputValue, { type, scale }: ColumnType): string | null {
  if (value === null) return null;
  if (value instanceof Uint8Array) {
    if (type !== 'bytea') throw new ValueError('holds bytes');
    return `\\x${Buffer.from(value).toString('hex')}`;
  }
  switch (type) {
    case 'bool':
      return toBoolean(value);
    case 'int2':
    case 'int4':
    case 'int8':
      return toInteger(value);
    case 'numeric':
      return toDecimal(value, scale);
    case 'timestamptz':
      return toMoment(value).toISOString();
    case 'timestamp':
      return toLocalTime(value);
    case 'date':
      return toDay(value);
    case 'json':
    case 'jsonb':
      return toJson(value);
    case 'bytea':
      return `\\x${Buffer.from(String(value)).toString('hex')}`;
    default:
      return checkText(String(value));
  }
}

/** A value that Postgres cannot hold; the message continues the column's name. */
export class ValueError extends Error {}

type Value = string | number | bigint;

const booleans = new Map([
  ...['1', 'true', 't'].map((text) => [text, 'true'] as const),
  ...['0', 'false', 'f'].map((text) => [text, 'false'] as const),
]);

function toBoolean(value: Value): string {
  const known = booleans.get(String(value));
  if (known) return known;
  throw new ValueError(`is ${quoteValue(value)}, neither yes nor no`);
}

function toInteger(value: Value): string {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  const text = String(value);
  if (/^-?\d+$/.test(text)) return text;
  throw new ValueError(`is ${quoteValue(value)}, which is no whole number`);
}

/** SQLite has floating point numbers instead of decimals, so 0.30000000000000004 is 0.30. */
function toDecimal(value: Value, scale: number | undefined): string {
  const text = String(value);
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number))
    throw new ValueError(`is ${quoteValue(value)}, which is no number`);
  if (scale === undefined) return text;
  const rounded = number.toFixed(scale);
  const error = Math.abs(Number(rounded) - number);
  if (error <= Math.max(1, Math.abs(number)) * 1e-9) return rounded;
  throw new ValueError(`is ${text}, with more than ${scale} digits after the point`);
}

function toMoment(value: Value): Date {
  const date = new Date(typeof value === 'string' ? addZone(value) : Number(value));
  if (!Number.isNaN(date.getTime())) return date;
  throw new ValueError(`is ${quoteValue(value)}, which is no moment`);
}

/** SQLite's own CURRENT_TIMESTAMP is in UTC and does not say so. */
function addZone(text: string): string {
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`;
}

/** Without a zone: what the clock showed. */
function toLocalTime(value: Value): string {
  if (typeof value === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/.test(value)) return checkText(value);
  const moment = toMoment(value);
  const [hours, minutes, seconds] = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(pad);
  return `${formatDay(moment)} ${hours}:${minutes}:${seconds}.${String(moment.getMilliseconds()).padStart(3, '0')}`;
}

function toDay(value: Value): string {
  if (typeof value !== 'string') return formatDay(toMoment(value));
  const [day] = /^\d{4}-\d\d-\d\d/.exec(value) ?? [];
  if (day) return day;
  throw new ValueError(`is ${quoteValue(value)}, which is no date`);
}

function formatDay(date: Date): string {
  return `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

function toJson(value: Value): string {
  const text = checkText(String(value));
  try {
    JSON.parse(text);
  } catch {
    throw new ValueError(`is ${quoteValue(text)}, which is no JSON`);
  }
  return text;
}

function checkText(text: string): string {
  if (!text.includes('\0')) return text;
  throw new ValueError('holds the character NUL, which Postgres does not keep');
}

function quoteValue(value: Value): string {
  return JSON.stringify(String(value).slice(0, 40));
}
