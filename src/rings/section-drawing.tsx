import { formatNumber } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getCutColor, getEdgeColor } from './metal-paint.tsx';
import { Drawing, getAlloyColor, mm } from './ring-drawing.tsx';
import { outlineZones, simplifyPoints, type ZoneOutline } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';

type Props = {
  ring: Ring;
  rules: Pick<RingRules, 'alloys'>;
  language: Language;
  title: string;
  /** How much larger than the ring it is printed. */
  scale?: number;
};

/** Space for the dimension lines, in millimetres of the ring. */
const space = 1.5;

/** The cross section of a ring with its dimensions; the inside is below. */
export function SectionDrawing({ ring, rules, language, title, scale = 1 }: Props) {
  const half = ring.width / 20;
  const height = ring.height / 10;
  const left = -half - 0.7;
  const below = 0.7;
  return (
    <Drawing
      title={title}
      box={[-half - space, -height - 0.3, half * 2 + space * 2, height + space]}
      margin={0.1}
      scale={scale}
    >
      {outlineZones(ring).map((zone) => {
        const color = getAlloyColor(rules, zone.alloy);
        return (
          <path
            key={zone.points[0]?.at}
            d={drawSection(zone)}
            fill={getCutColor(color)}
            stroke={getEdgeColor(color)}
            strokeWidth={0.05}
          />
        );
      })}
      <g fill="none" stroke="currentColor" strokeWidth={0.04}>
        <path
          d={`M${mm(-half)} .15V${below + 0.15}M${mm(half)} .15V${below + 0.15}M${mm(-half)} ${below}H${mm(half)}`}
        />
        <path
          d={`M${mm(left - 0.15)} 0H${mm(-half - 0.1)}M${mm(left - 0.15)} ${mm(-height)}H${mm(-half - 0.1)}M${mm(left)} 0V${mm(-height)}`}
        />
      </g>
      <g fill="currentColor" fontSize={0.5}>
        <text x={0} y={below + 0.5} textAnchor="middle">
          {formatNumber(ring.width / 10, language, 1)} mm
        </text>
        <text
          x={mm(left - 0.15)}
          y={mm(-height / 2)}
          textAnchor="middle"
          transform={`rotate(-90 ${mm(left - 0.15)} ${mm(-height / 2)})`}
        >
          {formatNumber(height, language, 1)} mm
        </text>
      </g>
    </Drawing>
  );
}

/** Closed outline of a zone's cross section: the outer curve from left to right, and the inner one back. */
export function drawSection({ points }: ZoneOutline): string {
  const drawn = simplifyPoints(points);
  const outer = drawn.map(({ at, outer: height }) => `${mm(at)} ${mm(-height)}`);
  const inner = drawn.toReversed().map(({ at, inner: height }) => `${mm(at)} ${mm(-height)}`);
  return `M${[...outer, ...inner].join('L')}z`;
}
