import { DealerClock } from '../consent/gate/dealer-clock.tsx';
import { letInFilms } from '../consent/gate/film-gate.tsx';
import { AppointmentDoor } from '../content/booking/appointment-door.tsx';
import { Events } from '../content/events/events-section.tsx';
import { HomeHero } from '../content/pages/home-hero.tsx';
import { PageBlocks } from '../content/pages/page-blocks.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { addresses } from '../routing/addresses.ts';
import { hrefTo } from '../routing/routes.ts';
import { HouseData } from '../shell/house-data.tsx';
import { WrittenPageHead } from '../shell/written-page-head.tsx';
import { ButtonLink } from '../ui/button-link.tsx';

export function HomePage({ language }: { language: Language }) {
  const words = getMessages(language).pages;
  return (
    <>
      <WrittenPageHead page="home" language={language} />
      <HouseData language={language} days={14} withSite />
      <HomeHero language={language}>
        <HomeDoors language={language} />
      </HomeHero>
      <PageBlocks page="home" language={language} videoGate={letInFilms(language)} />
      <DealerClock language={language} path={hrefTo('home', language)} />
      <Events language={language} heading={words.whatIsOn} />
    </>
  );
}

/** One leads into the shop where there is one, the other to the people. */
function HomeDoors({ language }: { language: Language }) {
  const words = getMessages(language).pages;
  const shop = addresses.storeRoots[language];
  return (
    <>
      {shop && <ButtonLink href={shop}>{words.openShop}</ButtonLink>}
      <AppointmentDoor language={language} />
    </>
  );
}
