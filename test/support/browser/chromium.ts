import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChrome } from '../../../activities/browser/chrome/find-chrome.js';
import { listProcesses } from '../../../activities/browser/chrome/processes.js';

export interface ChromiumPlace {
  chromePath: string;
  parentDir: string;
  /** Folders and processes of runs that are not over; a worker names the folder too, but not as an option's value. */
  leftovers(): { folders: string[]; commands: string[] };
  remove(): void;
}

/** The browser of this machine and a folder for its runs. */
export async function chromiumPlace(): Promise<ChromiumPlace> {
  const chromePath = await findChrome();
  if (chromePath === null) throw new Error('These specs need Chromium');
  const parentDir = mkdtempSync(join(tmpdir(), 'lw-'));
  return {
    chromePath,
    parentDir,
    leftovers: () => ({
      folders: readdirSync(parentDir),
      commands: listProcesses()
        .map(({ command }) => command)
        .filter((command) => command.includes(`=${parentDir}/`)),
    }),
    remove: () => rmSync(parentDir, { recursive: true, force: true }),
  };
}

export const NOTHING_LEFT = { folders: [], commands: [] };
