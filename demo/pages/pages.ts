import type { Step } from '../../cms/seed/step.ts';
import { pearlCare, ringSizes } from './articles-rings-and-pearls.ts';
import { alloys, engraving, history, watchService } from './articles-workshop.ts';
import { bicycles, decoratives, floralWorkshop, homeFabrics, roomFragrances } from './coach-house.ts';
import { contact, thanks } from './contact.ts';
import { events } from './events.ts';
import { draftPage, foreignPage } from './hidden.ts';
import { home } from './home.ts';
import { insights, materials, partner, sustainability } from './house.ts';
import { accessories, beads, jewelry } from './jewelry.ts';
import { newsletter } from './newsletter.ts';
import { forKids, optics } from './optics-and-kids.ts';
import { questions } from './questions.ts';
import { appointment, display, eventsPage, info, storeWindow } from './service.ts';
import { classicWatches, officialPartner, watches } from './watches.ts';
import { engagementRings, ringSteps, ringWorkshop, weddingRings } from './wedding-rings.ts';

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
