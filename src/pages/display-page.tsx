import { ScreenProducts } from '../catalog/teasers/screen-products.tsx';
import { ScreenEvents } from '../content/events/events-section.tsx';
import { ScreenBlocks, ScreenIntro } from '../content/pages/screen-blocks.tsx';
import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { ContentPageHead } from '../shell/page-head.tsx';
import { display } from '../styled-system/recipes/index.js';
import '../ui/content.css';
import '../ui/display.css';

const slideIntervalMs = 12_000;

/** Slideshow for the display in the shop window. */
export function DisplayPage({ language }: { language: Language }) {
  const styles = display();
  const { pause, resume } = getMessages(language).display;
  return (
    <>
      <ContentPageHead page="display" language={language} />
      <div className={styles.root} data-slides>
        <ScreenIntro language={language} />
        <ScreenEvents language={language} />
        <ScreenBlocks language={language} products={(block) => <ScreenProducts {...block} language={language} />} />
        <div className={styles.pause}>
          <slide-rotation interval={slideIntervalMs} pause={pause} resume={resume} suppressHydrationWarning>
            {''}
          </slide-rotation>
        </div>
      </div>
    </>
  );
}
