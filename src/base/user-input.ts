declare global {
  /** Whether there was user input in this document. */
  var userInput: boolean | undefined;
}

/**
 * The script that tracks user input, in the head of every document: fields are filled in seconds before the entry has
 * run. Their values do not tell, since programs set them, too.
 */
export const userInputScript = 'addEventListener("input",e=>{self.userInput||=e.isTrusted},true);';

/** Whether there was user input that a reload could lose. Some forms would restore it, but not all of them. */
export function hasUserInput(): boolean {
  return globalThis.userInput === true;
}
