import { drawBackdrop } from './ground.ts';
import type { Look, View } from './look.ts';
import { type Draw, drawBoards, drawSunlight, put, type Size } from './scene-stage.ts';
import { drawCloth } from './scene-still-lifes.ts';
import type { Sheet } from './sheet.ts';

/** What things stand on, and the light. */
type Ground = (sheet: Sheet, size: Size) => string;
export type Thing = (sheet: Sheet) => string;

export const paper =
  (tone: string): Ground =>
  (sheet, size) =>
    drawBackdrop(sheet, tone, ...size) + drawSunlight(sheet, size, 0.26);

export const linen =
  (tone: string): Ground =>
  (sheet, size) =>
    drawCloth(sheet, size, tone) + drawSunlight(sheet, size, 0.24);

export const boards =
  (tone: string): Ground =>
  (sheet, size) =>
    drawBoards(sheet, tone, size, 0) + drawSunlight(sheet, size, 0.24);

/** A table before a wall; its far edge lies at `top`, a part of the height. */
export const table =
  (wall: string, wood: string, top = 0.66): Ground =>
  (sheet, size) =>
    drawBackdrop(sheet, wall, ...size) + drawBoards(sheet, wood, size, size[1] * top) + drawSunlight(sheet, size, 0.3);

/** A product, its picture's middle at x and y. */
export function thing(look: Look, view: View, x: number, y: number, scale: number, turn = 0): Thing {
  return (sheet) => put(sheet, look, view, [x, y, scale, turn]);
}

/** Things on their ground, the first furthest away. */
export function still(ground: Ground, ...things: Thing[]): Draw {
  return (sheet, size) => ground(sheet, size) + things.map((draw) => draw(sheet)).join('');
}
