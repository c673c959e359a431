import type { CmsApi } from '../cms-api.ts';
import { ensureRow, withParts } from './access/permission.ts';
import { tables } from './model.ts';

/** Fixed ids, so that later starts find these rows. */
const ids = {
  flow: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f01',
  publish: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f02',
  note: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f03',
  catalogueFlow: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f04',
  refresh: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f05',
  synonymFlow: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f06',
  synonym: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f07',
};

/** A button of an order: a Flow with one operation. */
type OrderButton = {
  id: string;
  operation: string;
  /** What the operation `change-order` does. */
  change: string;
  name: string;
  icon: string;
  color: string;
  confirmation: string;
  /** What it asks for. */
  field?: object;
};

const orderButtons: readonly OrderButton[] = [
  {
    ...{
      id: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f08',
      operation: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f09',
      change: 'paid',
    },
    ...{ name: 'Zahlung ist da', icon: 'payments', color: '#2E7D5B' },
    confirmation: 'Die Zahlung ist eingegangen. Die Kundin, der Kunde bekommt darüber einmal eine E-Mail.',
  },
  {
    ...{ id: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f0a', operation: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f0b' },
    ...{ change: 'shipped', name: 'Verschickt', icon: 'local_shipping', color: '#2E7D5B' },
    confirmation: 'Die Bestellung ist unterwegs, und eine E-Mail sagt es.',
    field: {
      field: 'tracking',
      type: 'string',
      name: 'Sendungsverfolgung',
      meta: { interface: 'input', width: 'full', note: 'Nummer oder Link; darf fehlen und später folgen.' },
    },
  },
  {
    ...{ id: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f0c', operation: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f0d' },
    ...{ change: 'ready', name: 'Abholbereit', icon: 'storefront', color: '#3F5E73' },
    confirmation: 'Alles liegt bereit. Wer abholt, bekommt eine E-Mail.',
  },
  {
    ...{ id: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f0e', operation: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f0f' },
    ...{ change: 'cancelled', name: 'Stornieren', icon: 'cancel', color: '#A23A2E' },
    confirmation:
      'Die Bestellung wird storniert, die Stücke sind wieder frei, und eine E-Mail sagt es. Was bezahlt ist, erstatten Sie selbst.',
  },
];

/** Flows that staff start; they may read their operations. */
export const manualFlows = [ids.synonymFlow, ...orderButtons.map(({ id }) => id)];

/** Collections shown on static pages. */
const onPages = withParts([
  ...['project', 'project_config', 'brand_config', 'theme', 'theme_button', 'consent', 'redirect'],
  ...['company', 'company_address', 'company_email', 'company_number', 'company_executive', 'company_register'],
  ...['branch', 'opening_period', 'opening_hours', 'holiday'],
  ...['menu', 'menu_entry', 'menu_group', 'widget', 'legal_notice', 'legal_page'],
  ...['page', 'article', 'event', 'teaser', 'faq_item'],
  ...tables.map(({ name }) => name).filter((name) => name.startsWith('block_')),
  ...['ecommerce_settings', 'ecommerce_category', 'ecommerce_manufacturer', 'ecommerce_product'],
]).map(({ name }) => name);

const publishingFlow = {
  id: ids.flow,
  name: 'Website veröffentlichen',
  icon: 'publish',
  color: '#8C6A2F',
  description:
    'Sagt der Website nach jeder Änderung Bescheid. Sie baut sich daneben neu auf und tauscht sich dann aus.',
  trigger: 'event',
  // Otherwise each change would add an entry to the activity log besides Directus's own.
  accountability: null,
  options: { type: 'action', scope: ['items.create', 'items.update', 'items.delete'], collections: onPages },
};

const publishingOperations = [
  {
    id: ids.publish,
    type: 'publish',
    options: { collection: '{{$trigger.collection}}', user: '{{$accountability.user}}' },
    ...{ key: 'publish', name: 'Website rufen', position_x: 19, position_y: 1, resolve: null, reject: ids.note },
  },
  {
    id: ids.note,
    type: 'item-create',
    options: {
      collection: 'publication',
      permissions: '$full',
      emitEvents: false,
      payload: {
        status: 'failed',
        collections: '{{$trigger.collection}}',
        reason: 'Die Website ist nicht zu erreichen. Sobald sie läuft, holt sie die Änderung von selbst nach.',
      },
    },
    ...{ key: 'note', name: 'Für das Team vermerken', position_x: 37, position_y: 17 },
  },
];

