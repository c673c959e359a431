import { consentClasses as styles } from './consent-classes.ts';
import type { ConsentChoice } from './consent-entries.ts';
import type { ConsentMessages } from './consent-file.ts';
import { createElement, createIcon } from './create-element.ts';

type Messages = Pick<ConsentMessages, 'required' | 'more' | 'from' | 'newTab'>;

/** A purpose with its checkbox. Texts of staff are rendered as plain text. */
export function createPurposeItem(
  { function_id, display_name, description, link, locked, language: lang, consentGiven, host }: ConsentChoice,
  messages: Messages,
): { item: HTMLElement; box: HTMLInputElement } {
  const id = `consent-${function_id}`;
  const about = `${id}-about`;
  const box = createElement('input', { type: 'checkbox', id, disabled: locked, 'aria-describedby': about });
  box.checked = consentGiven;
  const name = createElement('label', { for: id }, createElement('span', { lang }, display_name), ' ');
  if (locked) name.append(createElement('small', {}, messages.required));
  const text = createElement('p', { id: about }, createElement('span', { lang }, description), ' ');
  if (host) text.append(`${messages.from.replace('{host}', host)} `);
  if (link) {
    const note = createElement('span', { class: 'visually-hidden' }, ': ');
    note.append(createElement('span', { lang }, display_name), ` ${messages.newTab}`);
    const attributes = { href: link, target: '_blank', rel: 'noopener noreferrer' };
    text.append(createElement('a', attributes, messages.more, note, createIcon('external')));
  }
  return { item: createElement('li', { class: styles.purpose }, box, name, text), box };
}
