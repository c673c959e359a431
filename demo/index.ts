import type { Step } from '../cms/seed/step.ts';
import { catalogueDatesOn, cataloguePictures, catalogueSteps } from './catalogue.ts';
import { houseSteps } from './house/house.ts';
import { legalSteps } from './legal/legal.ts';
import { pageSteps } from './pages/pages.ts';
import { sceneTitle } from './pages/scene-words.ts';
import type { DemoPicture } from './pictures/demo-picture.ts';
import { drawLook } from './pictures/draw.ts';
import { scenes } from './pictures/scenes.ts';

/** In an order in which every row finds those that it points at: legal pages belong to the shop's settings, blocks to categories. */
export const demoSteps: Step[] = [...houseSteps, ...catalogueSteps, ...legalSteps, ...pageSteps];

/** When rows came about, to be changed after they are there. */
export const demoDates: Step[] = catalogueDatesOn(new Date());

/** Of the products and of everything else. */
export const demoPictures: DemoPicture[] = [
  ...scenes.map((scene) => ({ ...scene, title: sceneTitle(scene.name) })),
  ...cataloguePictures.map(({ name, title, look, view, seed }) => ({
    name,
    title,
    width: 1600,
    height: 1200,
    draw: () => drawLook(look, view, seed),
  })),
];
