import type { AccessoryLook, BeadLook } from '../../pictures/look.ts';
import { alloyName, alloyOf } from '../alloys.ts';
import { type Composition, isEngravable, named, nameOf, numberedSizes, slugOf, titled } from '../composition.ts';
import { accessoryTeaser, describeAccessory } from '../describe/accessory.ts';
import { beadTeaser, describeBead } from '../describe/bead.ts';
import { inTitle } from '../describe/prose.ts';
import { accessoryMaterial } from '../fact-words.ts';
import { accessoryFacts, beadFacts } from '../facts.ts';
import { makerOf } from '../manufacturers.ts';
import type { ProductNote } from '../product-note.ts';
import { looseBatterySafety, mainsSafety, smallPartsSafety, toolSafety } from '../safety.ts';
import type { Words } from '../words.ts';

const beadSubcategories = {
  barrel: 'silver',
  sphere: 'silver',
  glass: 'glass',
  spacer: 'spacers',
  pearl: 'silver',
  charm_heart: 'charms',
  charm_star: 'charms',
  charm_key: 'charms',
  charm_linden: 'charms',
  stopper: 'spacers',
} satisfies Record<BeadLook['form'], string>;

export function composeBead(note: ProductNote<'bead'>): Composition {
  const { look } = note;
  const name = beadName(note);
  const alloy = alloyOf(look.metal, 585, note.gilt ? 'silver' : undefined);
  return {
    note,
    slug: slugOf(name[0]),
    name,
    category: 'beads',
    subcategories: [beadSubcategories[look.form]],
    look: { kind: 'bead', ...look },
    facts: beadFacts(look, alloy),
    teaser: beadTeaser(note, alloy),
    description: describeBead(note, alloy),
    seoTitle: titled(name, inTitle(alloyName(alloy))),
    safety: smallPartsSafety,
    sizeGuide: 'bead_bracelets',
  };
}

function beadName(note: ProductNote<'bead'>): Words {
  if (note.look.form === 'pearl') return [`Bead ${nameOf(note)[0]}`, `${nameOf(note)[1]} bead`, nameOf(note)[2]];
  if (beadSubcategories[note.look.form] === 'charms') return named(note, 'Anhänger', 'charm', 'Pendentif');
  return named(note, 'Bead', 'bead', 'Perle');
}

const accessorySubcategories = {
  strap: 'straps',
  watch_box: 'storage',
  jewel_case: 'storage',
  travel_roll: 'storage',
  watch_winder: 'storage',
  polishing_cloth: 'care',
  spring_bar_tool: 'care',
  cufflinks: 'small_things',
  tie_bar: 'small_things',
  money_clip: 'small_things',
  key_ring: 'small_things',
  alarm_clock: 'small_things',
} satisfies Record<AccessoryLook['form'], string>;

const safety: Partial<Record<AccessoryLook['form'], Words>> = {
  watch_winder: mainsSafety,
  spring_bar_tool: toolSafety,
  alarm_clock: looseBatterySafety,
};

export function composeAccessory(note: ProductNote<'accessory'>): Composition {
  const { look } = note;
  const name = nameOf(note);
  const alloy = alloyOf(look.metal ?? 'steel', 585, undefined);
  const material = accessoryMaterial(look, alloy);
  const warning = safety[look.form];
  return {
    note,
    slug: slugOf(name[0]),
    name,
    category: 'accessories',
    subcategories: [accessorySubcategories[look.form]],
    look: { kind: 'accessory', mark: makerOf(note.house).mark, ...look },
    facts: accessoryFacts(look, alloy),
    teaser: accessoryTeaser(note, material),
    description: describeAccessory(note),
    seoTitle: titled(name, inTitle(alloyName(material))),
    ...(warning && { safety: warning }),
    ...(look.form === 'strap' && {
      sizes: {
        label: ['Bandanstoß', 'Lug width', 'Entre-corne'] satisfies Words,
        list: numberedSizes([18, 20, 22], 'mm', () => 1),
      },
      sizeGuide: 'straps' as const,
    }),
    ...(isEngravable(note) && { personalization: 'engraving' as const }),
  };
}
