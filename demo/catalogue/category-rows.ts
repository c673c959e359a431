import { defaultAttributes } from '../../cms/extensions/ecom/pricing/shop-product.ts';
import type { Step } from '../../cms/seed/send-rows.ts';
import { fileId } from '../file-id.ts';
import { attributeGroupId, isAttributeGroup } from './attributes.ts';
import { type CategoryKey, categories } from './categories.ts';
import { translations } from './words.ts';

export function categoryId(key: CategoryKey): number {
  return categories.find((category) => category.key === key)?.id ?? 0;
}

/** A subcategory's id tells its category: 103 is the third of the first. */
export function subcategoryId(category: CategoryKey, key: string): number {
  const { id, subcategories } = categories.find((candidate) => candidate.key === category) ?? categories[0];
  const index = subcategories.findIndex((subcategory) => subcategory.key === key);
  if (index < 0) throw new Error(`${category} has no subcategory ${key}`);
  return id * 100 + index + 1;
}

/** What the shop would take anyway, written down so that staff see it and can change it. */
function essentialRows(category: CategoryKey): Record<string, unknown>[] {
  return (defaultAttributes[category] ?? [])
    .filter(isAttributeGroup)
    .map((group, index) => ({ ecommerce_attribute_group_id: attributeGroupId(group), sort: index + 1 }));
}

export const categorySteps: Step[] = [
  {
    collection: 'ecommerce_category',
    items: [
      ...categories.map(({ id, key, scene, name, slug, says }) => ({
        id,
        project: 1,
        key,
        sort: id,
        image: fileId(`scene/${scene}`),
        essential_attributes: essentialRows(key),
        translations: translations({ display_name: name, slug, description: says }),
      })),
      {
        id: 7,
        project: 2,
        key: 'watches',
        sort: 1,
        translations: translations({
          display_name: ['Uhren andernorts', 'Watches elsewhere', 'Montres ailleurs'],
          slug: ['uhren', 'watches', 'montres'],
          description: ['Uhren eines anderen Hauses.', 'Watches of another house.', "Montres d'une autre maison."],
        }),
      },
    ],
  },
  {
    collection: 'ecommerce_subcategory',
    items: categories.flatMap((category) =>
      category.subcategories.map(({ key, name, slug }, index) => ({
        id: category.id * 100 + index + 1,
        category: category.id,
        key,
        sort: index + 1,
        translations: translations({ display_name: name, slug }),
      })),
    ),
  },
];
