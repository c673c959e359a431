import { toPictureAddress } from '../base/picture-address.ts';
import type { Image } from '../content/pages/image.ts';

type Props = { logo: Image | null; siteName: string; className: string };

/** The site's logo, or its name if it has none. */
export function Logo({ logo, siteName, className }: Props) {
  if (!logo) return <span className={className}>{siteName}</span>;
  return (
    <img
      src={toPictureAddress(logo.id, '640.webp')}
      width={logo.width}
      height={logo.height}
      alt={siteName}
      decoding="async"
    />
  );
}
