import { MailLink } from '../../content/company/contact-links.tsx';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { productPage } from '../../styled-system/recipes/index.js';
import { Expander } from '../../ui/expander.tsx';
import type { ProductDetails } from './product-details.ts';

/** Manufacturer, responsible person in the European Union, and safety information (GPSR art. 19). */
export function ManufacturerInfo({
  details: { manufacturer: maker, safety, lang },
  language,
}: {
  details: ProductDetails;
  language: Language;
}) {
  const words = getMessages(language).product;
  if (!maker && !safety) return null;
  return (
    <Expander title={words.manufacturerInfo}>
      <dl className={productPage().facts}>
        {maker && (
          <div>
            <dt>{words.manufacturer}</dt>
            <dd>
              {[maker.name, ...maker.address].join(', ')}
              <Mail address={maker.email} language={language} />
              {!maker.email && maker.website && (
                <>
                  <br />
                  {maker.website.replace(/^https?:\/\//, '')}
                </>
              )}
            </dd>
          </div>
        )}
        {maker?.responsible && (
          <div>
            <dt>{words.responsible}</dt>
            <dd>
              {[maker.responsible.name, maker.responsible.address].filter(Boolean).join(', ')}
              <Mail address={maker.responsible.email} language={language} />
            </dd>
          </div>
        )}
        {safety && (
          <div>
            <dt>{words.safety}</dt>
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
