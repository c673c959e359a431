import { unstable_getHeaders as getHeaders } from 'waku/router/server';
import { setNoScriptHref } from '../base/render-state.ts';
import { isRobot } from '../base/robots.ts';
import { ListFilters } from '../catalog/list/list-filters.tsx';
import { describeList, isHeadingCached, ListHeading } from '../catalog/list/list-heading.tsx';
import { ListLayout } from '../catalog/list/list-layout.client.tsx';
import {
  countFilters,
  emptyListQuery,
  formatListQuery,
  isFiltered,
  parseListQuery,
} from '../catalog/list/list-query.ts';
import { ListToolbar } from '../catalog/list/list-toolbar.tsx';
import { isListCached, prepareList } from '../catalog/list/prepare-list.ts';
import { ProductList } from '../catalog/list/product-list.tsx';
import { SearchStart } from '../catalog/search/category-links.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { AsOf } from '../offline/as-of.tsx';
import { getAddresses, getSiteTexts } from '../routing/addresses.ts';
import type { ListScope } from '../routing/list-scope.ts';
import { hrefTo } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Section } from '../shell/section.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';

type Props = { language: Language; scope: ListScope; path: string; query: string };

export function ProductListPage({ language, scope, path, query: search }: Props) {
  const query = parseListQuery(search);
  const list = prepareList({ language, scope, path, query });
  const messages = getMessages(language);
  const { name, description } = describeList(list);
  const shop = { name: messages.catalog.shop, path: getAddresses().storeRoots[language] ?? '/' };
  const above = scope.kind === 'shop' ? [] : [shop];
  const isInPlace = query.isFull || isRobot(getHeaders()['user-agent']);
  const streams = !isInPlace && !(isListCached(list) && isHeadingCached(scope));
  if (streams) setNoScriptHref(path + formatListQuery({ ...query, isFull: true }));
  const isStart = scope.kind === 'search' && !query.text && !isFiltered(query);
  const steps = [{ name: messages.breadcrumbs.home, path: hrefTo('home', language) }, ...above];
  const trail = (
    <Breadcrumbs
      label={messages.breadcrumbs.label}
      above={steps.map((step) => ({ name: step.name, href: step.path }))}
      name={name}
    />
  );
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={path}
        query={formatListQuery({ ...emptyListQuery, page: list.selection?.meta.page ?? query.page })}
        title={name}
        description={description}
        isIndexed={scope.kind !== 'search' && !isFiltered(query)}
        above={above}
      />
      <ListHeading {...list} breadcrumbs={trail} isInPlace={isInPlace} />
      {scope.kind !== 'search' && <AsOf on="list" />}
      {isStart ? (
        <SearchStart language={language} />
      ) : (
        <ListLayout
          path={path}
          filters={<ListFilters {...list} />}
          messages={{
            form: messages.lists.filters,
            open: messages.lists.filtersOpen(countFilters(query)),
            close: messages.lists.close,
            showResults: messages.lists.showResults(list.selection?.meta.filterCount ?? 0),
          }}
        >
          <ListToolbar {...list} />
          <Section language={language}>
            <ProductList {...list} isInPlace={isInPlace} />
          </Section>
        </ListLayout>
      )}
    </>
  );
}
