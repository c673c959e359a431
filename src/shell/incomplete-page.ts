import { isLanguage } from '../i18n/languages.ts';

/**
 * Shown when the RSC payload or the entry script failed to load. All other scripts are missing then, so the texts are
 * inlined here.
 */
const messages = {
  de: { text: 'Ein Teil dieser Seite fehlt, manche Knöpfe wirken deshalb nicht.', retry: 'Neu laden' },
  en: { text: 'A part of this page is missing, so some buttons do not work.', retry: 'Load it again' },
  fr: {
    text: 'Il manque une partie de cette page, certains boutons ne réagissent donc pas.',
    retry: 'Recharger la page',
  },
};

console.error('The payload or the script of this page is missing.');
const { lang } = document.documentElement;
const { text, retry } = messages[isLanguage(lang) ? lang : 'de'];
const note = document.createElement('p');
note.setAttribute('role', 'alert');
note.className = 'notice__root';
const link = document.createElement('a');
// With its hash the link would only scroll on this page instead of reloading it.
link.href = location.href.replace(/#.*/, '');
link.textContent = retry;
note.append(text, link);
document.querySelector('main h1')?.before(note);
