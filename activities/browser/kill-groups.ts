import type { ProcessEntry } from './processes.js';

/**
 * Kills the process groups that work in these folders. A process belongs to a folder when its command line names it, as
 * that of every browser process does; an id read from a file could be somebody else's by now.
 * @returns how many groups were killed
 */
export function killGroups(processes: readonly ProcessEntry[], roots: readonly string[]): number {
  const own = processes.find(({ pid }) => pid === process.pid)?.group;
  const groups = new Set(
    processes.filter(({ command }) => roots.some((root) => namesFolder(command, root))).map(({ group }) => group),
  );
  let killed = 0;
  for (const group of groups) {
    if (group === own || group <= 1) continue;
    try {
      process.kill(-group, 'SIGKILL');
      killed++;
    } catch {
      // It ended by itself.
    }
  }
  return killed;
}

/** `--user-data-dir=ROOT/profile` and the like: the folder's name as a whole, given to an option. */
export function namesFolder(command: string, root: string): boolean {
  return command.includes(`=${root}/`);
}
