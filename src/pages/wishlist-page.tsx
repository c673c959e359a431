import { Suspense } from 'react';
import { unstable_getHeaders as getHeaders } from 'waku/router/server';
import { markIncomplete, setNoScriptHref } from '../base/render-state.ts';
import { isRobot } from '../base/robots.ts';
import { QuickAdd } from '../cart/quick-add.tsx';
import { isWishlistCached, Wishlist, WishlistSkeleton } from '../catalog/wishlist/wishlist.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Section } from '../shell/section.tsx';
import { PageTitle } from '../ui/prose.tsx';

type Props = { language: Language; path: string; query: string };

export function WishlistPage(props: Props) {
  const { language, path, query } = props;
  const search = new URLSearchParams(query);
  const waits = search.get('full') === '1' || isRobot(getHeaders()['user-agent']);
  const isInPlace = waits || isWishlistCached(props);
  const { title } = getMessages(language).wishlist;
  if (!isInPlace) {
    search.set('full', '1');
    markIncomplete();
    setNoScriptHref(`${path}?${search}`);
  }
  const list = <Wishlist {...props} buy={(product) => <QuickAdd product={product} language={language} />} />;
  return (
    <>
      <PageHead site={getSiteTexts().site[language]} language={language} path={path} title={title} isIndexed={false} />
      <PageTitle>{title}</PageTitle>
      <div>
        {isInPlace ? (
          list
        ) : (
          <Section language={language}>
            <Suspense fallback={<WishlistSkeleton {...props} />}>{list}</Suspense>
          </Section>
        )}
      </div>
    </>
  );
}
