import { QuickAdd } from '../cart/quick-add.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { pairKey } from '../rings/pair-key.ts';
import { PairStudio, type QuotePairs } from '../rings/pair-studio.tsx';
import { getSiteTexts } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Section } from '../shell/section.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { PageTitle } from '../ui/prose.tsx';

type Props = { language: Language; path: string; query: string; quotePairs: QuotePairs };

export function RingStudioPage({ language, path, query, quotePairs }: Props) {
  const { studio, breadcrumbs } = getMessages(language);
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
