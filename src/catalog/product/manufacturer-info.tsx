import { MailLink } from '../../content/company/contact-links.tsx';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productPage } from '../../styled-system/recipes/index.js';
import { Expander } from '../../ui/prose.tsx';
import type { ProductDetails } from './product-details.ts';

/** Manufacturer, responsible person in the European Union, and safety information (GPSR art. 19). */
export function ManufacturerInfo({
  details: { manufacturer, safety, lang },
  language,
}: {
  details: ProductDetails;
  language: Language;
}) {
  const messages = getMessages(language).product;
  if (!manufacturer && !safety) return null;
  return (
    <Expander title={messages.manufacturerInfo}>
      <dl className={productPage().facts}>
        {manufacturer && (
          <div>
            <dt>{messages.manufacturer}</dt>
            <dd>
              {[manufacturer.name, ...manufacturer.address].join(', ')}
              <Mail address={manufacturer.email} language={language} />
              {!manufacturer.email && manufacturer.website && (
                <>
                  <br />
                  {manufacturer.website.replace(/^https?:\/\//, '')}
                </>
              )}
            </dd>
          </div>
        )}
        {manufacturer?.responsible && (
          <div>
            <dt>{messages.responsible}</dt>
            <dd>
              {[manufacturer.responsible.name, manufacturer.responsible.address].filter(Boolean).join(', ')}
              <Mail address={manufacturer.responsible.email} language={language} />
            </dd>
          </div>
        )}
        {safety && (
          <div>
            <dt>{messages.safety}</dt>
            <dd lang={lang}>{safety}</dd>
          </div>
        )}
      </dl>
    </Expander>
  );
}

function Mail({ address, language }: { address: string | null; language: Language }) {
  if (!address) return null;
  return (
    <>
      <br />
      <MailLink email={address} language={language} />
    </>
  );
}
