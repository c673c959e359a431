import { siteTexts } from '../addresses.ts';
import { parseFormQuery } from '../catalog/requests/form-href.ts';
import { describeForm, ProductFormAlone } from '../catalog/requests/product-form-alone.tsx';
import type { Language } from '../i18n/languages.ts';
import { PageHead } from '../shell/page-head.tsx';

type Props = { language: Language; path: string; query: string };

export function ProductFormPage({ language, path, query: search }: Props) {
  const query = parseFormQuery(search);
  return (
    <>
      <PageHead
        site={siteTexts.site[language]}
        language={language}
        path={path}
        title={describeForm(query, language)}
        isIndexed={false}
      />
      <ProductFormAlone query={query} language={language} />
    </>
  );
}
