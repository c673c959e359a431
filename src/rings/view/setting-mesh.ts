import type { SettingKey } from '../ring-rules.ts';
import { collar } from '../ring-stones.ts';
import { type Mesh, type SectionPoint, segments, stride, sweep } from './ring-mesh.ts';
import type { StoneInstances } from './stone-mesh.ts';

/** Metal that holds stones: once per stone in the stone's measures, or along the ring in millimetres. */
export type SettingMesh = Mesh & { isPerStone: boolean };

/** A collar round each stone, four beads at each, or two rails along all of them. */
export function buildSetting(setting: SettingKey, stones: StoneInstances): SettingMesh {
  if (setting === 'channel') return { ...buildRails(stones), isPerStone: false };
  return { ...(setting === 'bezel' ? buildCollar() : buildBeads()), isPerStone: true };
}

/** The section of a wall with a round top: its foot at the left, its top, its foot at the right. */
function listWall(middle: number, half: number, top: number, foot: number): SectionPoint[] {
  const arc = Array.from({ length: 9 }, (_, index): SectionPoint => {
    const [cos, sin] = [-Math.cos((index * Math.PI) / 8), Math.sin((index * Math.PI) / 8)];
    return { at: middle + half * cos, radius: top - half + half * sin, normal: [cos, sin] };
  });
  return [
    { at: middle - half, radius: foot, normal: [-1, 0] },
    ...arc,
    { at: middle + half, radius: foot, normal: [1, 0] },
  ];
}

/** Sweeps a section round the y axis: `at` is the distance from it, `radius` the height. */
function lathe(section: readonly SectionPoint[], steps: number): Mesh {
  const points = section
    .map(({ at, radius, normal }): SectionPoint => ({ at: radius, radius: at, normal: [normal[1], normal[0]] }))
    .reverse();
  const { vertices, indices } = sweep([{ points }], { steps });
  for (let vertex = 0; vertex < vertices.length; vertex += stride) {
    for (const offset of [vertex, vertex + 3]) {
      const [x = 0, y = 0, z = 0] = vertices.subarray(offset, offset + 3);
      vertices.set([z, x, y], offset);
    }
  }
  return { vertices, indices };
}

function buildCollar(): Mesh {
  const half = 0.17;
  return lathe(listWall(collar - half, half, 0.24, -0.8), 40);
}

/** Beads lie between a stone and its neighbours, at both sides. */
function buildBeads(): Mesh {
  const size = 0.24;
  const dome = Array.from({ length: 5 }, (_, index): SectionPoint => {
    const angle = (index * Math.PI) / 8;
    return { at: size * Math.sin(angle), radius: size * Math.cos(angle), normal: [Math.sin(angle), Math.cos(angle)] };
  });
  const bead = lathe([...dome, { at: size, radius: -0.5, normal: [1, 0] }], 12);
  const all = [-1, 1].flatMap((x) => [-1, 1].map((z) => [x * 0.84, z * 0.84] as const));
  const count = bead.vertices.length / stride;
  return {
    vertices: new Float32Array(
      all.flatMap(([x, z]) =>
        [...bead.vertices].map((value, index) => value + (index % stride === 0 ? x : index % stride === 2 ? z : 0)),
      ),
    ),
    indices: new Uint32Array(all.flatMap((_, index) => [...bead.indices].map((vertex) => vertex + index * count))),
  };
}

/** Rails that sink into the ring at their ends, unless they go all round. */
function buildRails({ scale, radius, angles }: StoneInstances): Mesh {
  const [first = 0, second = first + (2.2 * scale) / radius] = angles;
  const half = (second - first) / 2;
  const to = (angles.at(-1) ?? first) + half;
  const isClosed = to - first + half > 2 * Math.PI - 1e-6;
  const top = radius + 0.24 * scale;
  const walls = [-1, 1].map((side) => ({
    points: listWall(side * (scale + 0.07), 0.17, top, radius - Math.min(0.5, 0.6 * scale)),
  }));
  return sweep(walls, {
    from: first - half,
    to: isClosed ? first - half + 2 * Math.PI : to,
    steps: Math.max(12, Math.round(((to - first + half) / (2 * Math.PI)) * segments)),
    sink: (part) =>
      isClosed ? 0 : 0.5 * scale * (1 - Math.min(1, Math.min(part, 1 - part) * (6 + angles.length))) ** 2,
  });
}
