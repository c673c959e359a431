import { drawSmallBox } from './scene-gifts.ts';
import { drawGlassOfWine } from './scene-leisure.ts';
import {
  beads,
  goldRings,
  makeAccessory,
  makeEarrings,
  makeNecklace,
  makeRing,
  makeRings,
  makeSolitaire,
  makeWatch,
  salmonWatch,
  smallWatch,
} from './scene-looks.ts';
import { drawGrains, drawIngot } from './scene-materials.ts';
import { card, file, mandrel, mat, ruler } from './scene-props.ts';
import { type Draw, drawGlow } from './scene-stage.ts';
import { drawBust } from './scene-street.ts';
import { drawLoupe, drawSpiral, drawTweezers, drawWheel } from './scene-workshop.ts';
import { group } from './sheet.ts';
import { boards, linen, paper, still, table, thing } from './still-life.ts';

const bead = (index: number) =>
  beads[index] ?? beads[0] ?? { kind: 'bead', metal: 'silver', form: 'glass', colour: 'blue' };

/** Tiles and pictures inside the pages that sell, 4 : 3. */
export const shopTiles = {
  'home-watches': still(
    boards('#5d4430'),
    thing(makeWatch({ complication: 'small_seconds', strap: 'leather_cognac' }), 'angle', 600, 450, 0.86, 8),
  ),
  'home-jewelry': still(
    linen('#e8d9d0'),
    thing(
      makeNecklace({ chain: 'snake', pendant: 'drop', pearl: 'rose', metal: 'rose_gold' }),
      'front',
      470,
      420,
      0.72,
      -6,
    ),
    thing(makeEarrings({ pearl: 'rose', metal: 'rose_gold' }), 'front', 860, 560, 0.62, 8),
  ),
  'home-wedding-rings': still(
    paper('#e4d6c2'),
    thing(makeRings({ stones: 'none', second: 'white_gold', width: 5 }), 'angle', 590, 420, 0.72),
  ),
  'home-engagement': still(
    paper('#c9b3b0'),
    (sheet) => group(drawSmallBox(sheet), 'translate(330 120) scale(.78)'),
    thing(makeSolitaire({ metal: 'platinum', cut: 'oval' }), 'front', 610, 490, 0.38),
  ),
  'home-beads': still(
    boards('#b99a76'),
    thing(bead(4), 'front', 320, 470, 0.5),
    thing(bead(0), 'angle', 660, 420, 0.5),
    thing(bead(1), 'front', 950, 560, 0.4, 10),
  ),
  'home-accessories': still(
    boards('#8a6a4b'),
    thing(makeAccessory({ form: 'travel_roll', colour: 'navy', metal: 'steel' }), 'front', 560, 390, 0.62, -5),
    thing(makeAccessory({ form: 'cufflinks', colour: 'navy', metal: 'silver' }), 'front', 780, 720, 0.4, 12),
  ),
  'home-studio': still(
    linen('#e6dcc9'),
    thing(makeRings({ metal: 'platinum', finish: 'brushed', profile: 'flat', stones: 'none' }), 'front', 290, 330, 0.4),
    thing(makeRings({ metal: 'rose_gold', finish: 'hammered', stones: 'none' }), 'front', 640, 520, 0.44),
    thing(makeRings({ profile: 'bevelled', second: 'white_gold' }), 'front', 980, 330, 0.38),
  ),
  'home-bench': still(
    boards('#7d5c3f'),
    mat([360, 470, 560, 560], '#3f5a4e', -3),
    (sheet) => drawWheel(sheet, 300, 420, 130, 52, 'brass') + drawWheel(sheet, 480, 600, 82, 34, 'steel'),
    (sheet) => drawTweezers(sheet, 'translate(120 800) rotate(-18) scale(.6)'),
    mat([910, 470, 430, 560], '#6b3a2a', 4),
    thing(makeRings({ finish: 'ice_matt', stones: 'none' }), 'front', 920, 430, 0.4),
    (sheet) => drawGrains(sheet, 26, [900, 690, 130, 40]),
  ),
  'home-evening': still(
    table('#7a5a44', '#4f3724', 0.74),
    (sheet) => drawGlow(sheet, 600, 160, 620, '#ffd890', 0.7),
    (sheet) =>
      [200, 440, 680].map((x) => group(drawGlassOfWine(sheet, x, 190), 'translate(40 90) scale(.88)')).join(''),
    thing(goldRings, 'front', 960, 640, 0.3),
  ),
  'home-window': still(
    table('#6b5230', '#3c2b1c', 0.8),
    (sheet) => drawGlow(sheet, 420, 60, 640, '#fff0c4', 0.8) + drawBust(sheet, 380, 170, 1.6, '#e6d9c2'),
    (sheet) => drawBust(sheet, 860, 280, 1.3, '#4a3c38'),
    thing(makeEarrings({ pearl: 'white' }), 'front', 640, 760, 0.34),
  ),
  'home-sizes': still(
    linen('#e5ddcf'),
    ruler([580, 560, 1.05, -9]),
    thing(makeRing({ metal: 'yellow_gold' }), 'front', 640, 380, 0.5),
  ),
  'thanks-insights': still(
    boards('#6b4f38'),
    thing(makeRing({ form: 'signet', emblem: 'lily' }), 'angle', 620, 420, 0.62),
    (sheet) => drawLoupe(sheet, 620, 430, 270),
  ),
  'thanks-materials': still(
    paper('#cfc6b8'),
    (sheet) => drawIngot(sheet, 420, 380, -14) + drawIngot(sheet, 560, 500, 6),
    (sheet) => drawGrains(sheet, 60, [860, 560, 190, 130]),
  ),
  'newsletter-bench': still(
    boards('#94714e'),
    file([560, 250, 0.9, -12]),
    file([640, 380, 0.9, -6]),
    thing(makeRings({ metal: 'rose_gold', finish: 'ice_matt', stones: 'none' }), 'angle', 620, 640, 0.44),
  ),
  'rings-workshop': still(
    boards('#75553a'),
    mat([600, 520, 900, 560], '#7d4a30', 2),
    file([560, 300, 0.86, -8]),
    thing(makeRings({ finish: 'hammered', stones: 'none', second: 'platinum' }), 'front', 480, 560, 0.46),
    (sheet) => drawTweezers(sheet, 'translate(640 800) rotate(-26) scale(.5)'),
  ),
  'rings-steps': still(
    linen('#eae0d0'),
    card(['12. MAI', 'HALB ELF', 'LINDENSTRASSE 12'], [420, 420, 0.86, -8]),
    thing(makeRings({ width: 4, stones: 'none' }), 'front', 860, 540, 0.46),
  ),
  'rings-size': still(
    boards('#b39570'),
    mandrel([520, 520, 0.86, -16]),
    thing(makeRing({ metal: 'white_gold', form: 'band' }), 'front', 850, 300, 0.3),
  ),
  'rings-alloys': still(
    paper('#d8cdbd'),
    thing(makeRings({ engraving: '585', stones: 'none', metal: 'rose_gold', width: 6 }), 'detail', 330, 390, 0.36),
    thing(makeRings({ engraving: '750', stones: 'none', width: 6 }), 'detail', 850, 490, 0.36),
  ),
  'engagement-size': still(
    linen('#e9dcd6'),
    mandrel([560, 610, 0.82, -8]),
    thing(makeSolitaire({ metal: 'rose_gold', stone: 'morganite', cut: 'cushion' }), 'front', 560, 330, 0.44),
  ),
  'watches-revision': still(
    boards('#6a4e36'),
    mat([600, 460, 960, 640], '#4a6478', -2),
    (sheet) =>
      drawWheel(sheet, 470, 400, 210, 72, 'brass') +
      drawSpiral(470, 400, 130) +
      drawWheel(sheet, 800, 300, 110, 40, 'steel') +
      drawWheel(sheet, 860, 600, 140, 48, 'brass') +
      drawTweezers(sheet, 'translate(240 790) rotate(-14) scale(.72)'),
  ),
  'watches-classic': still(
    paper('#d9cfc0'),
    thing(
      makeWatch({ metal: 'yellow_gold', dial: 'ivory', indices: 'roman', hands: 'breguet', strap: 'leather_brown' }),
      'detail',
      600,
      460,
      0.72,
    ),
  ),
  'watches-partner': still(
    boards('#3f3a36'),
    thing(
      makeWatch({ dial: 'forest', complication: 'gmt', strap: 'leather_green', indices: 'batons' }),
      'angle',
      610,
      450,
      0.84,
      -10,
    ),
  ),
  'watches-straps': still(
    boards('#c0a584'),
    thing(makeAccessory({ colour: 'cognac' }), 'front', 320, 440, 0.62, 8),
    thing(makeAccessory({ colour: 'navy' }), 'front', 620, 460, 0.62, -4),
    thing(makeAccessory({ colour: 'green', metal: 'brass' }), 'front', 920, 450, 0.62, 6),
  ),
  'jewelry-renewed': still(
    boards('#8f6d4b'),
    thing(makeRing({ form: 'twist', metal: 'rose_gold' }), 'front', 300, 380, 0.34),
    (sheet) => drawGrains(sheet, 38, [600, 610, 150, 70]),
    thing(makeRing({ form: 'cocktail', stone: 'aquamarine' }), 'front', 870, 430, 0.46),
  ),
  'jewelry-pendant': still(
    linen('#dfe0d8'),
    thing(makeNecklace({ pendant: 'stone', stone: 'emerald', metal: 'yellow_gold' }), 'detail', 600, 430, 0.75),
  ),
  'jewelry-ring': still(
    paper('#d6cfd8'),
    thing(makeRing({ form: 'cocktail', stone: 'amethyst', metal: 'white_gold' }), 'front', 600, 440, 0.72),
  ),
  'beads-threading': still(
    linen('#dcd6cc'),
    thing(
      makeNecklace({ chain: 'pearl', pendant: 'none', pearl: 'grey', metal: 'white_gold' }),
      'angle',
      560,
      420,
      0.78,
    ),
    (sheet) => drawTweezers(sheet, 'translate(300 800) rotate(-10) scale(.6)'),
  ),
  'accessories-keeping': still(
    table('#d9cfbd', '#8a6848'),
    thing(makeAccessory({ form: 'jewel_case', colour: 'burgundy', metal: 'brass' }), 'front', 590, 470, 0.66),
  ),
  'kids-dial': still(
    paper('#cfe0e2'),
    thing(makeWatch({ ...smallWatch, dial: 'white', indices: 'railway' }), 'detail', 600, 450, 0.7),
  ),
  'kids-engraving': still(
    paper('#f0dcd6'),
    thing(makeNecklace({ metal: 'silver', pendant: 'heart' }), 'detail', 600, 450, 0.72),
  ),
  'kids-workshop': still(
    paper('#dde5cf'),
    (sheet) =>
      drawWheel(sheet, 380, 430, 250, 40, 'brass') +
      drawWheel(sheet, 800, 330, 160, 28, 'steel') +
      drawWheel(sheet, 800, 660, 150, 24, 'brass'),
  ),
  'branch-workshop': still(
    table('#cdbfa6', '#6d4e35', 0.5),
    mat([600, 650, 940, 330], '#3f5a4e', 0),
    file([430, 600, 0.7, -6]),
    (sheet) => drawLoupe(sheet, 880, 620, 120),
    thing(salmonWatch, 'angle', 520, 730, 0.36),
    (sheet) => drawGlow(sheet, 900, 120, 420, '#fff0c4', 0.8),
  ),
  'watches-bench': still(
    boards('#4c3a2c'),
    thing(
      makeWatch({ dial: 'black', strap: 'bracelet', case: 'pilot', indices: 'arabic', hands: 'sword' }),
      'angle',
      360,
      430,
      0.6,
    ),
    thing(makeWatch({ dial: 'silver', strap: 'mesh', complication: 'moon_phase' }), 'angle', 860, 460, 0.6, -6),
  ),
} satisfies Record<string, Draw>;
