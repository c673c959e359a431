/** What a drawing is made on: its own chance, and definitions shared by all drawings of one picture. */
export type Sheet = {
  random: Random;
  /** Adds gradients, clips and symbols once; equal markup shares one id. */
  define: (markup: (id: string) => string) => string;
  definitions: () => string;
  /** The same picture, other chances. */
  withSeed: (seed: string) => Sheet;
};

export function createSheet(seed: string): Sheet {
  const ids = new Map<string, string>();
  const parts: string[] = [];
  const define = (markup: (id: string) => string): string => {
    const shape = markup('');
    const known = ids.get(shape);
    if (known !== undefined) {
      return known;
    }
    const id = `p${ids.size.toString(36)}`;
    ids.set(shape, id);
    parts.push(markup(id));
    return id;
  };
  const make = (own: string): Sheet => ({
    random: createRandom(own),
    define,
    definitions: () => parts.join(''),
    withSeed: (next) => make(next),
  });
  return make(seed);
}

export function toSvg(sheet: Sheet, width: number, height: number, body: string): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return `${open}<defs>${sheet.definitions()}</defs>${body}</svg>`;
}

export type Stop = readonly [offset: number, color: string, opacity?: number];

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      const place = offset === 0 ? '' : ` offset="${Math.round(offset * 1000) / 1000}"`;
      return `<stop${place} stop-color="${color}"${alpha}/>`;
    })
    .join('');
}

/** Meshes bring hundreds of gradients: each inherits its long attribute from this one. */
function canvasUnits(sheet: Sheet): string {
  return sheet.define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse"/>`);
}

/** A gradient over the box of what it fills, or over canvas coordinates with `inCanvas`. Answers `url(#…)`. */
export function linear(
  sheet: Sheet,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
  inCanvas = false,
): string {
  const units = inCanvas ? ` href="#${canvasUnits(sheet)}"` : '';
  const id = sheet.define(
    (name) =>
      `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>${stopsOf(stops)}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function radial(
  sheet: Sheet,
  [cx, cy, r]: readonly [number, number, number],
  stops: readonly Stop[],
  inCanvas = false,
): string {
  const units = inCanvas ? ' gradientUnits="userSpaceOnUse"' : '';
  const id = sheet.define(
    (name) => `<radialGradient id="${name}" cx="${cx}" cy="${cy}" r="${r}"${units}>${stopsOf(stops)}</radialGradient>`,
  );
  return `url(#${id})`;
}

export function clip(sheet: Sheet, d: string): string {
  return `url(#${sheet.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`;
}

/** A small tile repeated: grain, weave, mesh. */
export function pattern(sheet: Sheet, width: number, height: number, body: string, transform = ''): string {
  const turned = transform === '' ? '' : ` patternTransform="${transform}"`;
  const id = sheet.define(
    (name) =>
      `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${body}</pattern>`,
  );
  return `url(#${id})`;
}

export function group(body: string, transform: string, extra = ''): string {
  return `<g transform="${transform}"${extra === '' ? '' : ` ${extra}`}>${body}</g>`;
}

export function fill(d: string, color: string, extra = ''): string {
  return `<path d="${d}" fill="${color}"${extra === '' ? '' : ` ${extra}`}/>`;
}

export function stroke(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${Math.round(width * 100) / 100}"${extra === '' ? '' : ` ${extra}`}/>`;
}

export function disc(cx: number, cy: number, r: number, color: string, extra = ''): string {
  return `<circle cx="${Math.round(cx * 10) / 10}" cy="${Math.round(cy * 10) / 10}" r="${Math.round(r * 10) / 10}" fill="${color}"${extra === '' ? '' : ` ${extra}`}/>`;
}

type Random = {
  /** From 0 to below 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  pick: <T>(items: readonly [T, ...T[]]) => T;
};

/** The same seed draws the same numbers on every machine (mulberry32 over an FNV hash). */
export function createRandom(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}
