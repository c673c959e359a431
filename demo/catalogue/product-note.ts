import type { Look } from '../pictures/look.ts';
import type { House } from './manufacturers.ts';
import type { Tag } from './tags.ts';
import type { Words } from './words.ts';

export type Kind = Look['kind'];
type LookOf<K extends Kind> = Extract<Look, { kind: K }>;

/** Prices that were asked before, oldest first: how many days ago each began, and the euros. The last is today's. */
type PriceHistory = (readonly [daysAgo: number, price: number])[];

/** A product as the shop's own people would note it down; everything else is composed from it. */
export type ProductNote<K extends Kind> = {
  name: string | Words;
  house: House;
  /** Euros; null means on request. */
  price: number | null;
  /** A reduction: the price that is struck through, and how it came about. */
  reduced?: { from: number; history: PriceHistory };
  /** Stock of the shop; of a product in several sizes, how well the sizes are stocked (0 none … 3 most). */
  stock: number;
  look: Omit<LookOf<K>, 'kind'>;
  /** The sentence that is true of this product alone. */
  says: Words;
  tags?: Tag[];
  /** Working days until it leaves the house. */
  days?: number;
  reorder?: boolean;
  /** Months of the maker's own guarantee. */
  guarantee?: number;
  status?: 'draft' | 'archived';
  /** Gold content, where it is not the category's usual one. */
  fine?: 333 | 585 | 750;
  /** Gold over steel or silver. */
  gilt?: boolean;
};

export type Movement = 'automatic' | 'manual' | 'quartz' | 'solar';

export type WatchNote = ProductNote<'watch'> & {
  movement: Movement;
  /** Hours that it runs when it is laid down; years of a battery, months in the dark of a solar movement. */
  runs: number;
  /** Water resistance in bar. */
  bar: 3 | 5 | 10 | 20 | 30;
};
