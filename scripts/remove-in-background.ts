import { spawn } from 'node:child_process';

const script = "require('node:fs').rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 3 })";

/** Removes a folder in a process of its own, which goes on when this one ends: thousands of files take many seconds. */
export function removeInBackground(folder: string): void {
  spawn(process.execPath, ['-e', script, folder], { detached: true, stdio: 'ignore' }).unref();
}
