import { showIncomplete } from './incomplete-note.ts';

// The script of a page whose entry script, or the payload for it, failed to load.
showIncomplete();
