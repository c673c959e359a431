import type { ReactNode } from 'react';
import { pictureUses } from '../../base/requested-pictures.ts';
import type { Language } from '../../i18n/languages.ts';
import { button, callToAction, figure, gallery, quote, textPicture } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { Heading, Prose } from '../../ui/prose.tsx';
import { EditorLink } from '../addresses/editor-link.tsx';
import { Branches } from '../company/branches-section.tsx';
import { CompanyBlock } from '../company/company-block.tsx';
import { OpeningHours } from '../opening-hours/opening-hours-section.tsx';
import { toAnchor } from './anchor.ts';
import { Downloads, Questions, Teasers, VideoBlock } from './block-kinds.tsx';
import type { Block, Image, Video } from './page.ts';
import { RichText } from './rich-text.tsx';
import '../../ui/content.css';

/** Render props for parts of other features; the page provides them. */
export type BlockSlots = {
  /** Renders a product block. */
  products?: ((block: Extract<Block, { kind: 'products' }>) => ReactNode) | undefined;
  /** Renders an external video behind a consent gate. */
  videoGate: (video: Video) => ReactNode;
};

type Props = BlockSlots & { block: Block; language: Language };

/** Renders a content block by its kind. */
export function BlockView({ block, language, products, videoGate }: Props) {
  switch (block.kind) {
    case 'rich_text':
      return (
        <Prose>
          <RichText html={block.html} entry={block.entry} language={language} />
        </Prose>
      );
    case 'picture':
      return <Figure block={block} />;
    case 'gallery':
      return <Gallery heading={block.heading} images={block.images} />;
    case 'text_picture':
      return <TextPicture block={block} language={language} />;
    case 'teasers':
      return <Teasers heading={block.heading} teasers={block.teasers} language={language} />;
    case 'quote':
      return <Quote block={block} />;
    case 'faq':
      return <Questions heading={block.heading} items={block.items} language={language} />;
    case 'opening_hours':
      return <OpeningHours language={language} heading={block.heading} branchId={block.branchId} />;
    case 'branches':
      return <Branches language={language} heading={block.heading} />;
    case 'contact':
      return <ContactBlock block={block} language={language} />;
    case 'products':
      return products?.(block) ?? null;
    case 'call_to_action':
      return <CallToAction block={block} language={language} />;
    case 'downloads':
      return <Downloads heading={block.heading} files={block.files} language={language} />;
    case 'video':
      return <VideoBlock block={block} language={language} gate={videoGate(block)} />;
  }
}

type BlockProps<Kind extends Block['kind']> = { block: Extract<Block, { kind: Kind }> };

function Figure({ block: { image, caption } }: BlockProps<'picture'>) {
  const styles = figure();
  return (
    <figure className={styles.root}>
      <Picture {...image} sizes="(min-width: 80em) 75rem, 100vw" />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

function TextPicture({ block, language }: BlockProps<'text_picture'> & { language: Language }) {
  const styles = textPicture({ side: block.side });
  return (
    <section className={styles.root}>
      {block.image && (
        <div className={styles.picture}>
          <Picture {...block.image} {...pictureUses.textPicture} ratio={isWide(block.image) ? 'wide' : 'standard'} />
        </div>
      )}
      <div className={styles.text}>
        {block.heading && (
          <Heading level={2} id={toAnchor(block.heading)}>
            {block.heading}
          </Heading>
        )}
        <Prose>
          <RichText html={block.html} entry={block.entry} language={language} />
        </Prose>
        {block.link && (
          <EditorLink href={block.link.href} language={language} className={styles.link}>
            {block.link.label}
          </EditorLink>
        )}
      </div>
    </section>
  );
}

/** Whether a picture is so wide that a crop to 4:3 would lose its edges. */
function isWide({ width, height }: { width: number; height: number }): boolean {
  return width > height * 1.6;
}

function Quote({ block }: BlockProps<'quote'>) {
  const styles = quote();
  return (
    <figure className={styles.root}>
      <blockquote className={styles.text}>{block.quote}</blockquote>
      {block.source && <figcaption className={styles.source}>{block.source}</figcaption>}
    </figure>
  );
}

function ContactBlock({ block, language }: BlockProps<'contact'> & { language: Language }) {
  return (
    <section>
      {block.heading && (
        <Heading level={2} id={toAnchor(block.heading)}>
          {block.heading}
        </Heading>
      )}
      <Prose>
        <RichText html={block.html} entry={block.entry} language={language} />
      </Prose>
      <CompanyBlock language={language} />
    </section>
  );
}

function CallToAction({ block, language }: BlockProps<'call_to_action'> & { language: Language }) {
  const styles = callToAction({ appearance: block.appearance });
  return (
    <section className={styles.root}>
      {block.heading && (
        <Heading level={2} id={toAnchor(block.heading)}>
          {block.heading}
        </Heading>
      )}
      <Prose>
        <RichText html={block.html} entry={block.entry} language={language} />
      </Prose>
      {block.link && (
        <EditorLink href={block.link.href} language={language} className={button()}>
          {block.link.label}
        </EditorLink>
      )}
    </section>
  );
}

/** A grid of pictures. */
function Gallery({ heading, images }: { heading: string | null; images: readonly Image[] }) {
  const styles = gallery();
  return (
    <section className={styles.root}>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      <ul className={styles.list}>
        {images.map((image) => (
          <li key={image.id}>
            <Picture {...image} sizes="(min-width: 62em) 33vw, 100vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
