import { Suspense } from 'react';
import { unstable_getHeaders as getHeaders } from 'waku/router/server';
import { addresses, siteTexts } from '../addresses.ts';
import { ListFilters } from '../catalog/list-filters.tsx';
import { findListDescription, getListName, ListHeading } from '../catalog/list-heading.tsx';
import { formatListQuery, parseListQuery } from '../catalog/list-query.ts';
import { ProductList, ProductListSkeleton } from '../catalog/product-list.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { PageHead } from '../shell/page-head.tsx';
import { ReadWithoutScripts } from '../shell/read-without-scripts.tsx';
import { isRobot } from '../shell/robots.ts';
import { Section } from '../shell/section.tsx';
import { ListLayout } from '../ui/list-layout.tsx';

type Props = { language: Language; category: string | null; path: string; query: string };

export function ProductListPage({ language, category, path, query: search }: Props) {
  const query = parseListQuery(search);
  const list = { language, category, path, query };
  const isInPlace = query.isFull || isRobot(getHeaders()['user-agent']);
  return (
    <>
      <PageHead
        site={siteTexts.site[language]}
        language={language}
        path={path}
        query={formatListQuery({ ...query, isFull: false })}
        title={getListName(category, language)}
        description={findListDescription(category, language)}
        above={
          category === null
            ? []
            : [{ name: getMessages(language).catalog.shop, path: addresses.storeRoots[language] ?? '/' }]
        }
      />
      {!isInPlace && <ReadWithoutScripts href={path + formatListQuery({ ...query, isFull: true })} />}
      <ListHeading {...list} />
      <ListLayout filters={<ListFilters {...list} />} filtersLabel={getMessages(language).catalog.filters}>
        {isInPlace ? (
          <ProductList {...list} />
        ) : (
          <Section language={language}>
            <Suspense fallback={<ProductListSkeleton {...list} />}>
              <ProductList {...list} />
            </Suspense>
          </Section>
        )}
      </ListLayout>
    </>
  );
}
