import { lighter, onRamp, type Ramp } from './color.ts';
import { alpha, clamp, cross, dot, minus, normalize, num, type Point, polygon, type Vec } from './geometry.ts';
import type { Cut, Stone } from './look.ts';
import type { Sheet } from './sheet.ts';
import { cutFacets, type Facet, girdleOutline } from './stone-cuts.ts';

const stoneRamps: Record<Stone, Ramp> = {
  diamond: ['#39424c', '#76838f', '#aebac5', '#d9e2e9', '#f3f7fa', '#ffffff'],
  sapphire: ['#050b2e', '#0d2270', '#1b3fae', '#3b6ade', '#8fb4fb', '#eaf2ff'],
  emerald: ['#022016', '#06492f', '#0f7a4c', '#2fa873', '#86d9b1', '#eafff4'],
  ruby: ['#2c0208', '#6d0717', '#ad1230', '#d83a57', '#f492a2', '#fff0f2'],
  aquamarine: ['#1c4a58', '#4b8ea0', '#84c2cf', '#b3e0e6', '#dcf4f6', '#ffffff'],
  tourmaline: ['#3a0626', '#7d1652', '#b63a7f', '#d96fa8', '#f4b5d3', '#fff2f9'],
  citrine: ['#4a2402', '#975208', '#d08a1a', '#eeb643', '#fadf97', '#fffbe8'],
  amethyst: ['#1f0a3a', '#45207a', '#6f3fae', '#9a70d2', '#cfb4f0', '#f8f2ff'],
  garnet: ['#200305', '#520a10', '#84161d', '#ad3535', '#dd8378', '#ffeae4'],
  tanzanite: ['#120c3c', '#2b2380', '#4a45b4', '#7876dd', '#b9b6f7', '#f4f3ff'],
  morganite: ['#8a5548', '#bd8678', '#dcae9f', '#efcdc1', '#fae6de', '#ffffff'],
};

const fire = ['#ffd6a0', '#a4d8ff', '#ffb4c4', '#cbb8ff', '#b6f0d0'] as const;

export type StonePlace = {
  /** Stone space (longest half axis 1, crown to +z) to camera space, y up, pixels. */
  see: (p: Vec) => Vec;
  onCanvas: (p: Vec) => Point;
};

/** A stone lying flat before the viewer, turned by some degrees. */
export function faceUp(x: number, y: number, radius: number, turn = 0): StonePlace {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const see = (p: Vec): Vec => [(p[0] * c - p[1] * s) * radius, (p[0] * s + p[1] * c) * radius, p[2] * radius];
  return {
    see,
    onCanvas: (p) => {
      const [px, py] = see(p);
      return [x + px, y - py];
    },
  };
}

function faces(facet: Facet, place: StonePlace): Vec | undefined {
  const [a, b, c, d] = facet.corners.map(place.see);
  if (a === undefined || b === undefined || c === undefined) {
    return undefined;
  }
  const normal = normalize(cross(minus(c, a), d === undefined ? minus(c, b) : minus(d, b)));
  return normal[2] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
}

function isTurnedAway(facet: Facet, place: StonePlace): boolean {
  const centre = place.see([0, 0, -0.25]);
  const corners = facet.corners.map(place.see);
  const [a, b, c] = corners;
  if (a === undefined || b === undefined || c === undefined) {
    return true;
  }
  const normal = cross(minus(b, a), minus(c, a));
  return normal[2] * Math.sign(dot(normal, minus(a, centre))) <= 0;
}

/** What the pavilion throws back: strong contrast, alternating around, brighter towards the light. */
function depthLight(facet: Facet, normal: number, sheet: Sheet, middle: Vec): number {
  const towardsLight = -0.16 * middle[0] + 0.2 * middle[1];
  const beat = facet.index % 2 === 0 ? 0.2 : -0.14;
  return clamp(0.52 + beat * normal + towardsLight + sheet.random.between(-0.34, 0.36));
}

