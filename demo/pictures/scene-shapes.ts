import { num } from './geometry.ts';
import { linear, type Sheet } from './sheet.ts';

export const round = 'stroke-linecap="round" stroke-linejoin="round"';

export function rect(x: number, y: number, width: number, height: number, paint: string, extra = ''): string {
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${paint}"${extra === '' ? '' : ` ${extra}`}/>`;
}

export function down(sheet: Sheet, from: string, to: string): string {
  return linear(
    sheet,
    [0, 0, 0, 1],
    [
      [0, from],
      [1, to],
    ],
  );
}
