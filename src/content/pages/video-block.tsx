import type { ReactNode } from 'react';
import { toPictureAddress } from '../../base/picture-address.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { video } from '../../styled-system/recipes/index.js';
import { Heading } from '../../ui/heading.tsx';
import { toAnchor } from './anchor.ts';
import type { Image } from './image.ts';
import type { Video } from './page.ts';
import '../../ui/content.css';

type Props = {
  block: Video;
  language: Language;
  /** Consent gate of an external video. */
  gate: ReactNode;
};

/** A video. Nothing is loaded from another host by this page. */
export function VideoBlock({ block, language, gate }: Props) {
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
