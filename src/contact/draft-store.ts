import 'client-only';
import { honeypotField, toFormId } from './form-ids.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Stores a half-filled form in session storage, so that it survives a reload or a crash. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  // Fields that are empty until their draft is restored would replace it.
  if (restored.get(form) !== key) restoreDraft(key, form);
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
 * Restores the draft of a form, and saves it with each input and on `pagehide`, such as for a reload after a new release;
 * what was typed before is saved at once. A form that the browser submits itself is no draft any more.
 *
 * @param find the form; undefined once it is no longer on the page, which means that it was sent
 * @returns stops it
 */
export function keepDraft(key: string, find = () => findForm(key)): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const save = () => {
    const form = find();
    if (form && !sentForms.has(form) && (isStored(key) || listControls(form).some(isChanged))) saveDraft(key, form);
  };
  const stopIfSent = (event: Event) => {
    const form = find();
    setTimeout(() => form && event.target === form && !event.defaultPrevented && endDraft(key, form));
  };
  // In the capture phase: React stops what is typed into a form whose code it has not got yet.
  for (const type of ['input', 'pagehide']) addEventListener(type, save, { signal, capture: true });
  addEventListener('submit', stopIfSent, { signal });
  const form = find();
  if (form) restoreDraft(key, form);
  save();
  return () => controller.abort();
}

/** Whether a form of this page has a draft to restore. */
export function hasDraft(key: string): boolean {
  return isStored(key) && findForm(key) !== undefined;
}

function isStored(key: string): boolean {
  return Object.keys(readDraft(key)).length > 0;
}

function findForm(key: string): HTMLFormElement | undefined {
  const form = document.getElementById(toFormId(key));
  return form instanceof HTMLFormElement ? form : undefined;
}

/** Forms that have the draft with this key, if there is one: what the visitor empties from then on stays so. */
const restored = new WeakMap<HTMLFormElement, string>();

/** Restores a draft. Fields that the visitor has already changed stay. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  restored.set(form, key);
  const draft = readDraft(key);
  const controls = listControls(form);
  const changed = new Set(controls.filter(isChanged).map(({ name }) => name));
  for (const control of controls) {
    const stored = draft[toKey(control)];
    if (changed.has(control.name)) continue;
    if (isBox(control)) control.checked ||= stored === (control.type === 'radio' ? control.value : true);
    else if (typeof stored === 'string' && hasOption(control, stored)) control.value = stored;
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

/** Whether a field differs from the served page; a hidden one never does. */
function isChanged(control: Control): boolean {
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== getDefault(control);
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

function isBox(control: Control): control is HTMLInputElement {
  return /^(?:checkbox|radio)$/.test(control.type);
}

function isChecked(control: Control): boolean {
  return isBox(control) && control.checked;
}
