import { blockCollections } from './blocks.ts';
import { branchCollections } from './branch.ts';
import { catalogueCollections } from './catalogue.ts';
import type { Collections, Field } from './collection.ts';
import { companyCollections } from './company.ts';
import { dateCreated } from './layout.ts';
import { legalCollections } from './legal.ts';
import { menuCollections } from './menus.ts';
import { messageCollections } from './messages.ts';
import { integer } from './number-fields.ts';
import { orderRecordCollections } from './order-records.ts';
import { orderCollections } from './orders.ts';
import { pageCollections } from './pages.ts';
import { productChoiceCollections, productCollections } from './product.ts';
import { productPartCollections } from './product-parts.ts';
import { projectCollections } from './project.ts';
import { ringCollections } from './rings.ts';
import { shopSettingsCollections } from './shop-settings.ts';
import { stockAlertCollections } from './stock-alerts.ts';
import { buildTables } from './tables.ts';
import { choice, dateTime, longText, text } from './values.ts';

const created = dateCreated();

const publicationCollections: Collections = {
  publication: {
    label: 'Veröffentlichungen',
    english: 'Publications',
    icon: 'publish',
    note: 'Wann Änderungen auf der Website sichtbar wurden, oder warum nicht. Entsteht von selbst.',
    folder: 'folder_settings',
    template: '{{date_created}} {{status}}',
    fields: {
      status: choice(
        'Stand',
        [
          { text: 'Wird gebaut', value: 'running', icon: 'pending', color: '#8C6A2F' },
          { text: 'Online', value: 'live', icon: 'check', color: '#2E7D5B' },
          { text: 'Nicht veröffentlicht', value: 'failed', icon: 'error', color: '#B4552D' },
        ],
        { default: 'running', readonly: true },
      ),
      date_created: { ...created, label: 'Begonnen', meta: { ...created.meta, hidden: false } },
      live_at: dateTime('Online seit', { readonly: true }),
      seconds: integer('Dauer in Sekunden', { readonly: true }),
      collections: text('Was sich geändert hat', { readonly: true }),
      reason: longText('Grund', {
        readonly: true,
        note: 'Warum es nicht ging. Besucher sehen weiter den Stand davor.',
      }),
      notice_count: integer('Zahl der Hinweise', { readonly: true, width: 'half' }),
      notices: notices(),
      release: text('Fassung', { readonly: true, hidden: true, unique: true }),
    },
  },
};

/** All collections, in the order of the studio's navigation. */
export const collections: Collections = {
  ...productCollections,
  ...orderCollections,
  ...orderRecordCollections,
  ...messageCollections,
  ...stockAlertCollections,
  ...productPartCollections,
  ...ringCollections,
  ...pageCollections,
  ...blockCollections,
  ...menuCollections,
  ...legalCollections,
  ...companyCollections,
  ...branchCollections,
  ...catalogueCollections,
  ...productChoiceCollections,
  ...shopSettingsCollections,
  ...projectCollections,
  ...publicationCollections,
};

export const { tables, links } = buildTables(collections);

/** Rendered Markdown, since each notice links to an entry. */
function notices(): Field {
  const { meta, ...field } = longText('Hinweise', {
    readonly: true,
    note: 'Was Besucher anders sehen, als es gedacht war, und wo es sich ändern lässt.',
  });
  const options = { defaultView: 'preview', toolbar: [] };
  return { ...field, meta: { ...meta, interface: 'input-rich-text-md', options, display: 'raw' } };
}
