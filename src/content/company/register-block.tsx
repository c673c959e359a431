import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { contactBlock } from '../../styled-system/recipes/index.js';
import { getCompany } from './company-queries.ts';
import '../../ui/content.css';

/** Register entries and tax numbers, for the imprint. */
export async function RegisterBlock({ language }: { language: Language }) {
  const { registers, vatId, taxNumber } = await getCompany();
  const messages = getMessages(language).content;
  return (
    <dl className={contactBlock().numbers}>
      {registers.map(({ type, number, registrar }) => (
        <div key={number}>
          <dt>{messages.register}</dt>
          <dd>
            {type} {number}, {registrar}
          </dd>
        </div>
      ))}
      {vatId && (
        <div>
          <dt>{messages.vatId}</dt>
          <dd>{vatId}</dd>
        </div>
      )}
      {taxNumber && (
        <div>
          <dt>{messages.taxNumber}</dt>
          <dd>{taxNumber}</dd>
        </div>
      )}
    </dl>
  );
}
