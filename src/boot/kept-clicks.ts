import 'client-only';
import { hasUserInput } from '../base/user-input.ts';
import { isLanguage } from '../i18n/languages.ts';
import { placeNote, showIncomplete } from '../shell/incomplete-note.ts';
import { giveUpClicks, heldClicks, heldClicksName, holdClick } from './first-touch.ts';
import { controls } from './react-controls.ts';

const lostNoteId = 'lost-click';

const lost = {
  de: 'Diese Seite hat sich gerade erneuert, und Ihr Klick ist dabei verloren gegangen. Bitte klicken Sie noch einmal.',
  en: 'This page has just been renewed, and your click was lost on the way. Please click once more.',
  fr: 'Cette page vient de se renouveler, et votre clic s’est perdu en chemin. Veuillez cliquer encore une fois.',
};

/** The markup of a control in one line, as it was before it waited. */
const toLine = ({ outerHTML }: HTMLElement) => outerHTML.replace(' aria-busy="true"', '').replaceAll('\n', ' ');

/** Controls with the same markup, from top to bottom. */
const listAlike = (line: string) =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter((control) => toLine(control) === line);

/** A page that comes later than this has not been loaded again for the click, and the visitor expects nothing of it. */
const maxAgeMs = 30_000;

/** In the session's storage: the payload for which a page was loaded again, and when. */
const renewedKey = 'renewed-page';

/**
 * Loads a page again whose payload is gone, with the clicks that wait and those to come until it has left. It stays where
 * something was typed, or is about to be, which would be lost, and where the visitor is leaving it.
 *
 * @returns false where it stays, as where it has come with the same payload again, or one was loaded again just before:
 * of two servers in the middle of an update each may have the payloads of one release
 */
export function renewPage(payload: string): boolean {
  if (hasUserInput() || document.activeElement?.matches('input, select, textarea, a, [type=submit]')) return false;
  try {
    const [former, time] = (sessionStorage.getItem(renewedKey) ?? '').split(' ');
    if (former === payload || Math.abs(Date.now() - Number(time)) < maxAgeMs) return false;
    sessionStorage.setItem(renewedKey, `${payload} ${Date.now()}`);
  } catch {
    // Without it a page could be loaded for ever.
    return false;
  }
  location.reload();
  const keep = () => heldClicks.length > 0 && storeClicks();
  keep();
  new MutationObserver(keep).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  return true;
}

/**
 * Session storage: time and address of the page, then for each click which one of the controls that are alike, and
 * these.
 */
function storeClicks(): void {
  const lines = heldClicks.map((control) => {
    const line = toLine(control);
    return `${listAlike(line).indexOf(control)} ${line}`;
  });
  storeLines(lines);
}

function storeLines(lines: readonly string[]): void {
  try {
    sessionStorage.setItem(heldClicksName, [`${Date.now()} ${location.href}`, ...lines].join('\n'));
  } catch {
    // A page that can store nothing is not loaded again either.
  }
}

async function restoreClicks(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const [head = '', ...lines] = takeText().split('\n');
  const [time, href] = head.split(' ');
  if (href !== location.href || Math.abs(Date.now() - Number(time)) > maxAgeMs) return;
  const found = lines.map((line) => {
    const [at = ''] = line.split(' ', 1);
    return listAlike(line.slice(at.length + 1))[Number(at)];
  });
  for (const control of found) if (control) holdClick(control);
  if (found.includes(undefined)) tellLost();
}

function takeText(): string {
  try {
    const text = sessionStorage.getItem(heldClicksName) ?? '';
    sessionStorage.removeItem(heldClicksName);
    return text;
  } catch {
    return '';
  }
}

/** Tells the visitor that a click had no effect. */
export function tellLost(): void {
  const { lang } = document.documentElement;
  document.getElementById(lostNoteId)?.remove();
  const note = document.createElement('p');
  note.id = lostNoteId;
  note.textContent = lost[isLanguage(lang) ? lang : 'de'];
  placeNote(note);
  addEventListener('pointerdown', () => note.remove(), { once: true });
}

// Clicks that wait survive that the code of a component is missing, while React's own is there: the page is loaded again
// once, where they are held anew; a second time the visitor is told. Loaded with the first click that waits.
void restoreClicks();
addEventListener('vite:preloadError', ({ defaultPrevented: isReloading }) => {
  if (heldClicks.length === 0) return;
  if (isReloading) {
    storeClicks();
    // The page that leaves holds them no more, so that each is delivered once.
    heldClicks.length = 0;
  } else {
    showIncomplete();
    giveUpClicks();
    // The page may be loaded once more for what it lacks, and tells it then.
    addEventListener('pagehide', () => storeLines(['0 ']), { once: true });
  }
});
