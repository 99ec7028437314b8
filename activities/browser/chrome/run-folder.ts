import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { listProcesses } from './processes.js';

/** The process that runs the browser of a folder. The start time rules out a new process with a dead owner's id. */
export interface RunOwner {
  pid: number;
  started: string;
  host: string;
}

export interface RunFolder {
  root: string;
  /** For `--user-data-dir`; holds the browser's own pid in chrome.pid. */
  profile: string;
  /** For TMPDIR: a killed browser leaves its temporary files behind. */
  tmp: string;
  remove(): Promise<void>;
}

export const OWNER_FILE = 'owner.json';
export const RUN_PREFIX = 'run-';

let self: RunOwner | null = null;

/** A fresh folder for one run of the browser under `parentDir`, marked as this process's own. */
export function createRunFolder(parentDir: string): RunFolder {
  const root = resolve(parentDir, `${RUN_PREFIX}${randomBytes(8).toString('hex')}`);
  const profile = join(root, 'profile');
  const tmp = join(root, 'tmp');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  writeFileSync(join(root, OWNER_FILE), JSON.stringify(describeSelf()));
  mkdirSync(profile);
  mkdirSync(tmp);
  return { root, profile, tmp, remove: () => removeFolder(root) };
}

/** Removes a folder in which dying processes may still be writing. */
export async function removeFolder(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function describeSelf(): RunOwner {
  self ??= {
    pid: process.pid,
    started: listProcesses().find(({ pid }) => pid === process.pid)?.started ?? '',
    host: hostname(),
  };
  return self;
}
