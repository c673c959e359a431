import { scaleDrawing } from '../engraved-text.ts';
import { DrawingPath } from './drawing-picture.tsx';
import { useDrawing } from './use-drawing.ts';

type Props = {
  hash: string;
  /** Millimetres, of the inside of a ring; the drawing has its middle at the origin. */
  length: number;
  width: number;
  color: string;
  /** What is shown until the drawing is, and where it is on another device. */
  texts: { waiting: string; elsewhere: string };
};

/** The drawing of this browser inside the drawing of a band. */
export function EngravedDrawing({ hash, length, width, color, texts }: Props) {
  const drawing = useDrawing(hash);
  if (!drawing) {
    return (
      <text data-hydrate="load" textAnchor="middle" y={0.5} fontSize={1.5} fill={color}>
        {drawing === null ? texts.elsewhere : texts.waiting}
      </text>
    );
  }
  const scale = scaleDrawing(drawing, { length, width });
  return (
    <g transform={`scale(${scale.toFixed(5)}) translate(${-drawing.width / 2} ${-drawing.height / 2})`}>
      <DrawingPath drawing={drawing} color={color} />
    </g>
  );
}
