import { exclude, type PickKey, type Report } from './adjustments.ts';
import { findOuter } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import type { RingOption, RingRules, RingStone } from './ring-rules.ts';
import { getStoneSpace } from './ring-stones.ts';

const noStones = { arrangement: 'none', stone: '', setting: 'bezel' } as const;

/** The nearest stone and setting that the ring has room for, else none. */
export function parseStones(
  ring: Pick<Ring, 'width' | 'height' | 'profile' | 'arrangement'>,
  { stones, settings, profiles }: Pick<RingRules, 'stones' | 'settings' | 'profiles'>,
  pick: PickKey,
  report: Report,
): Pick<Ring, 'arrangement' | 'stone' | 'setting'> {
  if (ring.arrangement === 'none') return noStones;
  const setting = settings.length > 0 ? pick('setting', settings) : noStones.setting;
  const others = [...profiles.filter(({ key }) => key === ring.profile), { key: ring.arrangement, excludes: [] }];
  const suits = (option: RingOption<Ring['setting']>) =>
    !others.some((other) => exclude(option, other)) && option.minWidth <= ring.width && option.minHeight <= ring.height;
  const suitable = settings.filter(suits);
  const possible = stones.filter((stone) => fits(stone, ring));
  const [firstSetting] = suitable;
  const wanted = stones.length > 0 ? pick('stone', stones) : '';
  const nearest = findNearest(
    possible,
    stones.find(({ key }) => key === wanted),
  );
  if (!nearest || !firstSetting) {
    report('stones', ring.arrangement, 'none', nearest ? 'excluded' : 'stone');
    return noStones;
  }
  const possibleSetting = suitable.some(({ key }) => key === setting) ? setting : firstSetting.key;
  report('setting', setting, possibleSetting, 'excluded');
  report('stone', wanted, nearest.key, 'stone');
  return { arrangement: ring.arrangement, stone: nearest.key, setting: possibleSetting };
}

function fits(stone: RingStone, { width, height, profile }: Pick<Ring, 'width' | 'height' | 'profile'>): boolean {
  const space = getStoneSpace(stone);
  if (space.width > width) return false;
  // The metal must be deep enough below the whole setting, whatever the profile.
  const blank = { width, height, profile, zones: [], share: 100, groove: 'none' } as const;
  const rim = Math.min(1, space.width / width);
  return [0, rim].every((t) => Math.round(findOuter(blank, t) * 10) >= space.height);
}

/** The same stone, or the one that is closest to it in size. */
function findNearest(stones: readonly RingStone[], wanted: RingStone | undefined): RingStone | undefined {
  const distance = ({ key, diameter }: RingStone) =>
    key === wanted?.key ? -1 : Math.abs(diameter - (wanted?.diameter ?? 0));
  return [...stones].sort((one, other) => distance(one) - distance(other))[0];
}
