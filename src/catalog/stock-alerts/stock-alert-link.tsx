import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { button, productChoice } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { variantFormId, variantsAvailable } from '../product/product-choice.ts';
import { tryToFindDetails } from '../product/product-section.tsx';
import { canOfferStockAlert, getStockAlertHref } from './stock-alert-request.ts';

type Props = { product: number; language: Language };

/**
 * A link to the stock alert form of a sold-out product. With variants it is a button that submits the variant form, and
 * styles show it while a sold-out variant is checked, so it works without JavaScript.
 */
export async function StockAlertLink({ product, language }: Props) {
  const offer = (await tryToFindDetails(product, language))?.offer;
  if (!offer) return null;
  const { open } = getMessages(language).stockAlert;
  if (offer.variants.length === 0) {
    if (!canOfferStockAlert(offer)) return null;
    return (
      <ButtonLink href={getStockAlertHref(product, null, language)} appearance="outline">
        {open}
      </ButtonLink>
    );
  }
  if (!offer.variants.some(canOfferStockAlert)) return null;
  const isAlways = variantsAvailable(offer).length === 0;
  return (
    <button
      type="submit"
      form={variantFormId}
      formAction={findShopHref('request', language)}
      name="alert"
      value={product}
      className={`${button({ appearance: 'outline' })}${isAlways ? '' : ` ${productChoice().alert}`}`}
    >
      {open}
    </button>
  );
}
