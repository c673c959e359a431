import type { Step } from '../cms/seed/send-rows.ts';
import { catalogueDatesOn, cataloguePictures, catalogueSteps } from './catalogue.ts';
import { houseSteps } from './house/house.ts';
import { legalSteps } from './legal/legal.ts';
import { pageSteps } from './pages/pages.ts';
import { sceneTitle } from './pages/scene-words.ts';
import type { DemoPicture } from './pictures/demo-picture.ts';
import { drawLook } from './pictures/draw.ts';
import { scenes } from './pictures/scenes.ts';
import { ringSteps } from './rings/rings.ts';

/** In an order in which every row finds those that it points at: legal pages belong to the shop's settings, blocks to categories. */
export const demoSteps: Step[] = [...houseSteps, ...catalogueSteps, ...ringSteps, ...legalSteps, ...pageSteps];

/** When rows came about, to be changed after they are there. */
export const demoDates: Step[] = catalogueDatesOn(new Date());

/** As wide as the widest file of the zoom view, which then is sharp at twice the size of the fitted picture. */
const zoomable = { width: 2800, height: 2100 };
const standard = { width: 1600, height: 1200 };

/** Of the products and of everything else. */
export const demoPictures: DemoPicture[] = [
  ...scenes.map((scene) => ({ ...scene, title: sceneTitle(scene.name) })),
  ...cataloguePictures.map(({ name, title, look, view, seed }) => ({
    name,
    title,
    ...(view === 'front' ? zoomable : standard),
    draw: () => drawLook(look, view, seed),
  })),
];
