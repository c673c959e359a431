/** An icon of the site as a file: its square picture, and what the browser does to it. */
type AppIcon = {
  path: string;
  /** Pixels of each side. */
  size: number;
  /** Share of each side that the picture takes: devices cut off what is outside of the middle of a maskable icon. */
  share: number;
  /** Whether the picture stands on the colour of the page; the others are transparent where the picture is. */
  isOpaque: boolean;
};

/** At the paths of the files in `public/`, which they replace. */
export const appIcons: readonly AppIcon[] = [
  { path: '/icon-192.png', size: 192, share: 0.92, isOpaque: true },
  { path: '/icon-512.png', size: 512, share: 0.92, isOpaque: true },
  { path: '/icon-maskable-512.png', size: 512, share: 0.66, isOpaque: true },
  { path: '/apple-touch-icon.png', size: 180, share: 0.84, isOpaque: true },
  { path: '/favicon.ico', size: 32, share: 1, isOpaque: false },
  { path: '/favicon.svg', size: 96, share: 1, isOpaque: false },
];

/** The query by which Directus makes a PNG of a picture: fitted into the icon, whatever its sides are. */
export function formatIconQuery({ size, share, isOpaque }: AppIcon, ground: string): string {
  const inner = Math.round(size * share);
  const [before, after] = [Math.floor((size - inner) / 2), Math.ceil((size - inner) / 2)];
  const background = isOpaque ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
  const transforms = [
    ...(isOpaque ? [['flatten', { background }]] : []),
    ['resize', { width: inner, height: inner, fit: 'contain', background }],
    ...(inner < size ? [['extend', { top: before, bottom: after, left: before, right: after, background }]] : []),
  ];
  return String(new URLSearchParams({ format: 'png', transforms: JSON.stringify(transforms) }));
}

/** The file of an icon: ICO and SVG contain the PNG. */
export function wrapIcon({ path, size }: AppIcon, png: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | string {
  if (path.endsWith('.ico')) return toIco(png, size);
  if (!path.endsWith('.svg')) return png;
  const data = `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><image width="${size}" height="${size}" href="${data}"/></svg>`;
}

const icoHeaderBytes = 22;

/** An ICO with one image, which may be a PNG since Windows Vista. */
function toIco(png: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(icoHeaderBytes + png.length);
  const view = new DataView(file.buffer);
  const header: [number, 'setUint8' | 'setUint16' | 'setUint32', number][] = [
    [2, 'setUint16', 1],
    [4, 'setUint16', 1],
    [6, 'setUint8', size],
    [7, 'setUint8', size],
    [10, 'setUint16', 1],
    [12, 'setUint16', 32],
    [14, 'setUint32', png.length],
    [18, 'setUint32', icoHeaderBytes],
  ];
  for (const [offset, set, value] of header) view[set](offset, value, true);
  file.set(png, icoHeaderBytes);
  return file;
}
