import type { Language } from '../i18n/languages.ts';
import { getMessages } from '../i18n/messages.ts';
import { page } from '../styled-system/recipes/index.js';

/** The greeting of the thanks page. The element in it names the sender in the browser. */
export function Thanks({ language }: { language: Language }) {
  const { named, unnamed } = getMessages(language).contactForm.thanks;
  return (
    <p className={page().lead}>
      <thanks-greeting named={named} suppressHydrationWarning>
        {unnamed}
      </thanks-greeting>
    </p>
  );
}
