let hasInput = false;

/** Tracks user input in the whole document. The values of fields do not tell, since programs set them, too. */
export function trackUserInput(): void {
  for (const type of ['input', 'change']) document.addEventListener(type, markInput, { capture: true, passive: true });
}

/** Whether there was user input that a reload could lose. Some forms would restore it, but not all of them. */
export function hasUserInput(): boolean {
  return hasInput;
}

function markInput({ isTrusted }: Pick<Event, 'isTrusted'>): void {
  hasInput ||= isTrusted;
}
