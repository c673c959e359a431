import sharp from 'sharp';

/** Width and height to which a picture is scaled down: enough to tell a background from what lies on it. */
const edge = 32;

/** Larger pictures are not converted by Directus either. */
const maxPixels = 6000 ** 2;

/** Difference of a channel up to which two pixels have the same colour. */
const tolerance = 20;

/** Channels are multiples of it: nobody sees the difference, and a list of tints compresses better. */
const step = 4;

/** Share of the pixels from which a colour is the background. */
const backgroundShare = 0.25;

type Color = readonly [red: number, green: number, blue: number];

/**
 * The background colour of a picture, else the average of its pixels, as six hexadecimal digits. Empty for a picture
 * with transparent parts, through which the colour would be seen, and for what is no picture.
 */
export async function computeTint(bytes: Uint8Array): Promise<string> {
  const raw = await scaleDown(bytes).catch(() => undefined);
  if (!raw) return '';
  const pixels: Color[] = [];
  for (let at = 0; at < raw.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = raw.subarray(at, at + 4);
    if (alpha < 255) return '';
    pixels.push([red, green, blue]);
  }
  return toHex(findBackground(pixels) ?? average(pixels));
}

/** Red, green, blue and alpha of each pixel. */
async function scaleDown(bytes: Uint8Array): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'none' });
  return picture.resize(edge, edge, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
}

function findBackground(pixels: readonly Color[]): Color | undefined {
  const center = average(findMostFrequent(pixels));
  const background = pixels.filter((pixel) =>
    pixel.every((value, at) => Math.abs(value - (center[at] ?? 0)) <= tolerance),
  );
  return background.length >= pixels.length * backgroundShare ? average(background) : undefined;
}

/** The pixels of the most frequent colour, at four bits for each channel. */
function findMostFrequent(pixels: readonly Color[]): readonly Color[] {
  const groups = Map.groupBy(pixels, (pixel) => pixel.map((value) => value >> 4).join());
  return [...groups.values()].reduce((one, other) => (other.length > one.length ? other : one));
}

function average(pixels: readonly Color[]): Color {
  const mean = (at: 0 | 1 | 2) => pixels.reduce((sum, pixel) => sum + pixel[at], 0) / pixels.length;
  return [mean(0), mean(1), mean(2)];
}

function toHex(color: Color): string {
  const rounded = color.map((value) => Math.min(255, Math.round(value / step) * step));
  return rounded.map((value) => value.toString(16).padStart(2, '0')).join('');
}
