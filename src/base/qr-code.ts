import encodeQR from 'qr';

/** Rows of the QR code, true where a module is dark, with the quiet zone of four modules. */
export type Modules = readonly (readonly boolean[])[];

/** The QR code of a text, with error correction level M, which EPC069-12 requires of bank transfers. */
export function drawQrCode(text: string): Modules {
  return encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: 4 });
}

/** The dark modules as one SVG path with strokes of width 1; a module is one unit. */
export function toSvgPath(modules: Modules): string {
  return modules.map((row, y) => toSvgLine(row, y)).join('');
}

/** One row: a horizontal line over each dark run and a move over each light one. */
function toSvgLine(row: readonly boolean[], y: number): string {
  let line = '';
  let from = 0;
  for (let x = 0; x < row.length; x += 1) {
    if (row[x + 1] === row[x]) continue;
    const length = x + 1 - from;
    if (row[x]) line += `h${length}`;
    // Nothing follows the last dark run.
    else if (x + 1 < row.length) line += line ? `m${length} 0` : `M${length} ${y}.5`;
    from = x + 1;
  }
  return line;
}
