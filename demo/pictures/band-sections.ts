import type { Section } from './band.ts';
import { type Point, steps } from './geometry.ts';
import type { WeddingRingsLook } from './look.ts';

type Profile = WeddingRingsLook['profile'];

/** Height of the outside over the inner radius, `s` from -1 to 1 across the width. */
function outsideHeight(profile: Profile, thickness: number, s: number): number {
  const away = Math.abs(s);
  switch (profile) {
    case 'court':
      return thickness * (0.66 + 0.34 * Math.sqrt(Math.max(0, 1 - away ** 2.2)));
    case 'half_round':
      return thickness * (0.24 + 0.76 * Math.sqrt(Math.max(0, 1 - away ** 2)));
    case 'flat':
      return thickness * (away > 0.985 ? 0.82 : away > 0.93 ? 0.96 : 1);
    case 'bevelled':
      return thickness * (away > 0.56 ? 1 - 0.55 * ((away - 0.56) / 0.44) : 1);
    case 'concave':
      return thickness * (away > 0.97 ? 0.82 : 0.7 + 0.3 * away ** 2);
  }
}

const stations: Record<Profile, readonly number[]> = {
  court: [1, 0.985, 0.94, 0.86, 0.74, 0.58, 0.38, 0.14],
  half_round: [1, 0.98, 0.93, 0.84, 0.72, 0.56, 0.37, 0.13],
  flat: [1, 0.985, 0.93, 0.6, 0.2],
  bevelled: [1, 0.78, 0.565, 0.555, 0.28],
  concave: [1, 0.975, 0.965, 0.8, 0.6, 0.4, 0.2, 0.07],
};

/** The cut through a band `width` millimetres wide; grooves are turned into the outside at the given places. */
export function bandSection(
  profile: Profile,
  width: number,
  thickness: number,
  grooves: readonly number[] = [],
  extra = 0,
): Section {
  const half = width / 2;
  const places = [...stations[profile], ...stations[profile].map((s) => -s)];
  places.push(...steps(extra).map((t) => 0.9 - 1.8 * t));
  for (const groove of grooves) {
    places.push(groove - 0.05, groove - 0.02, groove + 0.02, groove + 0.05);
  }
  const sorted = [...new Set(places)].sort((a, b) => b - a);
  const outside = sorted.map((s): Point => {
    const isGroove = grooves.some((groove) => Math.abs(s - groove) < 0.03);
    return [outsideHeight(profile, thickness, s) - (isGroove ? thickness * 0.16 : 0), s * half];
  });
  const comfort = profile === 'flat' || profile === 'bevelled' ? 0.06 : 0.2;
  const inside = [-1, -0.85, 0, 0.85, 1].map((s): Point => [comfort * Math.abs(s) ** 3, s * half]);
  const [first, last] = [inside[0], inside[inside.length - 1]];
  if (first !== undefined && last !== undefined) {
    outside.unshift(last);
    outside.push(first);
  }
  return { outside, inside };
}
