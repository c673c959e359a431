import { type ComponentType, useRef, useState } from 'react';
import { importOptional } from '../../base/import-optional.ts';
import { formatMessage } from '../../i18n/format-message.ts';
import type { Messages } from '../../i18n/messages/shape.ts';
import type { DrawingPadProps } from './drawing-pad.tsx';
import { drawingPadClasses as styles } from './drawing-pad-classes.ts';
import { DrawingPicture } from './drawing-picture.tsx';
import { useDrawing } from './use-drawing.ts';

type Props = {
  /** Hash of the chosen drawing; empty for none. */
  hash: string;
  /** What staff call the engraving of a drawing. */
  name: string;
  ring: string;
  messages: Messages['drawing'];
};

const button = 'button button--appearance_outline button--size_small';

/** The choice of a drawing for the inside of a ring: the form has its hash, this browser the drawing itself. */
export function DrawingField({ hash, name, ring, messages }: Props) {
  const [Pad, setPad] = useState<ComponentType<DrawingPadProps>>();
  const [note, setNote] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const drawing = useDrawing(hash);

  const open = async () => {
    const loaded = await importOptional(() => import('./drawing-pad.tsx'));
    setNote(loaded ? '' : messages.failed);
    if (loaded) setPad(() => loaded.DrawingPad);
  };
  const close = () => {
    setPad(undefined);
    // The pad, which had the focus, is gone.
    requestAnimationFrame(() => opener.current?.focus());
  };
  const choose = (chosen: string, isStored = true) => {
    setNote(isStored ? '' : messages.notStored);
    close();
    if (!input.current) return;
    input.current.value = chosen;
    input.current.form?.requestSubmit();
  };
  const isElsewhere = hash !== '' && drawing === null;
  return (
    <>
      <input ref={input} type="hidden" name="drawing" defaultValue={hash} />
      {hash !== '' && <p className={styles.unscripted}>{messages.elsewhere}</p>}
      <div className={styles.root}>
        {hash !== '' && (
          <p className={styles.note}>
            {formatMessage(messages.chosen, { name, ring })} {isElsewhere && messages.elsewhere}
          </p>
        )}
        {!Pad && drawing && (
          <DrawingPicture
            drawing={drawing}
            label={formatMessage(messages.picture, { ring })}
            className={styles.preview}
          />
        )}
        {Pad ? (
          <Pad start={drawing ?? null} ring={ring} messages={messages} onDone={choose} onCancel={close} />
        ) : (
          <div className={styles.tools}>
            <button ref={opener} type="button" className={button} onClick={() => void open()}>
              {hash === '' ? name : isElsewhere ? messages.again : messages.change}
              <span className="visually-hidden">, {ring}</span>
            </button>
            {hash !== '' && (
              <button type="button" className={button} onClick={() => choose('')}>
                {messages.remove}
                <span className="visually-hidden">, {ring}</span>
              </button>
            )}
          </div>
        )}
        <p role="status" className={styles.note}>
          {note}
        </p>
      </div>
    </>
  );
}
