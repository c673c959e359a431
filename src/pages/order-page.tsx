import type { Language } from '../i18n/languages.ts';
import type { Order } from '../orders/order.ts';
import { getOrderTitle } from '../orders/order-page/order-intro.tsx';
import { OrderView } from '../orders/order-page/order-view.tsx';
import { getSiteTexts } from '../routing/addresses.ts';
import { getPageTitle, NoIndex } from '../shell/page-head.tsx';

type Props = { language: Language; token: string; query: string; order: Order | undefined };

/** The page of an order, for anybody with its link; the server has loaded the order before. */
export function OrderPage({ language, token, query, order }: Props) {
  if (!order) return null;
  const isNew = new URLSearchParams(query).get('placed') === '1';
  const title = getOrderTitle(order, language, isNew);
  const site = getSiteTexts().site[language];
  return (
    <>
      <title>{site ? getPageTitle(title, site.seoTitle, site.titleSeparator) : title}</title>
      <NoIndex />
      <OrderView {...{ order, token, language, isNew }} />
    </>
  );
}
