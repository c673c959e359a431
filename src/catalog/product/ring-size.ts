/** A ring size in the systems of several countries. */
export type RingSize = { circumference: number; diameter: number; de: string; fr: string; us: string; uk: string };

/** Inner diameters that the helper offers, in millimetres. */
export const diameters = { least: 14, most: 24 };

/**
 * The size of a ring in each system, rounded to halves.
 *
 * @param diameter inner, in millimetres
 */
export function toRingSize(diameter: number): RingSize {
  const circumference = Math.round(diameter * Math.PI * 2) / 2;
  return {
    circumference,
    diameter: Math.round(diameter * 10) / 10,
    de: inHalves(circumference),
    fr: inHalves(circumference - 40),
    us: inHalves((circumference / Math.PI - 11.63) / 0.8128),
    uk: toBritish(circumference),
  };
}

/** A number in halves, such as 7½. American sizes are 0.8128 mm of diameter apart, from 11.63 mm on. */
function inHalves(value: number): string {
  const halves = Math.max(0, Math.round(value * 2));
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
}

/** British sizes are letters, one for each 1.25 mm of circumference from 37.8 mm on. */
function toBritish(circumference: number): string {
  const halves = Math.max(0, Math.round(((circumference - 37.8) / 1.25) * 2));
  const letter = Math.floor(halves / 2);
  return letter > 25 ? `Z+${letter - 25}` : `${String.fromCharCode(65 + letter)}${halves % 2 ? '½' : ''}`;
}

/** The diameter of a whole or half size; undefined for an invalid one. */
export function findDiameter(system: 'diameter' | 'de' | 'fr' | 'us' | 'uk', text: string): number | undefined {
  const given = text.trim().replace(',', '.');
  if (system === 'diameter') return inRange(Number(given));
  const wanted = given.replace(/(?:\.5| ?1\/2| ½)$/, '½').toUpperCase();
  const found = circumferences.find((circumference) => toRingSize(circumference / Math.PI)[system] === wanted);
  return found && inRange(found / Math.PI);
}

/** Whole circumferences first, since size guide and rings of the shop use these. */
const circumferences = [44, 44.5].flatMap((first) => Array.from({ length: 32 }, (_, at) => first + at));

function inRange(diameter: number): number | undefined {
  return diameter >= diameters.least && diameter <= diameters.most ? diameter : undefined;
}
