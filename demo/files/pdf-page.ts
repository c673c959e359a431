import { keysOf } from '../../src/base/records.ts';

/** Fonts that every reader of PDF has, so that none needs to be in the file. */
const fonts = { serif: 'Times-Roman', sans: 'Helvetica', bold: 'Helvetica-Bold' } as const;

type Font = keyof typeof fonts;
type Point = { x: number; y: number };

const pointsPerMillimetre = 72 / 25.4;
const a4 = { width: 210, height: 297 };

/** One sheet of A4. Lengths are millimetres from the top left corner, and print as such. */
export class PdfPage {
  private readonly operators: string[] = [];

  text(words: string, { x, y, size, font = 'sans' }: Point & { size: number; font?: Font }): this {
    return this.add(`BT /${font} ${size} Tf ${toPoints({ x, y })} Td (${toPdfText(words)}) Tj ET`);
  }

  line(from: Point, to: Point, width = 0.2): this {
    return this.add(`${toLength(width)} w ${toPoints(from)} m ${toPoints(to)} l S`);
  }

  /** Four curves, off the true circle by less than the width of a hair. */
  circle({ x, y, diameter }: Point & { diameter: number }, width = 0.25): this {
    const r = diameter / 2;
    const k = r * 0.5523;
    const at = (dx: number, dy: number) => toPoints({ x: x + dx, y: y + dy });
    const curves = [
      [at(r, k), at(k, r), at(0, r)],
      [at(-k, r), at(-r, k), at(-r, 0)],
      [at(-r, -k), at(-k, -r), at(0, -r)],
      [at(k, -r), at(r, -k), at(r, 0)],
    ].map((points) => `${points.join(' ')} c`);
    return this.add(`${toLength(width)} w ${at(r, 0)} m ${curves.join(' ')} s`);
  }

  /** The file. It asks the print dialogue to scale nothing. */
  toBytes({ title, language }: { title: string; language: string }): Uint8Array<ArrayBuffer> {
    const content = this.operators.join('\n');
    const names = keysOf(fonts);
    const resources = names.map((name, at) => `/${name} ${at + 5} 0 R`).join(' ');
    const box = `[0 0 ${toLength(a4.width)} ${toLength(a4.height)}]`;
    return assemble([
      `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << /Font << ${resources} >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ...names.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${fonts[name]} /Encoding /WinAnsiEncoding >>`),
      `<< /Title (${toPdfText(title)}) >>`,
    ]);
  }

  private add(operator: string): this {
    this.operators.push(operator);
    return this;
  }
}

/** Objects, the table of where each begins, and the way to the table. The last object says what the file is called. */
function assemble(objects: string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `<< /Size ${count} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file + end, 'latin1'));
}

function toLength(millimetres: number): string {
  return (millimetres * pointsPerMillimetre).toFixed(3);
}

/** PDF counts from the bottom. */
function toPoints({ x, y }: Point): string {
  return `${toLength(x)} ${toLength(a4.height - y)}`;
}

const beyondLatin1: Record<string, string> = { '–': '\x96', '’': '\x92', '„': '\x84', '“': '\x93', '”': '\x94' };

function toPdfText(words: string): string {
  return words.replace(/[–’„“”]/g, (sign) => beyondLatin1[sign] ?? '').replace(/[\\()]/g, '\\$&');
}
