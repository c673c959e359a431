import {
  diverWatch,
  dressWatch,
  makeAccessory,
  makeRing,
  makeRings,
  makeWatch,
  navyWatch,
  salmonWatch,
  sapphireRing,
} from './scene-looks.ts';
import { drawGrains } from './scene-materials.ts';
import { card, envelope, file, mandrel, mat, ruler } from './scene-props.ts';
import { drawChair } from './scene-rooms.ts';
import { type Draw, drawGlow, drawTwig } from './scene-stage.ts';
import { drawBust } from './scene-street.ts';
import { drawVase } from './scene-vessels.ts';
import { drawTweezers } from './scene-workshop.ts';
import { group } from './sheet.ts';
import { boards, linen, still, table, thing } from './still-life.ts';

/** Pictures that open a page: what matters lies in the middle, for wide screens show 21 : 9 of them and narrow ones 4 : 3. */
export const openings = {
  thanks: still(boards('#a58461'), envelope([900, 560, 0.95, -8]), (sheet) => drawTwig(sheet, [1640, 840, 0.8, 8])),
  newsletter: still(
    boards('#5f4a3a'),
    envelope([760, 540, 0.92, 6], '#f1e7d5'),
    thing(makeAccessory({ form: 'key_ring', colour: 'green', metal: 'brass' }), 'angle', 1370, 640, 0.5, -18),
  ),
  'display-window': still(
    table('#4a3a2a', '#2c2119', 0.8),
    (sheet) => drawGlow(sheet, 620, 80, 760, '#fff0c4', 0.8) + drawGlow(sheet, 1480, 80, 620, '#fff0c4', 0.6),
    (sheet) => drawBust(sheet, 520, 260, 1.7, '#e6d9c2') + drawBust(sheet, 1520, 330, 1.5, '#cbb99a'),
    thing(diverWatch, 'front', 1020, 600, 0.62),
    thing(sapphireRing, 'front', 1250, 860, 0.26),
  ),
  'ring-workshop': still(
    boards('#63482f'),
    mat([1000, 560, 1180, 620], '#7a4b32', -2),
    mandrel([700, 420, 0.7, -10]),
    file([720, 690, 0.8, 6]),
    thing(makeRings({ finish: 'ice_matt', stones: 'none', second: 'white_gold' }), 'front', 1280, 560, 0.5),
    (sheet) => drawTweezers(sheet, 'translate(1150 860) rotate(-24) scale(.5)'),
  ),
  'ring-steps': still(
    linen('#e3d8c6'),
    (sheet) => drawGrains(sheet, 34, [360, 600, 130, 90]),
    thing(makeRings({ finish: 'hammered', stones: 'none' }), 'front', 800, 540, 0.4),
    thing(makeRings({ finish: 'matt', stones: 'none' }), 'front', 1180, 540, 0.4),
    thing(makeRings({ finish: 'polished' }), 'front', 1580, 540, 0.44),
  ),
  faq: still(
    table('#d8ccb8', '#8a6848', 0.6),
    (sheet) => group(drawChair(sheet, 300, false), 'translate(240 -150) scale(.86)'),
    card(['FRAGEN', 'UND ANTWORTEN'], [1000, 800, 0.66, -4]),
    (sheet) => drawVase(sheet, 1480, 800, 0.8, '#5e7a70', 0.9),
  ),
  'partner-watches': still(
    boards('#34302d'),
    thing(makeWatch({ dial: 'anthracite', strap: 'bracelet', complication: 'chronograph' }), 'angle', 700, 540, 0.82),
    thing(
      makeWatch({ dial: 'silver', strap: 'leather_black', complication: 'power_reserve' }),
      'angle',
      1340,
      580,
      0.82,
      6,
    ),
  ),
  'classic-watches': still(
    linen('#ddd3c3'),
    thing(dressWatch, 'angle', 560, 540, 0.8),
    thing(salmonWatch, 'angle', 1060, 600, 0.8, -8),
    thing(
      makeWatch({
        ...navyWatch,
        dial: 'burgundy',
        complication: 'small_seconds',
        case: 'tonneau',
        strap: 'leather_brown',
      }),
      'angle',
      1520,
      540,
      0.76,
      10,
    ),
  ),
  'ring-sizes': still(
    boards('#a3835f'),
    ruler([820, 700, 1.4, -6]),
    thing(makeRing({ form: 'stacking', stone: 'diamond' }), 'angle', 720, 420, 0.5),
    mandrel([1380, 420, 0.8, 18]),
  ),
  engraving: still(
    linen('#e2d6c4'),
    thing(makeRings({ engraving: 'Lina & Paul 2026', stones: 'none', width: 6 }), 'detail', 1020, 520, 0.82),
  ),
  history: still(
    boards('#45352a'),
    card(['VIERLINDEN', 'UHRMACHER SEIT 1931', 'LINDENSTRASSE 12'], [700, 540, 1.1, -5], '#e6d8b9'),
    thing(makeAccessory({ form: 'spring_bar_tool', colour: 'black', metal: 'brass' }), 'front', 1380, 620, 0.6),
  ),
} satisfies Record<string, Draw>;
