import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getSampleCount } from '../../tests/samples.ts';
import { parsePair } from './normalize-pair.ts';
import { listRandomQueries } from './random-pairs.ts';
import { drawFront, drawZone, getTop, RingFrontView, RingTopView } from './ring-drawing.tsx';
import { getInnerRadius, outlineZones } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import { ringRules } from './ring-rules-fixture.ts';
import { drawSection, SectionDrawing } from './section-drawing.tsx';
import { listStrips, type SectionPoint, segments } from './view/ring-mesh.ts';

/** Millimetres by which drawings and 3D view may differ. */
const tolerance = 0.05;

const pairCount = getSampleCount(10_000);

test(`the silhouettes of the drawings and of the 3D view of ${pairCount} random pairs agree within 0.05 mm`, () => {
  const worst = { deviation: 0, query: '' };
  let rings = 0;
  for (const query of listRandomQueries(ringRules, pairCount, 7)) {
    for (const ring of parsePair(query, ringRules).pair) {
      const deviation = getDeviation(ring);
      rings += 1;
      // Calls of expect for each ring would take longer than the check. NaN counts as the worst.
      if (!(deviation <= worst.deviation)) Object.assign(worst, { deviation, query });
    }
  }
  expect(rings).toBe(2 * pairCount);
  expect(worst.deviation, worst.query).toBeGreaterThan(0.005);
  expect(worst.deviation, worst.query).toBeLessThan(tolerance);
});

test('the drawings of a pair contain the paths that are compared', () => {
  for (const query of listRandomQueries(ringRules, 40, 3)) {
    for (const ring of parsePair(query, ringRules).pair) {
      const { section, above, front } = listPaths(ring);
      const props = { ring, rules: ringRules, id: 'ring', title: '' };
      const [cut, top, round] = [
        <SectionDrawing key="section" {...props} language="de" />,
        <RingTopView key="top" {...props} />,
        <RingFrontView key="front" {...props} />,
      ].map((element) => renderToStaticMarkup(element));
      for (const d of section) expect(cut).toContain(`d="${d}"`);
      for (const d of above) expect(top).toContain(`d="${d}"`);
      expect(round).toContain(`d="${front}"`);
    }
  }
});

function listPaths(ring: Ring) {
  const zones = outlineZones(ring);
  const radius = getInnerRadius(ring);
  return {
    section: zones.map(drawSection),
    above: zones.map((zone) => drawZone(zone, radius)),
    front: drawFront(radius + getTop(zones), radius),
  };
}

/** How far the drawn lines of a ring are from the section that the 3D view sweeps, in millimetres. */
function getDeviation(ring: Ring): number {
  const radius = getInnerRadius(ring);
  const strips = listStrips(ring);
  const outer = toCurve(strips.flatMap(({ side, points }) => (side === 'outside' || side === 'groove' ? points : [])));
  const inner = toCurve(strips.flatMap(({ side, points }) => (side === 'inside' ? points : [])));
  const top = outer.reduce((highest, { y }) => Math.max(highest, y), 0);
  const { section, above, front } = listPaths(ring);
  const [reach = Number.NaN, hole = Number.NaN] = parseArcs(front);
  let largest = Math.max(Math.abs(reach - top), Math.abs(hole - radius));
  for (const d of section) {
    const corners = parsePath(d);
    const half = corners.length / 2;
    const toAxis = ({ x, y }: Point) => ({ x, y: radius - y });
    largest = Math.max(largest, compare(corners.slice(0, half).map(toAxis), outer));
    largest = Math.max(largest, compare(corners.slice(half).reverse().map(toAxis), inner));
  }
  for (const d of above) {
    const corners = parsePath(d);
    const half = corners.length / 2;
    largest = Math.max(
      largest,
      compare(
        corners.slice(0, half).map(({ x, y }) => ({ x, y: -y })),
        outer,
      ),
    );
    largest = Math.max(largest, compare(corners.slice(half).reverse(), outer));
  }
  // The sweep is a polygon in a circle.
  return largest + top * (1 - Math.cos(Math.PI / segments));
}

type Point = { x: number; y: number };

/** From left to right along the axis, with the distance from it. */
function toCurve(points: readonly SectionPoint[]): Point[] {
  return points.map(({ at, radius }) => ({ x: at, y: radius })).sort((one, other) => one.x - other.x);
}

/** The corners of a closed path of straight lines. */
function parsePath(d: string): Point[] {
  return d
    .slice(1, -1)
    .split('L')
    .map((corner) => {
      const space = corner.indexOf(' ');
      return { x: Number(corner.slice(0, space)), y: Number(corner.slice(space)) };
    });
}

/** The radii of the arcs of a path. */
function parseArcs(d: string): number[] {
  return d
    .split('a')
    .slice(1)
    .map((arc) => Number(arc.slice(0, arc.indexOf(' '))));
}

/** The largest distance of the corners of each line from the other one, where both are. */
function compare(drawn: readonly Point[], mesh: readonly Point[]): number {
  const [from = Number.NaN, to = Number.NaN] = [drawn[0]?.x, drawn.at(-1)?.x];
  return Math.max(measure(drawn, mesh, from, to), measure(mesh, drawn, from, to));
}

/** Both go from left to right, so a walk along them finds the segments that can be nearest. */
function measure(corners: readonly Point[], line: readonly Point[], from: number, to: number): number {
  let largest = 0;
  let index = 1;
  for (const corner of corners) {
    if (corner.x < from || corner.x > to) continue;
    while (index < line.length - 1 && (line[index]?.x ?? 0) < corner.x) index += 1;
    let nearest = Number.POSITIVE_INFINITY;
    for (let at = Math.max(1, index - 2); at <= Math.min(line.length - 1, index + 2); at += 1) {
      nearest = Math.min(nearest, getDistance(corner, line[at - 1], line[at]));
    }
    // Without a segment this is infinite, and the test fails.
    largest = Math.max(largest, nearest);
  }
  return largest;
}

/** From a point to a segment. */
function getDistance({ x, y }: Point, from: Point = { x: Number.NaN, y: 0 }, to: Point = from): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
}
