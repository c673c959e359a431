import type { Step } from '../step.ts';
import { products } from './products.ts';
import { ratings } from './ratings.ts';

const all = Object.entries(ratings).flatMap(([slug, list]) =>
  list.map((rating) => ({ product: productId(slug), rating })),
);

function productId(slug: string): number {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`There are ratings of ${slug}, which is no product`);
  return product.id;
}

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
