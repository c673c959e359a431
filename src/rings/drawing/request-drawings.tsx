import { useSyncExternalStore } from 'react';
import { parseDrawing } from '../../orders/drawing-data.ts';
import { drawingSeparator } from '../../orders/drawing-limits.ts';
import { CheckField } from '../../ui/text-field.tsx';
import { drawingPadClasses as styles } from './drawing-pad-classes.ts';
import { DrawingPicture } from './drawing-picture.tsx';
import { findDrawing, keptDrawings } from './drawing-store.ts';

type Props = {
  /** Query of the pair. */
  pair: string;
  /** The rings that have a drawing: its hash, and what its picture is called. */
  rings: readonly { hash: string; label: string }[];
  messages: { title: string; send: string; elsewhere: string };
};

/**
 * The drawings of a pair beside a request about it. They are the value of a checkbox, so that they leave the browser only
 * with a form in which it is ticked.
 */
export function RequestDrawings({ pair, rings, messages }: Props) {
  const kept = useSyncExternalStore(keptDrawings.subscribe, keptDrawings.get, () => undefined);
  const found = rings.map(({ hash, label }) => {
    const text = kept && findDrawing(kept, hash);
    return { label, text: text ?? '', drawing: text === undefined ? undefined : parseDrawing(text) };
  });
  const shown = kept ? found.filter(({ drawing }) => drawing) : found;
  if (shown.length === 0) return <p className={styles.note}>{messages.elsewhere}</p>;
  const texts = new Set(shown.map(({ text }) => text));
  return (
    <>
      <p className={styles.unscripted}>{messages.elsewhere}</p>
      <div className={styles.root} data-hydrate={kept ? undefined : 'load'}>
        <p>{messages.title}</p>
        {shown.map(({ label, drawing }) =>
          drawing ? (
            <DrawingPicture key={label} drawing={drawing} label={label} className={styles.preview} />
          ) : (
            <div key={label} className={styles.preview} />
          ),
        )}
        <input type="hidden" name="pair" value={pair} />
        <CheckField
          id="contact-drawings"
          name="drawings"
          value={[...texts].join(drawingSeparator)}
          disabled={!kept}
          error={undefined}
        >
          {messages.send}
        </CheckField>
      </div>
    </>
  );
}
