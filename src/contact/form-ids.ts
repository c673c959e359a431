/** The ids of a form's elements, shared with the server, which fills in a rejected form again. */
export const toFormId = (form: string) => `${form}-form`;
export const toControlId = (form: string, field: string) => `${form}-${field}`;
export const toErrorId = (controlId: string) => `${controlId}-error`;
export const toProblemId = (form: string) => `${form}-problem`;
/** The element with the shop's phone number, shown after a failure. */
export const toPhoneHintId = (form: string) => `${form}-call`;

/** The honeypot field. It is invisible, so only bots fill it in. */
export const honeypotField = 'subject';

/** In the session's storage: who sent the last message, `{ name, email }`, for the thanks page. */
export const senderKey = 'contact-sender';
