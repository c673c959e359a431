import { DealerClock } from '../consent/gate/dealer-clock.tsx';
import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { AppointmentLink } from '../content/booking/booking.tsx';
import { Events } from '../content/events/events-section.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { HomeHero } from '../content/pages/home-hero.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { getAddresses } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { ContentPageHead, LocalBusinessData } from '../shell/page-head.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

export function HomePage({ language }: { language: Language }) {
  const messages = getMessages(language).pages;
  return (
    <>
      <ContentPageHead page="home" language={language} />
      <LocalBusinessData language={language} days={14} withSite />
      <HomeHero language={language}>
        <HomeLinks language={language} />
      </HomeHero>
      <PageBlocks page="home" language={language} videoGate={createVideoGate(language)} />
      <DealerClock language={language} path={hrefTo('home', language)} />
      <Events language={language} heading={messages.whatIsOn} />
    </>
  );
}

/** Links to the shop, if there is one, and to an appointment. */
function HomeLinks({ language }: { language: Language }) {
  const messages = getMessages(language).pages;
  const shop = getAddresses().storeRoots[language];
  return (
    <>
      {shop && <ButtonLink href={shop}>{messages.openShop}</ButtonLink>}
      <AppointmentLink language={language} />
    </>
  );
}
