import { choiceClass } from './choice-classes.ts';
import type { ChoiceMessages } from './choice-messages.ts';
import {
  type EngravedMetal,
  type Engraving,
  type FlatShape,
  findEngraving,
  Metal,
  metalFill,
  Shape,
  surfaces,
  type TextPosition,
} from './engraving.tsx';
import type { Choice, Offer } from './product-choice.ts';

type Props = { offer: Offer; choice: Readonly<Choice>; kind: string; metal: EngravedMetal; messages: ChoiceMessages };

/** Font families by typeface. As SVG attributes, since CSS rules would be in the style sheet of every product page. */
const families: Record<Engraving['face'], string> = {
  serif: "'Newsreader Variable', Georgia, serif",
  italic: "'Engraving Italic', 'Newsreader Variable', Georgia, serif",
  sans: "'Instrument Sans Variable', system-ui, sans-serif",
  script: "'Engraving Script', cursive",
};

/** A drawing of the engraving. Hidden from assistive technology, which has the texts in the fields. */
export function EngravingPreview({ offer, choice, kind, metal, messages }: Props) {
  const engraving = findEngraving(offer, choice, kind);
  if (!engraving) return null;
  const isEmpty = engraving.lines.every((line) => line === '');
  const lines = engraving.lines.length > 0 ? engraving.lines : [''];
  // A monogram and the front of a pendant are previewed with a single letter.
  const isLetter = engraving.shape === 'signet' || engraving.shape === 'pendant';
  const sample = isLetter ? [...messages.previewEmpty].slice(0, 1).join('') : messages.previewEmpty;
  const shown = { ...engraving, lines: isEmpty ? lines.map((_, at) => (isLetter && at > 0 ? '' : sample)) : lines };
  const ink = {
    fill: metal === 'dark' ? '#efe9dc' : '#33291d',
    fillOpacity: isEmpty ? 0.55 : 1,
    fontFamily: families[engraving.face],
    textAnchor: 'middle',
  } satisfies Ink;
  return (
    <figure className={choiceClass('preview')}>
      {shown.shape === 'ring' ? (
        <Rings {...shown} {...{ metal, ink }} />
      ) : (
        <Surface {...shown} {...{ metal, ink }} shape={shown.shape} />
      )}
      <figcaption className={choiceClass('note')}>{messages.preview}</figcaption>
    </figure>
  );
}

type Ink = { fill: string; fillOpacity: number; fontFamily: string; textAnchor: 'middle' };

type DrawingProps = Engraving & { metal: EngravedMetal; ink: Ink };

/** The inside of a ring, over the full width of the drawing. */
function Rings({ lines, metal, ink }: DrawingProps) {
  return lines.map((line, at) => {
    const id = `engraved-ring-${at}`;
    return (
      <svg key={id} viewBox="0 0 320 92" aria-hidden="true">
        {at === 0 && <Metal metal={metal} />}
        <path d="M-6 44 Q160 -14 326 44 L326 92 Q160 34 -6 92 Z" fill={metalFill} />
        <path id={id} d="M-6 76 Q160 18 326 76" fill="none" />
        <text {...ink} fontSize={fitTo(line, 270, 24)}>
          <textPath href={`#${id}`} startOffset="50%">
            {line}
          </textPath>
        </text>
      </svg>
    );
  });
}

function Surface({ lines, shape, metal, ink, isMirrored }: DrawingProps & { shape: FlatShape }) {
  const spots = surfaces[shape];
  const written = spots.map((spot, at) => ({ spot, lines: spots.length === 1 ? lines : [lines[at] ?? ''] }));
  return (
    <svg viewBox="0 0 320 148" aria-hidden="true">
      <Metal metal={metal} />
      <Shape shape={shape} />
      <g {...ink} transform={isMirrored ? 'translate(320 0) scale(-1 1)' : undefined}>
        {written.map(({ spot, lines: own }) => (
          <Lines key={spot.x} spot={spot} lines={own.filter(Boolean)} />
        ))}
      </g>
    </svg>
  );
}

function Lines({ spot: { x, y, width, maxFontSize }, lines }: { spot: TextPosition; lines: readonly string[] }) {
  const size = Math.min(...lines.map((line) => fitTo(line, width, maxFontSize)));
  const step = size * 1.25;
  const first = y - ((lines.length - 1) * step) / 2;
  const placed = lines.map((line, at) => ({ line, top: first + at * step }));
  return placed.map(({ line, top }) => (
    <text key={top} x={x} y={top} fontSize={size} dominantBaseline="central">
      {line}
    </text>
  ));
}

/** A letter is about half as wide as it is high. */
function fitTo(line: string, width: number, maxFontSize: number): number {
  return Math.min(maxFontSize, width / (Math.max(1, line.length) * 0.52));
}
