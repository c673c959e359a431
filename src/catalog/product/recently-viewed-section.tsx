import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { IndexedProduct } from '../index/product-table.ts';
import { tryToFindDetails } from './product-section.tsx';
import { RecentlyViewed } from './recently-viewed.client.tsx';

type Props = { product: IndexedProduct; language: Language; productRoot: string };

/** Recently viewed products, which are stored in the browser only. */
export async function RecentlyViewedSection({ product: { id, slug, names }, language, productRoot }: Props) {
  const { recent, forget } = getMessages(language).product;
  const picture = (await tryToFindDetails(id, language))?.images[0];
  const image = picture ? { id: picture.id, width: picture.width, height: picture.height } : null;
  return (
    <RecentlyViewed
      product={{ id, slug, name: names[language], language, image }}
      {...{ productRoot }}
      messages={{ recent, forget }}
    />
  );
}
