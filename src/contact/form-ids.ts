/** The names by which a form's parts are found: by its own component, and by the server that fills it in again. */
export const toFormId = (form: string) => `${form}-form`;
export const toControlId = (form: string, field: string) => `${form}-${field}`;
export const toErrorId = (controlId: string) => `${controlId}-error`;
export const toProblemId = (form: string) => `${form}-problem`;
/** How to call the shop; shown when it could not be written to. */
export const toPhoneHintId = (form: string) => `${form}-call`;
/** What a form is folded away in, where it is. */
export const toDisclosureId = (form: string) => `${form}-fold`;

/** The one who fills this in is a program: people do not get to see it. */
export const honeypotField = 'subject';
