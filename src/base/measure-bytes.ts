/** Bytes of an object without properties, of one property, and of a string without characters, in V8 with 64 bits. */
const objectBytes = 32;
const slotBytes = 8;
const stringBytes = 24;

/** Characters that V8 does not hold in one byte each. */
const wide = /[\u0100-\uffff]/;

/** About as many bytes as a value of JSON occupies in memory. */
export function measureBytes(value: unknown): number {
  if (typeof value === 'string') return stringBytes + value.length * (wide.test(value) ? 2 : 1);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 0 : slotBytes * 2;
  if (typeof value !== 'object' || value === null) return 0;
  let bytes = objectBytes;
  if (Array.isArray(value)) {
    for (const item of value) bytes += slotBytes + measureBytes(item);
    return bytes;
  }
  // Names of properties are shared by all objects of a kind.
  for (const item of Object.values(value)) bytes += slotBytes + measureBytes(item);
  return bytes;
}
