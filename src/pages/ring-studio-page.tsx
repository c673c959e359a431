import { QuickAdd } from '../cart/quick-add.tsx';
import { RingSizeHelp } from '../catalog/product/ring-size-help.tsx';
import { WishlistToggle } from '../catalog/wishlist/wishlist-toggle.client.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { pairKey } from '../rings/pair-key.ts';
import { PairStudio } from '../rings/pair-studio.tsx';
import type { QuotePairs } from '../rings/quote-pairs.ts';
import { getSiteTexts } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { FaqData, PageHead } from '../shell/page-head.tsx';
import { PairOfferData } from '../shell/product-head.tsx';
import { Section } from '../shell/section.tsx';
import { button, wishlist } from '../styled-system/recipes/index.js';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageTitle } from '../ui/prose.tsx';

type Props = { language: Language; path: string; query: string; quotePairs: QuotePairs };

export function RingStudioPage({ language, path, query, quotePairs }: Props) {
  const { studio, breadcrumbs, wishlist: wishlistMessages } = getMessages(language);
  const keep = wishlistMessages.label;
  const steps = [{ name: breadcrumbs.home, href: hrefTo('home', language) }];
  return (
    <>
      <PageHead
        site={getSiteTexts().site[language]}
        language={language}
        path={path}
        title={studio.title}
        description={studio.description}
        isIndexed={query === ''}
      />
      <PageTitle
        lead={studio.lead}
        breadcrumbs={<Breadcrumbs label={breadcrumbs.label} above={steps} name={studio.title} />}
      >
        {studio.title}
      </PageTitle>
      <Section language={language}>
        <PairStudio
          {...{ language, path, query, quotePairs }}
          sizeHelper={<RingSizeHelp language={language} />}
          renderOffer={(product) => <PairOfferData {...{ product, path }} description={studio.description} />}
          renderQuestions={(block) => <FaqData blocks={[block]} />}
          renderKeep={(pair) => (
            <WishlistToggle
              entry={pair}
              label={keep}
              text={keep}
              className={`${button({ appearance: 'outline' })} ${wishlist().button}`}
            />
          )}
          renderBuy={(product, pair) => (
            <QuickAdd
              product={product}
              key={pair}
              personalization={{ [pairKey]: pair }}
              size="medium"
              language={language}
            />
          )}
        />
      </Section>
    </>
  );
}
