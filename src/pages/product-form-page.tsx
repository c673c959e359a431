import { parseFormQuery } from '../catalog/requests/product-request.ts';
import { getFormTitle, StandaloneProductForm } from '../catalog/requests/standalone-product-form.tsx';
import { getStockAlertTitle, StockAlert } from '../catalog/stock-alerts/stock-alert.tsx';
import { parseStockAlertQuery } from '../catalog/stock-alerts/stock-alert-request.ts';
import type { Language } from '../i18n/languages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { PageHead } from '../shell/page-head.tsx';

type Props = { language: Language; path: string; query: string };

export function ProductFormPage({ language, path, query: search }: Props) {
  const query = parseFormQuery(search);
  const alert = parseStockAlertQuery(search);
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={path}
        title={alert ? getStockAlertTitle(alert, language) : getFormTitle(query, language)}
        isIndexed={false}
      />
      {alert ? (
        <StockAlert query={alert} language={language} />
      ) : (
        <StandaloneProductForm query={query} language={language} />
      )}
    </>
  );
}
