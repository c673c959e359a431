import type { Step } from '../../cms/seed/send-rows.ts';
import { pearlCare, ringSizes } from './articles-rings-and-pearls.ts';
import { alloys, engraving, history, watchService } from './articles-workshop.ts';
import { richText } from './blocks.ts';
import { bicycles, decoratives, floralWorkshop, homeFabrics, roomFragrances } from './coach-house.ts';
import { contact, thanks } from './contact.ts';
import { events } from './events.ts';
import { home } from './home.ts';
import { insights, materials, partner, sustainability } from './house.ts';
import { accessories, beads, jewelry } from './jewelry.ts';
import { newsletter } from './newsletter.ts';
import { forKids, optics } from './optics-and-kids.ts';
import { page } from './page.ts';
import { questions } from './questions.ts';
import { appointment, display, eventsPage, info, storeWindow } from './service.ts';
import { classicWatches, officialPartner, watches } from './watches.ts';
import { engagementRings, ringSteps, ringWorkshop, weddingRings } from './wedding-rings.ts';

/** Never shown: it is a draft. */
const draftPage = {
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
const foreignPage = {
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

const pages = [
  home,
  contact,
  thanks,
  newsletter,
  weddingRings,
  engagementRings,
  watches,
  jewelry,
  beads,
  accessories,
  homeFabrics,
  decoratives,
  floralWorkshop,
  roomFragrances,
  bicycles,
  optics,
  forKids,
  appointment,
  eventsPage,
  storeWindow,
  insights,
  questions,
  info,
  partner,
  materials,
  sustainability,
  display,
  ringWorkshop,
  ringSteps,
  officialPartner,
  classicWatches,
  draftPage,
  foreignPage,
];

/** After languages, projects, files, branches and the shop's categories, which the blocks point at. */
export const pageSteps: Step[] = [
  { collection: 'page', items: pages },
  { collection: 'article', items: [ringSizes, pearlCare, watchService, alloys, engraving, history] },
  { collection: 'event', items: events },
];
