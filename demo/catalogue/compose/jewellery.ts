import { alloyName, alloyOf, type MetalAlloy } from '../alloys.ts';
import { type Composition, isEngravable, named, numberedSizes, slugOf, titled } from '../composition.ts';
import { braceletTeaser, describeBracelet } from '../describe/bracelet.ts';
import { describeEarrings, earringsTeaser } from '../describe/earrings.ts';
import { describeNecklace, necklaceTeaser } from '../describe/necklace.ts';
import { inTitle } from '../describe/prose.ts';
import { describeRing, ringTeaser } from '../describe/ring.ts';
import { braceletFacts, earringsFacts, necklaceFacts, ringFacts } from '../facts.ts';
import type { Kind, ProductNote } from '../product-note.ts';
import { necklaceSafety, smallPartsSafety } from '../safety.ts';
import type { Words } from '../words.ts';
import { ringSizeLabel } from './rings.ts';

const lengthLabel: Words = ['Länge', 'Length', 'Longueur'];

function jewelleryAlloy({ look, fine, gilt }: ProductNote<'necklace' | 'bracelet' | 'earrings' | 'ring'>): MetalAlloy {
  return alloyOf(look.metal, fine ?? 585, gilt ? 'silver' : undefined);
}

function withPearls(key: string, pearl: unknown): string[] {
  return pearl ? [key, 'pearls'] : [key];
}

export function composeNecklace(note: ProductNote<'necklace'>): Composition {
  const { look } = note;
  const name = look.pearl
    ? named(note, 'Perlenkette', 'pearl necklace', 'Collier de perles')
    : named(note, 'Kette', 'necklace', 'Collier');
  const alloy = jewelleryAlloy(note);
  const slug = slugOf(name[0]);
  const lengths = look.pearl ? [42, 45, 55] : [42, 45, 50];
  const perStep = look.pearl ? 0.12 : 0.05;
  const personalization = look.pendant === 'letter' ? 'pendant_initial' : engraving(note);
  return {
    note,
    slug,
    name,
    category: 'jewelry',
    subcategories: withPearls('necklaces', look.pearl),
    look: { kind: 'necklace', ...look },
    facts: necklaceFacts(look, alloy, lengths),
    teaser: necklaceTeaser(note, alloy),
    description: describeNecklace(note, alloy, slug, lengths.map(String)),
    seoTitle: titled(name, inTitle(alloyName(alloy))),
    safety: necklaceSafety,
    sizes: {
      label: lengthLabel,
      list: numberedSizes(lengths, 'cm', (length) => 1 + lengths.indexOf(length) * perStep),
    },
    sizeGuide: 'chains',
    ...(personalization && { personalization }),
  };
}

const braceletNames = {
  bangle: ['Armreif', 'bangle', 'Jonc'],
  cuff: ['Armspange', 'cuff', 'Manchette'],
  curb: ['Armkette', 'chain bracelet', 'Gourmette'],
  anchor: ['Armkette', 'chain bracelet', 'Bracelet'],
  tennis: ['Tennisarmband', 'line bracelet', 'Bracelet rivière'],
  pearl: ['Perlenarmband', 'pearl bracelet', 'Bracelet de perles'],
  leather: ['Lederarmband', 'leather bracelet', 'Bracelet de cuir'],
  charm: ['Sammelarmband', 'bead bracelet', 'Bracelet à perles'],
} satisfies Record<ProductNote<'bracelet'>['look']['form'], Words>;

export function composeBracelet(note: ProductNote<'bracelet'>): Composition {
  const { look } = note;
  const [de, en, fr] = braceletNames[look.form];
  const name = named(note, de, en, fr);
  const alloy = jewelleryAlloy(note);
  const slug = slugOf(name[0]);
  const lengths = look.form === 'cuff' ? [] : [17, 18, 19, 20];
  const personalization = engraving(note);
  return {
    note,
    slug,
    name,
    category: 'jewelry',
    subcategories: withPearls('bracelets', look.pearl),
    look: { kind: 'bracelet', ...look },
    facts: braceletFacts(look, alloy, lengths),
    teaser: braceletTeaser(note, alloy),
    description: describeBracelet(note, alloy, slug),
    seoTitle: titled(name, inTitle(alloyName(alloy))),
    sizeGuide: look.form === 'charm' ? 'bead_bracelets' : 'wrists',
    ...(lengths.length > 0 && {
      sizes: { label: lengthLabel, list: numberedSizes(lengths, 'cm', (length) => (length >= 19 ? 1.04 : 1)) },
    }),
    ...(look.form === 'charm' && { safety: smallPartsSafety }),
    ...(personalization && { personalization }),
  };
}

const earringNames = {
  stud: ['Ohrstecker', 'studs', "Puces d'oreilles"],
  hoop: ['Creolen', 'hoops', 'Créoles'],
  drop: ['Ohrhänger', 'drop earrings', "Pendants d'oreilles"],
  pearl_stud: ['Perlstecker', 'pearl studs', "Puces d'oreilles perles"],
  pearl_drop: ['Perlhänger', 'pearl drops', 'Pendants perles'],
  leaf: ['Ohrhänger', 'drop earrings', "Pendants d'oreilles"],
  disc: ['Ohrstecker', 'studs', "Puces d'oreilles"],
} satisfies Record<ProductNote<'earrings'>['look']['form'], Words>;

export function composeEarrings(note: ProductNote<'earrings'>): Composition {
  const { look } = note;
  const [de, en, fr] = earringNames[look.form];
  const name = named(note, de, en, fr);
  const alloy = jewelleryAlloy(note);
  const slug = slugOf(name[0]);
  return {
    note,
    slug,
    name,
    category: 'jewelry',
    subcategories: withPearls('earrings', look.pearl),
    look: { kind: 'earrings', ...look },
    facts: earringsFacts(look, alloy),
    teaser: earringsTeaser(note, alloy),
    description: describeEarrings(note, alloy, slug),
    seoTitle: titled(name, inTitle(alloyName(alloy))),
    safety: smallPartsSafety,
  };
}

const ringNames = {
  signet: ['Siegelring', 'signet ring', 'Chevalière'],
  band: ['Bandring', 'band ring', 'Anneau'],
  stacking: ['Stapelringe', 'stacking rings', 'Bagues à superposer'],
  cocktail: ['Ring', 'ring', 'Bague'],
  twist: ['Ring', 'ring', 'Bague'],
  pearl: ['Perlring', 'pearl ring', 'Bague perle'],
} satisfies Record<ProductNote<'ring'>['look']['form'], Words>;

export function composeRing(note: ProductNote<'ring'>): Composition {
  const { look } = note;
  const [de, en, fr] = ringNames[look.form];
  const name = named(note, de, en, fr);
  const alloy = jewelleryAlloy(note);
  const slug = slugOf(name[0]);
  const sizes = [50, 52, 54, 56, 58, 60];
  return {
    note,
    slug,
    name,
    category: 'jewelry',
    subcategories: withPearls('rings', look.pearl),
    look: { kind: 'ring', ...look },
    facts: ringFacts(look, alloy),
    teaser: ringTeaser(note, alloy),
    description: describeRing(note, alloy, slug),
    seoTitle: titled(name, inTitle(alloyName(alloy))),
    sizes: { label: ringSizeLabel, list: numberedSizes(sizes, '', () => 1) },
    sizeGuide: 'rings',
    ...(look.form === 'signet' ? { personalization: 'monogram' } : isEngravable(note) && { personalization: 'ring' }),
  };
}

function engraving(note: ProductNote<Kind>): 'engraving' | undefined {
  return isEngravable(note) ? 'engraving' : undefined;
}
