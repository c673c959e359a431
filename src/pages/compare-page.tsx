import { Suspense } from 'react';
import { unstable_getHeaders as getHeaders } from 'waku/router/server';
import { markIncomplete, setNoScriptHref } from '../base/render-state.ts';
import { isRobot } from '../base/robots.ts';
import { ProductCardsSkeleton } from '../catalog/cards/product-cards.tsx';
import { Compare, CompareStatus, isComparisonCached } from '../catalog/compare/compare.tsx';
import { maxCompared } from '../catalog/compare/comparison.ts';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Section } from '../shell/section.tsx';
import { PageTitle } from '../ui/prose.tsx';

type Props = { language: Language; path: string; query: string };

export function ComparePage({ language, path, query }: Props) {
  const search = new URLSearchParams(query);
  const waits = search.get('full') === '1' || isRobot(getHeaders()['user-agent']);
  const isInPlace = waits || isComparisonCached({ language, query });
  const { title } = getMessages(language).compare;
  if (!isInPlace) {
    search.set('full', '1');
    markIncomplete();
    setNoScriptHref(`${path}?${search}`);
  }
  const comparison = <Compare language={language} query={query} />;
  return (
    <>
      <PageHead site={getSiteTexts().site[language]} language={language} path={path} title={title} isIndexed={false} />
      <PageTitle>{title}</PageTitle>
      <div>
        <CompareStatus language={language} query={query} />
        {isInPlace ? (
          comparison
        ) : (
          <Section language={language}>
            <Suspense fallback={<ProductCardsSkeleton count={maxCompared} language={language} />}>
              {comparison}
            </Suspense>
          </Section>
        )}
      </div>
    </>
  );
}
