import type { Step } from '../../cms/seed/send-rows.ts';
import { richText } from '../pages/blocks.ts';
import { inLanguages } from '../pages/words.ts';

const words = { de: 'Andernorts', en: 'Somewhere else', fr: 'Ailleurs' };

/** Another house in the same content system. Nothing of it may ever show on this site. */
export const foreignSteps = [
  {
    collection: 'project',
    items: [
      {
        id: 2,
        domain: 'andernorts.example',
        name: 'Uhren Andernorts',
        languages: [
          { languages_code: 'de', sort: 1 },
          { languages_code: 'en', sort: 2 },
          { languages_code: 'fr', sort: 3 },
        ],
        config: { name: 'Uhren Andernorts', has_cal_com: false, timezone: 'Europe/Berlin' },
        theme: { name: 'Andernorts', base_color: '#ffffff', brand_color: '#0b5f8a', initialColorMode: 'dark' },
        translations: inLanguages({
          de: {
            seo_title: 'Uhren Andernorts',
            seo_description: 'Ein anderes Haus.',
            seo_keywords: 'Andernorts',
            title_separator: '|',
          },
          en: {
            seo_title: 'Andernorts Watches',
            seo_description: 'Another house.',
            seo_keywords: 'Andernorts',
            title_separator: '|',
          },
          fr: {
            seo_title: 'Montres Andernorts',
            seo_description: 'Une autre maison.',
            seo_keywords: 'Andernorts',
            title_separator: '|',
          },
        }),
      },
    ],
  },
  {
    collection: 'company',
    items: [
      {
        id: 2,
        project: 2,
        company_name: 'Uhren Andernorts GmbH',
        display_name: 'Uhren Andernorts',
        legal_form: 'other',
        founding_year: 2004,
        addresses: [
          {
            sort: 1,
            address_type: 'hq',
            street: 'Fernweg',
            number: '99',
            zip_code: '80331',
            city: 'Andernorts',
            country: 'DE',
          },
        ],
        emails: [{ sort: 1, email: 'post@andernorts.example', primary: true }],
        numbers: [{ sort: 1, type: 'phone', number: '089 99998-500', primary: true }],
        executives: [{ sort: 1, name: 'Anton Andernorts' }],
      },
    ],
  },
  {
    collection: 'branch',
    items: [
      {
        id: 4,
        project: 2,
        status: 'published',
        sort: 1,
        display_name: 'Uhren Andernorts',
        street: 'Fernweg',
        number: '99',
        zip: '80331',
        city: 'Andernorts',
        country: 'DE',
        phone: '089 99998-500',
        opening_periods: [{ sort: 1, day: '4', time_open: '11:00:00', time_close: '19:00:00' }],
        translations: inLanguages({
          de: { description: `<p>${words.de}</p>` },
          en: { description: `<p>${words.en}</p>` },
          fr: { description: `<p>${words.fr}</p>` },
        }),
      },
    ],
  },
  {
    collection: 'menu',
    items: [
      {
        id: 5,
        project: 2,
        key: 'primary',
        entries: [
          {
            sort: 1,
            type: 'page',
            path: 'andernorts',
            translations: inLanguages({
              de: { display_name: words.de },
              en: { display_name: words.en },
              fr: { display_name: words.fr },
            }),
          },
        ],
      },
    ],
  },
  {
    collection: 'page',
    items: [
      {
        id: 119,
        project: 2,
        status: 'published',
        key: 'imprint',
        translations: inLanguages({
          de: { title: 'Impressum von Andernorts', lead: words.de },
          en: { title: 'Imprint of Andernorts', lead: words.en },
          fr: { title: "Mentions légales d'Andernorts", lead: words.fr },
        }),
        blocks: [
          {
            ...richText({
              de: '<p>Dieses Impressum gehört Andernorts.</p>',
              en: '<p>This imprint belongs to Andernorts.</p>',
              fr: '<p>Ces mentions légales sont celles d’Andernorts.</p>',
            }),
            sort: 1,
          },
        ],
      },
    ],
  },
  {
    collection: 'redirect',
    items: [{ project: 2, from_path: '/uhren', to_path: '/andernorts', permanent: false, active: true }],
  },
] satisfies Step[];
