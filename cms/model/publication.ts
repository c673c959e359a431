import { choice } from './choice.ts';
import type { Collections } from './collection.ts';
import { dateTime } from './date-fields.ts';
import type { Field } from './field.ts';
import { dateCreated } from './layout.ts';
import { integer } from './number-fields.ts';
import { longText, text } from './values.ts';

const created = dateCreated();

export const publicationCollections: Collections = {
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

/** Markdown, since each notice leads to an entry; shown as it reads and not as it is written. */
function notices(): Field {
  const { meta, ...field } = longText('Hinweise', {
    readonly: true,
    note: 'Was Besucher anders sehen, als es gedacht war, und wo es sich ändern lässt.',
  });
  const options = { defaultView: 'preview', toolbar: [] };
  return { ...field, meta: { ...meta, interface: 'input-rich-text-md', options, display: 'raw' } };
}
