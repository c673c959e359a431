import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../i18n/format-message.ts';
import type { Messages } from '../../i18n/messages/shape.ts';
import { type Drawing, formatDrawing, type Point, penWidth, toDrawingPath } from '../../orders/drawing-data.ts';
import { hashDrawing } from './drawing-hash.ts';
import { drawingPadClasses as styles } from './drawing-pad-classes.ts';
import { DrawingPath } from './drawing-picture.tsx';
import { fitDrawing } from './fit-drawing.ts';
import { readPicture } from './read-picture.ts';
import { storeDrawing } from './store-drawing.ts';
import { tracePicture } from './trace-picture.ts';

export type DrawingPadProps = {
  /** What is drawn already. */
  start: Drawing | null;
  ring: string;
  messages: Messages['drawing'];
  onDone: (hash: string, isStored: boolean) => void;
  onCancel: () => void;
};

/** Units of the field. */
const field = { width: 1600, height: 600 };

const button = 'button button--appearance_outline button--size_small';

type Line = readonly Point[];

/**
 * The field in which a visitor writes with a finger, a pen or a mouse, or traces a picture. Everything happens in this
 * browser.
 */
export function DrawingPad({ start, ring, messages, onDone, onCancel }: DrawingPadProps) {
  const [strokes, setStrokes] = useState<readonly Line[]>(() => (start?.kind === 'strokes' ? placeLines(start) : []));
  const [traced, setTraced] = useState(start?.kind === 'outlines' ? start : null);
  const [note, setNote] = useState('');
  const surface = useRef<SVGSVGElement>(null);
  const livePath = useRef<SVGPathElement>(null);
  const live = useRef<{ pointer: number; line: Point[] }>(undefined);

  useEffect(() => surface.current?.focus(), []);

  const draw = () => {
    const lines = live.current ? [live.current.line] : [];
    livePath.current?.setAttribute('d', toDrawingPath({ kind: 'strokes', lines }));
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (traced || live.current || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    live.current = { pointer: event.pointerId, line: [toPoint(event, event.currentTarget)] };
    setNote('');
    draw();
  };
  const extend = (event: PointerEvent<SVGSVGElement>) => {
    if (live.current?.pointer !== event.pointerId) return;
    // Browsers report fewer moves than the pen has made.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const move of moves.length > 0 ? moves : [event]) live.current.line.push(toPoint(move, event.currentTarget));
    draw();
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (live.current?.pointer !== event.pointerId) return;
    const { line } = live.current;
    live.current = undefined;
    draw();
    setStrokes((before) => [...before, line]);
  };

  const trace = async (file: File | undefined) => {
    if (!file) return;
    setNote(messages.tracing);
    const picture = await readPicture(file);
    const outlines = picture ? tracePicture(picture) : [];
    const found = fitDrawing('outlines', outlines);
    if (found) {
      setTraced(found);
      setStrokes([]);
    }
    setNote(found ? messages.traced : outlines.length > 0 ? messages.tooMuch : messages.unreadable);
  };
  const clear = () => {
    setTraced(null);
    setStrokes([]);
    setNote(messages.cleared);
  };
  const finish = async () => {
    const drawing = traced ?? fitDrawing('strokes', strokes);
    if (!drawing) return setNote(strokes.length > 0 ? messages.tooMuch : messages.empty);
    const text = formatDrawing(drawing);
    // Only pages that came encrypted can compute a hash.
    const hash = await hashDrawing(text).catch(() => undefined);
    if (hash) onDone(hash, storeDrawing({ hash, text }));
    else setNote(messages.failed);
  };
  const isEmpty = !traced && strokes.length === 0;
  return (
    <>
      <svg
        ref={surface}
        viewBox={traced ? `0 0 ${traced.width} ${traced.height}` : `0 0 ${field.width} ${field.height}`}
        role="img"
        tabIndex={-1}
        aria-label={formatMessage(messages.field, { ring })}
        className={styles.field}
        onPointerDown={begin}
        onPointerMove={extend}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {traced ? (
          <DrawingPath drawing={traced} />
        ) : (
          <>
            <path
              d={`M80 ${field.height * 0.72}H${field.width - 80}`}
              stroke="currentColor"
              strokeWidth={2}
              opacity={0.25}
            />
            <DrawingPath drawing={{ kind: 'strokes', ...field, lines: strokes }} />
            <path
              ref={livePath}
              fill="none"
              stroke="currentColor"
              strokeWidth={penWidth}
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </>
        )}
      </svg>
      <p className={styles.note}>{messages.hint}</p>
      <div className={styles.tools}>
        <button type="button" className={button.replace('outline', 'solid')} onClick={() => void finish()}>
          {messages.done}
        </button>
        <label className={`${button} ${styles.file}`}>
          {messages.file}
          <input
            type="file"
            accept="image/*"
            onChange={(event) => {
              // It is no field of the form around the pad.
              event.stopPropagation();
              const [file] = event.target.files ?? [];
              void trace(file);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        <button
          type="button"
          className={button}
          aria-disabled={strokes.length === 0}
          onClick={() => setStrokes((before) => before.slice(0, -1))}
        >
          {messages.undo}
        </button>
        <button type="button" className={button} aria-disabled={isEmpty} onClick={clear}>
          {messages.clear}
        </button>
        <button type="button" className={button} onClick={onCancel}>
          {messages.cancel}
        </button>
      </div>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <p className={styles.note}>{messages.privacy}</p>
    </>
  );
}

/** In units of the field; a captured pointer may leave it. */
function toPoint({ clientX, clientY }: { clientX: number; clientY: number }, surface: Element): Point {
  const { left, top, width, height } = surface.getBoundingClientRect();
  const place = (value: number, start: number, size: number, units: number) =>
    Math.min(units, Math.max(0, Math.round(((value - start) / size) * units * 10) / 10));
  return {
    x: place(clientX, left, Math.max(1, width), field.width),
    y: place(clientY, top, Math.max(1, height), field.height),
  };
}

/** A drawing in the middle of the field; one that is larger was drawn elsewhere, and is made smaller. */
function placeLines({ width, height, lines }: Drawing): Line[] {
  const scale = Math.min(1, field.width / width, field.height / height);
  const left = (field.width - width * scale) / 2;
  const top = (field.height - height * scale) / 2;
  return lines.map((line) => line.map(({ x, y }) => ({ x: x * scale + left, y: y * scale + top })));
}
