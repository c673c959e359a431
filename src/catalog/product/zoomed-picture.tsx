import { toPictureAddress } from '../../base/picture-address.ts';
import { useSharpPicture } from './use-sharp-picture.ts';
import { findZoomFile } from './zoom-files.ts';
import { zoomStyles } from './zoom-styles.ts';
import type { Size, ZoomView } from './zoom-view.ts';

export type GalleryImage = { id: string; width: number; height: number; alt: string; show: string; enlarge: string };

type Props = {
  image: GalleryImage;
  /** Address of what the page shows of it already, if it does. */
  first: string | undefined;
  size: Size;
  view: ZoomView;
  isAnimated: boolean;
  messages: Record<'loading' | 'failed', string>;
};

/** A picture on the stage, and what is to be said of its loading. */
export function ZoomedPicture({ image, first, size, view, isAnimated: glides, messages: words }: Props) {
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
          ...(glides && zoomStyles.gliding),
        }}
      />
      <p role="status" style={zoomStyles.status}>
        {outcome !== 'sharp' && <span style={zoomStyles.statusText}>{words[outcome]}</span>}
      </p>
    </>
  );
}
