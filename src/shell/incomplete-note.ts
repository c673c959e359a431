import { isLanguage } from '../i18n/languages.ts';

/** Shown when a script or the RSC payload failed to load. Nothing more may load then, so the texts are inlined here. */
const messages = {
  de: { text: 'Ein Teil dieser Seite fehlt.', retry: 'Neu laden' },
  en: { text: 'A part of this page is missing.', retry: 'Reload' },
  fr: { text: 'Une partie de cette page manque.', retry: 'Recharger' },
};

/** React does not know the note: another try to start it removes it. */
const noteId = 'incomplete';

/** Tells the visitor that a part of the page is missing; links and forms work without it. */
export function showIncomplete(): void {
  hideIncomplete();
  console.error(messages.en.text);
  const { lang } = document.documentElement;
  const { text, retry } = messages[isLanguage(lang) ? lang : 'de'];
  const note = document.createElement('p');
  note.id = noteId;
  const link = document.createElement('a');
  // This page without a hash, to which the link would only scroll.
  link.href = '';
  link.textContent = retry;
  note.append(text, link);
  placeNote(note);
}

/**
 * Places a note over the page: in it the note would move what is being pressed, which then gets no click. It is no child of
 * `main`: among the children of `body` alone React skips elements that it does not know.
 */
export function placeNote(note: HTMLElement): void {
  note.role = 'alert';
  note.className = 'notice__root';
  note.dataset.floating = '';
  document.querySelector('main')?.before(note);
}

export function hideIncomplete(): void {
  document.getElementById(noteId)?.remove();
}
