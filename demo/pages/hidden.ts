import { richText } from './blocks.ts';
import { page } from './page.ts';

/** Never shown: it is a draft. */
export const draftPage = {
  ...page(
    { id: 40, path: 'trauringe/geheim', scene: 'wedding-rings' },
    {
      de: {
        title: 'Geheim: die Frühjahrskollektion',
        lead: 'Noch im Entwurf. Vor dem ersten März sieht das niemand.',
        seo_title: 'Geheim',
        seo_description: 'Entwurf der Frühjahrskollektion.',
      },
      en: {
        title: 'Secret: the spring collection',
        lead: 'Still a draft. Nobody sees this before the first of March.',
        seo_title: 'Secret',
        seo_description: 'Draft of the spring collection.',
      },
    },
    [
      richText({
        de: '<p>Vier Paare mit eingelegtem Platin, die Preise fehlen noch.</p>',
        en: '<p>Four pairs with inlaid platinum, prices still missing.</p>',
      }),
    ],
  ),
  status: 'draft',
};

/** Never shown: it belongs to another house that shares the content system. */
export const foreignPage = {
  ...page(
    { id: 41, key: 'home', scene: 'interior' },
    {
      de: {
        title: 'Andernorts',
        lead: 'Die Startseite eines anderen Hauses.',
        seo_title: 'Andernorts',
        seo_description: 'Die Startseite eines anderen Hauses.',
      },
      en: {
        title: 'Elsewhere',
        lead: 'The home page of another house.',
        seo_title: 'Elsewhere',
        seo_description: 'The home page of another house.',
      },
    },
    [
      richText({
        de: '<p>Dieser Text gehört nicht zu Vierlinden.</p>',
        en: '<p>This text does not belong to Vierlinden.</p>',
      }),
    ],
  ),
  project: 2,
};
