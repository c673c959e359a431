import { fileId } from '../file-id.ts';
import type { Block } from './blocks.ts';
import { type Scene, withAlt } from './scene-words.ts';
import { type ByLanguage, inLanguages } from './words.ts';

type PageWords = { title: string; lead: string; seo_title: string; seo_description: string };

/** A page has the key of a route, or a German path of its own. */
type PagePlace = { id: number; scene: Scene } & ({ key: string } | { path: string });

const asImageAlt = (image_alt: string) => ({ image_alt });

export function page({ scene, ...place }: PagePlace, words: ByLanguage<PageWords>, blocks: Block[]) {
  return {
    project: 1,
    status: 'published',
    ...place,
    image: fileId(`scene/${scene}`),
    translations: inLanguages(withAlt(scene, asImageAlt, words)),
    blocks: inOrder(blocks),
  };
}

type ArticleWords = PageWords & { slug: string };
type ArticlePlace = { id: number; scene: Scene; author: string; published: string };

export function article(
  { id, scene, author, published }: ArticlePlace,
  words: Required<ByLanguage<ArticleWords>>,
  blocks: Block[],
) {
  return {
    id,
    project: 1,
    status: 'published',
    date_published: published,
    author,
    image: fileId(`scene/${scene}`),
    translations: inLanguages(withAlt(scene, asImageAlt, words)),
    blocks: inOrder(blocks),
  };
}

function inOrder(blocks: Block[]) {
  return blocks.map((block, index) => ({ ...block, sort: index + 1 }));
}
