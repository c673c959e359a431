import { peekPickupLocations } from '../catalog/product/delivery-queries.ts';
import { PhoneLink } from '../content/company/contact-links.tsx';
import { getPricePattern } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { productList } from '../styled-system/recipes/index.js';
import { ButtonLink } from '../ui/button-link.tsx';
import { getCartPaths } from './cart-messages.ts';
import { CartView } from './cart-view.client.tsx';
import '../ui/shop.css';

type Props = { language: Language };

/** The content of the cart page; without JavaScript, how to order by form or phone. */
export function CartSection({ language }: Props) {
  const messages = getMessages(language).cart;
  const paths = getCartPaths(language);
  const storeRoot = getAddresses().storeRoots[language];
  if (!paths || !storeRoot) return null;
  const empty = (
    <div className={productList().message}>
      <h2>{messages.emptyTitle}</h2>
      <p>{messages.emptyText}</p>
      <ButtonLink href={storeRoot} appearance="outline">
        {messages.toShop}
      </ButtonLink>
    </div>
  );
  return (
    <>
      <noscript>
        <NoJavaScriptNotice language={language} />
      </noscript>
      <CartView intl={{ language, messages, pattern: getPricePattern(language) }} paths={paths} empty={empty} />
    </>
  );
}

/** How to order without JavaScript. */
function NoJavaScriptNotice({ language }: Props) {
  const { noScripts, noScriptsForm, noScriptsPhone } = getMessages(language).cart;
  const phone = peekPickupLocations(language)?.phone;
  return (
    <div className={productList().message}>
      <p>{noScripts}</p>
      <p>{noScriptsForm}</p>
      {phone && (
        <p>
          {noScriptsPhone} <PhoneLink phone={phone} language={language} />
        </p>
      )}
    </div>
  );
}
