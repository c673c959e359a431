import type { ReactNode } from 'react';
import { toPictureAddress } from '../../base/picture-address.ts';
import { pictureUses } from '../../base/requested-pictures.ts';
import { formatNumber } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { downloads, teaserGrid, video } from '../../styled-system/recipes/index.js';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.client.tsx';
import { Expander, Heading, Prose } from '../../ui/prose.tsx';
import { EditorLink } from '../addresses/editor-link.tsx';
import { toAnchor } from './anchor.ts';
import type { Download, Image, Question, Teaser, Video } from './page.ts';
import { RichText } from './rich-text.tsx';
import '../../ui/content.css';

type Props = { heading: string | null; files: readonly Download[]; language: Language };

/** A list of downloads with title, format and size. */
export function Downloads({ heading, files, language }: Props) {
  if (files.length === 0) return null;
  const styles = downloads();
  const title = heading ?? getMessages(language).files.downloads;
  return (
    <section>
      <Heading level={2} id={toAnchor(title)} lang={heading ? undefined : language}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.href}>
            <a href={file.href} className={styles.link} download>
              <Icon name="download" />
              <span className={styles.name}>{file.title}</span>
              <span className={styles.size}>
                {file.format}, {formatSize(file.bytes, language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? `${formatNumber(kilobytes, language)} kB`
    : `${formatNumber(kilobytes / 1000, language, 1)} MB`;
}

type QuestionsProps = { heading: string | null; items: readonly Question[]; language: Language };

/** FAQ as expandable questions, with and without JavaScript. */
export function Questions({ heading, items, language }: QuestionsProps) {
  return (
    <section>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      {items.map(({ question, html, entry, lang }) => (
        <Expander key={question} title={question} lang={lang}>
          <Prose>
            <RichText {...{ html, entry, language }} />
          </Prose>
        </Expander>
      ))}
    </section>
  );
}

type TeasersProps = { heading: string | null; teasers: readonly Teaser[]; language: Language };

/** Grid of links to other pages with picture, title and text. */
export function Teasers({ heading, teasers, language }: TeasersProps) {
  const styles = teaserGrid();
  return (
    <section className={styles.root}>
      {heading && (
        <Heading level={2} id={toAnchor(heading)}>
          {heading}
        </Heading>
      )}
      <ul className={styles.list}>
        {teasers.map((teaser) => (
          <li key={teaser.title} className={styles.item} lang={teaser.lang}>
            <TeaserLink teaser={teaser} isBelowHeading={heading !== null} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TeaserLinkProps = { teaser: Teaser; isBelowHeading: boolean; language: Language };

function TeaserLink({ teaser, isBelowHeading, language }: TeaserLinkProps) {
  const styles = teaserGrid();
  const Title = isBelowHeading ? 'h3' : 'h2';
  const inside = (
    <>
      {teaser.image && <Picture {...teaser.image} {...pictureUses.teaser} alt="" ratio="wide" />}
      <Title className={styles.title}>{teaser.title}</Title>
      {teaser.text && <p className={styles.text}>{teaser.text}</p>}
      {teaser.label && <span className={styles.label}>{teaser.label}</span>}
    </>
  );
  return teaser.href ? (
    <EditorLink href={teaser.href} language={language} className={styles.link}>
      {inside}
    </EditorLink>
  ) : (
    <div>{inside}</div>
  );
}

type VideoBlockProps = {
  block: Video;
  language: Language;
  /** Consent gate of an external video. */
  gate: ReactNode;
};

/** A video. Nothing is loaded from another host by this page. */
export function VideoBlock({ block, language, gate }: VideoBlockProps) {
  const styles = video();
  const { title, caption, poster, source } = block;
  return (
    <section>
      <Heading level={2} id={toAnchor(title)}>
        {title}
      </Heading>
      <figure className={styles.root}>
        {source.provider === 'own' ? (
          <SelfHostedVideo source={source} poster={poster} title={title} language={language} />
        ) : (
          gate
        )}
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </section>
  );
}

type SelfHostedVideoProps = {
  source: { href: string; type: string };
  poster: Image | null;
  title: string;
  language: Language;
};

function SelfHostedVideo({ source, poster, title, language }: SelfHostedVideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: staff upload films; what is said in them stands in the text beside.
    <video
      className={video().film}
      controls
      preload="none"
      aria-label={title}
      poster={poster ? toPictureAddress(poster.id, '1200.webp') : undefined}
    >
      <source src={source.href} type={source.type} />
      <a href={source.href}>{getMessages(language).files.watchOwn}</a>
    </video>
  );
}
