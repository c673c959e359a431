import 'client-only';
import { honeypotField, toFormId } from './form-ids.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Stores a half-filled form in session storage, so that it survives a reload or a crash. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const controls = listControls(form).filter((control) => control.type !== 'radio' || isChecked(control));
  const draft = Object.fromEntries(controls.map((control) => [toKey(control), read(control)]));
  try {
    // Of what the form begins elsewhere the draft stays.
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(key), ...draft }));
  } catch {
    // Private windows refuse to store; then there is no draft.
  }
}

/**
 * Saves a draft on `pagehide`, such as for a reload after a new release. A form that the browser submits itself is no
 * draft any more.
 *
 * @param find the form; undefined once it is no longer on the page, which means that it was sent
 * @returns stops it
 */
export function saveDraftOnLeave(key: string, find = () => findForm(key)): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const save = () => {
    const form = find();
    if (form && !sentForms.has(form) && isChanged(form)) saveDraft(key, form);
  };
  const stopIfSent = (event: Event) => {
    if (event.target === find()) setTimeout(() => event.defaultPrevented || controller.abort());
  };
  addEventListener('pagehide', save, { signal });
  addEventListener('submit', stopIfSent, { signal });
  return () => controller.abort();
}

/** Whether a form of this page has a draft to restore. */
export function hasDraft(key: string): boolean {
  try {
    return sessionStorage.getItem(key) !== null && findForm(key) !== undefined;
  } catch {
    // Without storage there is no draft.
    return false;
  }
}

function findForm(key: string): HTMLFormElement | undefined {
  const form = document.getElementById(toFormId(key));
  return form instanceof HTMLFormElement ? form : undefined;
}

/** Restores a draft. Fields that the visitor has already changed stay. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key);
  for (const control of listControls(form)) {
    const stored = draft[toKey(control)];
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked ||= stored === true;
    else if (control instanceof HTMLInputElement && control.type === 'radio')
      control.checked ||= stored === control.value;
    else if (typeof stored === 'string' && control.value === getDefault(control) && hasOption(control, stored))
      control.value = stored;
  }
}

/** Forms that are still on the page, and were sent. */
const sentForms = new WeakSet<HTMLFormElement>();

/** Deletes the draft of a form that was sent, which is no draft any more when the page is left. */
export function endDraft(key: string, form: HTMLFormElement): void {
  sentForms.add(form);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** What is stored of a form, by the names of its fields; empty without a draft. */
function readDraft(key: string): Record<string, unknown> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}

function listControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.name !== '' &&
      control.name !== honeypotField &&
      // A drawing is only sent if its own box was ticked, not the one of a drawing before.
      control.name !== 'drawings' &&
      // Other hidden fields are the page's own data. `id` names the submission.
      (control.type !== 'hidden' || control.name === 'id'),
  );
}

/** Whether any field differs from the served page. */
function isChanged(form: HTMLFormElement): boolean {
  return listControls(form).some(
    (control) =>
      control.type !== 'hidden' &&
      (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
        ? control.checked !== control.defaultChecked
        : control.value !== getDefault(control)),
  );
}

/**
 * The key of a select, or of a text that the page begins, contains its default: when the page serves something new,
 * that wins over the draft.
 */
function toKey(control: Control): string {
  const isBegun = control instanceof HTMLSelectElement || (control.type === 'textarea' && getDefault(control) !== '');
  return isBegun ? `${control.name}/${getDefault(control)}` : control.name;
}

/** The value in the served page. */
function getDefault(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** A select without that option would become empty. */
function hasOption(control: Control, value: string): boolean {
  return !(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value);
}

function read(control: Control): string | boolean {
  return control.type === 'checkbox' ? isChecked(control) : control.value;
}

function isChecked(control: Control): boolean {
  return control instanceof HTMLInputElement && control.checked;
}
