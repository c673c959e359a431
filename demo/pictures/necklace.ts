import { drawChain } from './chain.ts';
import { lerp, num, type Point, toRadians } from './geometry.ts';
import { writeLine } from './lettering.ts';
import type { NecklaceLook, View } from './look.ts';
import { metalAt, metalGradient } from './metals.ts';
import { drawPearl } from './pearl.ts';
import { discPath, drawLeafVeins, drawPlaque, heartPath, leafPath } from './plaque.ts';
import { drawProngStone, drawWire } from './setting.ts';
import { drawLineShadow, drawSoftShadow } from './shadow.ts';
import { disc, fill, group, type Sheet, stroke } from './sheet.ts';
import { faceUp } from './stones.ts';

const chainSizes: Record<NecklaceLook['chain'], number> = {
  anchor: 13,
  venetian: 12,
  snake: 11,
  figaro: 13,
  bead: 13,
  pearl: 23,
};

/** A pendant hanging from the origin, about 200 pixels high. */
function drawPendant(sheet: Sheet, look: NecklaceLook): string {
  const { metal } = look;
  const stone = look.stone ?? 'diamond';
  const bail = drawWire(
    [
      [0, -34],
      [9, -14],
      [0, 8],
      [-9, -14],
      [0, -34],
    ],
    metal,
    8,
  );
  const small = (x: number, y: number, r: number): string =>
    look.stone === undefined && look.pearl === undefined
      ? ''
      : look.pearl !== undefined
        ? drawPearl(sheet, look.pearl, x, y, r)
        : drawProngStone(sheet, metal, stone, 'round', faceUp(x, y, r, 10));
  const lying = (d: string): string => drawSoftShadow(d, [10, 14], 16, 0.4);
  switch (look.pendant) {
    case 'none':
      return '';
    case 'stone':
      return look.pearl === undefined
        ? lying(discPath(0, 62, 54)) + drawProngStone(sheet, metal, stone, 'round', faceUp(0, 62, 56)) + bail
        : lying(discPath(0, 64, 54)) +
            drawPearl(sheet, look.pearl, 0, 64, 58) +
            disc(0, 8, 14, metalGradient(sheet, metal)) +
            bail;
    case 'drop':
      return look.pearl === undefined
        ? lying(discPath(0, 92, 50)) + drawProngStone(sheet, metal, stone, 'pear', faceUp(0, 88, 92)) + bail
        : lying(discPath(0, 110, 54)) +
            drawWire(
              [
                [0, 6],
                [0, 58],
              ],
              metal,
              7,
            ) +
            drawPearl(sheet, look.pearl, 0, 108, 54) +
            bail;
    case 'disc': {
      const rings = [78, 74].map((r) =>
        disc(0, 88, r, 'none', `stroke="${metalAt(metal, 0.3)}" stroke-opacity=".5" stroke-width="1.4"`),
      );
      return drawPlaque(sheet, discPath(0, 88, 84), metal, 7) + rings.join('') + small(0, 88, 20) + bail;
    }
    case 'heart':
      return drawPlaque(sheet, heartPath(0, 82, 80), metal, 9) + small(0, 76, 20) + bail;
    case 'cross':
      return drawPlaque(sheet, 'M-14 6H14V56H62V84H14V184H-14V84H-62V56H-14z', metal, 8) + small(0, 70, 17) + bail;
    case 'bar':
      return (
        drawPlaque(sheet, 'M-16 6Q-16 0-10 0H10Q16 0 16 6V184Q16 190 10 190H-10Q-16 190-16 184z', metal, 7) +
        small(0, 160, 10) +
        bail
      );
    case 'leaf': {
      const long = 'M0 4C46 40 58 110 0 200C-58 110-46 40 0 4z';
      const veins = stroke(
        'M0 8V190M0 60L24 84M0 60L-24 84M0 96L28 122M0 96L-28 122M0 132L18 150M0 132L-18 150',
        metalAt(metal, 0.1),
        3,
        'stroke-opacity=".5" stroke-linecap="round"',
      );
      return drawPlaque(sheet, long, metal, 7) + veins + small(0, 30, 11) + bail;
    }
    case 'linden':
      return (
        drawPlaque(sheet, leafPath(0, 22, 160), metal, 8) +
        drawLeafVeins(0, 22, 150, metal, 3.2) +
        small(0, 40, 13) +
        drawWire(
          [
            [0, 24],
            [0, 4],
          ],
          metal,
          8,
        ) +
        bail
      );
    case 'knot': {
      const loop = (turn: number): Point[] =>
        Array.from({ length: 49 }, (_, i) => {
          const t = (i / 48) * Math.PI * 2;
          const [x, y] = [88 * Math.sin(t), 40 * Math.sin(2 * t)];
          const [c, s] = [Math.cos(turn), Math.sin(turn)];
          return [x * c - y * s, 92 + x * s + y * c];
        });
      return `${lying(discPath(0, 92, 40))}${drawWire(loop(Math.PI / 2), metal, 15)}${drawWire(loop(0), metal, 15)}${small(0, 92, 15)}${bail}`;
    }
    case 'letter': {
      const letter = (look.letter ?? 'V').slice(0, 1);
      const d = writeLine(letter, 0, 92, 150, 0);
      const round = 'stroke-linecap="round" stroke-linejoin="round"';
      const thick =
        stroke(d, metalAt(metal, 0.12), 27, round) +
        stroke(d, metalGradient(sheet, metal, 'plate', [-70, 10, 70, 170], true), 24, round) +
        group(stroke(d, metalAt(metal, 0.97), 5, `${round} stroke-opacity=".9"`), 'translate(-5 -5)');
      return drawLineShadow(d, [9, 13], 24, 11, 0.45) + thick + small(0, 190, 11) + bail;
    }
  }
}

