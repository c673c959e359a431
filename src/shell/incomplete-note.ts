import { isLanguage } from '../i18n/languages.ts';

/** Shown when a script or the RSC payload failed to load. Nothing more may load then, so the texts are inlined here. */
const messages = {
  de: { text: 'Ein Teil dieser Seite fehlt, manche Knöpfe wirken nicht.', retry: 'Neu laden' },
  en: { text: 'A part of this page is missing, some buttons do not work.', retry: 'Reload' },
  fr: { text: 'Une partie de cette page manque, certains boutons ne réagissent pas.', retry: 'Recharger' },
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
  note.role = 'alert';
  note.className = 'notice__root';
  const link = document.createElement('a');
  // With its hash the link would only scroll on this page instead of reloading it.
  link.href = location.href.replace(/#.*/, '');
  link.textContent = retry;
  note.append(text, link);
  document.querySelector('main h1')?.before(note);
}

export function hideIncomplete(): void {
  document.getElementById(noteId)?.remove();
}
