import type { CmsApi } from '../cms-api.ts';
import { ensureRow } from './access/apply.ts';
import { withParts } from './access/permission.ts';
import { tables } from './model.ts';

/** Fixed, so that a second start finds what the first one made. */
const ids = {
  flow: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f01',
  publish: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f02',
  note: '7c1d2a4e-5b60-4f0e-8a53-3e9b1d6c2f03',
};

/** What pages made before visitors come can show. */
const onPages = withParts([
  ...['project', 'project_config', 'brand_config', 'theme', 'theme_button', 'consent'],
  ...['company', 'company_address', 'company_email', 'company_number', 'company_executive', 'company_register'],
  ...['branch', 'opening_period', 'opening_hours', 'holiday'],
  ...['menu', 'menu_entry', 'menu_group', 'widget', 'legal_notice', 'legal_page'],
  ...['page', 'article', 'event', 'teaser', 'faq_item'],
  ...tables.map(({ name }) => name).filter((name) => name.startsWith('block_')),
  ...['ecommerce_settings', 'ecommerce_category', 'ecommerce_manufacturer', 'ecommerce_product'],
]).map(({ name }) => name);

const flow = {
  id: ids.flow,
  name: 'Website veröffentlichen',
  icon: 'publish',
  color: '#8C6A2F',
  description:
    'Sagt der Website nach jeder Änderung Bescheid. Sie baut sich daneben neu auf und tauscht sich dann aus.',
  trigger: 'event',
  // Each change would leave a line in the activity log beside the one that Directus writes anyway.
  accountability: null,
  options: { type: 'action', scope: ['items.create', 'items.update', 'items.delete'], collections: onPages },
};

const operations = [
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
        reason:
          'Die Website ist nicht zu erreichen. Sobald sie läuft, genügt es, irgendetwas noch einmal zu speichern.',
      },
    },
    ...{ key: 'note', name: 'Für das Team vermerken', position_x: 37, position_y: 17 },
  },
];

/** The way from a change in the studio to the website. Whoever switches the Flow off in the studio finds it off. */
export async function setUpFlows(api: CmsApi): Promise<void> {
  await ensureRow(api, '/flows', flow);
  // The last one first: each names the one that follows it.
  for (const operation of [...operations].reverse())
    await ensureRow(api, '/operations', { ...operation, flow: ids.flow });
  const [stored] = await api.get<{ operation: string | null }[]>(`/flows?filter[id][_eq]=${ids.flow}&fields=operation`);
  if (!stored?.operation) await api.patch(`/flows/${ids.flow}`, { operation: ids.publish, status: 'active' });
}
