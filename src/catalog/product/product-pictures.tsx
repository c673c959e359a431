import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productGallery } from '../../styled-system/recipes/index.js';
import { ProductGallery } from './product-gallery.client.tsx';
import { tryToFindDetails } from './product-section.tsx';

type Props = { id: number; language: Language };

export async function ProductPictures({ id, language }: Props) {
  const details = await tryToFindDetails(id, language);
  if (!details || details.images.length === 0) return <ProductPicturesSkeleton />;
  const words = getMessages(language).product;
  const { images, name } = details;
  const getAlt = (at: number) => words.image(name, at + 1, images.length);
  return (
    <ProductGallery
      label={words.images}
      messages={words.zoom}
      images={images.map(({ id: file, width, height }, at) => ({
        id: file,
        width,
        height,
        alt: getAlt(at),
        show: words.showImage(at + 1),
        enlarge: words.enlarge(getAlt(at)),
      }))}
    />
  );
}

/** Placeholder of the gallery. */
export function ProductPicturesSkeleton() {
  const styles = productGallery();
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.plate} />
      <div className={styles.thumbs} />
    </div>
  );
}
