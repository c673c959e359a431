import { getCutColor, getEdgeColor, SurfacePattern } from './metal-paint.tsx';
import { Drawing, findStones, getAlloyColor, getMiddle, mm } from './ring-drawing.tsx';
import { findGrooves, outlineZones } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import type { FontKey, RingRules } from './ring-rules.ts';
import { EngravedDrawing } from './studio.client.tsx';

type Props = {
  ring: Ring;
  rules: Pick<RingRules, 'alloys' | 'stones'>;
  id: string;
  titles: { outside: string; inside: string };
  /** In place of a drawing: until it is there, and where it is on another device. */
  drawingTexts: { waiting: string; elsewhere: string };
};

/** What engravings look like on screen; the workshop has fonts of its own. */
const fonts: Readonly<Record<FontKey, { family: string; style: 'normal' | 'italic' }>> = {
  serif: { family: 'Newsreader Variable, Georgia, serif', style: 'normal' },
  sans: { family: 'Instrument Sans Variable, Arial, sans-serif', style: 'normal' },
  script: { family: 'Snell Roundhand, Segoe Script, cursive', style: 'italic' },
};

/** Height of engraved capitals in millimetres, at most a third of the width. */
const capitals = 1.5;

/** A ring as an unrolled band to scale, outside with its stones and inside with its engraving. */
export function BandDrawing({ ring, rules, id, titles, drawingTexts }: Props) {
  const radius = getMiddle(ring);
  const length = 2 * Math.PI * radius;
  const half = ring.width / 20;
  const stones = findStones(ring, rules);
  const inner = ring.size / 10;
  const color = getAlloyColor(rules, ring.zones[0]?.alloy ?? '');
  const size = Math.min(capitals, half * 0.66) / 0.7;
  // Wide letters are set closer than to run over the ends.
  const isLong = ring.text.length * size * 0.62 > inner * 0.96;
  return (
    <>
      <Drawing title={titles.outside} box={[-length / 2, -half, length, half * 2]} margin={0.1}>
        {outlineZones(ring).map((zone, index) => {
          const top = zone.points[0]?.at ?? 0;
          const bottom = zone.points.at(-1)?.at ?? 0;
          const box = { x: mm(-length / 2), y: mm(top), width: mm(length), height: mm(bottom - top) };
          return (
            <g key={top}>
              <SurfacePattern id={`${id}-${index}b`} surface={zone.surface} />
              <rect {...box} fill={getCutColor(getAlloyColor(rules, zone.alloy))} />
              {zone.surface !== 'polished' && <rect {...box} fill={`url(#${id}-${index}b)`} />}
            </g>
          );
        })}
        {findGrooves(ring).map((at) => (
          <path
            key={at}
            d={`M${mm(-length / 2)} ${mm(at * half)}H${mm(length / 2)}`}
            stroke={getEdgeColor(color)}
            strokeWidth={0.15}
          />
        ))}
        {stones?.angles.map((angle) => (
          <circle
            key={angle}
            cx={mm(angle * radius)}
            r={mm(stones.diameter / 2)}
            fill="#f4f8fa"
            stroke="#7d8b93"
            strokeWidth={0.08}
          />
        ))}
      </Drawing>
      <Drawing title={titles.inside} box={[-inner / 2, -half, inner, half * 2]} margin={0.1}>
        <rect x={mm(-inner / 2)} y={mm(-half)} width={mm(inner)} height={mm(half * 2)} fill={getCutColor(color)} />
        {ring.drawing !== '' && (
          <EngravedDrawing
            hash={ring.drawing}
            length={mm(inner)}
            width={mm(half * 2)}
            color={getEdgeColor(color)}
            texts={drawingTexts}
          />
        )}
        {ring.text !== '' && (
          <text
            textAnchor="middle"
            y={mm(size * 0.35)}
            {...(isLong && { textLength: mm(inner * 0.96), lengthAdjust: 'spacingAndGlyphs' })}
            fontSize={mm(size)}
            fontFamily={fonts[ring.font].family}
            fontStyle={fonts[ring.font].style}
            fill={getEdgeColor(color)}
          >
            {ring.text}
          </text>
        )}
      </Drawing>
    </>
  );
}
