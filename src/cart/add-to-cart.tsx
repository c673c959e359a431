import { toSizedPicture } from '../base/sized-picture.ts';
import type { IndexedProduct } from '../catalog/index/product-table.ts';
import { tryToFindDetails } from '../catalog/product/product-section.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { AddButton } from './add-button.client.tsx';
import { getCartPaths } from './cart-messages.ts';

type Props = { product: IndexedProduct; language: Language };

/**
 * The "Add to bag" button of a product page, with the product's data in the page's language. Nothing in a language
 * without a shop.
 */
export async function AddToCart({ product: { id, slug, names }, language }: Props) {
  const paths = getCartPaths(language);
  const details = paths && (await tryToFindDetails(id, language));
  if (!details) return null;
  const { add, added, addFailed, full, toCart } = getMessages(language).cart;
  const [image] = details.images;
  return (
    <AddButton
      product={{
        id,
        name: names[language],
        slug,
        image: image ? toSizedPicture(image) : null,
      }}
      messages={{ add, added, addFailed, full, toCart }}
      {...{ language, paths }}
    />
  );
}
