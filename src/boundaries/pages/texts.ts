import type { Language } from '../../i18n/languages.ts';

/** The inspector speaks to developers; it has no French. */
export type InspectorLanguage = 'de' | 'en';

const english = {
  name: 'Boundary inspector',
  ownName: 'English',
  language: 'Language',
  navigation: 'Inspector',
  skip: 'To the content',
  colophon: 'Measured on the production build that answers here. Sizes and names only, never values.',
  developmentColophon: 'Measured on the development server that answers here. Sizes and names only, never values.',
  sections: { pages: 'Pages', boundaries: 'Boundaries', routes: 'Routes', tour: 'Tour', releases: 'Builds' },
};

/** Texts of the frame. */
export const texts: Record<InspectorLanguage, typeof english> = {
  en: english,
  de: {
    name: 'Grenzen-Inspektor',
    ownName: 'Deutsch',
    language: 'Sprache',
    navigation: 'Inspektor',
    skip: 'Zum Inhalt',
    colophon: 'Gemessen am Produktions-Build, der hier antwortet. Nur Größen und Namen, nie Werte.',
    developmentColophon: 'Gemessen am Entwicklungsserver, der hier antwortet. Nur Größen und Namen, nie Werte.',
    sections: { pages: 'Seiten', boundaries: 'Grenzen', routes: 'Routen', tour: 'Rundgang', releases: 'Builds' },
  },
};

/** Names of the shop's languages. */
export const languageNames: Record<InspectorLanguage, Record<Language, string>> = {
  de: { de: 'Deutsch', en: 'Englisch', fr: 'Französisch' },
  en: { de: 'German', en: 'English', fr: 'French' },
};
