import { choiceClasses as styles } from './choice-classes.ts';
import type { ChoiceWords } from './choice-words.ts';
import { type Engraving, findEngraving } from './engraving.ts';
import type { Choice, Offer } from './product-choice.ts';

type Props = { offer: Offer; choice: Readonly<Choice>; kind: string; words: ChoiceWords };

/** The words as they will stand in the metal. For eyes alone: ears have them in the fields. */
export function EngravingPreview({ offer, choice, kind, words }: Props) {
  const engraving = findEngraving(offer, choice, kind);
  if (!engraving) return null;
  const { shape, lines } = engraving;
  const isEmpty = lines.every((line) => line === '');
  const shown = isEmpty
    ? { ...engraving, lines: lines.length > 0 ? lines.map(() => words.previewEmpty) : [words.previewEmpty] }
    : engraving;
  return (
    <figure className={styles.preview} data-empty={isEmpty || undefined} data-face={engraving.face}>
      {shape === 'ring' ? <Rings {...shown} /> : <Plate {...shown} />}
      <figcaption className={styles.note}>{words.preview}</figcaption>
    </figure>
  );
}

/** Metal has a dark horizon: light above it, light below. */
function Metal({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity={0.05} />
        <stop offset="0.55" stopColor="currentColor" stopOpacity={0.3} />
        <stop offset="1" stopColor="currentColor" stopOpacity={0.08} />
      </linearGradient>
    </defs>
  );
}

const ringHeight = 92;

/** The inside of a ring, from edge to edge of the picture. */
function Rings({ lines }: Engraving) {
  return lines.map((line, at) => {
    const id = `engraved-ring-${at}`;
    return (
      // The rings of a pair keep their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <svg key={at} viewBox={`0 0 320 ${ringHeight}`} aria-hidden="true">
        <Metal id={`${id}-metal`} />
        <path
          d="M-6 44 Q160 -14 326 44 L326 92 Q160 34 -6 92 Z"
          fill={`url(#${id}-metal)`}
          stroke="currentColor"
          strokeOpacity={0.3}
        />
        <path id={id} d="M-6 76 Q160 18 326 76" fill="none" />
        <text fontSize={fitTo(line, 270, 24)} textAnchor="middle">
          <textPath href={`#${id}`} startOffset="50%">
            {line}
          </textPath>
        </text>
      </svg>
    );
  });
}

function Plate({ lines, isMirrored }: Engraving) {
  const size = Math.min(...lines.map((line) => fitTo(line, 240, 34)));
  const step = size * 1.25;
  const first = 66 - ((lines.length - 1) * step) / 2;
  return (
    <svg viewBox="0 0 320 132" aria-hidden="true">
      <Metal id="engraved-plate-metal" />
      <rect
        x="18"
        y="10"
        width="284"
        height="112"
        rx="10"
        fill="url(#engraved-plate-metal)"
        stroke="currentColor"
        strokeOpacity={0.3}
      />
      <g transform={isMirrored ? 'translate(320 0) scale(-1 1)' : undefined}>
        {lines.map((line, at) => (
          // Lines keep their places too.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <text key={at} x="160" y={first + at * step} fontSize={size} textAnchor="middle" dominantBaseline="central">
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** A letter is about half as wide as it is high. */
function fitTo(line: string, width: number, largest: number): number {
  return Math.min(largest, width / (Math.max(1, line.length) * 0.52));
}
