let hasInput = false;

/** Sees from now on whether somebody fills anything in: what a field holds does not tell, where a program holds it too. */
export function trackUserInput(): void {
  for (const type of ['input', 'change']) document.addEventListener(type, markInput, { capture: true, passive: true });
}

/** Whether something was written in this document that a reload could cost. Some forms would keep it, but not all of them do. */
export function hasUserInput(): boolean {
  return hasInput;
}

function markInput({ isTrusted }: Pick<Event, 'isTrusted'>): void {
  hasInput ||= isTrusted;
}
