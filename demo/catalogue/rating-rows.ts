import type { Step } from '../../cms/seed/send-rows.ts';
import { getProduct } from './get-product.ts';
import { ratings } from './ratings.ts';

const all = Object.entries(ratings).flatMap(([slug, list]) =>
  list.map((rating) => ({ product: getProduct(slug).id, rating })),
);

/** Days since a rating was sent. */
export function ratingAge(id: number): number {
  return 2 + ((id * 53) % 410);
}

export const ratingSteps: Step[] = [
  {
    collection: 'ecommerce_product_rating',
    items: all.map(({ product, rating }, index) => {
      const [stars, name, language, title, comment, note] = rating;
      return {
        id: index + 1,
        product,
        status: note === 'pending' || note === 'rejected' ? note : 'published',
        rating: stars,
        name,
        title,
        comment,
        language,
        verified: note === undefined || note === 'pending',
      };
    }),
  },
];
