import { ScreenPieces } from '../catalog/teasers/screen-pieces.tsx';
import { ScreenEvents } from '../content/events/screen-events.tsx';
import { ScreenBlocks } from '../content/pages/screen-blocks.tsx';
import { ScreenIntro } from '../content/pages/screen-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { WrittenPageHead } from '../shell/written-page-head.tsx';
import { display } from '../styled-system/recipes/index.js';
import { Slides } from '../ui/slides.client.tsx';
import '../ui/content.css';

const timePerSlide = 12_000;

/** What the screen in the shop window shows, in turn, by day and night. */
export function DisplayPage({ language }: { language: Language }) {
  const styles = display();
  const { pause, resume } = getMessages(language).display;
  return (
    <>
      <WrittenPageHead page="display" language={language} />
      <Slides className={styles.root} pauseClassName={styles.pause} interval={timePerSlide} words={{ pause, resume }}>
        <ScreenIntro language={language} />
        <ScreenEvents language={language} />
        <ScreenBlocks language={language} products={(block) => <ScreenPieces {...block} language={language} />} />
      </Slides>
    </>
  );
}
