import { drawAlarmClock, drawJewelCase, drawOpenBox, drawTravelRoll, drawWinder } from './accessory-cases.ts';
import { drawPolishingCloth } from './accessory-cloth.ts';
import { drawHide, drawSeam, hides } from './accessory-materials.ts';
import { lighter } from './color.ts';
import { num, type Point } from './geometry.ts';
import { drawContactShadow } from './ground.ts';
import { writeLine } from './lettering.ts';
import { drawMakersSign } from './logo.ts';
import type { AccessoryLook, View, WatchLook } from './look.ts';
import { metalAt, metalGradient } from './metals.ts';
import { discPath, drawPlaque } from './plaque.ts';
import { drawWire } from './setting.ts';
import { drawLineShadow, drawSoftShadow } from './shadow.ts';
import { disc, fill, group, linear, type Sheet, stroke } from './sheet.ts';
import { drawDial } from './watch-dial.ts';
import { dialColors } from './watch-dial-colors.ts';
import { drawHands } from './watch-hands.ts';
import { drawStrapHalf } from './watch-strap.ts';

const strapOf: Partial<Record<AccessoryLook['colour'], WatchLook['strap']>> = {
  black: 'leather_black',
  brown: 'leather_brown',
  cognac: 'leather_cognac',
  navy: 'leather_navy',
  green: 'leather_green',
  grey: 'textile_grey',
};

function watchOf(look: AccessoryLook): WatchLook {
  return {
    kind: 'watch',
    case: 'round',
    metal: look.metal ?? 'steel',
    dial: 'ivory',
    indices: 'arabic',
    hands: 'leaf',
    strap: strapOf[look.colour] ?? 'leather_brown',
    diameter: 40,
    ...(look.mark !== undefined && { mark: look.mark }),
  };
}

function drawLooseStrap(sheet: Sheet, look: AccessoryLook): string {
  const watch = watchOf(look);
  const half = (isTip: boolean, place: string): string => {
    const { body, outline } = drawStrapHalf(sheet, watch, 'laid', isTip);
    const tint =
      look.colour === 'burgundy' || look.colour === 'natural'
        ? fill(outline, hides[look.colour], 'fill-opacity=".72"')
        : '';
    const bar = `<rect x="-52" y="68" width="104" height="9" rx="4.5" fill="${metalGradient(sheet, watch.metal, 'rod', [0, 0, 0, 1])}"/>`;
    return group(drawSoftShadow(outline, [7, 10], 12, 0.42) + body + tint + bar, place);
  };
  return (
    half(true, 'translate(640 60) scale(2.5) rotate(4)') + half(false, 'translate(1010 1090) scale(2.5) rotate(186)')
  );
}

function drawCufflinks(sheet: Sheet, look: AccessoryLook): string {
  const metal = look.metal ?? 'silver';
  const one = (x: number, y: number, turn: number): string =>
    group(
      drawWire(
        [
          [0, 0],
          [180, 90],
        ],
        metal,
        26,
      ) +
        `<rect x="166" y="52" width="36" height="96" rx="16" transform="rotate(26 184 100)" fill="${metalGradient(sheet, metal, 'rod', [0, 0, 1, 0])}"/>` +
        drawPlaque(sheet, discPath(0, 0, 150), metal, 16) +
        disc(0, 0, 112, hides[look.colour]) +
        disc(
          0,
          0,
          112,
          linear(
            sheet,
            [0, 0, 1, 1],
            [
              [0, '#ffffff', 0.42],
              [0.45, '#ffffff', 0],
              [1, '#000000', 0.35],
            ],
          ),
        ) +
        drawMakersSign(look.mark, 0, 0, 120, metalAt(metal, 0.92)),
      `translate(${x} ${y}) rotate(${turn})`,
    );
  return one(560, 560, -12) + one(1000, 640, 18);
}

function drawTieBar(sheet: Sheet, look: AccessoryLook): string {
  const metal = look.metal ?? 'silver';
  const bar = 'M300 560H1290Q1310 560 1310 590T1290 620H300z';
  const under = 'M320 640H1180Q1200 640 1200 664T1180 688H320Q270 688 270 624T330 562';
  const inlay = `<rect x="1130" y="566" width="110" height="48" fill="${hides[look.colour]}"/>`;
  const name = stroke(
    writeLine(look.mark ?? '', 620, 590, 22, 5),
    metalAt(metal, 0.12),
    2.4,
    'stroke-linecap="round" stroke-opacity=".8"',
  );
  return group(
    drawSoftShadow(under, [16, 22], 18, 0.3) +
      fill(under, metalGradient(sheet, metal, 'dark')) +
      drawPlaque(sheet, bar, metal, 6) +
      fill(bar, metalGradient(sheet, metal, 'rod', [0, 0, 0, 1]), 'fill-opacity=".6"') +
      inlay +
      name,
    'rotate(-14 800 600)',
  );
}