/** Collections shown on shop pages; the website keeps them in memory. */
const inCatalogue = withParts([
  ...['ecommerce_product', 'ecommerce_product_variant', 'ecommerce_product_attribute', 'ecommerce_product_rating'],
  ...['ecommerce_product_branch_stock', 'ecommerce_variant_branch_stock'],
  ...['ecommerce_price_log', 'ecommerce_former_address', 'ecommerce_category', 'ecommerce_subcategory'],
  ...['ecommerce_manufacturer', 'ecommerce_tag', 'ecommerce_attribute_group', 'ecommerce_attribute'],
  ...['ecommerce_synonym', 'ecommerce_size_guide', 'ecommerce_personalization', 'ecommerce_personalization_field'],
  ...['ecommerce_settings', 'ecommerce_payment_method', 'ecommerce_shipping_method', 'legal_page'],
  ...['ring_studio', 'ring_alloy', 'ring_option', 'ring_stone', 'ring_preset'],
]).map(({ name }) => name);

const catalogueFlow = {
  id: ids.catalogueFlow,
  name: 'Katalog auffrischen',
  icon: 'diamond',
  color: '#8C6A2F',
  description:
    'Sagt dem Shop nach jeder Änderung Bescheid, damit Listen und Produktseiten sie gleich zeigen. Hört er es nicht, ' +
    'sieht er es bald von selbst.',
  trigger: 'event',
  accountability: null,
  options: {
    type: 'action',
    scope: ['items.create', 'items.update', 'items.delete'],
    collections: [...inCatalogue, 'directus_files'],
  },
};

const catalogueOperations = [
  {
    id: ids.refresh,
    type: 'publish',
    options: {
      path: '/api/catalogue',
      collection: '{{$trigger.collection}}',
      event: '{{$trigger.event}}',
      key: '{{$trigger.key}}',
      keys: '{{$trigger.keys}}',
    },
    ...{ key: 'refresh', name: 'Shop rufen', position_x: 19, position_y: 1, resolve: null, reject: null },
  },
];

/** A button in the list of searches without results. */
const synonymFlow = {
  id: ids.synonymFlow,
  name: 'Suchwort anlegen',
  icon: 'manage_search',
  color: '#8C6A2F',
  description:
    'Macht aus Suchen ohne Treffer Suchwörter: Wer so sucht, findet, was es bei uns unter anderem Namen gibt.',
  trigger: 'manual',
  accountability: null,
  options: {
    collections: ['ecommerce_empty_search'],
    location: 'collection',
    error_on_reject: true,
    requireConfirmation: true,
    confirmationDescription: 'Wer so sucht, findet von nun an:',
    fields: [
      {
        field: 'meanings',
        type: 'string',
        name: 'So heißt es bei uns',
        meta: {
          interface: 'input',
          width: 'full',
          required: true,
          note: 'Ein Wort oder mehrere, mit Kommas dazwischen, das Wichtigste zuerst: Trauring, Verlobungsring.',
          options: { placeholder: 'Trauring' },
        },
      },
    ],
  },
};

const synonymOperations = [
  {
    id: ids.synonym,
    type: 'make-synonym',
    options: { keys: '{{$trigger.body.keys}}', meanings: '{{$trigger.body.meanings}}' },
    ...{ key: 'synonym', name: 'Suchwort anlegen', position_x: 19, position_y: 1, resolve: null, reject: null },
  },
];

function toOrderFlow({ id, name, icon, color, confirmation, field }: OrderButton) {
  return {
    ...{ id, name, icon, color, description: confirmation, trigger: 'manual', accountability: null },
    options: {
      ...{ collections: ['ecommerce_order'], location: 'both', error_on_reject: true, requireConfirmation: true },
      ...{ confirmationDescription: confirmation, fields: field ? [field] : [] },
    },
  };
}

function toOrderOperations({ operation, change, name }: OrderButton) {
  const options = { change, keys: '{{$trigger.body.keys}}', tracking: '{{$trigger.body.tracking}}' };
  const place = { position_x: 19, position_y: 1, resolve: null, reject: null };
  return [{ id: operation, type: 'change-order', options, key: 'change', name, ...place }];
}

/** Creates the Flows that notify the website, and buttons. Flows that were disabled in the studio stay disabled. */
export async function setUpFlows(api: CmsApi): Promise<void> {
  await setUpFlow(api, publishingFlow, publishingOperations);
  await setUpFlow(api, catalogueFlow, catalogueOperations);
  await setUpFlow(api, synonymFlow, synonymOperations);
  for (const button of orderButtons) await setUpFlow(api, toOrderFlow(button), toOrderOperations(button));
}

/** @param operations in order of execution */
async function setUpFlow(api: CmsApi, flow: { id: string }, operations: { id: string }[]) {
  await ensureRow(api, '/flows', flow);
  // In reverse order, since each refers to the next one.
  for (const operation of [...operations].reverse()) {
    await ensureRow(api, '/operations', { ...operation, flow: flow.id });
  }
  const [stored] = await api.get<{ operation: string | null }[]>(`/flows?filter[id][_eq]=${flow.id}&fields=operation`);
  const [first] = operations;
  if (first && !stored?.operation) await api.patch(`/flows/${flow.id}`, { operation: first.id, status: 'active' });
}
