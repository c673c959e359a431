import { keysOf } from '../../src/base/records.ts';
import type { AccessoryLook, BeadLook, BraceletLook, EarringsLook, NecklaceLook, RingLook } from '../pictures/look.ts';
import type { Alloy } from './alloys.ts';
import { attributeVocabulary } from './attribute-vocabulary.ts';
import { type AttributeFact, fact } from './attributes.ts';
import {
  accessoryColours,
  accessoryMaterial,
  beadColours,
  braceletChains,
  braceletClasps,
  dialColours,
  earringClasps,
  strapClasps,
} from './fact-words.ts';
import type { ProductNote, WatchNote } from './product-note.ts';

function presence(size: number, delicate: number, balanced: number): AttributeFact {
  if (size <= delicate) return fact('presence', 'delicate');
  return fact('presence', size <= balanced ? 'balanced' : 'bold');
}

export function watchFacts({ look, movement, bar }: WatchNote, alloy: Alloy): AttributeFact[] {
  const kind = keysOf(attributeVocabulary.strap.values).find((one) => look.strap.startsWith(one));
  return [
    fact('alloy', alloy),
    fact('movement', movement),
    fact('complication', look.complication),
    measureFact('diameter', look.diameter),
    measureFact('water_resistance', bar),
    fact('colour', dialColours[look.dial]),
    fact('stone', look.bezelStones ? 'diamond' : undefined),
    fact('strap', kind),
    fact('clasp', kind === 'bracelet' || kind === 'mesh' ? strapClasps[kind] : 'pin_buckle'),
    presence(look.diameter, 33, 39),
  ];
}

export function weddingRingsFacts(
  { look }: ProductNote<'wedding_rings'>,
  alloy: Alloy,
  second: Alloy | undefined,
): AttributeFact[] {
  return [
    fact('alloy', alloy, second),
    measureFact('ring_width', look.width),
    fact('profile', look.profile),
    fact('surface', look.finish),
    fact('stone', look.stones && look.stones !== 'none' ? 'diamond' : undefined),
    presence(look.width, 3.5, 5.5),
  ];
}

export function engagementRingFacts({ look }: ProductNote<'engagement_ring'>, alloy: Alloy): AttributeFact[] {
  return [
    fact('stone', look.stone),
    fact('cut', look.cut),
    measureFact('carat', look.carat),
    fact('setting', look.setting),
    fact('alloy', alloy),
    presence(look.carat, 0.33, 0.9),
  ];
}

export function necklaceFacts(look: Omit<NecklaceLook, 'kind'>, alloy: Alloy, lengths: number[]): AttributeFact[] {
  return [
    fact('alloy', alloy),
    fact('stone', look.stone),
    fact('pearl', look.pearl),
    fact('chain', look.chain),
    ...lengthFact(lengths),
    fact('clasp', look.pearl ? 'pearl_clasp' : 'lobster'),
  ];
}

export function braceletFacts(look: Omit<BraceletLook, 'kind'>, alloy: Alloy, lengths: number[]): AttributeFact[] {
  return [
    fact('alloy', alloy, look.form === 'leather' ? 'leather' : undefined),
    fact('stone', look.stone),
    fact('pearl', look.pearl),
    fact('chain', braceletChains[look.form]),
    ...lengthFact(lengths),
    fact('clasp', braceletClasps[look.form]),
  ];
}

export function earringsFacts(look: Omit<EarringsLook, 'kind'>, alloy: Alloy): AttributeFact[] {
  return [
    fact('alloy', alloy),
    fact('stone', look.stone),
    fact('pearl', look.pearl),
    fact('clasp', earringClasps[look.form]),
  ];
}

export function ringFacts(look: Omit<RingLook, 'kind'>, alloy: Alloy): AttributeFact[] {
  const alloys = look.form === 'stacking' ? fact('alloy', 'yellow_585', 'rose_585', 'white_585') : fact('alloy', alloy);
  return [alloys, fact('stone', look.stone), fact('pearl', look.pearl)];
}

export function beadFacts(look: Omit<BeadLook, 'kind'>, alloy: Alloy): AttributeFact[] {
  return [
    fact('alloy', alloy, look.form === 'glass' ? 'glass' : undefined),
    fact('pearl', look.form === 'pearl' ? 'cream' : undefined),
    fact('colour', beadColours[look.colour]),
  ];
}

export function accessoryFacts(look: Omit<AccessoryLook, 'kind'>, alloy: Alloy): AttributeFact[] {
  return [fact('alloy', accessoryMaterial(look, alloy)), fact('colour', accessoryColours[look.colour])];
}

function lengthFact(lengths: number[]): AttributeFact[] {
  return [{ group: 'chain_length', values: lengths.map(String) }];
}

function measureFact(group: AttributeFact['group'], value: number): AttributeFact {
  return { group, values: [String(value)] };
}
