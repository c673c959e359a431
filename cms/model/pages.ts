import { blockCollections } from './blocks.ts';
import type { Collections } from './collection.ts';
import { audit, status } from './layout.ts';
import { image, m2a, ofProject, translations } from './relations.ts';
import { path, slug } from './texts.ts';
import { choice, date, dateTime, longText, richText, text } from './values.ts';

/** Pages of the storefront; the keys are those of its route table. */
export const pageChoices = {
  home: 'Startseite',
  contact: 'Kontakt',
  thanks: 'Danke',
  newsletter: 'Newsletter',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  watches: 'Uhren',
  jewelry: 'Schmuck',
  wedding_rings: 'Trauringe',
  engagement_rings: 'Verlobungsringe',
  beads: 'Perlen',
  accessories: 'Accessoires',
  optics: 'Optik',
  for_kids: 'Für Kinder',
  events: 'Events',
  home_fabrics: 'Heimtextilien',
  decoratives: 'Dekoration',
  floral_workshop: 'Florale Werkstatt',
  room_fragrances: 'Raumdüfte',
  bicycles: 'Fahrräder',
  window: 'Digitales Schaufenster',
  appointment: 'Terminvereinbarung',
  insights: 'Einblicke',
  faq: 'Häufige Fragen',
  info: 'Informationen',
  partner: 'Partner',
  materials: 'Materialkunde',
  sustainability: 'Nachhaltigkeit',
  privacy_social: 'Datenschutz in sozialen Netzwerken',
  display: 'Bildschirm im Schaufenster',
  accessibility: 'Barrierefreiheit',
  not_found: 'Seite nicht gefunden',
};

const folder = 'folder_pages';
const blocks = Object.keys(blockCollections).filter((name) => name.startsWith('block_'));

const searchWords = {
  seo_title: text('Titel für Suchmaschinen', { note: 'Leer: die Überschrift.' }),
  seo_description: longText('Beschreibung für Suchmaschinen', { softLength: 160 }),
};

const imageAlt = text('Bildbeschreibung', { note: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen.' });

export const pageCollections: Collections = {
  page: {
    label: 'Seiten',
    english: 'Pages',
    icon: 'web',
    note: 'Jede Seite der Website: Überschrift, Einleitung und darunter Bausteine in beliebiger Folge.',
    folder,
    template: '{{translations}}',
    preview: '/publishing/preview/page/{{id}}',
    fields: {
      ...status(),
      project: ofProject(),
      key: choice('Seite', pageChoices, {
        indexed: true,
        note: 'Welche feste Seite das ist. Leer: eine eigene Seite mit der Adresse daneben.',
      }),
      path: path('Eigene Adresse', { indexed: true, note: 'Nur für eigene Seiten, etwa: uhren/rolex' }),
      image: image('Großes Bild'),
      ...translations({
        title: text('Überschrift', { required: true }),
        lead: longText('Einleitung'),
        image_alt: imageAlt,
        ...searchWords,
        seo_keywords: text('Stichwörter für Suchmaschinen'),
      }),
      blocks: m2a('Bausteine', 'page_blocks', blocks),
      ...audit(),
    },
  },
  article: {
    label: 'Einblicke',
    english: 'Articles',
    icon: 'newspaper',
    note: 'Geschichten aus dem Haus, die neueste zuerst.',
    folder,
    template: '{{date_published}} {{translations}}',
    preview: '/publishing/preview/article/{{id}}',
    fields: {
      ...status(),
      project: ofProject(),
      date_published: date('Datum', { indexed: true }),
      author: text('Von', { width: 'half' }),
      image: image('Großes Bild'),
      ...translations({
        title: text('Überschrift', { required: true }),
        slug: slug('Adresse', { required: true, indexed: true, width: 'full' }),
        lead: longText('Einleitung'),
        image_alt: imageAlt,
        ...searchWords,
      }),
      blocks: m2a('Bausteine', 'article_blocks', blocks),
      ...audit(),
    },
  },
  event: {
    label: 'Veranstaltungen',
    english: 'Events',
    icon: 'event',
    note: 'Was bei uns stattfindet. Vergangenes verschwindet von selbst.',
    folder,
    template: '{{starts_at}} {{translations}}',
    fields: {
      ...status(),
      project: ofProject(),
      starts_at: dateTime('Beginn', { required: true, indexed: true }),
      ends_at: dateTime('Ende'),
      image: image('Bild'),
      ...translations({
        title: text('Titel', { required: true }),
        text: richText('Text'),
        location: text('Ort'),
        image_alt: imageAlt,
      }),
      ...audit(),
    },
  },
};
