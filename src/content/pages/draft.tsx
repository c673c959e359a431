import type { ReactNode } from 'react';
import { unstable_notFound as notFound } from 'waku/router/server';
import type { PageKey } from '../../routing/routes.ts';
import { findPageKeyOfEntry } from './draft-queries.ts';

/** How each kind of entry looks. */
export type DraftViews = {
  renderPage: (page: PageKey) => ReactNode;
  /** A page that has an address of its own instead. */
  renderPathPage: (page: number) => ReactNode;
  renderArticle: (article: number) => ReactNode;
};

type Props = DraftViews & { collection: string; id: number };

/** An entry of the studio as the page that it is or will be. */
export async function Draft({ collection, id, renderPage, renderPathPage, renderArticle }: Props) {
  if (collection === 'article') return renderArticle(id);
  if (collection !== 'page') return notFound();
  const key = await findPageKeyOfEntry(id);
  return key ? renderPage(key) : renderPathPage(id);
}
