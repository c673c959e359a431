import { type Collections, wordKey } from './collection.ts';
import { sort } from './layout.ts';
import { image, m2m, m2o, translations } from './relations.ts';
import { shownFor } from './rules.ts';
import { color, url } from './texts.ts';
import { choice, flag, longText, text } from './values.ts';

const folder = 'folder_settings';

export const projectCollections: Collections = {
  project: {
    label: 'Website',
    english: 'Website',
    icon: 'language',
    note: 'Name, Logo, Sprachen und Aussehen der Website.',
    folder,
    template: '{{name}} ({{domain}})',
    fields: {
      name: text('Name', { width: 'half', required: true }),
      domain: text('Domain', {
        width: 'half',
        required: true,
        unique: true,
        note: 'Ohne https://, etwa: juwelier.example',
      }),
      logo: image('Logo', { width: 'half' }),
      icon: image('Symbol', {
        width: 'half',
        note: 'Im Reiter des Browsers und auf dem Startbildschirm: quadratisch, PNG, JPEG oder WebP, mindestens 512 Pixel. Leer: das Logo, wenn es quadratisch ist, sonst das mitgelieferte.',
      }),
      social_image: image('Vorschaubild', { width: 'half', note: 'Erscheint, wenn jemand die Website teilt.' }),
      social_creator: text('Konto in sozialen Netzwerken', { width: 'half', placeholder: '@juwelier' }),
      languages: m2m('Sprachen', 'languages', {
        junction: 'project_languages',
        junctionField: 'languages_code',
        template: 'name',
        sorted: true,
        note: 'Nur diese Sprachen bietet die Website an.',
      }),
      config: m2o('Funktionen', 'project_config', { template: '{{name}}', create: true }),
      theme: m2o('Aussehen', 'theme', { template: '{{name}}', create: true, unique: true }),
      ...translations({
        seo_title: text('Titel der Website', { required: true }),
        title_separator: text('Trennzeichen im Titel', { width: 'half', placeholder: '–' }),
        seo_description: longText('Beschreibung für Suchmaschinen', { softLength: 160 }),
        seo_keywords: text('Stichwörter für Suchmaschinen'),
      }),
    },
  },
  languages: {
    label: 'Sprachen',
    english: 'Languages',
    icon: 'translate',
    note: 'Die Sprachen, in denen Texte gepflegt werden.',
    folder,
    template: '{{name}}',
    key: wordKey('code', 'Kürzel', 'de, en oder fr'),
    fields: { name: text('Name', { width: 'half', required: true }), ...sort() },
  },
  project_config: {
    label: 'Funktionen',
    english: 'Features',
    icon: 'toggle_on',
    note: 'Zusätze der Website: Terminbuchung, Kundenportal, Markenbereich.',
    folder,
    template: '{{name}}',
    fields: {
      name: text('Name', { required: true }),
      timezone: text('Zeitzone', {
        width: 'half',
        note: 'Nach ihr richtet sich „heute geöffnet“, etwa: Europe/Berlin',
      }),
      portal_url: url('Adresse des Portals', { width: 'half', note: 'Dorthin führt /login.' }),
      has_cal_com: flag('Online-Terminbuchung'),
      cal_com_link: shownFor('has_cal_com', [true], url('Adresse der Terminbuchung', { width: 'half' })),
      cal_com_operator: shownFor(
        'has_cal_com',
        [true],
        text('Betreiber der Terminbuchung', {
          width: 'half',
          placeholder: 'Muster Rechenzentrum GmbH, Potsdam',
          note: 'Firma und Ort. Steht auf der Website, bevor jemand den Kalender lädt.',
        }),
      ),
      cal_com_privacy_url: shownFor('has_cal_com', [true], url('Datenschutz dieses Betreibers', { width: 'half' })),
      brand_config: m2o('Markenbereich', 'brand_config', { template: '{{display_name}}', create: true }),
    },
  },
  brand_config: {
    label: 'Markenbereich',
    english: 'Brand area',
    icon: 'schedule',
    note: 'Die Uhr und der Bereich einer Marke, deren Händler wir sind.',
    folder,
    template: '{{display_name}}',
    fields: {
      display_name: text('Name der Marke', { required: true }),
      rolex_area: flag('Markenbereich zeigen', { note: 'Verweist im Impressum auf die Bedingungen der Marke.' }),
      rolex_clock: flag('Händleruhr zeigen'),
      rolex_api_key: shownFor('rolex_clock', [true], text('Schlüssel der Händleruhr', { monospace: true })),
      terms_url: url('Nutzungsbedingungen'),
      privacy_url: url('Datenschutz'),
      cookies_url: url('Cookies'),
    },
  },
  theme: {
    label: 'Aussehen',
    english: 'Theme',
    icon: 'palette',
    note: 'Farben der Website. Schrift auf einer Farbe bleibt immer lesbar, sie wird berechnet.',
    folder,
    template: '{{name}}',
    fields: {
      name: text('Name', { required: true }),
      base_color: color('Grundfarbe'),
      brand_color: color('Hausfarbe'),
      initialColorMode: choice(
        'Hell oder dunkel',
        { light: 'Hell', dark: 'Dunkel', system: 'Wie das Gerät' },
        {
          default: 'light',
        },
      ),
      color_mode_switch: flag('Besucher dürfen wählen', {
        note: 'Zeigt im Fuß der Seiten: Hell, Dunkel oder Wie das Gerät. Der Browser merkt sich die Wahl.',
      }),
      button: m2o('Knöpfe', 'theme_button', { template: '{{color}} {{accentColor}}', create: true }),
    },
  },
  theme_button: {
    label: 'Knöpfe',
    english: 'Buttons',
    icon: 'smart_button',
    note: 'Farbe und Form der Knöpfe.',
    template: '{{color}} {{accentColor}}',
    fields: {
      color: color('Farbe'),
      accentColor: color('Farbe beim Darüberfahren'),
      borderRadius: text('Rundung der Ecken', { width: 'half', placeholder: '2px' }),
      borderThickness: text('Stärke des Rahmens', { width: 'half', placeholder: '1px' }),
    },
  },
  redirect: {
    label: 'Weiterleitungen',
    english: 'Redirects',
    icon: 'alt_route',
    note: 'Führt alte Adressen zu neuen, damit niemand ins Leere läuft.',
    folder: 'folder_pages',
    template: '{{from_path}} → {{to_path}}',
    fields: {
      project: m2o('Website', 'project', { template: '{{name}}', required: true, indexed: true }),
      active: flag('Aktiv', { on: true }),
      permanent: flag('Dauerhaft', { note: 'Suchmaschinen merken sich dauerhafte Weiterleitungen.' }),
      from_path: text('Von', { width: 'half', required: true, monospace: true, placeholder: '/alte-seite' }),
      to_path: text('Nach', { width: 'half', required: true, monospace: true, placeholder: '/neue-seite' }),
    },
  },
  country: {
    label: 'Länder',
    english: 'Countries',
    icon: 'public',
    note: 'Länder, in die wir liefern können.',
    folder,
    template: '{{code}} {{translations}}',
    key: wordKey('code', 'Kürzel', 'Zwei Großbuchstaben nach ISO 3166, etwa: DE'),
    fields: { ...sort(), ...translations({ name: text('Name', { required: true }) }) },
  },
};
