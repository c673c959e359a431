import { drawAccessory } from './accessory.ts';
import { drawBead } from './bead.ts';
import { drawBracelet } from './bracelet.ts';
import { drawEarrings } from './earrings.ts';
import { drawEngagementRing } from './engagement-ring.ts';
import { drawPlate } from './ground.ts';
import type { Look, View } from './look.ts';
import { drawNecklace } from './necklace.ts';
import { drawProductRing } from './ring.ts';
import { createSheet, type Sheet, toSvg } from './sheet.ts';
import { drawWatch } from './watch.ts';
import { drawWeddingRings } from './wedding-rings.ts';

export function drawThing(sheet: Sheet, look: Look, view: View): string {
  switch (look.kind) {
    case 'watch':
      return drawWatch(sheet, look, view);
    case 'wedding_rings':
      return drawWeddingRings(sheet, look, view);
    case 'engagement_ring':
      return drawEngagementRing(sheet, look, view);
    case 'necklace':
      return drawNecklace(sheet, look, view);
    case 'bracelet':
      return drawBracelet(sheet, look, view);
    case 'earrings':
      return drawEarrings(sheet, look, view);
    case 'ring':
      return drawProductRing(sheet, look, view);
    case 'bead':
      return drawBead(sheet, look, view);
    case 'accessory':
      return drawAccessory(sheet, look, view);
  }
}

/** The picture of a product as SVG text, 1600 × 1200. The same look, view and seed draw the same text everywhere. */
export function drawLook(look: Look, view: View, seed: string): string {
  const sheet = createSheet(`${seed} ${view}`);
  const plate = drawPlate(sheet, look.kind);
  return toSvg(sheet, 1600, 1200, plate + drawThing(sheet, look, view));
}
