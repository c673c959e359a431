import type { InspectionMode } from './inspection.ts';

/** Modes that a reader chooses from. */
type ShownMode = Exclude<InspectionMode, 'record' | 'cold'>;

/** How the page got to the reader. */
export type PageOrigin = 'static' | 'cached' | 'rendered';

const english = {
  label: 'Boundary inspector',
  client: 'client components',
  hole: 'server holes',
  suspense: 'Suspense boundaries',
  late: (count: number) => `${count} of them sent later`,
  error: 'error boundaries',
  modes: {
    regions: 'Boundaries',
    fallbacks: 'Fallbacks',
    errors: 'Errors',
    'no-script': 'Without JavaScript',
    timeline: 'Timeline',
    'cold-timeline': 'Timeline without caches',
  } satisfies Record<ShownMode, string>,
  route: 'This page in the inspector',
  show: 'Show',
  plain: 'The page itself',
  all: 'All pages',
  origins: {
    static: 'static file of the release',
    cached: 'in the page cache',
    rendered: 'rendered for this request',
  } satisfies Record<PageOrigin, string>,
  boundaries: 'Client components of this page',
  times: (count: number) => `${count} ×`,
  framework: 'Of the framework',
  payload: 'Payload',
  number: 'en',
};

export type OverlayTexts = typeof english;

/** Texts of the overlay, which speaks to developers and has no French. */
export const overlayTexts: Record<'de' | 'en', OverlayTexts> = {
  en: english,
  de: {
    label: 'Grenzen-Inspektor',
    client: 'Client-Komponenten',
    hole: 'Server-Inhalte darin',
    suspense: 'Suspense-Grenzen',
    late: (count) => `${count} davon später gesendet`,
    error: 'Fehlergrenzen',
    modes: {
      regions: 'Grenzen',
      fallbacks: 'Platzhalter',
      errors: 'Fehler',
      'no-script': 'Ohne JavaScript',
      timeline: 'Zeitlinie',
      'cold-timeline': 'Zeitlinie ohne Caches',
    },
    route: 'Diese Seite im Inspektor',
    show: 'Zeigen',
    plain: 'Die Seite selbst',
    all: 'Alle Seiten',
    origins: {
      static: 'statische Datei des Releases',
      cached: 'im Seiten-Cache',
      rendered: 'für diese Anfrage gerendert',
    },
    boundaries: 'Client-Komponenten dieser Seite',
    times: (count) => `${count} ×`,
    framework: 'Vom Framework',
    payload: 'Payload',
    number: 'de',
  },
};
