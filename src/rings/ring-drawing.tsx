import type { ReactNode } from 'react';
import { FaceGradient, getEdgeColor, MetalGradient, SurfacePattern } from './metal-paint.tsx';
import { findOuter, getInnerRadius, outlineZones, simplifyPoints, type ZoneOutline } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import type { RingRules } from './ring-rules.ts';
import { type PlacedStones, placeStones } from './ring-stones.ts';

type Props = {
  ring: Ring;
  rules: Pick<RingRules, 'alloys' | 'stones'>;
  /** Unique on the page; its gradients are named after it. */
  id: string;
  title: string;
  /** Outer radius of the larger ring of a pair: drawings of one height are then in one scale. */
  reach?: number;
};

/** Space round a drawing in millimetres. */
const margin = 0.6;

/** Millimetres with two decimals: exact enough for print, and short. */
export const mm = (value: number): number => Math.round(value * 100) / 100;

/** A ring seen along its axis, to scale: one unit is a millimetre. */
export function RingFrontView({ ring, rules, id, title, reach: frame = 0 }: Props) {
  const radius = getInnerRadius(ring);
  const zones = outlineZones(ring);
  const reach = radius + getTop(zones);
  const high = Math.max(frame, reach);
  const face = zones.reduce((best, zone) => (getTop([zone]) > getTop([best]) ? zone : best), zones[0] ?? noZone);
  const color = getAlloyColor(rules, face.alloy);
  const stones = findStones(ring, rules);
  return (
    <Drawing title={title} box={[-reach, -high, reach * 2, high * 2]} margin={margin}>
      <defs>
        <FaceGradient id={`${id}-face`} color={color} surface={face.surface} />
      </defs>
      <path d={drawFront(reach, radius)} fill={`url(#${id}-face)`} stroke={getEdgeColor(color)} strokeWidth={0.06} />
      {stones && <StonesFromFront {...stones} />}
    </Drawing>
  );
}

/** A ring seen from above, its stones to the viewer, to scale: zones, surfaces and the profile as silhouette. */
export function RingTopView({ ring, rules, id, title, reach: frame = 0 }: Props) {
  const radius = getInnerRadius(ring);
  const zones = outlineZones(ring);
  const high = Math.max(frame, radius + getTop(zones));
  const half = ring.width / 20;
  const stones = findStones(ring, rules);
  return (
    <Drawing title={title} box={[-half, -high, half * 2, high * 2]} margin={margin}>
      <defs>
        {zones.map((zone, index) => (
          <ZonePaint
            key={zone.points[0]?.at}
            {...zone}
            id={`${id}-${index}`}
            color={getAlloyColor(rules, zone.alloy)}
          />
        ))}
      </defs>
      {zones.map((zone, index) => {
        const path = drawZone(zone, radius);
        const edge = getEdgeColor(getAlloyColor(rules, zone.alloy));
        return (
          <g key={zone.points[0]?.at}>
            <path d={path} fill={`url(#${id}-${index})`} stroke={edge} strokeWidth={0.05} />
            {zone.surface !== 'polished' && <path d={path} fill={`url(#${id}-${index}s)`} />}
          </g>
        );
      })}
      {stones && <StonesFromAbove {...stones} id={`${id}-stone`} />}
    </Drawing>
  );
}

function ZonePaint({ id, color, surface }: ZoneOutline & { id: string; color: string }) {
  return (
    <>
      <MetalGradient id={id} color={color} surface={surface} />
      <SurfacePattern id={`${id}s`} surface={surface} />
    </>
  );
}

function StonesFromFront({ angles, radius, diameter }: PlacedStones) {
  return angles.map((angle) => (
    <ellipse
      key={angle}
      cx={mm(radius * Math.sin(angle))}
      cy={mm(-radius * Math.cos(angle))}
      rx={mm(diameter / 2)}
      ry={mm(diameter / 7)}
      transform={`rotate(${mm((angle * 180) / Math.PI)} ${mm(radius * Math.sin(angle))} ${mm(-radius * Math.cos(angle))})`}
      fill="#eef4f7"
      stroke="#7d8b93"
      strokeWidth={0.05}
    />
  ));
}

