/** A ring size in the systems of several countries, in halves. */
export type RingSizes = {
  /** Inner circumference in millimetres, in halves. */
  circumference: number;
  /** Inner diameter in millimetres, in tenths. */
  diameter: number;
  /** Germany and France: the circumference (ISO 8653). */
  de: string;
  /** Italy, Spain and Switzerland: the circumference less 40. */
  it: string;
  us: string;
  /** A letter, and beyond Z their number after it. */
  uk: string;
};

/**
 * A ring in each system, rounded to halves. British sizes are those of BS 6820: C is 40 mm, and each letter 1.25 mm more.
 * American ones are 0.032 inches of diameter apart.
 *
 * @param exact inner circumference in millimetres
 */
export function convertRingSize(exact: number): RingSizes {
  const circumference = Math.round(exact * 2) / 2;
  const diameter = circumference / Math.PI;
  return {
    circumference,
    diameter: Math.round(diameter * 10) / 10,
    de: formatHalves(circumference),
    it: formatHalves(circumference - 40),
    us: formatHalves((diameter - 11.63) / 0.8128),
    uk: formatLetter((circumference - 37.5) / 1.25),
  };
}

/** A number in halves, such as 7½. */
function formatHalves(value: number): string {
  const halves = Math.max(0, Math.round(value * 2));
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`;
}

/** @param sizes above A */
function formatLetter(sizes: number): string {
  const halves = Math.max(0, Math.round(sizes * 2));
  const at = Math.floor(halves / 2);
  return `${at > 25 ? `Z+${at - 25}` : String.fromCharCode(65 + at)}${halves % 2 ? '½' : ''}`;
}

/** Inner diameters of rings that people wear, in millimetres. */
export const ringDiameters = { least: 14, most: 24.2 };

/** The inner diameter of a whole or half size; undefined for an invalid one. */
export function findDiameter(system: 'diameter' | 'de' | 'it' | 'us' | 'uk', text: string): number | undefined {
  const given = text.trim().replace(',', '.');
  if (system === 'diameter') return inRange(Number(given));
  const wanted = given.replace(/(?:\.5| ?1\/2| ½)$/, '½').toUpperCase();
  const found = circumferences.find((circumference) => convertRingSize(circumference)[system] === wanted);
  return found && inRange(found / Math.PI);
}

/** Whole circumferences first, since size guide and rings of the shop use these. */
const circumferences = [44, 44.5].flatMap((first) => Array.from({ length: 33 }, (_, at) => first + at));

function inRange(diameter: number): number | undefined {
  return diameter >= ringDiameters.least && diameter <= ringDiameters.most ? diameter : undefined;
}
