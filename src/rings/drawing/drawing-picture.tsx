import { type Drawing, penWidth, toDrawingPath } from '../../orders/drawing-data.ts';

/** The path of a drawing in its own units, as an element of any SVG. */
export function DrawingPath({ drawing, color = 'currentColor' }: { drawing: Drawing; color?: string }) {
  const path = toDrawingPath(drawing);
  if (drawing.kind === 'outlines') return <path d={path} fill={color} fillRule="evenodd" />;
  return (
    <path d={path} fill="none" stroke={color} strokeWidth={penWidth} strokeLinecap="round" strokeLinejoin="round" />
  );
}

type Props = { drawing: Drawing; label: string; className: string };

/** A drawing on its own. */
export function DrawingPicture({ drawing, label, className }: Props) {
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="img" aria-label={label} className={className}>
      <DrawingPath drawing={drawing} />
    </svg>
  );
}
