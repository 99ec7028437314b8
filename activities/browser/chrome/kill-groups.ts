import { setTimeout as delay } from 'node:timers/promises';
import { listProcesses, type ProcessEntry } from './processes.js';

const POLL_INTERVAL_MS = 20;
/** SIGKILL takes effect when the kernel gets to it; a process stuck in the kernel is not waited for. */
const DEATH_TIMEOUT_MS = 5_000;

/**
 * Kills the process groups that work in these folders and waits until they are gone. A process belongs to a folder when
 * its command line names it, as that of every browser does; an id read from a file could belong to another process by
 * now.
 * @returns how many groups were killed
 */
export async function killGroups(roots: readonly string[]): Promise<number> {
  const processes = listProcesses();
  const own = processes.find(({ pid }) => pid === process.pid)?.group;
  const working = processes.filter(({ command }) => roots.some((root) => namesFolder(command, root)));
  const groups = new Set(working.map(({ group }) => group).filter((group) => group !== own && group > 1));
  const killed = [...groups].filter(killGroup).length;
  const giveUpAt = Date.now() + DEATH_TIMEOUT_MS;
  while (groups.size > 0 && listProcesses().some(inGroups(groups)) && Date.now() < giveUpAt) {
    await delay(POLL_INTERVAL_MS);
  }
  return killed;
}

/** `--user-data-dir=ROOT/profile` and the like: the folder's name as a whole, given to an option. */
export function namesFolder(command: string, root: string): boolean {
  return command.includes(`=${root}/`);
}

function killGroup(group: number): boolean {
  try {
    return process.kill(-group, 'SIGKILL');
  } catch {
    return false; // It had already ended.
  }
}

function inGroups(groups: ReadonlySet<number>): (entry: ProcessEntry) => boolean {
  return ({ group }) => groups.has(group);
}