export function drawStone(sheet: Sheet, stone: Stone, cut: Cut, place: StonePlace): string {
  const ramp = stoneRamps[stone];
  const outline = polygon(girdleOutline(cut).map(place.onCanvas));
  const parts = [`<path d="${outline}" fill="${onRamp(ramp, 0.36)}"/>`];
  const line = (width: number, color: string, opacity: number): string =>
    ` stroke="${color}" stroke-width="${alpha(width)}" stroke-opacity="${opacity}" stroke-linejoin="round"`;
  const unit = Math.hypot(...minus(place.see([0, 1, 0]), place.see([0, 0, 0])));
  for (const facet of cutFacets(cut)) {
    const d = polygon(facet.corners.map(place.onCanvas));
    const [first] = facet.corners;
    const middle: Vec = facet.corners.reduce<Vec>((sum, p) => [sum[0] + p[0] / 4, sum[1] + p[1] / 4, 0], [0, 0, 0]);
    if (facet.part === 'depth') {
      const light = depthLight(facet, first === undefined ? 1 : 1 - 0.3 * Math.abs(first[0]), sheet, middle);
      const isFire = sheet.random.next() < (stone === 'diamond' ? 0.07 : 0.03);
      const color = isFire ? lighter(sheet.random.pick(fire), 0.4) : onRamp(ramp, light);
      parts.push(`<path d="${d}" fill="${color}"${line(unit * 0.004, '#ffffff', 0.12)}/>`);
      continue;
    }
    if (isTurnedAway(facet, place)) {
      continue;
    }
    if (facet.part === 'pavilion') {
      const light = clamp(0.42 + sheet.random.between(-0.3, 0.34));
      parts.push(`<path d="${d}" fill="${onRamp(ramp, light)}"${line(unit * 0.006, '#ffffff', 0.16)}/>`);
      continue;
    }
    const normal = faces(facet, place) ?? [0, 0, 1];
    const gleam = clamp(-0.55 * normal[0] + 0.7 * normal[1] + 0.2 * normal[2]);
    if (facet.part === 'table') {
      parts.push(`<path d="${d}" fill="#fff" fill-opacity=".1"${line(unit * 0.012, '#ffffff', 0.34)}/>`);
      continue;
    }
    const isDark = gleam < 0.16;
    const opacity = isDark ? 0.1 + sheet.random.next() * 0.22 : 0.08 + gleam * 0.62 * sheet.random.between(0.55, 1);
    const color = isDark ? onRamp(ramp, 0.06) : lighter(onRamp(ramp, 0.92), 0.3);
    parts.push(
      `<path d="${d}" fill="${color}" fill-opacity="${alpha(opacity)}"${line(unit * 0.008, '#ffffff', 0.24)}/>`,
    );
  }
  parts.push(`<path d="${outline}" fill="none"${line(unit * 0.022, onRamp(ramp, 0.12), 0.55)}/>`);
  return parts.join('');
}

/** A small brilliant of radius 10 around the origin, to be used many times over: pavé, eternity, bezels. */
export function defineMelee(sheet: Sheet, stone: Stone, variant = 0): string {
  const ramp = stoneRamps[stone];
  const chance = sheet.withSeed(`melee ${stone} ${variant}`).random;
  const corner = (index: number, radius: number): string => {
    const angle = (index / 8) * Math.PI * 2 + 0.2;
    return `${num(Math.cos(angle) * radius)} ${num(Math.sin(angle) * radius)}`;
  };
  const rays = Array.from({ length: 8 }, (_, i) => {
    const color =
      chance.next() < 0.1
        ? lighter(chance.pick(fire), 0.5)
        : onRamp(ramp, clamp((i % 2 ? 0.3 : 0.72) + chance.between(-0.2, 0.25)));
    return `<path d="M0 0L${corner(i, 9.4)} ${corner(i + 1, 9.4)}z" fill="${color}"/>`;
  });
  const crown = Array.from({ length: 8 }, (_, i) => {
    const light = i >= 4 && i <= 6 ? 0.98 : clamp(chance.between(0.3, 0.85));
    return `<path d="M${corner(i, 9.6)}L${corner(i + 1, 9.6)} ${corner(i + 1.5, 6)} ${corner(i + 0.5, 6)}z" fill="${onRamp(ramp, light)}" fill-opacity=".7"/>`;
  });
  const table = `<path d="M-5 -2L-1 -5 2 -4 -3 2z" fill="#fff" fill-opacity=".75"/>`;
  return sheet.define(
    (id) =>
      `<g id="${id}"><circle r="10" fill="${onRamp(ramp, 0.25)}"/>${rays.join('')}${crown.join('')}${table}<circle r="9.8" fill="none" stroke="${onRamp(ramp, 0.1)}" stroke-opacity=".3" stroke-width=".5"/></g>`,
  );
}

export function placeSymbol(id: string, x: number, y: number, scale: number, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`;
  return `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${turned} scale(${Math.round(scale * 1000) / 1000})"/>`;
}
