/** Appends the unit to a bare number; "42 mm" and "Automatik" stay as they are. */
export function withUnit(value: string, unit: string | null | undefined): string {
  return unit && /^\d[\d.,–]*$/.test(value) ? `${value}\u{A0}${unit}` : value;
}
