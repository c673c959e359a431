import type { Step } from '../../cms/seed/send-rows.ts';
import { fileId } from '../file-id.ts';
import { inLanguages } from '../pages/words.ts';

export const languageSteps = [
  {
    collection: 'languages',
    items: [
      { code: 'de', name: 'Deutsch', sort: 1 },
      { code: 'en', name: 'English', sort: 2 },
      { code: 'fr', name: 'Français', sort: 3 },
    ],
  },
] satisfies Step[];

const config = {
  name: 'Juwelier Vierlinden',
  has_cal_com: true,
  cal_com_link: 'https://termine.vierlinden.example/beratung',
  cal_com_operator: 'Brückenkopf Rechenzentrum GmbH, Altenbruck',
  cal_com_privacy_url: 'https://termine.vierlinden.example/datenschutz',
  portal_url: 'https://portal.vierlinden.example/login',
  timezone: 'Europe/Berlin',
  brand_config: {
    rolex_clock: false,
    rolex_area: false,
    display_name: 'Markenbereich',
    terms_url: 'https://marke.example/terms-of-use',
    privacy_url: 'https://marke.example/privacy-notice',
    cookies_url: 'https://marke.example/cookies',
  },
};

const theme = {
  name: 'Papier und Messing',
  base_color: '#f6f1e7',
  brand_color: '#8a6a2f',
  initialColorMode: 'light',
  color_mode_switch: true,
  button: { accentColor: '#6e5323', color: '#8a6a2f', borderRadius: '2px', borderThickness: '1px' },
};

export const projectSteps = [
  {
    collection: 'project',
    items: [
      {
        id: 1,
        domain: 'vierlinden.example',
        name: 'Juwelier Vierlinden',
        logo: fileId('logo'),
        social_image: fileId('scene/social'),
        social_creator: '@vierlinden',
        languages: [
          { languages_code: 'de', sort: 1 },
          { languages_code: 'en', sort: 2 },
          { languages_code: 'fr', sort: 3 },
        ],
        config,
        theme,
        translations: inLanguages({
          de: {
            seo_title: 'Juwelier Vierlinden',
            seo_description: `Goldschmiede und Uhrmacherei in Altenbruck, seit 1931: Trauringe aus eigener Werkstatt,
              Schmuck, Perlen und Uhren, dazu Reparatur, Umarbeitung und Gravur.`,
            seo_keywords: `Juwelier, Altenbruck, Trauringe, Verlobungsringe, Schmuck, Perlen, Uhren, Goldschmiede,
              Uhrmacher, Reparatur, Gravur`,
            title_separator: '–',
          },
          en: {
            seo_title: 'Vierlinden, Jewellers',
            seo_description: `Goldsmiths and watchmakers in Altenbruck since 1931: wedding rings from our own workshop,
              jewellery, pearls and watches, with repairs, remodelling and engraving.`,
            seo_keywords: `jeweller, Altenbruck, wedding rings, engagement rings, jewellery, pearls, watches, goldsmith,
              watchmaker, repairs, engraving`,
            title_separator: '–',
          },
          fr: {
            seo_title: 'Vierlinden, joaillier',
            seo_description: `Bijouterie et horlogerie à Altenbruck depuis 1931 : alliances de notre atelier, bijoux,
              perles et montres, avec réparation, transformation et gravure.`,
            seo_keywords: `joaillier, Altenbruck, alliances, bagues de fiançailles, bijoux, perles, montres, bijoutier,
              horloger, réparation, gravure`,
            title_separator: '–',
          },
        }),
      },
    ],
  },
] satisfies Step[];
