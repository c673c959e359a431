import type { Language } from '../../i18n/languages.ts';
import { getMessages } from '../../i18n/messages.ts';
import type { RequestWords } from './request-form.tsx';

/** The words of both forms about a piece; they differ in how they end. */
export function getRequestWords(form: 'request' | 'reservation', language: Language): RequestWords {
  const { forms, contactForm, productForms, requestForm, reservationForm } = getMessages(language);
  const { send, unavailable } = form === 'request' ? requestForm : reservationForm;
  return {
    ...productForms.fields,
    variant: productForms.variant,
    send,
    sending: forms.sending,
    trap: forms.trap,
    check: forms.check,
    network: forms.network,
    unexpected: unavailable,
    nameMissing: contactForm.faults.name.missing,
    emailInvalid: contactForm.faults.email.invalid,
  };
}
