import { readFileSync } from 'node:fs';
import { namesFolder } from './kill-groups.js';
import { listProcesses } from './processes.js';

const INTERVAL_MS = 250;

/** Frames of other sites and windows have their own processes; a page's processes together may use this much more. */
const ALL_TOGETHER = 2;
/** What a page that a browser is opened for may take. Real ones stay below half of it. */
export const PAGE_MEMORY_BYTES = 1_000_000_000;

/**
 * Kills the page processes of a folder's browser that grow beyond a limit, and the largest one when all of them grow
 * beyond twice that, so that a page that uses too much memory fails instead of the machine. Only Linux reports memory
 * in a form that is cheap to read often; on other systems nothing is watched.
 * @param onKill called after each kill
 * @returns a function that stops watching
 */
export function watchMemory(root: string, limitBytes: number, onKill: () => void = () => {}): () => void {
  if (process.platform !== 'linux') return () => {};
  const timer = setInterval(() => {
    for (const pid of findHungry(root, limitBytes)) if (kill(pid)) onKill();
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}

function findHungry(root: string, limitBytes: number): number[] {
  const processes = listProcesses();
  const groups = new Set(processes.filter(({ command }) => namesFolder(command, root)).map(({ group }) => group));
  const pages = processes
    .filter(({ group, command }) => groups.has(group) && command.includes('--type=renderer'))
    .map(({ pid }) => ({ pid, bytes: ownBytes(pid) }))
    .sort((one, other) => other.bytes - one.bytes);
  const hungry = pages.filter(({ bytes }) => bytes > limitBytes);
  const all = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  const tooMuch = all > ALL_TOGETHER * limitBytes ? pages.slice(0, 1) : [];
  return (hungry.length > 0 ? hungry : tooMuch).map(({ pid }) => pid);
}

/**
 * What a process holds that is no file's: each of them maps some 90 MB of the browser's own program, which all share, so
 * that five idle ones would count as a hungry page. proc(5), status: in kB, of 1,024 bytes.
 */
function ownBytes(pid: number): number {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, 'utf8').matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm);
    return [...lines].reduce((sum, [, kib]) => sum + Number(kib) * 1_024, 0);
  } catch {
    return 0; // It ended while we looked.
  }
}

function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false; // It had already ended.
  }
}
