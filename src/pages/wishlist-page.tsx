import { Suspense } from 'react';
import { unstable_getHeaders as getHeaders } from 'waku/router/server';
import { markIncomplete, setNoScriptHref } from '../base/render-state.ts';
import { isRobot } from '../base/robots.ts';
import { QuickAdd } from '../cart/quick-add.tsx';
import { isWishlistCached, Wishlist, WishlistSkeleton } from '../catalog/wishlist/wishlist.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { findPairCards } from '../rings/pair-cards.tsx';
import { pairKey } from '../rings/pair-key.ts';
import type { QuotePairs } from '../rings/quote-pairs.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Section } from '../shell/section.tsx';
import { PageTitle } from '../ui/prose.tsx';

type Props = { language: Language; path: string; query: string; quotePairs: QuotePairs };

export function WishlistPage({ quotePairs, ...props }: Props) {
  const { language, path, query } = props;
  const search = new URLSearchParams(query);
  const waits = search.get('full') === '1' || isRobot(getHeaders()['user-agent']);
  const isInPlace = waits || isWishlistCached(props);
  const { title, toggle, removeNamed } = getMessages(language).wishlist;
  if (!isInPlace) {
    search.set('full', '1');
    markIncomplete();
    setNoScriptHref(`${path}?${search}`);
  }
  const findPairs = async (pairs: readonly string[]) => {
    const cards = await findPairCards({
      ...{ pairs, language, quotePairs },
      renderBuy: (product, pair) => (
        <QuickAdd product={product} personalization={{ [pairKey]: pair }} language={language} />
      ),
    });
    return cards.map((card) => ({ ...card, labels: { toggle: toggle(card.name), remove: removeNamed(card.name) } }));
  };
  const list = (
    <Wishlist {...props} buy={(product) => <QuickAdd product={product} language={language} />} findPairs={findPairs} />
  );
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
