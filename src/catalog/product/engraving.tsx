import type { ReactNode } from 'react';
import type { Choice, Offer } from './product-choice.ts';

/** Center, width and largest font size of a text on a surface, in SVG units. */
export type TextPosition = { x: number; y: number; width: number; maxFontSize: number };

export type FlatShape = Exclude<EngravedShape, 'ring'>;

/** Text positions of each shape; a pendant has two sides. */
export const surfaces: Record<FlatShape, readonly TextPosition[]> = {
  disc: [{ x: 160, y: 74, width: 94, maxFontSize: 22 }],
  pendant: [
    { x: 92, y: 86, width: 60, maxFontSize: 48 },
    { x: 228, y: 86, width: 74, maxFontSize: 20 },
  ],
  signet: [{ x: 160, y: 74, width: 66, maxFontSize: 44 }],
  plate: [{ x: 160, y: 74, width: 240, maxFontSize: 34 }],
};

/** Gradient stops of polished metal: light, dark horizon, light. */
const tones: Record<EngravedMetal, readonly [string, string, string]> = {
  yellow: ['#f8e8bd', '#d3ab5c', '#efd798'],
  rose: ['#f9e1d5', '#d39a83', '#efc9b8'],
  white: ['#f6f6f4', '#b9bcbe', '#e2e3e3'],
  dark: ['#6e6e70', '#303032', '#505052'],
};

const id = 'engraving-metal';

export const metalFill = `url(#${id})`;

export function Metal({ metal }: { metal: EngravedMetal }) {
  const [light, horizon, low] = tones[metal];
  return (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0.25" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset="0.58" stopColor={horizon} />
        <stop offset="1" stopColor={low} />
      </linearGradient>
    </defs>
  );
}

/** A fine dark line inside the outline, for a turned edge. */
const edge = { fill: 'none', stroke: '#000', strokeOpacity: 0.22 } as const;

export function Shape({ shape }: { shape: FlatShape }) {
  const Drawing = drawings[shape];
  return <Drawing />;
}

const drawings: Record<FlatShape, () => ReactNode> = {
  disc: Disc,
  pendant: Pendant,
  signet: Signet,
  plate: Plate,
};

/** A case back with its notches. */
function Disc() {
  const notches = Array.from({ length: 6 }, (_, at) => at * 60);
  return (
    <>
      <circle cx="160" cy="74" r="70" fill={metalFill} />
      <circle cx="160" cy="74" r="57" {...edge} />
      {notches.map((angle) => (
        <rect
          key={angle}
          x="154"
          y="6"
          width="12"
          height="7"
          fill="#000"
          fillOpacity="0.25"
          transform={`rotate(${angle} 160 74)`}
        />
      ))}
    </>
  );
}

/** Front and back of a pendant. */
function Pendant() {
  return [92, 228].map((x) => (
    <g key={x}>
      <circle cx={x} cy="17" r="9" {...edge} stroke={metalFill} strokeOpacity={1} strokeWidth="4" />
      <circle cx={x} cy="86" r="58" fill={metalFill} />
      <circle cx={x} cy="86" r="53" {...edge} />
    </g>
  ));
}

/** The oval face of a ring between its shoulders. */
function Signet() {
  return (
    <>
      <path d="M60 96 Q108 40 160 40 T260 96 L260 128 Q212 108 160 108 T60 128 Z" fill={metalFill} opacity="0.75" />
      <ellipse cx="160" cy="74" rx="56" ry="66" fill={metalFill} />
      <ellipse cx="160" cy="74" rx="51" ry="61" {...edge} />
    </>
  );
}

function Plate() {
  return (
    <>
      <rect x="18" y="18" width="284" height="112" rx="10" fill={metalFill} />
      <rect x="23" y="23" width="274" height="102" rx="7" {...edge} />
    </>
  );
}

/** The engraved surface: inside of a ring, case back, two sides of a pendant, signet, otherwise a plate. */
type EngravedShape = 'ring' | 'disc' | 'pendant' | 'signet' | 'plate';

/** Colour of the metal: yellow, rose, white (also steel and platinum), or blackened. */
export type EngravedMetal = 'yellow' | 'rose' | 'white' | 'dark';

export type Engraving = {
  /** One text for each ring or each side of a pendant, otherwise the lines on one surface. */
  lines: string[];
  shape: EngravedShape;
  face: 'serif' | 'italic' | 'sans' | 'script';
  isMirrored: boolean;
};

const faces = new Map<string, Engraving['face']>([
  ['italica', 'italic'],
  ['grotesk', 'sans'],
  ['scriptura', 'script'],
]);

const shapes = new Map<string, EngravedShape>([
  ['ring', 'ring'],
  ['wedding_rings', 'ring'],
  ['watch_back', 'disc'],
  ['pendant_initial', 'pendant'],
  ['monogram', 'signet'],
]);

const metals: readonly [RegExp, EngravedMetal][] = [
  [/^(yellow|gilt|brass)/, 'yellow'],
  [/^rose/, 'rose'],
  [/^black/, 'dark'],
];

/**
 * The colour of an alloy; white unless it is known to be another.
 *
 * @param alloy key of the attribute, such as `rose_585`
 */
export const toEngravedMetal = (alloy: string | undefined): EngravedMetal =>
  metals.find(([pattern]) => pattern.test(alloy ?? ''))?.[1] ?? 'white';

/**
 * The engraving of a choice; undefined when the product has no text fields.
 *
 * @param kind key of the personalization
 */
export function findEngraving(
  offer: Offer,
  { personalization }: Readonly<Choice>,
  kind: string,
): Engraving | undefined {
  const texts = offer.fields.filter(({ type, key }) => type === 'text' && key !== 'date');
  if (texts.length === 0) return undefined;
  const shape = shapes.get(kind) ?? 'plate';
  const symbol = offer.fields
    .find(({ key }) => key === 'symbol')
    ?.options.find(({ value }) => value === personalization.symbol)?.label;
  const written = texts.map(({ key }) => personalization[key] ?? '');
  const extras = [symbol ?? '', personalization.date ?? ''].filter(Boolean);
  const isOneEach = shape === 'ring' || shape === 'pendant';
  const lines = isOneEach
    ? written.map((text) => [text, ...extras].filter(Boolean).join('  '))
    : [...written, ...extras].filter(Boolean);
  return {
    lines,
    shape,
    face: faces.get(personalization.font ?? '') ?? 'serif',
    isMirrored: personalization.sealing === 'yes',
  };
}