function StonesFromAbove({ angles, radius, diameter, id }: PlacedStones & { id: string }) {
  const visible = angles.filter((angle) => Math.cos(angle) > 0.05);
  return (
    <>
      <defs>
        <Stone id={id} radius={diameter / 2} />
      </defs>
      {visible.map((angle) => (
        <use
          key={angle}
          href={`#${id}`}
          transform={`translate(0 ${mm(radius * Math.sin(angle))}) scale(1 ${mm(Math.cos(angle))})`}
        />
      ))}
    </>
  );
}

/** A brilliant from above: its table, the star round it and the girdle. */
function Stone({ id, radius }: { id: string; radius: number }) {
  const corners = (reach: number) =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = ((index + 0.5) / 8) * 2 * Math.PI;
      return `${mm(Math.cos(angle) * reach)} ${mm(Math.sin(angle) * reach)}`;
    });
  const table = corners(radius * 0.56);
  const girdle = corners(radius * 0.98);
  return (
    <g id={id} stroke="#9fb0b9" strokeWidth={0.04}>
      <circle r={mm(radius)} fill="#dfe9ee" stroke="#6d7a82" />
      <path d={`M${girdle.map((corner, index) => `${corner}L${table[index]}`).join('M')}`} />
      <path d={`M${table.join('L')}z`} fill="#fbfdfe" />
      <path d={`M${table[4]}L${table[5]}L${table[6]}L0 0z`} fill="#c4d5de" stroke="none" />
    </g>
  );
}

/** Closed outline of a zone from above, upper edge and its mirror image. */
export function drawZone({ points }: ZoneOutline, radius: number): string {
  const drawn = simplifyPoints(points);
  const upper = drawn.map(({ at, outer }) => `${mm(at)} ${mm(-radius - outer)}`);
  const lower = drawn.toReversed().map(({ at, outer }) => `${mm(at)} ${mm(radius + outer)}`);
  return `M${[...upper, ...lower].join('L')}z`;
}

/** A circle with a hole, as two arcs that end just beside their start. */
export function drawFront(reach: number, radius: number): string {
  const [outer, inner] = [mm(reach), mm(radius)];
  return `M0 ${-outer}a${outer} ${outer} 0 1 1 -.01 0zM0 ${-inner}a${inner} ${inner} 0 1 0 .01 0z`;
}

const noZone: ZoneOutline = { alloy: '', surface: 'polished', points: [] };

export function getTop(zones: readonly ZoneOutline[]): number {
  return Math.max(0, ...zones.flatMap(({ points }) => points.map(({ outer }) => outer)));
}

export function getAlloyColor({ alloys }: Pick<RingRules, 'alloys'>, key: string): string {
  return alloys.find((alloy) => alloy.key === key)?.color ?? '#cccccc';
}

export function findStones(ring: Ring, { stones }: Pick<RingRules, 'stones'>): PlacedStones | undefined {
  const stone = stones.find(({ key }) => key === ring.stone);
  return stone && placeStones(ring, stone);
}

/** Height of the outer surface in the middle, where stones are set, above the ring's axis in millimetres. */
export function getMiddle(ring: Ring): number {
  return getInnerRadius(ring) + findOuter({ ...ring, groove: 'none' }, 0);
}

type DrawingProps = {
  /** Empty for a drawing beside its description. */
  title: string;
  /** Left, top, width and height in millimetres. */
  box: readonly [number, number, number, number];
  margin: number;
  /** Of an enlarged drawing. */
  scale?: number;
  children: ReactNode;
};

/** A drawing to scale, in millimetres when printed. */
export function Drawing({ title, box: [left, top, width, height], margin: space, scale = 1, children }: DrawingProps) {
  const size = [width + 2 * space, height + 2 * space].map(mm);
  return (
    <svg
      role="img"
      aria-label={title}
      aria-hidden={title === '' ? true : undefined}
      viewBox={[mm(left - space), mm(top - space), ...size].join(' ')}
      width={`${mm((size[0] ?? 0) * scale)}mm`}
      height={`${mm((size[1] ?? 0) * scale)}mm`}
    >
      {children}
    </svg>
  );
}
