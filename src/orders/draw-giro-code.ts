import encodeQR from 'qr';

/** Rows from top to bottom, true where a module is dark; the quiet zone of four modules is part of it. */
export type Modules = readonly (readonly boolean[])[];

/** The standard asks for error correction M. */
export function drawGiroCode(text: string): Modules {
  return encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: 4 });
}

/** The dark modules as one path of SVG, to be drawn as lines of width 1: a module is one unit. */
export function toSvgPath(modules: Modules): string {
  return modules.map((row, y) => toSvgLine(row, y)).join('');
}

/** From the left edge to the right, a stroke over each dark run and a step over each light one. */
function toSvgLine(row: readonly boolean[], y: number): string {
  let line = '';
  let from = 0;
  for (let x = 0; x < row.length; x += 1) {
    if (row[x + 1] === row[x]) continue;
    const length = x + 1 - from;
    if (row[x]) line += `h${length}`;
    // Nothing is drawn after the last dark one.
    else if (x + 1 < row.length) line += line ? `m${length} 0` : `M${length} ${y}.5`;
    from = x + 1;
  }
  return line;
}
