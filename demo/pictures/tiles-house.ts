import { drawContactShadow } from './ground.ts';
import { metalGradient } from './metals.ts';
import { drawFabrics, drawGlassOfWine, drawSpectacles } from './scene-leisure.ts';
import {
  goldRings,
  makeAccessory,
  makeBracelet,
  makeNecklace,
  makeRing,
  makeRings,
  mixedRings,
  pearlNecklace,
} from './scene-looks.ts';
import { drawGrains, drawIngot } from './scene-materials.ts';
import { card, file, mat, ruler, wreath } from './scene-props.ts';
import { drawChair } from './scene-rooms.ts';
import { rect } from './scene-shapes.ts';
import { type Draw, drawGlow, drawLeaf, drawTwig } from './scene-stage.ts';
import { drawShopFront } from './scene-street.ts';
import { drawFlower, drawFragrances, drawVase } from './scene-vessels.ts';
import { drawLoupe, drawSpiral, drawTweezers, drawWheel } from './scene-workshop.ts';
import { drawSoftShadow } from './shadow.ts';
import { disc, fill, group } from './sheet.ts';
import { boards, linen, paper, still, type Thing, table, thing } from './still-life.ts';

const flowers =
  (list: readonly (readonly [x: number, y: number, r: number, tone: string])[]): Thing =>
  () =>
    list.map(([x, y, r, tone]) => drawFlower(x, y, r, tone)).join('');

/** Part of a drawing that was made for a wide canvas, its corner at x and y. */
const cut =
  (draw: Draw, x: number, y: number, scale: number): Draw =>
  (sheet) =>
    group(draw(sheet, [1980, 1320]), `scale(${scale}) translate(${-x} ${-y})`);

