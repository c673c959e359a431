import { houseMark } from './logo.ts';
import type {
  AccessoryLook,
  BeadLook,
  BraceletLook,
  EarringsLook,
  EngagementRingLook,
  NecklaceLook,
  RingLook,
  WatchLook,
  WeddingRingsLook,
} from './look.ts';

/** The products that appear in scenes; nobody sells these. */
export const dressWatch: WatchLook = {
  kind: 'watch',
  case: 'round',
  metal: 'yellow_gold',
  dial: 'ivory',
  indices: 'batons',
  hands: 'leaf',
  strap: 'leather_cognac',
  complication: 'small_seconds',
  diameter: 39,
  mark: houseMark,
};
export const navyWatch: WatchLook = {
  ...dressWatch,
  metal: 'steel',
  dial: 'navy',
  hands: 'dauphine',
  strap: 'leather_brown',
  complication: 'date',
};
export const diverWatch: WatchLook = {
  ...dressWatch,
  case: 'diver',
  metal: 'steel',
  dial: 'black',
  indices: 'dots',
  hands: 'sword',
  strap: 'bracelet',
  diameter: 42,
  complication: 'date',
};
export const salmonWatch: WatchLook = {
  ...dressWatch,
  case: 'cushion',
  metal: 'steel',
  dial: 'salmon',
  indices: 'roman',
  hands: 'breguet',
  strap: 'leather_black',
};
export const smallWatch: WatchLook = {
  ...dressWatch,
  metal: 'steel',
  dial: 'white',
  indices: 'arabic',
  hands: 'sword',
  strap: 'textile_grey',
  diameter: 30,
};
export const goldRings: WeddingRingsLook = {
  kind: 'wedding_rings',
  metal: 'yellow_gold',
  profile: 'court',
  finish: 'polished',
  width: 4.5,
  stones: 'single',
  engraving: 'Anna & Jonas 2026',
};
export const mixedRings: WeddingRingsLook = {
  ...goldRings,
  metal: 'platinum',
  second: 'rose_gold',
  profile: 'flat',
  finish: 'brushed',
  stones: 'row',
  engraving: 'für immer',
};
export const solitaire: EngagementRingLook = {
  kind: 'engagement_ring',
  metal: 'yellow_gold',
  setting: 'solitaire',
  stone: 'diamond',
  cut: 'round',
  carat: 1.1,
};
export const sapphireRing: EngagementRingLook = {
  ...solitaire,
  metal: 'platinum',
  setting: 'halo',
  stone: 'sapphire',
  cut: 'oval',
};
export const lindenNecklace: NecklaceLook = {
  kind: 'necklace',
  metal: 'yellow_gold',
  chain: 'anchor',
  pendant: 'linden',
};
export const pearlNecklace: NecklaceLook = {
  kind: 'necklace',
  metal: 'yellow_gold',
  chain: 'pearl',
  pendant: 'none',
  pearl: 'cream',
};
export const pearlDrops: EarringsLook = { kind: 'earrings', metal: 'yellow_gold', form: 'pearl_drop', pearl: 'cream' };
export const leafEarrings: EarringsLook = { kind: 'earrings', metal: 'yellow_gold', form: 'leaf' };

export const beads: BeadLook[] = [
  { kind: 'bead', metal: 'silver', form: 'glass', colour: 'blue' },
  { kind: 'bead', metal: 'yellow_gold', form: 'barrel', colour: 'none' },
  { kind: 'bead', metal: 'silver', form: 'glass', colour: 'green' },
  { kind: 'bead', metal: 'silver', form: 'pearl', colour: 'none' },
  { kind: 'bead', metal: 'silver', form: 'glass', colour: 'amber' },
  { kind: 'bead', metal: 'silver', form: 'sphere', colour: 'rose' },
  { kind: 'bead', metal: 'yellow_gold', form: 'spacer', colour: 'none' },
  { kind: 'bead', metal: 'silver', form: 'stopper', colour: 'none' },
];

/** The gold pair with other words. */
export function makeRings(changes: Partial<WeddingRingsLook>): WeddingRingsLook {
  return { ...goldRings, ...changes };
}

export function makeWatch(changes: Partial<WatchLook>): WatchLook {
  return { ...navyWatch, mark: houseMark, ...changes };
}

export function makeSolitaire(changes: Partial<EngagementRingLook>): EngagementRingLook {
  return { ...solitaire, ...changes };
}

export function makeNecklace(changes: Partial<NecklaceLook>): NecklaceLook {
  return { ...lindenNecklace, ...changes };
}

export function makeBracelet(changes: Partial<BraceletLook>): BraceletLook {
  return { kind: 'bracelet', metal: 'yellow_gold', form: 'bangle', ...changes };
}

export function makeEarrings(changes: Partial<EarringsLook>): EarringsLook {
  return { ...pearlDrops, ...changes };
}

export function makeRing(changes: Partial<RingLook>): RingLook {
  return { kind: 'ring', metal: 'yellow_gold', form: 'band', ...changes };
}

export function makeAccessory(changes: Partial<AccessoryLook>): AccessoryLook {
  return { kind: 'accessory', form: 'strap', colour: 'cognac', metal: 'steel', ...changes };
}
