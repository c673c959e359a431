import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';
import { productPage } from '../../styled-system/recipes/index.js';
import { tryToFindDetails } from './product-section.tsx';

/**
 * Links to delivery, returns, warranty and pick-up. Waits for the details like the choice above, so that there is no
 * layout shift.
 */
export async function TrustLine({ id, language }: { id: number; language: Language }) {
  await tryToFindDetails(id, language);
  const messages = getMessages(language).product;
  return (
    <ul className={productPage().trust} aria-label={messages.trust}>
      <li>
        <Link to={hrefTo('shipping', language)}>{messages.delivery}</Link>
      </li>
      <li>
        <Link to={hrefTo('withdrawal', language)}>{messages.returns}</Link>
      </li>
      <li>
        <a href="#guarantee">{messages.warranty}</a>
      </li>
      <li>
        <Link to={hrefTo('contact', language)}>{messages.pickUp}</Link>
      </li>
    </ul>
  );
}