/** An old print of a drawing, brown with age. */
const photograph =
  (draw: Draw, [x, y, scale, turn]: readonly [number, number, number, number]): Thing =>
  (sheet) => {
    const d = 'M-1060-730H1060V730H-1060z';
    const print = group(draw(sheet, [1980, 1320]), 'translate(-990 -660)');
    const aged = rect(-990, -660, 1980, 1320, '#8a6a42', 'fill-opacity=".42"');
    const body = drawSoftShadow(d, [24, 34], 30, 0.5) + fill(d, '#f3ead8') + print + aged;
    return group(body, `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);
  };

/** Tiles and pictures of the pages about the house, the workshop and the coach house. */
export const houseTiles = {
  'fabrics-measure': still(
    table('#e0d6c4', '#9c7a56', 0.58),
    (sheet) => group(drawFabrics(sheet, [0, 0]), 'translate(-260 -170) scale(.84)'),
    ruler([560, 790, 0.8, -5]),
  ),
  'decor-vase': still(
    table('#d8cbb6', '#8d6a48', 0.72),
    (sheet) => drawVase(sheet, 420, 760, 1.2, '#41566b', 0.9) + drawVase(sheet, 760, 790, 0.8, '#d9b48a', 1.2),
  ),
  'decor-brass': still(table('#c9cfc8', '#7a5c40', 0.66), (sheet) =>
    [
      [380, 640, 120],
      [640, 690, 84],
      [820, 620, 150],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          drawContactShadow(sheet, [x + r * 0.4, y + r, r * 1.3, r * 0.24], 0.6) +
          disc(x, y, r, metalGradient(sheet, 'brass', 'rod', [0, 0, 0.7, 1])),
      )
      .join(''),
  ),
  'decor-branch': still(
    table('#e2d7c8', '#a3805a', 0.74),
    (sheet) => drawTwig(sheet, [640, 420, 0.9, 62]),
    (sheet) => drawVase(sheet, 620, 790, 0.9, '#b4643e', 0.7),
  ),
  'floral-course': still(
    boards('#a88660'),
    flowers([
      [300, 300, 110, '#c9667a'],
      [520, 220, 90, '#f4e6d2'],
      [420, 480, 120, '#e8b7a8'],
    ]),
    (sheet) => drawTwig(sheet, [1120, 560, 0.9, -4]),
  ),
  'fragrance-sticks': cut(drawFragrances, 640, 380, 1.25),
  'bicycles-fabrics': still(
    boards('#b9966c'),
    mat([430, 430, 560, 520], '#41566b', -8),
    mat([640, 470, 560, 520], '#c78f6a', 5),
    mat([780, 540, 520, 480], '#d9cdb8', -3),
    (sheet) => drawTwig(sheet, [1020, 520, 0.6, -12]),
  ),
  'bicycles-floral': still(
    paper('#dcd8c6'),
    flowers([
      [400, 420, 190, '#d9a2b4'],
      [760, 340, 170, '#efcf8e'],
      [660, 640, 150, '#f7f2ea'],
    ]),
  ),
  'optics-test': still(paper('#d8dcd6'), card(['E F P', 'T O Z', 'L P E D'], [400, 330, 0.94, -4]), (sheet) =>
    drawSpectacles(sheet, 'translate(850 740) rotate(-8) scale(.5)', '#2f4238', true),
  ),
  'coach-house': still(
    table('#cfc0a4', '#97744f', 0.62),
    (sheet) => group(drawChair(sheet, 260, false) + drawChair(sheet, 1500, true), 'translate(60 60) scale(.66)'),
    (sheet) => drawVase(sheet, 600, 640, 0.7, '#7f9590', 1),
    flowers([
      [560, 320, 70, '#e8b7a8'],
      [650, 300, 64, '#f4e6d2'],
      [610, 240, 60, '#c9667a'],
    ]),
  ),
  'event-rings': still(
    table('#8a6a52', '#5a3f29', 0.7),
    (sheet) => drawGlow(sheet, 360, 120, 560, '#ffdf9a', 0.6),
    (sheet) => group(drawGlassOfWine(sheet, 260, 160), 'translate(20 40)'),
    thing(mixedRings, 'front', 780, 560, 0.52),
  ),
  'event-wreath': still(boards('#b79a74'), wreath([600, 450, 1.3, 0])),
  'event-movement': still(
    boards('#3f4a52'),
    (sheet) => drawWheel(sheet, 420, 430, 230, 84, 'brass') + drawSpiral(420, 430, 150),
    (sheet) => drawWheel(sheet, 830, 520, 170, 60, 'steel'),
    (sheet) => drawLoupe(sheet, 830, 520, 240),
  ),
  'event-pearls': still(linen('#d9d3cf'), thing(pearlNecklace, 'angle', 600, 430, 0.74)),
  'event-heirlooms': still(
    boards('#59402e'),
    mat([600, 450, 980, 640], '#5e2a34', 3),
    thing(makeNecklace({ chain: 'figaro', pendant: 'cross', metal: 'yellow_gold' }), 'front', 400, 430, 0.52, -8),
    thing(makeRing({ form: 'cocktail', stone: 'garnet', metal: 'rose_gold' }), 'front', 850, 360, 0.34),
    (sheet) => drawLoupe(sheet, 880, 650, 110),
  ),
  'event-open-workshop': still(
    table('#bfae90', '#7a593c', 0.46),
    (sheet) => drawGlow(sheet, 300, 60, 460, '#fff0c4', 0.8),
    file([440, 560, 0.7, -8]),
    file([470, 690, 0.7, -3]),
    thing(goldRings, 'front', 980, 590, 0.3),
  ),
  'insights-history': still(
    boards('#4f3b2b'),
    card(['1931', 'MEISTERSTÜCK', 'ALTENBRUCK'], [380, 400, 0.8, -10], '#e9dcc0'),
    thing(makeAccessory({ form: 'alarm_clock', colour: 'green', metal: 'brass' }), 'front', 830, 480, 0.56),
  ),
  'partner-gold': still(
    boards('#41382f'),
    (sheet) => drawIngot(sheet, 340, 330, -6) + drawIngot(sheet, 640, 420, 4) + drawIngot(sheet, 430, 580, -12),
    (sheet) => drawGrains(sheet, 50, [900, 640, 170, 110]),
  ),
  'materials-alloys': still(
    linen('#e1dbd0'),
    thing(makeRings({ stones: 'none', metal: 'yellow_gold', second: 'yellow_gold' }), 'detail', 300, 330, 0.3),
    thing(makeRings({ stones: 'none', metal: 'rose_gold', second: 'rose_gold' }), 'detail', 620, 480, 0.3),
    thing(makeRings({ stones: 'none', metal: 'white_gold', second: 'white_gold' }), 'detail', 900, 640, 0.3),
  ),
  'materials-film': still(
    boards('#2f2924'),
    (sheet) => drawGrains(sheet, 110, [420, 470, 300, 220]),
    thing(makeRings({ finish: 'polished', stones: 'none' }), 'front', 870, 470, 0.5),
  ),
  'gold-shavings': still(boards('#8d6d4d'), file([600, 260, 1, -10]), (sheet) =>
    drawGrains(sheet, 90, [600, 610, 320, 130]),
  ),
  'gold-bar': still(paper('#bdb6a8'), (sheet) => group(drawIngot(sheet, 0, 0, -8), 'translate(600 440) scale(2)')),
  'gold-ring': still(
    paper('#dfe3d2'),
    (sheet) => group(drawLeaf(sheet, 520, '#6d8a4a'), 'translate(330 760) rotate(40)'),
    thing(makeRing({ form: 'band', metal: 'yellow_gold' }), 'front', 760, 420, 0.52),
  ),
  'partners-rings': still(
    linen('#d5dbd3'),
    thing(
      makeRings({ metal: 'rose_gold', second: 'platinum', stones: 'none', profile: 'flat' }),
      'angle',
      590,
      420,
      0.7,
    ),
  ),
  'alloys-stamp': still(
    boards('#705540'),
    thing(makeRings({ engraving: '750', stones: 'none', width: 7 }), 'detail', 620, 400, 0.66),
  ),
  'bench-file': still(boards('#7c5d40'), file([600, 420, 1.3, -24]), (sheet) =>
    drawGrains(sheet, 24, [820, 700, 160, 60]),
  ),
  'bench-cast': still(
    boards('#5a4433'),
    thing(makeRings({ finish: 'hammered', metal: 'white_gold', stones: 'none' }), 'front', 590, 440, 0.6),
  ),
  'bench-gold': still(boards('#3a302a'), mat([600, 470, 900, 600], '#22382f', 4), (sheet) =>
    drawGrains(sheet, 80, [600, 470, 300, 190]),
  ),
  'ring-film': still(
    boards('#4a382b'),
    thing(
      makeRings({ finish: 'brushed', profile: 'flat', metal: 'platinum', stones: 'none' }),
      'angle',
      590,
      400,
      0.66,
    ),
    (sheet) => drawTweezers(sheet, 'translate(500 830) rotate(-12) scale(.55)'),
  ),
  'info-entrance': cut(drawShopFront, 540, 360, 1.05),
  'info-questions': still(boards('#8f7458'), card(['FRAGEN SIE', 'WIR ANTWORTEN GERN'], [560, 440, 1.2, -6]), (sheet) =>
    drawTwig(sheet, [1240, 840, 0.6, 6]),
  ),
  'info-leaf': still(
    linen('#dfe4d4'),
    (sheet) => group(drawLeaf(sheet, 520, '#5f7f40'), 'translate(420 760) rotate(18)'),
    (sheet) => group(drawLeaf(sheet, 400, '#7a9a52'), 'translate(760 700) rotate(48)'),
  ),
  'pearls-thread': still(
    paper('#d3ccd4'),
    thing(makeBracelet({ form: 'pearl', pearl: 'rose' }), 'front', 590, 440, 0.66),
  ),
  'history-door': still(boards('#5b4736'), photograph(drawShopFront, [600, 450, 0.46, -5])),
  'branch-shop': still(
    boards('#7f6146'),
    card(['VIERLINDEN', 'LINDENSTRASSE 12', 'ALTENBRUCK'], [500, 400, 1, -6]),
    thing(makeAccessory({ form: 'key_ring', colour: 'brown', metal: 'brass' }), 'angle', 860, 640, 0.46, -10),
  ),
} satisfies Record<string, Draw>;
