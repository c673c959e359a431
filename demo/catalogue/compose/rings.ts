import { alloyName, alloyOf } from '../alloys.ts';
import { attributeVocabulary } from '../attribute-vocabulary.ts';
import { type Composition, isEngravable, named, numberedSizes, slugOf, titled } from '../composition.ts';
import { describeEngagementRing, engagementRingTeaser } from '../describe/engagement-ring.ts';
import { inTitle } from '../describe/prose.ts';
import { describeWeddingRings, weddingRingsTeaser } from '../describe/wedding-rings.ts';
import { engagementRingFacts, weddingRingsFacts } from '../facts.ts';
import type { ProductNote } from '../product-note.ts';
import { tensionSafety } from '../safety.ts';
import type { Words } from '../words.ts';

export const ringSizeLabel: Words = ['Ringweite', 'Ring size', 'Tour de doigt'];

/** Wider rings take more metal. */
function shareOfWeddingSize(size: number): number {
  if (size >= 66) return 1.07;
  return size >= 60 ? 1.04 : 1;
}

export function composeWeddingRings(note: ProductNote<'wedding_rings'>): Composition {
  const name = named(note, 'Trauringe', 'wedding rings', 'Alliances');
  const fine = note.fine ?? 585;
  const alloy = alloyOf(note.look.metal, fine, undefined);
  const second = note.look.second && alloyOf(note.look.second, fine, undefined);
  const sizes = Array.from({ length: 13 }, (_, index) => 48 + index * 2);
  return {
    note,
    slug: slugOf(name[0]),
    name,
    category: 'wedding_rings',
    subcategories: weddingSubcategories(note),
    look: { kind: 'wedding_rings', ...note.look },
    facts: weddingRingsFacts(note, alloy, second),
    teaser: weddingRingsTeaser(note, { alloy, second }),
    description: describeWeddingRings(note, { alloy, second }),
    seoTitle: titled(name, inTitle(alloyName(alloy))),
    sizes: {
      label: ['Weite des schmaleren Rings', 'Size of the narrower ring', "Taille de l'alliance étroite"],
      list: numberedSizes(sizes, '', shareOfWeddingSize),
    },
    sizeGuide: 'rings',
    personalization: 'wedding_rings',
  };
}

function weddingSubcategories({ look }: ProductNote<'wedding_rings'>): string[] {
  const keys: string[] = [];
  if (look.stones && look.stones !== 'none') keys.push('with_diamonds');
  if (look.second) keys.push('two_tone');
  if (look.finish !== 'polished' && look.finish !== 'matt') keys.push('textured');
  if (keys.length === 0) keys.push('plain');
  if (look.metal === 'platinum') keys.push('platinum');
  return keys;
}

export function composeEngagementRing(note: ProductNote<'engagement_ring'>): Composition {
  const { look } = note;
  const name = named(note, 'Verlobungsring', 'engagement ring', 'Bague de fiançailles');
  const alloy = alloyOf(look.metal, note.fine ?? 750, undefined);
  const sizes = Array.from({ length: 7 }, (_, index) => 48 + index * 2);
  const setting = look.setting === 'bezel' || look.setting === 'tension' ? 'solitaire' : look.setting;
  const [stone, metal] = [inTitle(attributeVocabulary.stone.values[look.stone]), inTitle(alloyName(alloy))];
  return {
    note,
    slug: slugOf(name[0]),
    name,
    category: 'engagement_rings',
    subcategories: look.stone === 'diamond' ? [setting] : [setting, 'coloured'],
    look: { kind: 'engagement_ring', ...look },
    facts: engagementRingFacts(note, alloy),
    teaser: engagementRingTeaser(note, alloy),
    description: describeEngagementRing(note, alloy),
    seoTitle: titled(name, [`${stone[0]}, ${metal[0]}`, `${stone[1]}, ${metal[1]}`, `${stone[2]}, ${metal[2]}`]),
    sizes: { label: ringSizeLabel, list: numberedSizes(sizes, '', (size) => (size >= 58 ? 1.02 : 1)) },
    sizeGuide: 'rings',
    ...(look.setting === 'tension' && { safety: tensionSafety }),
    ...(isEngravable(note) && { personalization: 'ring' }),
  };
}
