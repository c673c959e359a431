'use client';

import { useEffect, useState } from 'react';
import { getLanguageOfPath, type Language } from '../i18n/languages.ts';
import { pageCacheName, titleHeader } from './cache-names.ts';

type CachedPage = { path: string; title: string; language: Language };

type Props = { language: Language; words: Record<'pages' | 'pagesNote', string> };

/** Visited pages that can be read offline, those in this language first. */
export function CachedPages({ language, words }: Props) {
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    readCachedPages().then(setPages, () => undefined);
  }, []);
  if (pages.length === 0) return null;
  const sorted = pages.toSorted(
    (one, other) => Number(other.language === language) - Number(one.language === language),
  );
  return (
    <section className="offline-card__part">
      <h2>{words.pages}</h2>
      <ul className="offline-card__pages">
        {sorted.map(({ path, title, language: own }) => (
          <li key={path}>
            <a href={path} lang={own === language ? undefined : own}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p className="offline-card__note">{words.pagesNote}</p>
    </section>
  );
}

/** Visited pages, the last visited first. */
async function readCachedPages(): Promise<CachedPage[]> {
  if (!(await caches.has(pageCacheName))) return [];
  const cache = await caches.open(pageCacheName);
  const requests = (await cache.keys()).toReversed();
  return Promise.all(
    requests.map(async (request) => {
      const path = new URL(request.url).pathname;
      const cached = await cache.match(request, { ignoreVary: true });
      const title = decodeURIComponent(cached?.headers.get(titleHeader) ?? '');
      return { path, title: title || path, language: getLanguageOfPath(path) };
    }),
  );
}
