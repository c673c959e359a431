import { fileId } from '../file-id.ts';
import { type Scene, withAlt } from './scene-words.ts';
import { type ByLanguage, inLanguages } from './words.ts';

/** A block as the M2A field `blocks` takes it; the page adds its place. */
export type Block = { collection: string; item: Record<string, unknown> };

/** Ids that other steps of the demo content give. */
const shopBranch = 1;
export const shopCategory = {
  watches: 1,
  wedding_rings: 2,
  engagement_rings: 3,
  jewelry: 4,
  beads: 5,
  accessories: 6,
} as const;

const asAlt = (alt: string) => ({ alt });

export function richText(content: ByLanguage<string>): Block {
  const { de, en, fr } = content;
  const words = { de: { content: de }, en: { content: en }, fr: fr === undefined ? undefined : { content: fr } };
  return { collection: 'block_rich_text', item: { translations: inLanguages(words) } };
}

export function picture(scene: Scene, words: ByLanguage<{ caption: string }>): Block {
  const translations = inLanguages(withAlt(scene, asAlt, words));
  return { collection: 'block_picture', item: { image: fileId(`scene/${scene}`), translations } };
}

export function gallery(scenes: Scene[], words: ByLanguage<{ heading: string }>): Block {
  const images = scenes.map((scene, index) => ({ sort: index + 1, directus_files_id: fileId(`scene/${scene}`) }));
  return { collection: 'block_gallery', item: { images, translations: inLanguages(words) } };
}

/** Without `path` the block has no link, and its label stays away. */
export function textPicture(
  { scene, side, path }: { scene: Scene; side: 'left' | 'right'; path?: string },
  words: ByLanguage<{ heading: string; content: string; link_label?: string }>,
): Block {
  const translations = inLanguages(withAlt(scene, asAlt, words));
  const item = { image: fileId(`scene/${scene}`), side, link_path: path, translations };
  return { collection: 'block_text_picture', item };
}

export type Teaser = {
  scene: Scene;
  path: string;
  words: ByLanguage<{ title: string; text: string; label: string }>;
};

export function teasers(heading: ByLanguage<{ heading: string }>, list: Teaser[]): Block {
  const rows = list.map(({ scene, path, words }, index) => ({
    sort: index + 1,
    image: fileId(`scene/${scene}`),
    path,
    translations: inLanguages(withAlt(scene, asAlt, words)),
  }));
  return { collection: 'block_teasers', item: { teasers: rows, translations: inLanguages(heading) } };
}

export function quote(words: ByLanguage<{ quote: string; source: string }>): Block {
  return { collection: 'block_quote', item: { translations: inLanguages(words) } };
}

export function faq(
  heading: ByLanguage<{ heading: string }>,
  questions: ByLanguage<{ question: string; answer: string }>[],
): Block {
  const items = questions.map((words, index) => ({ sort: index + 1, translations: inLanguages(words) }));
  return { collection: 'block_faq', item: { items, translations: inLanguages(heading) } };
}

export function openingHours(words: ByLanguage<{ heading: string }>): Block {
  return { collection: 'block_opening_hours', item: { branch: shopBranch, translations: inLanguages(words) } };
}

export function branches(words: ByLanguage<{ heading: string }>): Block {
  return { collection: 'block_branches', item: { translations: inLanguages(words) } };
}

export function contact(words: ByLanguage<{ heading: string; content: string }>): Block {
  return { collection: 'block_contact', item: { translations: inLanguages(words) } };
}

export function products(
  { category, count }: { category: keyof typeof shopCategory; count: number },
  words: ByLanguage<{ heading: string }>,
): Block {
  const item = { count, category: shopCategory[category], translations: inLanguages(words) };
  return { collection: 'block_products', item };
}

export function callToAction(
  { path, appearance }: { path: string; appearance: 'plain' | 'deep' },
  words: ByLanguage<{ heading: string; content: string; label: string }>,
): Block {
  return { collection: 'block_call_to_action', item: { path, appearance, translations: inLanguages(words) } };
}

export function downloads(name: string, words: ByLanguage<{ heading: string }>): Block {
  const files = [{ sort: 1, directus_files_id: fileId(name) }];
  return { collection: 'block_downloads', item: { files, translations: inLanguages(words) } };
}

/** A film that lies at a provider; what is seen of it before is a picture of our own. */
export function video(
  { provider, id, scene }: { provider: 'youtube' | 'vimeo'; id: string; scene: Scene },
  words: ByLanguage<{ title: string; caption: string }>,
): Block {
  const item = { provider, video_id: id, poster: fileId(`scene/${scene}`), translations: inLanguages(words) };
  return { collection: 'block_video', item };
}
