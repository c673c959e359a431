import { describe, expect, it } from 'vitest';
import { drawRingRuler } from './ring-ruler.ts';

const file = Buffer.from(drawRingRuler()).toString('latin1');
const millimetre = 72 / 25.4;

/** Start and end of every straight line, in millimetres. */
const lines = [...file.matchAll(/([\d.]+) ([\d.]+) m ([\d.]+) ([\d.]+) l S/g)].map(([, ...points]) =>
  points.map((point) => Number(point) / millimetre),
);

describe('the ring ruler', () => {
  it('has a line of a hundred millimetres to check the print by', () => {
    const lengths = lines.map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => Math.hypot(x2 - x1, y2 - y1));
    expect(lengths.filter((length) => Math.abs(length - 100) < 0.01)).not.toEqual([]);
  });

  it('has circles whose circumference is their size', () => {
    const rights = [...file.matchAll(/([\d.]+) ([\d.]+) m (?:[\d. ]+ c ?){4} s/g)].map(
      ([, x]) => Number(x) / millimetre,
    );
    expect(rights).toHaveLength(13);
    // The first is drawn around 35 mm from the left edge.
    expect(((rights[0] ?? 0) - 35) * 2 * Math.PI).toBeCloseTo(46, 1);
  });

  it('asks the printer to scale nothing, on a sheet of A4', () => {
    expect(file).toContain('/PrintScaling /None');
    expect(file).toContain('/MediaBox [0 0 595.276 841.890]');
  });

  it('is a file that finds its own parts', () => {
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    for (const [at, offset] of offsets.entries()) expect(file.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj`));
  });
});
