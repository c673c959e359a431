import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { findShopHref } from '../../routing/shop-routes.ts';
import { button, productChoice } from '../../styled-system/recipes/index.js';
import { ButtonLink } from '../../ui/button-link.tsx';
import { variantsAvailable } from '../product/product-choice.ts';
import { tryToFindDetails } from '../product/product-section.tsx';
import { canOfferStockAlert } from './sold-out-variants.ts';
import { getStockAlertHref } from './stock-alert-href.ts';

type Props = { product: number; language: Language };

/**
 * The way to be told when what is sold out is back. With variants it sends the form of the choice itself, and styles show
 * it while a sold-out one is chosen: so it needs no script.
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
  // That of VariantField.
  const form = 'variants';
  return (
    <>
      {/* The first button of a form is the one that Enter at a variant presses, hidden or not: so this one only chooses. */}
      <button type="submit" form={form} hidden />
      <button
        type="submit"
        form={form}
        formAction={findShopHref('request', language)}
        name="alert"
        value={product}
        className={`${button({ appearance: 'outline' })}${isAlways ? '' : ` ${productChoice().alert}`}`}
      >
        {open}
      </button>
    </>
  );
}
