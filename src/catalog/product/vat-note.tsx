import { Link } from 'waku';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import { hrefTo } from '../../routing/routes.ts';

/** The note on value added tax and shipping at a price, with a link. */
export function VatNote({ language, className }: { language: Language; className: string | undefined }) {
  const { vat, shippingCosts } = getMessages(language).product;
  return (
    <p className={className}>
      {`${vat} `}
      <Link to={hrefTo('shipping', language)}>{shippingCosts}</Link>
    </p>
  );
}
