import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { consentManager } from '../styled-system/recipes/index.js';
import { ConsentBoxes } from './consent-boxes.client.tsx';
import { getConsentEntries } from './consent-queries.ts';
import '../ui/content.css';

/** The visitor's consents in this browser, each with a checkbox to withdraw it. */
export async function ConsentManager({ language }: { language: Language }) {
  const entries = await getConsentEntries(language);
  const { withoutScripts, services, ...messages } = getMessages(language).consent.manager;
  const names = Object.fromEntries(entries.map(({ function_id, display_name }) => [function_id, display_name]));
  const statistics = entries.find(({ function_id }) => function_id === 'matomo');
  return (
    <div className={consentManager().root}>
      <gate-opener suppressHydrationWarning />
      <noscript>
        <p>{withoutScripts}</p>
      </noscript>
      <ConsentBoxes messages={messages} names={{ ...services, ...names }} question={statistics?.revision ?? null} />
    </div>
  );
}
