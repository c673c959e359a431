import type { Fields, Rule } from '../collection.ts';
import { tables } from '../model.ts';
import { allow, type Permission, withParts } from './permission.ts';

/** Collections that the storefront reads. New collections are inaccessible until they are listed here. */
const readable = [
  ...['project', 'languages', 'project_config', 'brand_config', 'theme', 'theme_button', 'redirect', 'consent'],
  ...['company', 'company_address', 'company_email', 'company_number', 'company_executive', 'company_register'],
  ...['branch', 'opening_period', 'opening_hours', 'holiday'],
  ...['menu', 'menu_entry', 'menu_group', 'widget', 'legal_notice', 'legal_page'],
  ...['page', 'article', 'event', 'teaser', 'faq_item'],
  ...tables.map(({ name }) => name).filter((name) => name.startsWith('block_')),
  ...['ecommerce_settings', 'ecommerce_payment_method', 'ecommerce_shipping_method', 'country'],
  ...['ecommerce_category', 'ecommerce_subcategory', 'ecommerce_manufacturer', 'ecommerce_tag'],
  'ecommerce_synonym',
  ...['ecommerce_attribute_group', 'ecommerce_attribute', 'ecommerce_size_guide'],
  ...['ecommerce_personalization', 'ecommerce_personalization_field'],
  ...['ecommerce_product', 'ecommerce_product_variant', 'ecommerce_product_attribute'],
  ...['ecommerce_product_branch_stock', 'ecommerce_variant_branch_stock'],
  ...['ring_studio', 'ring_alloy', 'ring_option', 'ring_stone', 'ring_preset'],
  ...['ecommerce_product_rating', 'ecommerce_price_log', 'ecommerce_former_address'],
];

/** Fields for staff and our own code, excluded from public collections. */
const internal = ['request_id', 'mails'];

const fileFields = [
  ...['id', 'title', 'description', 'type', 'filename_download', 'filesize'],
  ...['width', 'height', 'focal_point_x', 'focal_point_y', 'modified_on', 'tint'],
];

/** Public files: pictures, downloads and videos. */
const publicFiles = {
  _or: [{ type: { _starts_with: 'image/' } }, { type: { _in: ['application/pdf', 'video/mp4', 'video/webm'] } }],
};

/** The storefront reads published rows only. Which project it shows is up to its queries. */
export const storefrontPermissions: Permission[] = listPermissions(findRule);

/** For previews: the same, including drafts. */
export const previewPermissions: Permission[] = listPermissions(() => null);

function listPermissions(findRows: (collection: string) => Rule | null): Permission[] {
  return [
    ...withParts(readable).map(({ name, fields }) =>
      allow(name, 'read', { fields: Object.keys(fields).filter(isForVisitors(fields)), permissions: findRows(name) }),
    ),
    allow('directus_files', 'read', { fields: fileFields, permissions: publicFiles }),
  ];
}

/** Whether a field has public data: not form groups, nor the user who changed a row. */
function isForVisitors(fields: Fields) {
  return (name: string) => {
    const { type, relation } = fields[name] ?? {};
    if (internal.includes(name)) return false;
    if (relation?.kind === 'm2o') return relation.to !== 'directus_users';
    return type !== 'alias' || relation !== undefined;
  };
}

/** Filter for published rows, and parts of published ones. Menus are recursive, hence the path so far. */
function findRule(collection: string, path: string[] = []): Rule | null {
  const fields = tables.find(({ name }) => name === collection)?.fields ?? {};
  const ofOwners = Object.entries(fields).flatMap(([name, { relation }]) => {
    if (relation?.kind !== 'm2o' || !relation.owner || path.includes(relation.to)) return [];
    const rule = findRule(relation.to, [...path, collection]);
    return rule ? [{ [name]: rule }] : [];
  });
  const own = fields.status?.row?.includes("'published'") ? [{ status: { _eq: 'published' } }] : [];
  const rules: Rule[] = [...own, ...ofOwners];
  return rules.length > 1 ? { _and: rules } : (rules[0] ?? null);
}
