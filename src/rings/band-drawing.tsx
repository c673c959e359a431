import { setEngraving } from './engraved-text.ts';
import { getCutColor, getEdgeColor, SurfacePattern } from './metal-paint.tsx';
import { Drawing, findStones, getAlloyColor, getMiddle, mm } from './ring-drawing.tsx';
import { findGrooves, outlineZones } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { EngravedDrawing } from './studio.client.tsx';

type Props = {
  ring: Ring;
  rules: Pick<RingRules, 'alloys' | 'stones'>;
  id: string;
  titles: { outside: string; inside: string };
  /** In place of a drawing: until it is there, and where it is on another device. */
  drawingTexts: { waiting: string; elsewhere: string };
};

/** A ring as an unrolled band to scale, outside with its stones and inside with its engraving. */
export function BandDrawing({ ring, rules, id, titles, drawingTexts }: Props) {
  const radius = getMiddle(ring);
  const length = 2 * Math.PI * radius;
  const half = ring.width / 20;
  const stones = findStones(ring, rules);
  const inner = ring.size / 10;
  const color = getAlloyColor(rules, ring.zones[0]?.alloy ?? '');
  const { family, fontSize, baseline, length: textLength } = setEngraving(ring);
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
            y={mm(baseline)}
            {...(textLength !== undefined && { textLength: mm(textLength), lengthAdjust: 'spacingAndGlyphs' })}
            fontSize={mm(fontSize)}
            fontFamily={family}
            fill={getEdgeColor(color)}
          >
            {ring.text}
          </text>
        )}
      </Drawing>
    </>
  );
}
