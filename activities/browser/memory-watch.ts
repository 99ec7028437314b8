import { readFileSync } from 'node:fs';
import { namesFolder } from './kill-groups.js';
import { listProcesses } from './processes.js';

const INTERVAL_MS = 250;
/** proc(5), statm: sizes are counted in pages, of 4 KiB on the machines that Chromium is built for. */
const PAGE_BYTES = 4_096;

/**
 * Kills the page processes of a folder's browser that grow beyond a limit, so that a hungry page fails by itself and
 * not the machine. Linux alone tells memory in a form worth reading often; elsewhere nothing is watched.
 * @returns ends the watch
 */
export function watchMemory(root: string, limitBytes: number): () => void {
  if (process.platform !== 'linux') return () => {};
  const timer = setInterval(() => killHungry(root, limitBytes), INTERVAL_MS);
  return () => clearInterval(timer);
}

function killHungry(root: string, limitBytes: number): void {
  const processes = listProcesses();
  const groups = new Set(processes.filter(({ command }) => namesFolder(command, root)).map(({ group }) => group));
  for (const { pid, group, command } of processes) {
    if (!groups.has(group) || !command.includes('--type=renderer')) continue;
    if (residentBytes(pid) > limitBytes) kill(pid);
  }
}

function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0; // It ended while we looked.
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
