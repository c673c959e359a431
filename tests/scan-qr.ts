import jsQR from 'jsqr';

/** Decodes a QR code from its modules, including the quiet zone; shares no code with the encoder. */
export function scanModules(modules: readonly (readonly boolean[])[]): string | undefined {
  const scale = 4;
  const size = modules.length * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let at = 0; at < size * size; at += 1) {
    const isDark = modules[Math.floor(at / size / scale)]?.[Math.floor((at % size) / scale)];
    if (isDark) pixels.fill(0, at * 4, at * 4 + 3);
  }
  return scanPixels(pixels, size);
}

/** @param pixels RGBA of a square picture */
export function scanPixels(pixels: Uint8ClampedArray, size: number): string | undefined {
  const read = jsQR(pixels, size, size, { inversionAttempts: 'dontInvert' });
  return read ? new TextDecoder().decode(Uint8Array.from(read.binaryData)) : undefined;
}

/** The modules of a QR code's SVG path, made of lines of width 1. */
export function readModules(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  let [x, y] = [0, 0];
  for (const [, command, first = '', second = ''] of path.matchAll(/([A-Za-z])([\d.]+)(?: ([\d.]+))?/g)) {
    const length = Number(first);
    if (command === 'M') [x, y] = [length, Math.floor(Number(second))];
    else if (command === 'm') x += length;
    else if (command === 'h') {
      modules[y]?.fill(true, x, x + length);
      x += length;
    } else throw new Error(`This test does not draw ${command}.`);
  }
  return modules;
}
