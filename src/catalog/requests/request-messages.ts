import { getFormMessages } from '../../contact/get-form-messages.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { RequestFormMessages } from './request-form.tsx';

/** Messages of the request form or the reservation form, which differ in title and submit button. */
export function getRequestMessages(
  form: 'request' | 'reservation',
  productName: string,
  language: Language,
): RequestFormMessages {
  const { contactForm, productForms, requestForm, reservationForm } = getMessages(language);
  const { title, send, unavailable } = form === 'request' ? requestForm : reservationForm;
  return {
    ...getFormMessages(language),
    formName: title(productName),
    fields: productForms.fields,
    faults: { ...contactForm.errors, ...productForms.errors },
    send,
    unexpected: unavailable,
  };
}
