/** Whether something is written on the page that a reload could cost. Some forms would keep it, but not all of them do. */
export function isBeingFilledIn(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden]), textarea',
  );
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );
}
