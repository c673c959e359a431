import type { EcommerceOrderDrawingRow } from '../../../../src/directus/rows.generated.ts';
import { type Drawing, parseDrawing, penWidth, toDrawingPath } from '../../../../src/orders/drawing-data.ts';
import type { Context } from '../../directus.ts';
import type { PreviewRequest, PreviewResponse } from '../mail-preview/show-preview.ts';

/**
 * The SVG file of a drawing in an order, for staff who may read it. It is written anew from the stored numbers, so that
 * it contains nothing else.
 *
 * @throws Directus's error if staff may not read it
 */
export async function showDrawing(
  { accountability, params: { id = '' } }: PreviewRequest,
  response: PreviewResponse,
  context: Context,
): Promise<void> {
  if (!accountability?.user || !/^\d{1,9}$/.test(id)) return refuse(response);
  const drawings = new context.services.ItemsService<EcommerceOrderDrawingRow>('ecommerce_order_drawing', {
    schema: await context.getSchema(),
    accountability,
  });
  const { ring, hash, data } = await drawings.readOne(id, { fields: ['ring', 'hash', 'data'] });
  const drawing = parseDrawing(data ?? '');
  if (!drawing) return refuse(response);
  response.set({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-disposition': `inline; filename="ring-${Number(ring)}-${(hash ?? '').replace(/[^\w-]/g, '')}.svg"`,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.status(200).send(writeSvg(drawing));
}

/** Black on white, with a margin. */
function writeSvg(drawing: Drawing): string {
  const { kind, width, height } = drawing;
  const margin = Math.ceil(Math.max(width, height) / 25);
  const box = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
  const paint =
    kind === 'strokes'
      ? `fill="none" stroke="#000" stroke-width="${penWidth}" stroke-linecap="round" stroke-linejoin="round"`
      : 'fill="#000" fill-rule="evenodd"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(box).join(' ')}">`,
    `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="#fff"/>`,
    `<path d="${toDrawingPath(drawing)}" ${paint}/>`,
    '</svg>',
  ].join('\n');
}

function refuse(response: PreviewResponse) {
  response.status(404).send('Diese Zeichnung gibt es nicht, oder Sie sind nicht im Studio angemeldet.');
}
