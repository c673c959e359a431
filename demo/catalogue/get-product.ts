import { type Product, products } from './products.ts';

/** @throws when the demo has no such product */
export function getProduct(slug: string): Product {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`The demo has no product ${slug}`);
  return product;
}
