import { useEffect, useRef, useState } from 'react';
import { type PictureFile, toPictureAddress } from '../../base/picture-address.ts';
import type { SizedPicture } from '../../base/sized-picture.ts';
import { zoomPicture } from '../../base/zoom-picture.ts';
import type { Size, ZoomView } from './use-zoom-gestures.ts';
import { zoomStyles } from './zoom-styles.ts';

/** Delay before a loading message is shown. */
const loadingDelayMs = 500;

export type GalleryImage = SizedPicture & { alt: string; show: string; enlarge: string };

type Props = {
  image: GalleryImage;
  /** Address of the file that the page already shows, if any. */
  first: string | undefined;
  size: Size;
  view: ZoomView;
  isAnimated: boolean;
  messages: Record<'loading' | 'failed', string>;
};

/** The picture in the zoom viewer, and its loading status. */
export function ZoomedPicture({ image, first, size, view, isAnimated, messages }: Props) {
  const file = findZoomFile(image.width, size.width * devicePixelRatio, view.scale > 1);
  const wanted = toPictureAddress(image.id, file);
  const { address, outcome } = useSharpPicture(first, wanted);
  const { scale, x, y } = view;
  return (
    <>
      <img
        src={address}
        alt={image.alt}
        draggable={false}
        style={{
          ...zoomStyles.picture,
          ...size,
          cursor: scale > 1 ? 'grab' : 'zoom-in',
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
          ...(isAnimated && zoomStyles.gliding),
        }}
      />
      <p role="status" style={zoomStyles.status}>
        {outcome !== 'sharp' && <span style={zoomStyles.statusText}>{messages[outcome]}</span>}
      </p>
    </>
  );
}

type Outcome = 'sharp' | 'loading' | 'failed';

/**
 * The sharpest picture loaded so far. A new file replaces it once decoded, so that nothing flickers; when it fails, the
 * previous one stays.
 *
 * @param first address of the file that the browser already shows, if any
 * @param wanted address of the file with the required resolution
 */
function useSharpPicture(first: string | undefined, wanted: string): { address: string; outcome: Outcome } {
  const [address, setAddress] = useState(first ?? wanted);
  const [outcome, setOutcome] = useState<Outcome>('sharp');
  const width = useRef(first ? widthOf(first) : 0);

  useEffect(() => {
    if (widthOf(wanted) <= width.current) return;
    const picture = new Image();
    const timer = setTimeout(() => setOutcome('loading'), loadingDelayMs);
    let isOver = false;
    const end = (next: Outcome) => {
      clearTimeout(timer);
      if (!isOver) setOutcome(next);
    };
    picture.src = wanted;
    picture.decode().then(
      () => {
        end('sharp');
        if (isOver) return;
        width.current = widthOf(wanted);
        setAddress(wanted);
      },
      () => end('failed'),
    );
    return () => {
      end('sharp');
      isOver = true;
      // Cancels the request.
      picture.src = '';
    };
  }, [wanted]);

  return { address, outcome };
}

const widest = '1980.webp';

/** Files that pages use too. */
const files = ['480.avif', '800.avif', '1200.webp', widest] as const satisfies readonly PictureFile[];

/**
 * The file to show a picture with: fitted, the smallest one with enough pixels; magnified, the largest one, which is
 * only then requested.
 *
 * @param pixels width of the fitted picture in device pixels
 */
export function findZoomFile(original: number, pixels: number, isMagnified: boolean): PictureFile {
  if (isMagnified && original > widthOf(widest)) return zoomPicture;
  const wanted = isMagnified ? original : Math.min(original, pixels);
  return files.find((file) => widthOf(file) >= wanted) ?? widest;
}

/** The width in a file's name or address; 0 when there is none. */
function widthOf(file: string): number {
  return Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10) || 0;
}
