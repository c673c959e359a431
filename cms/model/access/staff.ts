import type { Rule } from '../collection.ts';
import { manualFlows } from '../flows.ts';
import { collections } from '../model.ts';
import { allow, type Permission, withParts } from './permission.ts';

const contentFolders = ['folder_shop', 'folder_rings', 'folder_pages', 'folder_house', 'folder_vocabulary'];

/** Content that is edited inside other entries. */
const contentParts = [
  ...['company_address', 'company_email', 'company_number', 'company_executive', 'company_register'],
  ...['opening_period', 'opening_hours', 'menu_entry', 'menu_group', 'teaser', 'faq_item'],
  ...Object.keys(collections).filter((name) => name.startsWith('block_')),
  ...['ecommerce_product_variant', 'ecommerce_product_attribute', 'ecommerce_personalization_field'],
  ...['ecommerce_product_branch_stock', 'ecommerce_variant_branch_stock'],
  'ecommerce_attribute',
];

/** Collections with generated rows. */
const noted = ['ecommerce_former_address', 'ecommerce_empty_search'];

const content = [
  ...Object.entries(collections).flatMap(([name, { folder }]) =>
    contentFolders.includes(folder ?? '') && !noted.includes(name) ? name : [],
  ),
  ...contentParts,
];

const settings = [
  ...Object.entries(collections).flatMap(([name, { folder }]) => (folder === 'folder_settings' ? name : [])),
  'theme_button',
];

type Received = {
  changes: string[];
  /** Visible rows; all by default. */
  only?: Rule;
  /** Rows that may be changed, and allowed values; any by default. */
  from?: Rule;
  into?: Rule;
  hides?: string[];
  deletes?: true;
};

/** Customer input: staff may change its status, not its content. */
const received: Record<string, Received> = {
  ecommerce_order: {
    // The studio locks a field group whose own field is not in the list.
    changes: [
      ...['status', 'shipping_address', 'invoice_address', 'notes', 'tracking'],
      ...['group_payment', 'payment_status', 'payment_reference'],
    ],
    hides: ['idempotency_key', 'body_hash', 'access_token_hash'],
  },
  ecommerce_order_item: { changes: [] },
  ecommerce_order_drawing: { changes: [] },
  ecommerce_payment: { changes: [] },
  ecommerce_order_event: { changes: [] },
  ecommerce_order_number: { changes: [] },
  ecommerce_withdrawal: { changes: ['status', 'notes'] },
  ecommerce_request: { changes: ['status', 'notes'], deletes: true },
  // Whether it is a verified purchase is computed.
  ecommerce_product_rating: { changes: ['status'], deletes: true },
  contact_message: { changes: ['status'], deletes: true },
  // Only the subscriber can confirm a subscription.
  newsletter_subscriber: {
    changes: ['status'],
    into: { status: { _eq: 'unsubscribed' } },
    hides: ['confirm_seed', 'confirm_hash', 'unsubscribe_seed', 'unsubscribe_hash'],
    deletes: true,
  },
  mail: {
    changes: ['status'],
    // Staff may see the number of alerts, but not the addresses, which the mails contain.
    only: { stock_alert: { _null: true } },
    from: { status: { _eq: 'failed' } },
    into: { status: { _eq: 'pending' } },
    hides: ['content', 'claimed_at', 'message_id'],
    deletes: true,
  },
  ecommerce_waitlist: { changes: [], hides: ['scope', 'turns'] },
  ecommerce_stock_alert: {
    changes: [],
    hides: ['email', 'request_key', 'confirm_seed', 'confirm_hash', 'unsubscribe_seed', 'unsubscribe_hash'],
  },
  ecommerce_price_log: { changes: [] },
  ecommerce_former_address: { changes: [] },
  ecommerce_empty_search: { changes: [], deletes: true },
  ecommerce_visitor_limit: { changes: [], hides: ['client', 'network'] },
};

const ownAccount = [
  ...['first_name', 'last_name', 'password', 'avatar', 'language', 'appearance'],
  ...['theme_light', 'theme_dark', 'tfa_secret', 'text_direction'],
];

/** @param project default website of new entries */
export function buildStaffPermissions(project: number): Permission[] {
  const contentTables = withParts(content);
  const history = { collection: { _in: contentTables.map(({ name }) => name) } };
  return [
    ...contentTables.flatMap(({ name, fields }) => [
      allow(name, 'create', { presets: 'project' in fields ? { project } : null }),
      ...(['read', 'update', 'delete'] as const).map((action) => allow(name, action)),
    ]),
    ...withParts(settings).map(({ name }) => allow(name, 'read')),
    ...Object.entries(received).flatMap(([name, { changes, only = null, from, into = null, hides, deletes }]) => [
      allow(name, 'read', { fields: getFields(name, hides), permissions: only }),
      ...(changes.length > 0
        ? [allow(name, 'update', { fields: changes, permissions: both(only, from ?? null), validation: into })]
        : []),
      ...(deletes ? [allow(name, 'delete', { permissions: only })] : []),
    ]),
    ...['directus_files', 'directus_folders'].flatMap((name) =>
      (['create', 'read', 'update', 'delete'] as const).map((action) => allow(name, action)),
    ),
    allow('directus_activity', 'read', { permissions: history }),
    allow('directus_revisions', 'read', { permissions: history }),
    // The studio loads manual Flows with their operations; those of other Flows may contain keys.
    allow('directus_flows', 'read', { permissions: { trigger: { _eq: 'manual' } } }),
    allow('directus_operations', 'read', { permissions: { flow: { _in: manualFlows } } }),
    allow('directus_users', 'update', { fields: ownAccount, permissions: { id: { _eq: '$CURRENT_USER' } } }),
  ];
}

/** What the lead of a shop may do beside what staff may. */
export const leadPermissions: Permission[] = [
  allow('theme', 'update'),
  ...(['create', 'update'] as const).map((action) => allow('theme_button', action)),
  allow('ecommerce_settings', 'update', { fields: ['maintenance_mode'] }),
  ...['directus_activity', 'directus_revisions'].map((name) =>
    allow(name, 'read', { permissions: { collection: { _in: ['theme', 'theme_button'] } } }),
  ),
];

function both(one: Rule | null, other: Rule | null): Rule | null {
  return one && other ? { _and: [one, other] } : (one ?? other);
}

function getFields(name: string, hidden: string[] = []): string[] {
  if (hidden.length === 0) return ['*'];
  return ['id', ...Object.keys(collections[name]?.fields ?? {}).filter((field) => !hidden.includes(field))];
}
