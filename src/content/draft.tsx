import type { ReactNode } from 'react';
import { unstable_notFound as notFound } from 'waku/router/server';
import type { PageKey } from '../routes.ts';
import { findPageKeyOfEntry } from './draft-queries.ts';

type Props = {
  collection: string;
  id: string;
  /** How the pages of the route table look. */
  renderPage: (page: PageKey) => ReactNode;
};

/** An entry of the studio as the page that it is or will be. */
export async function Draft({ collection, id, renderPage }: Props) {
  const key = collection === 'page' ? await findPageKeyOfEntry(id) : undefined;
  return key ? renderPage(key) : notFound();
}
