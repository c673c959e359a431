import { useEffect, useRef, useState } from 'react';
import { toPictureAddress } from '../../base/picture-address.ts';
import { findZoomFile, widthOf } from './zoom-files.ts';
import { zoomStyles } from './zoom-styles.ts';
import type { Size, ZoomView } from './zoom-view.ts';

/** Delay before a loading message is shown. */
const loadingDelayMs = 500;

export type GalleryImage = { id: string; width: number; height: number; alt: string; show: string; enlarge: string };

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
