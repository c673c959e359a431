import type { SurfaceKey } from './ring-rules.ts';

type Rgb = readonly [number, number, number];

function parseColor(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const white: Rgb = [255, 253, 248];
const shadow: Rgb = [38, 30, 24];

/** Mixes a colour with light (above 0) or shadow (below 0), −1…1. */
function shade(color: string, amount: number): string {
  const target = amount > 0 ? white : shadow;
  const mixed = parseColor(color).map((part, index) => {
    const towards = target[index] ?? part;
    return Math.round(part + (towards - part) * Math.abs(amount));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Light along a cylinder: position and shade. The sharp step in the middle is the horizon that polished metal mirrors. */
const polished = [
  [0, -0.62],
  [0.06, -0.3],
  [0.2, 0.55],
  [0.31, 0.8],
  [0.42, 0.15],
  [0.49, -0.42],
  [0.53, 0.3],
  [0.66, 0.62],
  [0.82, -0.08],
  [0.94, -0.45],
  [1, -0.7],
] as const;

/** Rough metal scatters what it mirrors. */
const rough = [
  [0, -0.5],
  [0.25, 0.12],
  [0.45, 0.32],
  [0.7, 0.02],
  [1, -0.55],
] as const;

type GradientProps = { id: string; color: string; surface: SurfaceKey };

/** Gradient of a cylinder of metal that lies across, from its upper to its lower edge. */
export function MetalGradient({ id, color, surface }: GradientProps) {
  const stops = surface === 'polished' || surface === 'hammered' ? polished : rough;
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([offset, amount]) => (
        <stop key={offset} offset={offset} stopColor={shade(color, amount)} />
      ))}
    </linearGradient>
  );
}

/** Gradient of a ring that is seen along its axis: light from the upper left. */
export function FaceGradient({ id, color, surface }: GradientProps) {
  const [bright, dark] = surface === 'polished' ? [0.72, -0.5] : [0.35, -0.38];
  return (
    <linearGradient id={id} x1="0.1" y1="0" x2="0.9" y2="1">
      <stop offset="0" stopColor={shade(color, bright / 2)} />
      <stop offset="0.22" stopColor={shade(color, bright)} />
      <stop offset="0.45" stopColor={shade(color, dark / 3)} />
      <stop offset="0.55" stopColor={shade(color, dark)} />
      <stop offset="0.72" stopColor={shade(color, bright / 2)} />
      <stop offset="1" stopColor={shade(color, dark)} />
    </linearGradient>
  );
}

/** Edge of a piece of metal. */
export function getEdgeColor(color: string): string {
  return shade(color, -0.6);
}

/** A flat tone, for drawings that show a cut. */
export function getCutColor(color: string): string {
  return shade(color, 0.28);
}

/** Marks of a surface, in millimetres; undefined for a polished one. */
export function SurfacePattern({ id, surface }: { id: string; surface: SurfaceKey }) {
  const marks = surfaceMarks[surface];
  if (!marks) return null;
  const { width, height, light, dark } = marks;
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <path d={light} fill="none" stroke="#fff" strokeOpacity={0.34} strokeWidth={0.06} />
      <path d={dark} fill="none" stroke="#20180f" strokeOpacity={0.3} strokeWidth={0.06} />
    </pattern>
  );
}

type Marks = { width: number; height: number; light: string; dark: string };

const surfaceMarks: Readonly<Record<SurfaceKey, Marks | undefined>> = {
  polished: undefined,
  matt: { width: 0.3, height: 0.3, light: 'M0 .1h.05M.2 .25h.05', dark: 'M.1 .2h.05M.25 .05h.05' },
  'brushed-length': { width: 0.34, height: 5, light: 'M.05 0v5M.22 1v3', dark: 'M.13 0v4M.3 2v3' },
  'brushed-cross': { width: 3, height: 0.34, light: 'M0 .05h3M1 .22h2', dark: 'M0 .13h2M1 .3h2' },
  sand: {
    width: 0.5,
    height: 0.5,
    light: 'M.08 .1h.06M.35 .3h.06M.2 .45h.05',
    dark: 'M.25 .12h.06M.1 .33h.06M.42 .06h.05',
  },
  ice: {
    width: 1.3,
    height: 1.1,
    light: 'M.1 .2l.3 .25M.7 .1l.2 .4M.3 .8l.4 -.2M1 .9l.2 -.3',
    dark: 'M.2 .5l.25 -.2M.8 .6l.3 .2M.6 1l.1 -.3M1.1 .1l.1 .3',
  },
  hammered: {
    width: 1.5,
    height: 1.4,
    light: 'M.15 .35a.4 .35 0 0 1 .6 -.2M.9 .95a.4 .35 0 0 1 .5 -.2',
    dark: 'M.15 .4a.4 .35 0 0 0 .65 .1M.85 1a.4 .35 0 0 0 .6 .12',
  },
};
