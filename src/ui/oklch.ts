/** Lightness 0–1, chroma from 0 to about 0.4, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Gamma-encoded sRGB, each channel from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#rgb` or `#rrggbb`, case-insensitively; undefined for everything else. */
export function parseHex(value: unknown): Rgb | undefined {
  if (typeof value !== 'string') return undefined;
  const hex = value.trim().replace(/^#/, '');
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(hex)) return undefined;
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => Number.parseInt(pair, 16) / 255);
  return [red, green, blue];
}

export function toHex(color: Rgb): string {
  return `#${color
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Relative luminance as WCAG 2 defines it. */
export function getLuminance(color: Rgb): number {
  const [red, green, blue] = mapChannels(color, toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, from 1 (equal) to 21 (black on white). */
export function getContrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export function toOklch(color: Rgb): Oklch {
  const [red, green, blue] = mapChannels(color, toLinear);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** The nearest colour in the sRGB gamut: lightness and hue stay, chroma is reduced. */
export function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const exact = toUnboundedRgb({ lightness, chroma, hue });
  if (isOnScreen(exact)) return quantize(exact);
  let [low, high] = [0, chroma];
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    if (isOnScreen(toUnboundedRgb({ lightness, chroma: middle, hue }))) low = middle;
    else high = middle;
  }
  return quantize(toUnboundedRgb({ lightness, chroma: low, hue }));
}

function toUnboundedRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

function isOnScreen(color: Rgb): boolean {
  return color.every((part) => part >= -0.0005 && part <= 1.0005);
}

/** Rounds to 8 bits per channel, so that contrast is measured on the colour that is written. */
function quantize(color: Rgb): Rgb {
  return mapChannels(color, (part) => Math.round(Math.min(Math.max(part, 0), 1) * 255) / 255);
}

function mapChannels([red, green, blue]: Rgb, change: (part: number) => number): Rgb {
  return [change(red), change(green), change(blue)];
}

function toLinear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function toGamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
