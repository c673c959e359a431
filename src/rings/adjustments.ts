import type { PairField } from './ring-pair.ts';

export type AdjustmentReason =
  /** The address is of another version of the studio. */
  | 'version'
  /** Not offered, or not a value of this field. */
  | 'unknown'
  /** Smaller or larger than what is made. */
  | 'range'
  /** An option needs a larger ring. */
  | 'dimension'
  /** The zones would be too narrow. */
  | 'zones'
  /** Two options exclude each other. */
  | 'excluded'
  /** The setting needs a larger ring. */
  | 'setting'
  /** The stone needs a larger ring. */
  | 'stone'
  /** The engraving is too long, or has characters that cannot be engraved. */
  | 'text';

/** The choice on account of which another one was adjusted. */
export type Opponent = { field: PairField; key: string };

/** A value that was replaced by the nearest possible one. */
export type Adjustment = {
  ring: 0 | 1;
  field: PairField | 'v';
  from: string;
  to: string;
  reason: AdjustmentReason;
  by?: Opponent;
};

/** Notes that a value was replaced; nothing where both are the same. */
export type Report = (
  field: Adjustment['field'],
  from: string,
  to: string,
  reason: AdjustmentReason,
  by?: Opponent,
) => void;

/** Picks the option that a field names, or the first one, and reports what is not offered. */
export type PickKey = <Key extends string>(field: PairField, options: readonly { key: Key }[]) => Key;

type Exclusive = { key: string; excludes: readonly string[] };

/** Whether one of two options excludes the other. */
export function exclude(one: Exclusive, other: Exclusive): boolean {
  return one.excludes.includes(other.key) || other.excludes.includes(one.key);
}
