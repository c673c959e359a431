import type { DemoPicture } from './demo-picture.ts';
import { drawLogo } from './logo.ts';
import { openings } from './openings.ts';
import {
  drawAccessoriesScene,
  drawBeadsScene,
  drawClothAndJewels,
  drawEngagementScene,
  drawKids,
} from './scene-gifts.ts';
import { drawBicycles, drawEvents, drawFabrics, drawOptics } from './scene-leisure.ts';
import { drawMap } from './scene-map.ts';
import { drawMaterials, drawRawRings, drawStoneScene, drawSustainability } from './scene-materials.ts';
import { drawAppointment, drawInterior, drawSocial } from './scene-rooms.ts';
import type { Draw, Size } from './scene-stage.ts';
import {
  drawBracelets,
  drawHome,
  drawJewelryScene,
  drawPartner,
  drawPearlThread,
  drawRingsScene,
  drawWatchesScene,
} from './scene-still-lifes.ts';
import { drawShopFront, drawWindowAtNight } from './scene-street.ts';
import { drawDecoratives, drawFloral, drawFragrances } from './scene-vessels.ts';
import { drawMovement, drawWorkshop } from './scene-workshop.ts';
import { createSheet, toSvg } from './sheet.ts';
import { houseTiles } from './tiles-house.ts';
import { shopTiles } from './tiles-shop.ts';

type Scene = readonly [name: string, size: Size, draw: Draw];

const wide: Size = [1980, 1320];
const hero: Size = [1980, 1114];
const tall: Size = [1320, 1650];
const tile: Size = [1200, 900];

const table: readonly Scene[] = [
  ['home', hero, drawHome],
  ['wedding-rings', hero, drawRingsScene],
  ['watches', hero, drawWatchesScene],
  ['jewelry', hero, drawJewelryScene],
  ['engagement-rings', hero, drawEngagementScene],
  ['beads', hero, drawBeadsScene],
  ['accessories', hero, drawAccessoriesScene],
  ['workshop', wide, drawWorkshop],
  ['shop-front', wide, drawShopFront],
  ['interior', wide, drawInterior],
  ['optics', wide, drawOptics],
  ['kids', wide, drawKids],
  ['events', wide, drawEvents],
  ['home-fabrics', wide, drawFabrics],
  ['decoratives', wide, drawDecoratives],
  ['floral', tall, drawFloral],
  ['fragrances', wide, drawFragrances],
  ['bicycles', wide, drawBicycles],
  ['window', wide, drawWindowAtNight],
  ['materials', wide, drawMaterials],
  ['sustainability', wide, drawSustainability],
  ['partner', wide, drawPartner],
  ['appointment', wide, drawAppointment],
  ['map', wide, drawMap],
  ['article-1', wide, drawMovement],
  ['article-2', wide, drawRawRings],
  ['article-3', wide, drawPearlThread],
  ['article-4', wide, drawStoneScene],
  ['article-5', wide, drawBracelets],
  ['article-6', wide, drawClothAndJewels],
  ['social', [1200, 630], drawSocial],
];

const sized = (draws: Record<string, Draw>, size: Size): Scene[] =>
  Object.entries(draws).map(([name, draw]): Scene => [name, size, draw]);

/** All pictures of the demo house that are not products; whoever shows them knows what they are called. */
export const scenes: Omit<DemoPicture, 'title'>[] = [
  ...[...table, ...sized(openings, hero), ...sized({ ...shopTiles, ...houseTiles }, tile)].map(([name, size, draw]) => {
    const [width, height] = size;
    return {
      name: `scene/${name}`,
      width,
      height,
      draw: () => {
        const sheet = createSheet(`scene ${name}`);
        const body = draw(sheet, size);
        return toSvg(sheet, width, height, body);
      },
    };
  }),
  { name: 'logo', width: 1170, height: 510, draw: () => drawLogo('light') },
];
