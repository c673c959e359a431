import { getFormWords } from '../../contact/get-form-words.ts';
import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { RequestWords } from './request-form.tsx';

/** The words of both forms about a piece; they differ in how they begin and end. */
export function getRequestWords(form: 'request' | 'reservation', piece: string, language: Language): RequestWords {
  const { contactForm, productForms, requestForm, reservationForm } = getMessages(language);
  const { title, send, unavailable } = form === 'request' ? requestForm : reservationForm;
  return {
    ...getFormWords(language),
    formName: title(piece),
    fields: productForms.fields,
    faults: { ...contactForm.faults, ...productForms.faults },
    send,
    unexpected: unavailable,
  };
}
