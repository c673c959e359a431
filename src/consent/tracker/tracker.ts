import { listenToReports } from './report.ts';
import type { TrackerSettings } from './tracker-settings.ts';

/** Counts from now on. Called again, it changes nothing. */
export function startTracker(settings: TrackerSettings): void {
  listenToReports(() => settings);
}

/** Not one request from now on, and nothing is kept for later. */
export function stopTracker(): void {
  listenToReports(undefined);
}
