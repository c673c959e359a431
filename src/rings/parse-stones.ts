import { exclude, type Opponent, type PickKey, type Report } from './adjustments.ts';
import { findOuter } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import type { RingOption, RingRules, RingStone, SettingKey } from './ring-rules.ts';
import { getStoneSpace } from './ring-stones.ts';

const noStones = { arrangement: 'none', stone: '', setting: 'bezel' } as const;

type Blank = Pick<Ring, 'width' | 'height' | 'profile' | 'arrangement'>;

type Offered = Pick<RingRules, 'stones' | 'settings' | 'profiles'>;

/** The nearest stone and setting that the ring has room for, else none. */
export function parseStones(
  ring: Blank,
  { stones, settings, profiles }: Offered,
  pick: PickKey,
  report: Report,
): Pick<Ring, 'arrangement' | 'stone' | 'setting'> {
  if (ring.arrangement === 'none') return noStones;
  if (stones.length === 0 || settings.length === 0) {
    report('stones', ring.arrangement, 'none', 'unknown');
    return noStones;
  }
  const setting = pick('setting', settings);
  const stone = pick('stone', stones);
  const profile = profiles.find(({ key }) => key === ring.profile);
  /** What the setting cannot be combined with. */
  const findOpponent = (option: RingOption<SettingKey>): Opponent | undefined => {
    if (profile && exclude(option, profile)) return { field: 'profile', key: ring.profile };
    const isExcluded = exclude(option, { key: ring.arrangement, excludes: [] });
    return isExcluded ? { field: 'stones', key: ring.arrangement } : undefined;
  };
  const suitable = settings.filter(
    (option) => !findOpponent(option) && option.minWidth <= ring.width && option.minHeight <= ring.height,
  );
  const listFitting = ({ key }: { key: SettingKey }) => stones.filter((one) => fits(one, key, ring));
  const byWish = [...suitable].sort((one, other) => Number(other.key === setting) - Number(one.key === setting));
  const possible = byWish.find((option) => listFitting(option).length > 0);
  const wanted = settings.find(({ key }) => key === setting);
  const by = wanted && findOpponent(wanted);
  const nearest = possible && findNearest(listFitting(possible), stone, stones);
  if (!possible || !nearest) {
    report('stones', ring.arrangement, 'none', suitable.length === 0 && by ? 'excluded' : 'stone', by);
    return noStones;
  }
  if (by) report('setting', setting, possible.key, 'excluded', by);
  else report('setting', setting, possible.key, 'setting', { field: 'setting', key: setting });
  report('stone', stone, nearest.key, 'stone');
  return { arrangement: ring.arrangement, stone: nearest.key, setting: possible.key };
}

function fits(stone: RingStone, setting: SettingKey, { width, height, profile }: Blank): boolean {
  const space = getStoneSpace(stone, setting);
  if (space.width > width) return false;
  // The metal must be deep enough below the whole setting, whatever the profile.
  const blank = { width, height, profile, zones: [], share: 100, groove: 'none' } as const;
  const rim = Math.min(1, space.width / width);
  return [0, rim].every((t) => Math.round(findOuter(blank, t) * 10) >= space.height);
}

/** The same stone, or the one that is closest to it in size. */
function findNearest(possible: readonly RingStone[], key: string, stones: readonly RingStone[]): RingStone | undefined {
  const wanted = stones.find((stone) => stone.key === key);
  const distance = (stone: RingStone) => (stone.key === key ? -1 : Math.abs(stone.diameter - (wanted?.diameter ?? 0)));
  return [...possible].sort((one, other) => distance(one) - distance(other))[0];
}
