import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Every part of a running platform carries this variable, and so do its descendants, however far they have wandered. */
export const PART_MARKER = 'LINKWRIGHT_PART';

const hasProc = process.platform === 'linux';

/**
 * Start time and command line of a process. A process number alone is no proof: numbers are used again.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process (a zombie counts as none)
 */
export function identifyProcess(pid) {
  try {
    if (!hasProc) return execFileSync('ps', ['-o', 'lstart=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    // proc(5): the command name in parentheses may hold spaces, so fields are counted from its end; 3 is the state, 22 the start.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${fields[19]} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()}`;
  } catch {
    return undefined;
  }
}

/**
 * Sends a signal to a process group whose leader is `pid`, or to the process when it leads none.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, signal);
      return;
    } catch {
      // ESRCH: no such group or process (any more).
    }
  }
}

/**
 * Process numbers whose environment carries PART_MARKER with a value that begins with `prefix`.
 * Chromium is started in a group of its own, so a group signal alone doesn't reach it; its environment tells whose it is.
 * @param {string} prefix
 * @returns {number[]}
 */
export function findMarkedProcesses(prefix) {
  const wanted = `${PART_MARKER}=${prefix}`;
  if (!hasProc) return findMarkedWithPs(wanted);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && hasVariable(pid, wanted));
}

/**
 * @param {number} pid
 * @param {string} wanted
 */
function hasVariable(pid, wanted) {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    return environment.split('\0').some((entry) => entry.startsWith(wanted)) && identifyProcess(pid) !== undefined;
  } catch {
    return false;
  }
}

/** @param {string} wanted */
function findMarkedWithPs(wanted) {
  try {
    const table = execFileSync('ps', ['-axEww', '-o', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
    return table
      .split('\n')
      .filter((line) => line.includes(` ${wanted}`))
      .map((line) => Number.parseInt(line, 10))
      .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  } catch {
    return [];
  }
}

/**
 * Kills every process marked with `prefix`, again until none is left: a process that is dying may still have forked.
 * @param {string} prefix
 * @returns {number[]} the processes that were killed
 */
export function killMarkedProcesses(prefix) {
  /** @type {Set<number>} */
  const killed = new Set();
  for (let round = 0; round < 20; round += 1) {
    const pids = findMarkedProcesses(prefix);
    if (pids.length === 0) break;
    for (const pid of pids) {
      killed.add(pid);
      signalGroup(pid, 'SIGKILL');
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
  return [...killed];
}
