import { exclude, type PickKey, type Report } from './adjustments.ts';
import type { Ring, RingValues, RingZone } from './ring-pair.ts';
import type { Range, RingRules } from './ring-rules.ts';

/** The narrowest zone that is made. */
const minZone = 8;

/** The fields of each zone. */
export const zoneFields = [
  { alloy: 'alloy', surface: 'surface' },
  { alloy: 'alloy2', surface: 'surface2' },
  { alloy: 'alloy3', surface: 'surface3' },
] as const;

/** The zones of a ring, each as wide as can be made, with surfaces that suit its profile. */
export function parseZones(
  values: RingValues,
  { width, profile }: Pick<Ring, 'width' | 'profile'>,
  { alloys, surfaces, profiles }: RingRules,
  pick: PickKey,
  report: Report,
): Pick<Ring, 'zones' | 'share'> {
  const given = values.zones ?? '';
  const wanted = ['2', '3'].includes(given) ? Number(given) : 1;
  if (given !== '') report('zones', given, String(wanted), 'unknown');
  const count = [3, 2].find((many) => many <= wanted && canDivide(width, many)) ?? 1;
  report('zones', String(wanted), String(count), 'zones');
  const profileOption = profiles.find(({ key }) => key === profile);
  const suitable = surfaces.filter((surface) => !profileOption || !exclude(surface, profileOption));
  const zones = zoneFields.slice(0, count).map((field): RingZone => {
    const alloy = pick(field.alloy, alloys);
    const surface = pick(field.surface, surfaces);
    const allowed = suitable.find(({ key }) => key === surface) ?? suitable[0];
    report(field.surface, surface, allowed?.key ?? surface, 'excluded', { field: 'profile', key: profile });
    return { alloy, surface: allowed?.key ?? surface };
  });
  return { zones, share: parseShare(values.share, width, count, report) };
}

function canDivide(width: number, zones: number): boolean {
  const { min, max } = getShares(width, zones);
  return min <= max;
}

/** Possible percentages of a division, in steps of five, so that no zone is narrower than can be made. */
function getShares(width: number, zones: number): Range {
  const least = (100 * minZone) / width;
  return { min: Math.ceil(least / 5) * 5, max: Math.floor((100 - least * (zones - 1)) / 5) * 5 };
}

function parseShare(given: string | undefined, width: number, zones: number, report: Report): number {
  if (zones === 1) return 100;
  const { min, max } = getShares(width, zones);
  const usual = zones === 2 ? 50 : 40;
  const isNumber = given !== undefined && /^\d{1,3}$/.test(given);
  if (given && !isNumber) report('share', given, String(usual), 'unknown');
  const asked = isNumber ? Number(given) : usual;
  const share = Math.min(max, Math.max(min, Math.round(asked / 5) * 5));
  if (isNumber) report('share', String(asked), String(share), 'zones');
  return share;
}
