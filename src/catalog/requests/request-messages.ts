import { getFormMessages } from '../../contact/get-form-messages.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { RequestFormMessages } from './request-form.tsx';

/** The words of both forms about a piece; they differ in how they begin and end. */
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
