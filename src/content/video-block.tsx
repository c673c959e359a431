import type { ReactNode } from 'react';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { video } from '../styled-system/recipes/index.js';
import { ButtonLink } from '../ui/button-link.tsx';
import { Heading } from '../ui/heading.tsx';
import { Picture } from '../ui/picture.client.tsx';
import { toAnchor } from './anchor.ts';
import type { Image } from './image.ts';
import type { Video } from './page.ts';
import '../ui/content.css';

const providers = {
  youtube: { name: 'YouTube', company: 'Google Ireland Limited' },
  vimeo: { name: 'Vimeo', company: 'Vimeo.com, Inc.' },
} as const;

type Props = {
  block: Video;
  language: Language;
  /** Stands in for the way out to the provider. */
  gate?: ReactNode;
};

/** A film. Nothing of it is loaded from elsewhere by this page. */
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
          <OwnFilm source={source} poster={poster} title={title} language={language} />
        ) : (
          (gate ?? <FilmElsewhere provider={source.provider} href={source.href} poster={poster} language={language} />)
        )}
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    </section>
  );
}

type OwnFilmProps = {
  source: { href: string; type: string };
  poster: Image | null;
  title: string;
  language: Language;
};

function OwnFilm({ source, poster, title, language }: OwnFilmProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: staff upload films; what is said in them stands in the text beside.
    <video
      className={video().film}
      controls
      preload="none"
      aria-label={title}
      poster={poster ? `/media/${poster.id}/1200.webp` : undefined}
    >
      <source src={source.href} type={source.type} />
      <a href={source.href}>{getMessages(language).files.watchOwn}</a>
    </video>
  );
}

type FilmElsewhereProps = {
  provider: keyof typeof providers;
  href: string;
  poster: Image | null;
  language: Language;
};

/** A still picture of our own, who would learn what, and the way there. */
function FilmElsewhere({ provider, href, poster, language }: FilmElsewhereProps) {
  const styles = video();
  const { files, content } = getMessages(language);
  const { name, company } = providers[provider];
  return (
    <div className={styles.stage}>
      {poster && <Picture {...poster} alt="" ratio="wide" sizes="(min-width: 62em) 60vw, 100vw" />}
      <div className={styles.note}>
        <p className={styles.place}>{files.videoAt(name)}</p>
        <p>{files.videoData(company)}</p>
        <ButtonLink href={href} appearance="outline">
          {files.watchAt(name)} <span className="visually-hidden">{content.opensInNewTab}</span>
        </ButtonLink>
      </div>
    </div>
  );
}
