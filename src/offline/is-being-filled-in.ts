let hasWritten = false;

/** Sees from now on whether somebody fills anything in: what a field holds does not tell, where a program holds it too. */
export function watchFields(): void {
  for (const type of ['input', 'change']) document.addEventListener(type, note, { capture: true, passive: true });
}

/** Whether something was written in this document that a reload could cost. Some forms would keep it, but not all of them do. */
export function isBeingFilledIn(): boolean {
  return hasWritten;
}

function note({ isTrusted }: Pick<Event, 'isTrusted'>): void {
  hasWritten ||= isTrusted;
}
