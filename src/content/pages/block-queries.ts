import 'server-only';
import { type ContentEntry, findTranslatedEntry } from '../../base/content-notice.ts';
import { listPictureFields } from '../../base/sized-picture.ts';
import type {
  BlockCallToActionRow,
  BlockFaqRow,
  BlockGalleryRow,
  BlockPictureRow,
  BlockProductsRow,
  BlockTeasersRow,
  BlockTextPictureRow,
  PageBlocksItem,
} from '../../directus/rows.generated.ts';
import type { Language } from '../../i18n/languages.ts';
import { findTranslation, type Translated, toLang } from '../../i18n/translation.ts';
import { findContentHref } from '../addresses/editor-link.tsx';
import { bySort } from './by-sort.ts';
import { type BlockTexts, downloadFields, toDownloads, toVideo, videoFields } from './file-block-queries.ts';
import { type Block, type LocalizedBlock, type Teaser, toImage } from './page.ts';

/** Fields of questions and answers. */
export const faqFields = ['translations.*', 'items.sort', 'items.translations.*'] as const;

const fieldsOfBlocks = {
  block_rich_text: ['translations.*'],
  block_picture: ['translations.*', ...listPictureFields('image')],
  block_gallery: ['translations.*', ...listPictureFields('images.directus_files_id'), 'images.directus_files_id.title'],
  block_text_picture: ['side', 'link_path', 'translations.*', ...listPictureFields('image')],
  block_teasers: [
    'translations.*',
    'teasers.sort',
    'teasers.path',
    'teasers.translations.*',
    ...listPictureFields('teasers.image'),
  ],
  block_quote: ['translations.*'],
  block_faq: faqFields,
  block_opening_hours: ['branch.id', 'translations.*'],
  block_branches: ['translations.*'],
  block_contact: ['translations.*'],
  block_products: ['count', 'category.key', 'translations.*'],
  block_call_to_action: ['path', 'external_path', 'appearance', 'translations.*'],
  block_downloads: downloadFields,
  block_video: videoFields,
} as const satisfies Record<string, readonly string[]>;

export const blockFields: string[] = [
  'blocks.sort',
  'blocks.collection',
  ...Object.entries(fieldsOfBlocks).flatMap(([collection, fields]) =>
    fields.map((field) => `blocks.item:${collection}.${field}`),
  ),
];

type WithItem<Row> = Row extends { item: infer Item } ? Row & { item: NonNullable<Item> } : never;

/** Whether the block of a row exists. */
const hasItem = (row: PageBlocksItem): row is WithItem<PageBlocksItem> => Boolean(row.item);

/** Links use the visitor's language; texts may be in another one, if the page has no translation. */
type Languages = { text: Language; link: Language };

/** The blocks of a page; unknown block types are skipped. */
export function toBlocks(rows: readonly PageBlocksItem[] | null, languages: Languages): LocalizedBlock[] {
  return (rows ?? []).flatMap((row) => {
    if (!hasItem(row)) return [];
    const translations: readonly (Translated & BlockTexts)[] | null = row.item.translations;
    const found = findTranslation(translations, languages.text, row.collection);
    const block = toBlock(row, found?.row ?? {}, languages);
    return block ? [{ ...block, language: found?.language ?? languages.text }] : [];
  });
}

