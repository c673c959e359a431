import { composeBracelet, composeEarrings, composeNecklace, composeRing } from './compose/jewellery.ts';
import { composeEngagementRing, composeWeddingRings } from './compose/rings.ts';
import { composeAccessory, composeBead } from './compose/small-things.ts';
import { composeWatch } from './compose/watches.ts';
import type { Composition } from './composition.ts';
import { accessories } from './product-notes/accessories.ts';
import { beads } from './product-notes/beads.ts';
import { watchesElsewhere } from './product-notes/elsewhere.ts';
import { engagementRings } from './product-notes/engagement-rings.ts';
import { bracelets } from './product-notes/jewellery/bracelets.ts';
import { earrings } from './product-notes/jewellery/earrings.ts';
import { necklaces } from './product-notes/jewellery/necklaces.ts';
import { rings } from './product-notes/jewellery/rings.ts';
import { aubrelleWatches } from './product-notes/watches/aubrelle.ts';
import { corvenayWatches } from './product-notes/watches/corvenay.ts';
import { falkenriethWatches } from './product-notes/watches/falkenrieth.ts';
import { klitmarkWatches } from './product-notes/watches/klitmark.ts';
import { vierlindenWatches } from './product-notes/watches/vierlinden.ts';
import { wexcombeWatches } from './product-notes/watches/wexcombe.ts';
import { weddingRings } from './product-notes/wedding-rings.ts';

export type Product = Composition & { id: number; project: 1 | 2 };

const watches = [
  ...vierlindenWatches,
  ...falkenriethWatches,
  ...aubrelleWatches,
  ...corvenayWatches,
  ...wexcombeWatches,
  ...klitmarkWatches,
];

/** Every product with its id: the hundreds tell the category, 901 onwards are another house's. */
export const products: Product[] = [
  ...numbered(101, watches.map(composeWatch)),
  ...numbered(201, weddingRings.map(composeWeddingRings)),
  ...numbered(301, engagementRings.map(composeEngagementRing)),
  ...numbered(401, [
    ...necklaces.map(composeNecklace),
    ...bracelets.map(composeBracelet),
    ...earrings.map(composeEarrings),
    ...rings.map(composeRing),
  ]),
  ...numbered(501, beads.map(composeBead)),
  ...numbered(601, accessories.map(composeAccessory)),
  ...numbered(901, watchesElsewhere.map(composeElsewhere), 2),
];

function numbered(first: number, compositions: Composition[], project: 1 | 2 = 1): Product[] {
  return compositions.map((composition, index) => ({ ...composition, id: first + index, project }));
}

function composeElsewhere(note: (typeof watchesElsewhere)[number]): Composition {
  const composition = composeWatch(note);
  return { ...composition, slug: composition.slug.replace('klitmark-', '') };
}
