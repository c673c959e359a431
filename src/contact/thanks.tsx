import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { page } from '../styled-system/recipes/index.js';
import { ThanksGreeting } from './thanks-greeting.client.tsx';

/** The greeting of the thanks page. */
export function Thanks({ language }: { language: Language }) {
  const { named, unnamed } = getMessages(language).contactForm.thanks;
  return <ThanksGreeting named={named} unnamed={unnamed} className={page().lead} />;
}