/** A loop laid on paper: wide at the shoulders, meeting at the pendant. */
function loopLine(sheet: Sheet, wide: number, high: number, cy: number, lean: number): Point[] {
  const phase = sheet.random.between(0, 6);
  return Array.from({ length: 181 }, (_, i) => {
    const t = (i / 180) * Math.PI * 2 + Math.PI / 2;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    const pinch = s > 0 ? 1 - 0.34 * s ** 1.5 : 1;
    const wave = 1 + 0.012 * Math.sin(3 * t + phase);
    const [x, y] = [c * wide * pinch * wave, s * high * (s > 0 ? 1.06 : 0.92) * wave];
    return [800 + x + y * lean, cy + y];
  });
}

/** Poured onto paper in waves; the pendant lies at the end of the first fall. */
function pouredLine(sheet: Sheet): Point[] {
  const bend = sheet.random.between(-30, 30);
  const raw: Point[] = Array.from({ length: 261 }, (_, i) => {
    const t = i / 260;
    const x = lerp(160, 1440, t) + Math.sin(t * Math.PI * 5) * 190 + bend * Math.sin(t * 9);
    const y = 430 + Math.sin(t * Math.PI * 2.5 + 0.4) * 210 + Math.cos(t * Math.PI * 5.2) * 90;
    return [x, y];
  });
  return raw;
}

function drawClasp(sheet: Sheet, look: NecklaceLook, x: number, y: number, size: number): string {
  const ring: Point[] = Array.from({ length: 25 }, (_, i) => [
    x + Math.cos(toRadians(i * 15)) * size * 0.9,
    y + Math.sin(toRadians(i * 15)) * size * 0.9,
  ]);
  return (
    drawWire(ring, look.metal, size * 0.4) +
    fill(
      `M${num(x + size * 0.6)} ${num(y - size * 0.5)}h${num(size * 2)}v${num(size)}h${num(-size * 2)}z`,
      metalGradient(sheet, look.metal, 'rod', [0, 0, 0, 1]),
    )
  );
}

export function drawNecklace(sheet: Sheet, look: NecklaceLook, view: View): string {
  const { random } = sheet;
  const size = chainSizes[look.chain];
  const pearl = look.pearl ?? 'white';
  if (view === 'front') {
    const points = loopLine(
      sheet,
      430,
      look.pendant === 'none' ? 450 : 370,
      look.pendant === 'none' ? 590 : 450,
      random.between(-0.04, 0.04),
    );
    const [endX, endY] = points[0] ?? [800, 920];
    return (
      drawChain(sheet, look.chain, look.metal, points, size, pearl) +
      drawClasp(sheet, look, points[90]?.[0] ?? 800, points[90]?.[1] ?? 130, size * 1.2) +
      group(
        drawPendant(sheet, look),
        `translate(${num(endX)} ${num(endY + 24)}) rotate(${num(random.between(-5, 5))}) scale(1.4)`,
      )
    );
  }
  if (view === 'angle') {
    const points = pouredLine(sheet);
    const [x, y] = points[130] ?? [800, 600];
    return (
      drawChain(sheet, look.chain, look.metal, points, size * 1.15, pearl) +
      drawClasp(sheet, look, points[0]?.[0] ?? 160, points[0]?.[1] ?? 400, size * 1.3) +
      group(
        drawPendant(sheet, look),
        `translate(${num(x)} ${num(y + 26)}) rotate(${num(random.between(-34, -16))}) scale(1.3)`,
      )
    );
  }
  const scale = 3.1;
  const high = look.pendant === 'none' ? 760 : 330;
  const points: Point[] = Array.from({ length: 121 }, (_, i) => {
    const t = (i / 120) * 2 - 1;
    return [800 + t * 1000, high - Math.abs(t) ** 1.5 * 1050];
  });
  return (
    drawChain(sheet, look.chain, look.metal, points, size * scale, pearl) +
    group(drawPendant(sheet, look), `translate(800 ${high + 70}) rotate(${num(random.between(-6, 6))}) scale(${scale})`)
  );
}
