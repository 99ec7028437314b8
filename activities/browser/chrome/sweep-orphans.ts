import { readdirSync, readFileSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { killGroups } from './kill-groups.js';
import { listProcesses, type ProcessEntry } from './processes.js';
import { OWNER_FILE, RUN_PREFIX, type RunOwner, removeFolder } from './run-folder.js';

/** A folder without a readable owner may be one that is being made at this moment. */
const UNMARKED_GRACE_MS = 60_000;
/** Another machine's folder on a shared disk: its owner cannot be looked up from here, but no run takes that long. */
const FOREIGN_GRACE_MS = 24 * 3_600_000;

export interface SweepResult {
  /** Process groups that were killed. */
  killed: number;
  /** Folders that were removed. */
  removed: number;
}

/**
 * Ends browsers whose worker died without ending them, and removes their folders. For the start of a worker, before its
 * first run; folders of living workers stay untouched. Twice: finds nothing more.
 */
export async function sweepOrphans(parentDir: string): Promise<SweepResult> {
  const processes = listProcesses();
  const orphans = listRunFolders(parentDir).filter((root) => isOrphan(root, processes));
  const killed = await killGroups(orphans);
  for (const root of orphans) await removeFolder(root);
  return { killed, removed: orphans.length };
}

function listRunFolders(parentDir: string): string[] {
  try {
    const entries = readdirSync(parentDir, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory() && entry.name.startsWith(RUN_PREFIX))
      .map((entry) => resolve(parentDir, entry.name));
  } catch {
    return []; // No run was ever made here.
  }
}

function isOrphan(root: string, processes: readonly ProcessEntry[]): boolean {
  const owner = readOwner(root);
  if (owner === null) return ageMs(root) > UNMARKED_GRACE_MS;
  if (owner.host !== hostname()) return ageMs(root) > FOREIGN_GRACE_MS;
  return !processes.some(({ pid, started }) => pid === owner.pid && started === owner.started);
}

function readOwner(root: string): RunOwner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(join(root, OWNER_FILE), 'utf8'));
    return isOwner(owner) ? owner : null;
  } catch {
    // Not written yet, or only in part: such a folder is kept for a while.
    return null;
  }
}

function isOwner(value: unknown): value is RunOwner {
  return typeof value === 'object' && value !== null && 'pid' in value && 'started' in value && 'host' in value;
}

function ageMs(root: string): number {
  try {
    return Date.now() - statSync(root).mtimeMs;
  } catch {
    return 0; // Its owner removed it meanwhile.
  }
}
