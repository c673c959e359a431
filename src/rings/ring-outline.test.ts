import { expect, test } from 'vitest';
import { parsePair } from './normalize-pair.ts';
import { listRandomQueries } from './random-pairs.ts';
import { findOuter, getInnerRadius, getZoneVolume, outlineZones, simplifyPoints } from './ring-outline.ts';
import type { Ring } from './ring-pair.ts';
import { profileKeys } from './ring-rules.ts';
import { ringRules } from './ring-rules-fixture.ts';

const parse = (query: string): Ring => parsePair(query, ringRules).pair[0];

function getVolume(ring: Ring): number {
  return outlineZones(ring).reduce((sum, zone) => sum + getZoneVolume(zone, getInnerRadius(ring)), 0);
}

test('a flat ring weighs what a hollow cylinder does, but for its edges', () => {
  const ring = parse('size=54&width=4&height=1.5&profile=flat');
  const radius = 54 / (2 * Math.PI);
  const cylinder = Math.PI * 4 * ((radius + 1.5) ** 2 - radius ** 2);
  expect(getVolume(ring)).toBeLessThan(cylinder);
  expect(getVolume(ring)).toBeGreaterThan(0.995 * cylinder);
});

test.each(profileKeys)('%s is symmetric, and nowhere higher than the ring nor thinner than its edge', (profile) => {
  const [zone] = outlineZones(parse(`profile=${profile}&width=6&height=2`));
  const points = zone?.points ?? [];
  expect(points[0]?.at).toBeCloseTo(-3);
  expect(points.at(-1)?.at).toBeCloseTo(3);
  points.forEach((point, index) => {
    const opposite = points[points.length - 1 - index];
    expect(point.outer).toBeCloseTo(opposite?.outer ?? 0, 9);
    expect(point.outer).toBeLessThanOrEqual(2 + 1e-9);
    expect(point.outer - point.inner).toBeGreaterThan(0.3);
  });
  expect(Math.max(...points.map(({ outer }) => outer))).toBeCloseTo(2, 2);
});

test.each([
  // Edges of a radius of half the height, which a narrow ring has no room for.
  ['rounded', 'width=6&height=2', { flat: 4, radius: 1, sides: 1 }],
  ['rounded', 'width=2&height=2', { flat: 1, radius: 0.5, sides: 1.5 }],
  // All four edges, so that the sides stay straight between them.
  ['soft-square', 'width=6&height=2', { flat: 4.8, radius: 0.6, sides: 0.8 }],
])('%s of %s has a flat top and round edges', (profile, query, { flat, radius, sides }) => {
  const ring = parse(`profile=${profile}&${query}`);
  const half = ring.width / 20;
  const [zone] = outlineZones(ring);
  const points = zone?.points ?? [];
  for (const { at, outer } of points) {
    const beyond = Math.max(0, Math.abs(at) - flat / 2);
    expect(outer).toBeCloseTo(2 - radius + Math.sqrt(radius ** 2 - Math.min(radius, beyond) ** 2), 6);
  }
  expect(points.filter(({ outer }) => Math.abs(outer - 2) < 1e-9).at(-1)?.at).toBeCloseTo(flat / 2, 6);
  const [edge] = points;
  expect(edge?.at).toBeCloseTo(-half);
  expect((edge?.outer ?? 0) - (edge?.inner ?? 0)).toBeCloseTo(sides, 6);
});

test('zones divide a ring without a gap, at the share that was chosen', () => {
  const [left, middle, right] = outlineZones(parse('zones=3&share=50&width=6&alloy2=750-rose'));
  expect(middle?.alloy).toBe('750-rose');
  expect(left?.points.at(-1)).toEqual(middle?.points[0]);
  expect(middle?.points[0]?.at).toBeCloseTo(-1.5);
  expect(right?.points[0]?.at).toBeCloseTo(1.5);
});

test('a groove is cut at the border of two zones', () => {
  const ring = parse('zones=2&width=5&groove=wide');
  expect(findOuter(ring, 0)).toBeCloseTo(1.6 - 0.25);
  expect(findOuter(ring, 0.5)).toBeCloseTo(1.6);
});

test('drawn lines are nowhere farther from the outline than a printer resolves', () => {
  for (const query of listRandomQueries(ringRules, 300, 9)) {
    for (const { points } of outlineZones(parse(query))) {
      const drawn = simplifyPoints(points);
      expect(drawn.length).toBeLessThan(60);
      for (const { at, outer } of points) {
        const after = Math.max(
          1,
          drawn.findIndex((point) => point.at >= at),
        );
        const [from, to] = [drawn[after - 1], drawn[after]];
        if (!from || !to) throw new Error('no line');
        const share = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at);
        expect(Math.abs(from.outer + (to.outer - from.outer) * share - outer), query).toBeLessThan(0.011);
      }
    }
  }
});
