import type { Collection, Collections, Fields } from './collection.ts';
import { sort } from './layout.ts';
import { integer } from './number-fields.ts';
import { file, files, image, m2o, o2m, partOf, translations } from './relations.ts';
import { shownFor } from './rules.ts';
import { path, url } from './texts.ts';
import { choice, longText, richText, text } from './values.ts';

const heading = { heading: text('Überschrift') };
const alt = {
  alt: text('Bildbeschreibung', { note: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen.' }),
};

function block(label: string, english: string, icon: string, note: string, fields: Fields): Collection {
  return { label, english, icon, note, template: '{{translations}}', fields };
}

export const blockCollections: Collections = {
  block_rich_text: block('Text', 'Text', 'notes', 'Fließtext mit Überschriften, Listen und Verweisen.', {
    ...translations({ content: richText('Text', { required: true }) }),
  }),
  block_picture: block('Bild', 'Picture', 'image', 'Ein einzelnes Bild über die ganze Breite.', {
    image: image('Bild', { required: true }),
    ...translations({ ...alt, caption: text('Bildunterschrift') }),
  }),
  block_gallery: block('Bildergalerie', 'Gallery', 'photo_library', 'Mehrere Bilder nebeneinander.', {
    ...translations(heading),
    images: files('Bilder', 'block_gallery_files', {
      note: 'Die Bildbeschreibung ist der Titel der Datei.',
    }),
  }),
  block_text_picture: block('Text mit Bild', 'Text with picture', 'art_track', 'Text neben einem Bild.', {
    image: image('Bild', { width: 'half' }),
    side: choice('Bild steht', { left: 'links', right: 'rechts' }, { default: 'left' }),
    link_path: path('Verweis auf Seite', { note: 'Leer: kein Verweis.' }),
    ...translations({
      ...heading,
      content: richText('Text'),
      link_label: text('Beschriftung des Verweises'),
      ...alt,
    }),
  }),
  block_teasers: block('Anreißer', 'Teasers', 'view_module', 'Kacheln, die zu anderen Seiten führen.', {
    ...translations(heading),
    teasers: o2m('Kacheln', 'teaser', 'block_teasers', { template: '{{translations}}' }),
  }),
  teaser: block('Kacheln', 'Teaser', 'crop_square', 'Eine Kachel mit Bild, Titel und Verweis.', {
    block_teasers: partOf('block_teasers'),
    image: image('Bild', { width: 'half' }),
    path: path('Führt zu Seite'),
    ...translations({
      title: text('Titel', { required: true }),
      text: longText('Text'),
      label: text('Beschriftung des Verweises'),
      ...alt,
    }),
    ...sort(),
  }),
  block_quote: block('Zitat', 'Quote', 'format_quote', 'Ein hervorgehobener Satz.', {
    ...translations({ quote: longText('Zitat', { required: true }), source: text('Von wem') }),
  }),
  block_faq: block('Fragen und Antworten', 'Questions', 'quiz', 'Fragen, deren Antwort sich aufklappen lässt.', {
    ...translations(heading),
    items: o2m('Fragen', 'faq_item', 'block_faq', { template: '{{translations}}' }),
  }),
  faq_item: block('Frage', 'Question', 'help', 'Eine Frage mit ihrer Antwort.', {
    block_faq: partOf('block_faq'),
    ...translations({ question: text('Frage', { required: true }), answer: richText('Antwort', { required: true }) }),
    ...sort(),
  }),
  block_opening_hours: block('Öffnungszeiten', 'Opening hours', 'schedule', 'Die Öffnungszeiten eines Geschäfts.', {
    branch: m2o('Geschäft', 'branch', { template: '{{display_name}}' }),
    ...translations(heading),
  }),
  block_branches: block('Geschäfte', 'Branches', 'location_on', 'Alle veröffentlichten Geschäfte.', {
    ...translations(heading),
  }),
  block_contact: block('Kontakt', 'Contact', 'contact_phone', 'Anschrift, Telefon und E-Mail der Firma.', {
    ...translations({ ...heading, content: richText('Text') }),
  }),
  block_products: block('Produkte', 'Products', 'diamond', 'Einige Stücke aus dem Shop.', {
    category: m2o('Kategorie', 'ecommerce_category', { template: '{{translations}}', note: 'Leer: aus allen.' }),
    count: integer('Anzahl', { default: 4, min: 1, max: 12 }),
    ...translations(heading),
  }),
  block_call_to_action: block('Aufforderung', 'Call to action', 'ads_click', 'Ein Satz und ein Knopf.', {
    appearance: choice(
      'Aussehen',
      { plain: 'Schlicht', deep: 'Auf dunkler Fläche' },
      { default: 'plain', width: 'full' },
    ),
    path: path('Führt zu Seite'),
    external_path: url('oder zu fremder Adresse', { width: 'half' }),
    ...translations({ ...heading, content: richText('Text'), label: text('Beschriftung des Knopfes') }),
  }),
  block_downloads: block('Dateien', 'Downloads', 'download', 'Dateien zum Herunterladen.', {
    ...translations(heading),
    files: files('Dateien', 'block_downloads_files', { note: 'Gezeigt wird der Titel der Datei.' }),
  }),
  block_video: block('Video', 'Video', 'play_circle', 'Ein Film; fremde Anbieter erst nach Zustimmung.', {
    provider: choice('Quelle', { file: 'Eigene Datei', youtube: 'YouTube', vimeo: 'Vimeo' }, { default: 'file' }),
    video_id: shownFor('provider', ['youtube', 'vimeo'], text('Nummer des Videos', { width: 'half' })),
    file: shownFor('provider', ['file'], file('Video', { width: 'half' })),
    poster: image('Standbild'),
    ...translations({ title: text('Titel', { required: true }), caption: text('Bildunterschrift') }),
  }),
};
