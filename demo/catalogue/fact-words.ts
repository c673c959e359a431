import type { AccessoryLook, BeadLook, BraceletLook, EarringsLook, WatchLook } from '../pictures/look.ts';
import type { Alloy } from './alloys.ts';
import type { AttributeValue } from './attribute-vocabulary.ts';

type Colour = AttributeValue<'colour'>;

export const dialColours = {
  white: 'white',
  ivory: 'ivory',
  silver: 'silver',
  black: 'black',
  navy: 'blue',
  forest: 'green',
  burgundy: 'red',
  anthracite: 'anthracite',
  salmon: 'salmon',
  mother_of_pearl: 'mother_of_pearl',
} satisfies Record<WatchLook['dial'], Colour>;

export const beadColours = {
  none: undefined,
  blue: 'blue',
  green: 'green',
  amber: 'amber',
  rose: 'rose',
  violet: 'violet',
  smoke: 'grey',
  milk: 'white',
  red: 'red',
} satisfies Record<BeadLook['colour'], Colour | undefined>;

export const accessoryColours = {
  black: 'black',
  brown: 'brown',
  cognac: 'brown',
  navy: 'blue',
  green: 'green',
  burgundy: 'red',
  grey: 'grey',
  natural: 'natural',
} satisfies Record<AccessoryLook['colour'], Colour>;

const accessoryMaterials = {
  strap: 'leather',
  watch_box: 'wood',
  jewel_case: 'leather',
  watch_winder: 'wood',
  polishing_cloth: 'cotton',
  travel_roll: 'leather',
  cufflinks: undefined,
  tie_bar: undefined,
  spring_bar_tool: undefined,
  money_clip: undefined,
  key_ring: undefined,
  alarm_clock: undefined,
} satisfies Record<AccessoryLook['form'], Alloy | undefined>;

/** What an accessory is mainly made of; small things are of the metal they are drawn in. */
export function accessoryMaterial(look: Pick<AccessoryLook, 'form'>, alloy: Alloy): Alloy {
  return accessoryMaterials[look.form] ?? alloy;
}

export const braceletChains = {
  bangle: undefined,
  cuff: undefined,
  curb: 'curb',
  anchor: 'anchor',
  tennis: undefined,
  pearl: 'pearl',
  leather: undefined,
  charm: 'anchor',
} satisfies Record<BraceletLook['form'], AttributeValue<'chain'> | undefined>;

export const braceletClasps = {
  bangle: undefined,
  cuff: 'open',
  curb: 'lobster',
  anchor: 'lobster',
  tennis: 'box',
  pearl: 'pearl_clasp',
  leather: 'magnet',
  charm: 'lobster',
} satisfies Record<BraceletLook['form'], AttributeValue<'clasp'> | undefined>;

export const earringClasps = {
  stud: 'butterfly',
  hoop: 'hinged',
  drop: 'hook',
  pearl_stud: 'butterfly',
  pearl_drop: 'hook',
  leaf: 'hook',
  disc: 'butterfly',
} satisfies Record<EarringsLook['form'], AttributeValue<'clasp'>>;

export const strapClasps = { bracelet: 'folding', mesh: 'sliding' } as const;
