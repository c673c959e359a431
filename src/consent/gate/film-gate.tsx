import type { ReactNode } from 'react';
import { getContentHost } from '../../base/content-hosts.ts';
import { WrittenLink } from '../../content/addresses/written-link.tsx';
import type { Video } from '../../content/pages/page.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { button } from '../../styled-system/recipes/index.js';
import { Picture } from '../../ui/picture.client.tsx';
import { FilmDrawing } from './film-drawing.tsx';
import { GatePlate } from './gate-plate.tsx';

const providers = {
  youtube: { name: 'YouTube', address: 'YOUTUBE_EMBED_URL', privacyUrl: 'https://policies.google.com/privacy' },
  vimeo: { name: 'Vimeo', address: 'VIMEO_EMBED_URL', privacyUrl: 'https://vimeo.com/privacy' },
} as const;

/** For the films of a page. */
export function letInFilms(language: Language): (film: Video) => ReactNode {
  return (film) => <FilmGate film={film} language={language} />;
}

/** A film that lies elsewhere. */
function FilmGate({ film, language }: { film: Video; language: Language }) {
  const { source, poster, title } = film;
  if (source.provider === 'own') return null;
  const { gates, files } = getMessages(language);
  const { name, address, privacyUrl } = providers[source.provider];
  const out = { href: source.href, label: files.watchAt(name) };
  if (!source.id) {
    return (
      <WrittenLink href={out.href} language={language} className={button()}>
        {out.label}
      </WrittenLink>
    );
  }
  return (
    <GatePlate
      service={source.provider}
      host={getContentHost(address)}
      shape="film"
      frame={{ src: `/embed/video/${source.provider}/${source.id}`, title }}
      title={files.videoAt(name)}
      about={gates.film.about(gates.film.companies[source.provider])}
      out={out}
      privacy={{ href: privacyUrl, label: gates.privacyOf(name) }}
      language={language}
    >
      {poster ? <Picture {...poster} alt="" ratio="wide" sizes="(min-width: 62em) 60vw, 100vw" /> : <FilmDrawing />}
    </GatePlate>
  );
}
