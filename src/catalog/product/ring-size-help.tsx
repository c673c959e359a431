import { Link } from 'waku';
import { getPricePattern } from '../../i18n/format.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShownHref } from '../../routing/routes.ts';
import { button, productPage } from '../../styled-system/recipes/index.js';
import { RingSizeHelper } from './ring-size-helper.client.tsx';

/** How to find a ring size, with the panel that measures it. */
export function RingSizeHelp({ language }: { language: Language }) {
  const messages = getMessages(language).product;
  const pageHref = findShownHref('info', language);
  return (
    <section className={productPage().helper}>
      <h3>{messages.helper}</h3>
      {pageHref && (
        <p>
          {messages.helperText} <Link to={pageHref}>{messages.helperPage}</Link>.
        </p>
      )}
      <RingSizeHelper
        open={messages.helperOpen}
        buttonClass={button({ appearance: 'outline', size: 'small' })}
        decimal={getPricePattern(language).decimal}
        messages={messages.ringHelper}
      />
    </section>
  );
}
