import { keysOf } from '../../src/base/records.ts';
import type {
  AccessoryLook,
  BeadLook,
  BraceletLook,
  Cut,
  EarringsLook,
  EngagementRingLook,
  Look,
  Metal,
  NecklaceLook,
  Pearl,
  RingLook,
  Stone,
  WatchLook,
  WeddingRingsLook,
} from './look.ts';

const metals: Metal[] = [
  'steel',
  'blackened',
  'titanium',
  'silver',
  'yellow_gold',
  'white_gold',
  'rose_gold',
  'platinum',
  'brass',
];
const stones: Stone[] = [
  'diamond',
  'sapphire',
  'emerald',
  'ruby',
  'aquamarine',
  'tourmaline',
  'citrine',
  'amethyst',
  'garnet',
  'tanzanite',
  'morganite',
];
const cuts: Cut[] = ['round', 'oval', 'emerald', 'cushion', 'princess', 'pear', 'marquise'];
const pearls: Pearl[] = ['white', 'cream', 'rose', 'grey', 'tahiti', 'golden'];

export const watch: WatchLook = {
  kind: 'watch',
  case: 'round',
  metal: 'steel',
  dial: 'white',
  indices: 'batons',
  hands: 'dauphine',
  strap: 'leather_black',
  diameter: 40,
};
const weddingRings: WeddingRingsLook = {
  kind: 'wedding_rings',
  metal: 'steel',
  profile: 'court',
  finish: 'polished',
  width: 5,
};
const engagementRing: EngagementRingLook = {
  kind: 'engagement_ring',
  metal: 'steel',
  setting: 'solitaire',
  stone: 'diamond',
  cut: 'round',
  carat: 0.5,
};
const necklace: NecklaceLook = {
  kind: 'necklace',
  metal: 'steel',
  chain: 'anchor',
  pendant: 'stone',
  stone: 'diamond',
};
const bracelet: BraceletLook = { kind: 'bracelet', metal: 'steel', form: 'tennis', stone: 'diamond' };
const earrings: EarringsLook = { kind: 'earrings', metal: 'steel', form: 'stud', stone: 'diamond' };
const ring: RingLook = { kind: 'ring', metal: 'steel', form: 'cocktail', stone: 'diamond' };
const bead: BeadLook = { kind: 'bead', metal: 'steel', form: 'glass', colour: 'none' };
const accessory: AccessoryLook = { kind: 'accessory', form: 'strap', colour: 'black' };

/** One after another, each word in the place of the base's own; the base itself comes only once. */
function vary<T extends Look>(base: T, words: { [K in keyof T]?: readonly T[K][] }): { look: Look; word: string }[] {
  return keysOf<keyof T & string>(words).flatMap((field) =>
    (words[field] ?? [])
      .filter((value) => value !== base[field])
      .map((value) => ({ look: { ...base, [field]: value }, word: `${base.kind} ${field} ${String(value)}` })),
  );
}

/** A look for every word of the vocabulary. */
export function everyLook(): { look: Look; word: string }[] {
  const bases = [watch, weddingRings, engagementRing, necklace, bracelet, earrings, ring, bead, accessory];
  return [
    ...bases.map((look) => ({ look, word: look.kind })),
    ...vary(watch, {
      case: ['cushion', 'tonneau', 'square', 'pilot', 'diver'],
      metal: metals,
      dial: ['ivory', 'silver', 'black', 'navy', 'forest', 'burgundy', 'anthracite', 'salmon', 'mother_of_pearl'],
      indices: ['roman', 'arabic', 'dots', 'railway'],
      hands: ['leaf', 'baton', 'sword', 'breguet'],
      strap: [
        'leather_brown',
        'leather_cognac',
        'leather_navy',
        'leather_green',
        'bracelet',
        'mesh',
        'rubber',
        'textile_grey',
      ],
      complication: ['small_seconds', 'date', 'chronograph', 'moon_phase', 'power_reserve', 'gmt'],
      diameter: [28, 36, 44],
      bezelStones: [true],
      mark: ['VIERLINDEN', 'KLITMARK'],
      caption: [['AUTOMATIK', '30 BAR']],
    }),
    ...vary(weddingRings, {
      metal: metals,
      second: metals.slice(1),
      profile: ['flat', 'half_round', 'bevelled', 'concave'],
      finish: ['matt', 'ice_matt', 'hammered', 'brushed', 'grooved'],
      width: [3, 8],
      stones: ['single', 'row', 'half_eternity', 'eternity'],
      engraving: ['Für immer & ewig, Zoë 12.05.2024'],
    }),
    ...vary(engagementRing, {
      metal: metals,
      setting: ['halo', 'trilogy', 'bezel', 'tension', 'pave'],
      stone: stones,
      cut: cuts,
      carat: [0.2, 2],
    }),
    ...vary(necklace, {
      metal: metals,
      chain: ['venetian', 'snake', 'figaro', 'bead', 'pearl'],
      pendant: ['none', 'disc', 'heart', 'cross', 'bar', 'drop', 'leaf', 'knot', 'linden', 'letter'],
      stone: stones,
      pearl: pearls,
    }),
    ...vary(bracelet, {
      metal: metals,
      form: ['bangle', 'cuff', 'curb', 'anchor', 'pearl', 'leather', 'charm'],
      stone: stones,
    }),
    ...vary({ ...bracelet, form: 'pearl' as const }, { pearl: pearls.slice(1) }),
    ...vary(earrings, {
      metal: metals,
      form: ['hoop', 'drop', 'pearl_stud', 'pearl_drop', 'leaf', 'disc'],
      stone: stones,
    }),
    ...vary({ ...earrings, form: 'pearl_drop' as const }, { pearl: pearls.slice(1) }),
    ...vary(ring, { metal: metals, form: ['signet', 'band', 'stacking', 'twist', 'pearl'], stone: stones }),
    ...vary({ ...ring, form: 'signet' as const }, { engraving: ['AB', 'M'], emblem: ['lily'] }),
    ...vary({ ...ring, form: 'pearl' as const }, { pearl: pearls.slice(1) }),
    ...vary(bead, {
      metal: metals,
      form: [
        'barrel',
        'sphere',
        'spacer',
        'pearl',
        'charm_heart',
        'charm_star',
        'charm_key',
        'charm_linden',
        'stopper',
      ],
      colour: ['blue', 'green', 'amber', 'rose', 'violet', 'smoke', 'milk', 'red'],
    }),
    ...vary({ ...accessory, form: 'watch_box' as const }, { places: [12] }),
    ...vary(accessory, {
      form: [
        'watch_box',
        'jewel_case',
        'cufflinks',
        'tie_bar',
        'watch_winder',
        'polishing_cloth',
        'spring_bar_tool',
        'money_clip',
        'key_ring',
        'travel_roll',
        'alarm_clock',
      ],
      metal: metals.filter((metal) => metal !== 'steel'),
      colour: ['brown', 'cognac', 'navy', 'green', 'burgundy', 'grey', 'natural'],
    }),
  ];
}
