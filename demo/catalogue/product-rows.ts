import type { Step } from '../../cms/seed/send-rows.ts';
import { fileId } from '../file-id.ts';
import { attributeRows } from './attributes.ts';
import { categoryId, subcategoryId } from './category-rows.ts';
import { makerOf } from './manufacturers.ts';
import { personalizationId } from './personalizations.ts';
import { type Product, products } from './products.ts';
import { sizeGuideId } from './size-guides.ts';
import { isReorderable, reorderTime, shippingTime, variantsOf } from './variants.ts';
import { translations } from './words.ts';

const foreignIds = { category: 7, manufacturer: 20 };

function productRow(product: Product, sort: number): Record<string, unknown> {
  const { id, project, slug, note, sizeGuide, personalization } = product;
  const maker = makerOf(note.house);
  const variants = variantsOf(product);
  return {
    id,
    project,
    status: note.status ?? 'published',
    slug,
    sort,
    reference_number: `${project === 2 ? 'AN' : maker.prefix}-${1000 + id}`,
    price_brutto: note.price,
    original_price_brutto: note.reduced?.from ?? null,
    stock:
      variants.length > 0 ? variants.reduce((sum, { stock, active }) => sum + (active ? stock : 0), 0) : note.stock,
    shipping_time: shippingTime(product),
    reorder_time: reorderTime(product),
    reorder_possible: isReorderable(product),
    warranty_months: 24,
    guarantee_months: note.guarantee ?? null,
    category: project === 2 ? foreignIds.category : categoryId(product.category),
    manufacturer: project === 2 ? foreignIds.manufacturer : maker.id,
    subcategories: subcategoryRows(product),
    tags: note.tags ?? [],
    images: [1, 2, 3].map((place) => ({ directus_files_id: fileId(`product/${slug}/${place}`), sort: place })),
    attributes: project === 2 ? [] : attributeRows(product.facts),
    size_guide: sizeGuide ? sizeGuideId(sizeGuide) : null,
    personalization: personalization ? personalizationId(personalization) : null,
    product_variants: variants,
    translations: productTranslations(product),
  };
}

function subcategoryRows({ project, category, subcategories }: Product): Record<string, unknown>[] {
  if (project === 2) return [];
  return subcategories.map((key) => ({ subcategory_id: subcategoryId(category, key) }));
}

function productTranslations({ name, teaser, description, seoTitle, note, sizes, safety }: Product) {
  return translations({
    display_name: name,
    teaser,
    description,
    seo_title: seoTitle,
    seo_description: note.says,
    ...(sizes && { variant_display_name: sizes.label }),
    ...(safety && { safety_information: safety }),
  });
}

/**
 * The order that the shop shows without another wish. Products of all houses and metals alternate,
 * since fifteen plain gold rings in a row look like one.
 */
function shuffled(list: Product[]): Product[] {
  return list
    .map((product, index) => ({ product, place: (index * 0.618034) % 1 }))
    .sort((a, b) => a.place - b.place)
    .map(({ product }) => product);
}

export const productSteps: Step[] = [
  {
    collection: 'ecommerce_product',
    items: shuffled(products)
      .map((product, index) => productRow(product, index + 1))
      .sort((a, b) => Number(a.id) - Number(b.id)),
  },
];