function drawSpringBarTool(sheet: Sheet, look: AccessoryLook): string {
  const metal = look.metal ?? 'steel';
  const rod = linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, metalAt(metal, 0.5)],
      [0.24, metalAt(metal, 1)],
      [0.5, metalAt(metal, 0.6)],
      [0.64, metalAt(metal, 0.12)],
      [1, metalAt(metal, 0.6)],
    ],
  );
  const grip =
    fill('M560 556H1060V644H560z', rod) +
    Array.from(
      { length: 30 },
      (_, i) => `<path d="M${574 + i * 16} 556v88" stroke="#000" stroke-opacity=".34" stroke-width="5"/>`,
    ).join('');
  const ring = `<rect x="1000" y="552" width="34" height="96" fill="${hides[look.colour]}"/><rect x="586" y="552" width="34" height="96" fill="${hides[look.colour]}"/>`;
  const tips =
    fill('M240 588H560V612H240L214 606V594z', rod) +
    fill('M1060 588H1340L1380 600 1340 612H1060z', rod) +
    fill('M214 588L190 576V592L206 600 190 608V624L214 612z', metalAt(metal, 0.5));
  const bars = [0, 1, 2].map((i) =>
    group(
      `<rect x="0" y="0" width="120" height="12" rx="4" fill="${rod}"/><rect x="-12" y="3" width="144" height="6" rx="3" fill="${rod}"/>`,
      `translate(${860 + i * 60} ${820 + i * 46}) rotate(${-20 + i * 31})`,
    ),
  );
  return (
    group(
      drawSoftShadow('M214 588H1380V612H214zM560 556H1060V644H560z', [14, 20], 18, 0.4) + tips + grip + ring,
      'rotate(-16 800 600)',
    ) + bars.join('')
  );
}

function drawMoneyClip(sheet: Sheet, look: AccessoryLook): string {
  const metal = look.metal ?? 'silver';
  const clip = 'M560 420Q560 390 590 390H1010Q1040 390 1040 420V780Q1040 810 1010 810H590Q560 810 560 780z';
  return group(
    drawHide(sheet, 'M500 440H700V760H500z', hides[look.colour]) +
      drawPlaque(sheet, clip, metal, 14) +
      stroke('M600 430H1000V770H600z', metalAt(metal, 0.3), 3, 'stroke-opacity=".6"') +
      drawMakersSign(look.mark, 800, 570, 170, metalAt(metal, 0.28)) +
      stroke(writeLine(look.mark ?? '', 800, 720, 30, 5), metalAt(metal, 0.2), 4, 'stroke-linecap="round"'),
    'rotate(-10 800 600)',
  );
}

function drawKeyRing(sheet: Sheet, look: AccessoryLook): string {
  const metal = look.metal ?? 'brass';
  const base = hides[look.colour];
  const circle = (cx: number, cy: number, r: number) =>
    Array.from({ length: 25 }, (_, i): [number, number] => [
      cx + Math.cos(i * 0.2618) * r,
      cy + Math.sin(i * 0.2618) * r,
    ]);
  const tab = 'M720 560Q720 520 760 520H840Q880 520 880 560L930 960Q930 1000 890 1000H710Q670 1000 670 960z';
  return (
    drawSoftShadow(tab, [14, 18], 20, 0.42) +
    drawLineShadow(discPath(800, 342, 168), [14, 20], 26, 14, 0.5) +
    drawWire(circle(800, 340, 176), metal, 20) +
    drawWire(circle(800, 344, 160), metal, 16) +
    drawHide(sheet, tab, base) +
    drawSeam(
      'M740 566Q742 542 764 542H836Q858 542 860 566L906 954Q906 976 884 976H716Q694 976 694 954z',
      lighter(base, 0.4),
    ) +
    disc(800, 580, 22, metalGradient(sheet, metal), `stroke="${metalAt(metal, 0.15)}" stroke-width="3"`) +
    drawMakersSign(look.mark, 800, 790, 130, lighter(base, 0.3))
  );
}

function drawForm(sheet: Sheet, look: AccessoryLook): string {
  switch (look.form) {
    case 'strap':
      return drawLooseStrap(sheet, look);
    case 'watch_box':
      return drawOpenBox(sheet, look, look.places ?? 6);
    case 'jewel_case':
      return drawJewelCase(sheet, look);
    case 'cufflinks':
      return drawCufflinks(sheet, look);
    case 'tie_bar':
      return drawTieBar(sheet, look);
    case 'watch_winder':
      return drawWinder(sheet, look);
    case 'polishing_cloth':
      return drawPolishingCloth(sheet, look);
    case 'spring_bar_tool':
      return drawSpringBarTool(sheet, look);
    case 'money_clip':
      return drawMoneyClip(sheet, look);
    case 'key_ring':
      return drawKeyRing(sheet, look);
    case 'travel_roll':
      return drawTravelRoll(sheet, look);
    case 'alarm_clock': {
      const watch = watchOf(look);
      const colors = dialColors(watch);
      const dial = group(
        drawDial(sheet, watch, colors) + drawHands(sheet, watch, colors.trim, 79),
        'translate(800 600) scale(3.9)',
      );
      return drawAlarmClock(sheet, look, dial);
    }
  }
}

const standing: readonly AccessoryLook['form'][] = [
  'watch_box',
  'jewel_case',
  'watch_winder',
  'travel_roll',
  'alarm_clock',
];

export function drawAccessory(sheet: Sheet, look: AccessoryLook, view: View): string {
  const { random } = sheet;
  const body = drawForm(sheet, look);
  const turn = random.between(-3, 3);
  if (view === 'front') {
    return standing.includes(look.form) ? body : group(body, `rotate(${num(turn)} 800 600)`);
  }
  if (view === 'angle') {
    return standing.includes(look.form)
      ? drawContactShadow(sheet, [860, 1000, 620, 60], 0.3) + group(body, 'matrix(.86 -.1 0 .92 100 124)')
      : group(body, `translate(800 600) rotate(${num(68 + turn * 4)}) scale(.84) translate(-800 -600)`);
  }
  const [x, y] = random.pick<Point>([
    [620, 480],
    [960, 520],
    [860, 700],
  ]);
  return group(body, `translate(800 600) scale(2.1) rotate(${num(turn * 2)}) translate(${-x} ${-y})`);
}
