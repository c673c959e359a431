import type { Choice, Offer } from './product-choice.ts';

/** The engraved surface: inside of a ring, case back, two sides of a pendant, signet, otherwise a plate. */
export type EngravedShape = 'ring' | 'disc' | 'pendant' | 'signet' | 'plate';

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
