import type { ReactNode } from 'react';
import { unstable_notFound as notFound } from 'waku/router/server';
import type { PageKey } from '../../routing/routes.ts';
import { findPageKeyOfEntry } from './page-queries.ts';

/** Renders each kind of entry. */
export type DraftViews = {
  renderPage: (page: PageKey) => ReactNode;
  /** A page with its own path. */
  renderPathPage: (page: number) => ReactNode;
  renderArticle: (article: number) => ReactNode;
  renderProduct: (product: number) => ReactNode;
};

type Props = DraftViews & { collection: string; id: number };

/** Preview of a CMS entry as a page. */
export async function Draft({ collection, id, renderPage, renderPathPage, renderArticle, renderProduct }: Props) {
  if (collection === 'article') return renderArticle(id);
  if (collection === 'ecommerce_product') return renderProduct(id);
  if (collection !== 'page') return notFound();
  const key = await findPageKeyOfEntry(id);
  return key ? renderPage(key) : renderPathPage(id);
}
