/** A bare number needs its unit; "42 mm" and "Automatik" say theirs or have none. */
export function withUnit(value: string, unit: string | null | undefined): string {
  return unit && /^\d[\d.,–]*$/.test(value) ? `${value}\u{A0}${unit}` : value;
}
