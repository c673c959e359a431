import { describe, expect, it } from 'vitest';
import { takeSamples } from '../../tests/samples.ts';
import { drawLook } from './draw.ts';
import type { Look, View } from './look.ts';
import { scenes } from './scenes.ts';
import { everyLook } from './vocabulary.ts';

const views: View[] = ['front', 'angle', 'detail'];
const watch: Look = {
  kind: 'watch',
  case: 'round',
  metal: 'steel',
  dial: 'navy',
  indices: 'batons',
  hands: 'dauphine',
  strap: 'leather_brown',
  diameter: 40,
};

/** Every tag closed in order, every attribute quoted, every reference defined. */
function findFault(drawing: string): string | undefined {
  const svg = drawing.replaceAll(/data:image\/png;base64,[\w+/=]+/g, 'shadow');
  const open: string[] = [];
  for (const [tag, closing, name = '', attributes = '', self] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) {
        return `closes ${name} out of order`;
      }
    } else if (self !== '/') {
      open.push(name);
    }
    if (attributes === '' && tag.includes('=')) {
      return `cannot read ${tag}`;
    }
  }
  if (open.length > 0 || /<(?![/a-zA-Z])/.test(svg)) {
    return `leaves ${open.join(', ')} open`;
  }
  const word =
    /NaN|undefined|Infinity|null|<text|<image(?! [^>]*href="shadow")|https?:(?!\/\/www\.w3\.org\/2000\/svg")/.exec(svg);
  if (word !== null) {
    return `says ${word[0]}`;
  }
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const missing = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].find(([, id]) => !ids.has(id));
  return missing === undefined ? undefined : `points at ${missing[1]}, which is not there`;
}

describe('the pictures of the products', () => {
  it('are the same for the same seed', () => {
    for (const view of views) {
      expect(drawLook(watch, view, 'one')).toBe(drawLook(watch, view, 'one'));
    }
  });

  it('differ from seed to seed and from view to view', () => {
    expect(drawLook(watch, 'front', 'one')).not.toBe(drawLook(watch, 'front', 'two'));
    expect(new Set(views.map((view) => drawLook(watch, view, 'one'))).size).toBe(3);
  });

  it('show every word, and are drawn whole: another word, another picture', () => {
    const seen = new Map<string, string>();
    for (const [at, { look, word }] of takeSamples(everyLook()).entries()) {
      const view = at % 4 === 0 ? 'angle' : at % 4 === 2 ? 'detail' : 'front';
      const front = drawLook(look, 'front', 'word');
      const fault = findFault(view === 'front' ? front : drawLook(look, view, 'word'));
      expect({ word, view, fault, same: seen.get(front) }).toEqual({ word, view, fault: undefined, same: undefined });
      seen.set(front, word);
    }
  }, 120_000);
});

describe('the scenes of the house', () => {
  it('are drawn whole and have names of their own', () => {
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
    for (const { name, draw } of takeSamples(scenes)) {
      expect({ name, fault: findFault(draw()) }).toEqual({ name, fault: undefined });
    }
  }, 120_000);
});
