import { createVideoGate } from '../consent/gate/video-gate.tsx';
import { NewsletterSection } from '../contact/newsletter-section.tsx';
import { PageBlocks } from '../content/pages/blocks.tsx';
import { PageIntro } from '../content/pages/page-intro.tsx';
import type { Language } from '../i18n/languages.ts';
import { ContentPageHead } from '../shell/page-head.tsx';

export function NewsletterPage({ language }: { language: Language }) {
  return (
    <>
      <ContentPageHead page="newsletter" language={language} />
      <PageIntro page="newsletter" language={language} />
      <NewsletterSection language={language} />
      <PageBlocks page="newsletter" language={language} videoGate={createVideoGate(language)} />
    </>
  );
}
