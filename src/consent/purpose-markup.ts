import { toIconMarkup } from './banner-markup.ts';
import { consentClasses as styles } from './consent-classes.ts';
import type { ConsentChoice } from './consent-entries.ts';
import type { ConsentMessages } from './consent-file.ts';
import type { Markup } from './create-element.ts';

type Messages = Pick<ConsentMessages, 'required' | 'more' | 'from' | 'newTab'>;

/** Of the checkbox of a purpose. */
export const toBoxId = (functionId: string) => `consent-${functionId}`;

/** A purpose with its checkbox. Texts of staff are rendered as plain text. */
export function toPurposeMarkup(
  { function_id, display_name, description, link, locked, language, consentGiven, host }: ConsentChoice,
  messages: Messages,
): Markup {
  const id = toBoxId(function_id);
  const about = `${id}-about`;
  const toText = (text: string): Markup => ['span', language ? { lang: language } : {}, text];
  const box = { type: 'checkbox', id, 'aria-describedby': about };
  const isSet = { ...(locked && { disabled: '' }), ...(consentGiven && { checked: '' }) };
  const name = toText(display_name);
  const label: Markup = ['label', { for: id }, name, ' ', ...(locked ? [toSmall(messages.required)] : [])];
  const from = host ? [`${messages.from.replace('{host}', host)} `] : [];
  const more = link ? [toLink(link, name, messages)] : [];
  const text: Markup = ['p', { id: about }, toText(description), ' ', ...from, ...more];
  return ['li', { class: styles.purpose }, ['input', { ...box, ...isSet }], label, text];
}

const toSmall = (text: string): Markup => ['small', {}, text];

function toLink(href: string, name: Markup, { more, newTab }: Messages): Markup {
  const note: Markup = ['span', { class: 'visually-hidden' }, ': ', name, ` ${newTab}`];
  return ['a', { href, target: '_blank', rel: 'noopener noreferrer' }, more, note, toIconMarkup('external')];
}
