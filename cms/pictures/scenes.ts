import type { DemoPicture } from './demo-picture.ts';
import { drawLogo } from './logo.ts';
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

type Scene = readonly [name: string, title: string, size: Size, draw: Draw];

const wide: Size = [1980, 1320];
const hero: Size = [1980, 1114];
const tall: Size = [1320, 1650];

const table: readonly Scene[] = [
  ['home', 'Schaufenster im Morgenlicht mit Uhr, Trauringen und Lindenzweig', hero, drawHome],
  ['wedding-rings', 'Trauringe auf hellem Leinen', hero, drawRingsScene],
  ['watches', 'Armbanduhren auf dem Werktisch', hero, drawWatchesScene],
  ['jewelry', 'Schmuck auf hellem Stein', hero, drawJewelryScene],
  ['engagement-rings', 'Verlobungsring im geöffneten Etui', hero, drawEngagementScene],
  ['beads', 'Sammelperlen in einer Schale', hero, drawBeadsScene],
  ['accessories', 'Uhrenkasten, Armband und Manschettenknöpfe', hero, drawAccessoriesScene],
  ['workshop', 'Werkbank mit Lupe, Pinzette und Unruh', wide, drawWorkshop],
  ['shop-front', 'Ladenfront in der Lindenstraße am Abend', wide, drawShopFront],
  ['interior', 'Blick in den Laden', wide, drawInterior],
  ['optics', 'Brillen auf hellem Papier', wide, drawOptics],
  ['kids', 'Kinderuhr und kleine Ohrstecker', wide, drawKids],
  ['events', 'Gläser und Einladungskarte', wide, drawEvents],
  ['home-fabrics', 'Gefaltete Leinenstoffe', wide, drawFabrics],
  ['decoratives', 'Vasen und Schale auf einem Bord', wide, drawDecoratives],
  ['floral', 'Strauß in einer Vase', tall, drawFloral],
  ['fragrances', 'Raumduft mit Stäben', wide, drawFragrances],
  ['bicycles', 'Fahrrad vor heller Wand', wide, drawBicycles],
  ['window', 'Schaufenster bei Nacht', wide, drawWindowAtNight],
  ['materials', 'Goldgranalien, Barren und Steine', wide, drawMaterials],
  ['sustainability', 'Lindenblatt und aufgearbeitetes Gold', wide, drawSustainability],
  ['partner', 'Zwei ineinanderliegende Ringe', wide, drawPartner],
  ['appointment', 'Zwei Stühle und ein Tablett für das Gespräch', wide, drawAppointment],
  ['map', 'Stadtplan von Altenbruck mit dem Laden', wide, drawMap],
  ['article-1', 'Uhrwerk unter der Lupe', wide, drawMovement],
  ['article-2', 'Ringe im Rohguss', wide, drawRawRings],
  ['article-3', 'Perlen auf einem Faden', wide, drawPearlThread],
  ['article-4', 'Stein und Fassung', wide, drawStoneScene],
  ['article-5', 'Armbänder für den Sommer', wide, drawBracelets],
  ['article-6', 'Poliertuch und Schmuck', wide, drawClothAndJewels],
  ['social', 'Juwelier Vierlinden', [1200, 630], drawSocial],
];

/** All pictures of the demo house that are not products. */
export const scenes: DemoPicture[] = [
  ...table.map(([name, title, size, draw]): DemoPicture => {
    const [width, height] = size;
    return {
      name: `scene/${name}`,
      title,
      width,
      height,
      draw: () => {
        const sheet = createSheet(`scene ${name}`);
        const body = draw(sheet, size);
        return toSvg(sheet, width, height, body);
      },
    };
  }),
  { name: 'logo', title: 'Juwelier Vierlinden', width: 1170, height: 510, draw: () => drawLogo('light') },
];
