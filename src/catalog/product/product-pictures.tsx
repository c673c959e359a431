import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productGallery } from '../../styled-system/recipes/index.js';
import { ProductGallery } from './product-gallery.client.tsx';
import { tryToFindDetails } from './product-section.tsx';

type Props = { id: number; language: Language };

export async function ProductPictures({ id, language }: Props) {
  const details = await tryToFindDetails(id, language);
  if (!details || details.images.length === 0) return <ProductPicturesSkeleton />;
  const messages = getMessages(language).product;
  const { images, name } = details;
  const getAlt = (at: number) => messages.image(name, at + 1, images.length);
  return (
    <ProductGallery
      label={messages.images}
      messages={messages.zoom}
      images={images.map((image, at) => ({
        ...image,
        alt: getAlt(at),
        show: messages.showImage(at + 1),
        enlarge: messages.enlarge(getAlt(at)),
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
