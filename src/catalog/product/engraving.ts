import type { Choice, Offer } from './product-choice.ts';

export type Engraving = {
  /** One for each ring, or the lines on a plate. */
  lines: string[];
  shape: 'ring' | 'plate';
  /** At most two families, which the page has anyway. */
  face: 'serif' | 'italic' | 'sans';
  isMirrored: boolean;
};

const faces = new Map<string, Engraving['face']>([
  ['italica', 'italic'],
  ['scriptura', 'italic'],
  ['grotesk', 'sans'],
]);

/**
 * What will be cut into the metal; undefined where nothing is.
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
  const shape = kind === 'ring' || kind === 'wedding_rings' ? 'ring' : 'plate';
  const symbol = offer.fields
    .find(({ key }) => key === 'symbol')
    ?.options.find(({ value }) => value === personalization.symbol)?.label;
  const written = texts.map(({ key }) => personalization[key] ?? '');
  const extras = [symbol ?? '', personalization.date ?? ''].filter(Boolean);
  const lines =
    shape === 'ring'
      ? written.map((text) => [text, ...extras].filter(Boolean).join('  '))
      : [...written, ...extras].filter(Boolean);
  return {
    lines,
    shape,
    face: faces.get(personalization.font ?? '') ?? 'serif',
    isMirrored: personalization.sealing === 'yes',
  };
}
