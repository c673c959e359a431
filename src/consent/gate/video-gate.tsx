import type { ReactNode } from 'react';
import { getContentHost } from '../../base/content-hosts.ts';
import { EditorLink } from '../../content/addresses/editor-link.tsx';
import type { Video } from '../../content/pages/page.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { GateSection } from './gate-section.tsx';
import { VideoDrawing } from './video-drawing.tsx';

const providers = {
  youtube: { name: 'YouTube', address: 'YOUTUBE_EMBED_URL', privacyUrl: 'https://policies.google.com/privacy' },
  vimeo: { name: 'Vimeo', address: 'VIMEO_EMBED_URL', privacyUrl: 'https://vimeo.com/privacy' },
} as const;

/** For the films of a page. */
export function createVideoGate(language: Language): (film: Video) => ReactNode {
  return (film) => <VideoGate film={film} language={language} />;
}

/** A film that lies elsewhere. */
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