function toBlock(
  { collection, item }: WithItem<PageBlocksItem>,
  texts: BlockTexts,
  languages: Languages,
): Block | undefined {
  const heading = texts.heading ?? null;
  switch (collection) {
    case 'block_rich_text':
      return { kind: 'rich_text', ...toHtml(texts.content, texts) };
    case 'block_picture':
      return toPicture(item, texts);
    case 'block_gallery':
      return { kind: 'gallery', heading, images: toGalleryImages(item) };
    case 'block_text_picture':
      return toTextPicture(item, texts, languages.link);
    case 'block_teasers':
      return { kind: 'teasers', heading, teasers: toTeasers(item, languages) };
    case 'block_quote':
      return { kind: 'quote', quote: texts.quote ?? '', source: texts.source ?? null };
    case 'block_faq':
      return { kind: 'faq', heading, items: toQuestions(item, languages.text) };
    case 'block_opening_hours':
      return { kind: 'opening_hours', heading, branchId: item.branch?.id ?? null };
    case 'block_branches':
      return { kind: 'branches', heading };
    case 'block_contact':
      return { kind: 'contact', heading, ...toHtml(texts.content, texts) };
    case 'block_products':
      return toProducts(item, heading);
    case 'block_call_to_action':
      return toCallToAction(item, texts, languages.link);
    case 'block_downloads':
      return { kind: 'downloads', heading, files: toDownloads(item) };
    case 'block_video':
      return toVideo(item, texts);
    default:
      return undefined;
  }
}

function toPicture(row: BlockPictureRow, texts: BlockTexts): Block | undefined {
  const picture = toImage(row.image, texts.alt);
  return picture ? { kind: 'picture', image: picture, caption: texts.caption ?? null } : undefined;
}

function toGalleryImages(row: BlockGalleryRow) {
  return (row.images ?? []).flatMap(({ directus_files_id: file }) => toImage(file, file?.title) ?? []);
}

function toTextPicture(row: BlockTextPictureRow, texts: BlockTexts, language: Language): Block {
  return {
    kind: 'text_picture',
    heading: texts.heading ?? null,
    ...toHtml(texts.content, texts),
    image: toImage(row.image, texts.alt),
    side: row.side === 'right' ? 'right' : 'left',
    link: toLink(row.link_path, texts.link_label, language, findTranslatedEntry(texts)),
  };
}

function toTeasers(row: BlockTeasersRow, languages: Languages): Teaser[] {
  return bySort(row.teasers).map((teaser) => {
    const found = findTranslation(teaser.translations, languages.text, 'teaser');
    const texts = found?.row;
    return {
      title: texts?.title ?? '',
      text: texts?.text ?? null,
      label: texts?.label ?? null,
      href:
        teaser.path === null
          ? null
          : (findContentHref(teaser.path, languages.link, findTranslatedEntry(texts)) ?? null),
      image: toImage(teaser.image, texts?.alt),
      lang: toLang(found?.language, languages.text),
    };
  });
}

export type FaqBlock = Extract<Block, { kind: 'faq' }>;

/** Questions and answers that are no block of a page. */
export function toFaq(row: BlockFaqRow, language: Language): FaqBlock {
  const heading = findTranslation(row.translations, language, 'block_faq')?.row.heading ?? null;
  return { kind: 'faq', heading, items: toQuestions(row, language) };
}

function toQuestions(row: BlockFaqRow, language: Language) {
  return bySort(row.items).map((item) => {
    const found = findTranslation(item.translations, language, 'question');
    const lang = toLang(found?.language, language);
    return { question: found?.row.question ?? '', lang, ...toHtml(found?.row.answer, found?.row) };
  });
}

function toProducts(row: BlockProductsRow, heading: string | null): Block {
  return { kind: 'products', heading, category: row.category?.key ?? null, count: row.count ?? 4 };
}

function toCallToAction(row: BlockCallToActionRow, texts: BlockTexts, language: Language): Block {
  return {
    kind: 'call_to_action',
    heading: texts.heading ?? null,
    ...toHtml(texts.content, texts),
    appearance: row.appearance === 'deep' ? 'deep' : 'plain',
    link: toLink(row.external_path || row.path, texts.label, language, findTranslatedEntry(texts)),
  };
}

function toHtml(html: string | null | undefined, texts: object | undefined) {
  return { html: html ?? '', entry: findTranslatedEntry(texts) };
}

type NullableText = string | null | undefined;

function toLink(path: NullableText, label: NullableText, language: Language, entry: ContentEntry | undefined) {
  const href = path && label ? findContentHref(path, language, entry) : undefined;
  return href && label ? { href, label } : null;
}
