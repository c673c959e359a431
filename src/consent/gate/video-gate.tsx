import type { ReactNode } from 'react';
import { getContentHost } from '../../base/environment.ts';
import { EditorLink } from '../../content/addresses/editor-link.tsx';
import type { Video } from '../../content/pages/page.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { GateSection } from './gate-section.tsx';

const holes = Array.from({ length: 16 }, (_, index) => 14 + index * 40);

const providers = {
  youtube: { name: 'YouTube', address: 'YOUTUBE_EMBED_URL', privacyUrl: 'https://policies.google.com/privacy' },
  vimeo: { name: 'Vimeo', address: 'VIMEO_EMBED_URL', privacyUrl: 'https://vimeo.com/privacy' },
} as const;

/** Creates the renderer of a page's videos. */
export function createVideoGate(language: Language): (film: Video) => ReactNode {
  return (film) => <VideoGate film={film} language={language} />;
}

/** The consent gate of a video from YouTube or Vimeo. */
function VideoGate({ film, language }: { film: Video; language: Language }) {
  const { source, poster, title } = film;
  if (source.provider === 'own') return null;
  const { gates, files } = getMessages(language);
  const { name, address, privacyUrl } = providers[source.provider];
  const out = { href: source.href, label: files.watchAt(name) };
  if (!source.id) {
    return (
      <EditorLink href={out.href} language={language} className={button()}>
        {out.label}
      </EditorLink>
    );
  }
  return (
    <GateSection
      service={source.provider}
      host={getContentHost(address)}
      shape="film"
      frame={{ src: `/embed/video/${source.provider}/${source.id}`, title }}
      title={files.videoAt(name)}
      about={gates.video.about(gates.video.companies[source.provider])}
      externalLink={out}
      privacy={{ href: privacyUrl, label: gates.privacyOf(name) }}
      language={language}
    >
      {poster ? <Picture {...poster} alt="" ratio="wide" sizes="(min-width: 62em) 60vw, 100vw" /> : <VideoDrawing />}
    </GateSection>
  );
}

/** The placeholder of a video without a poster. */
function VideoDrawing() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
      <path d="M0 0h640v360H0z" fill="var(--colors-deep)" />
      <path d="M0 52h640v256H0z" fill="color-mix(in oklab, var(--colors-deep) 82%, var(--colors-plate))" />
      {holes.map((x) => (
        <path key={x} d={`M${x} 18h14v18H${x}zM${x} 324h14v18H${x}z`} fill="var(--colors-plate)" />
      ))}
      <circle cx="320" cy="180" r="54" stroke="var(--colors-fill)" strokeWidth="2" />
      <path d="m304 152 46 28-46 28z" fill="var(--colors-fill)" />
    </svg>
  );
}
