import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Every part of a running platform carries this variable, and so does what it starts with its own environment. */
export const PART_MARKER = 'LINKWRIGHT_PART';

const hasProc = process.platform === 'linux';

/**
 * Start time and command line of a process. A process id alone is no proof: ids are reused.
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
 * @param {string} prefix
 * @returns {number[]}
 */
export function findMarkedProcesses(prefix) {
  const wanted = `${PART_MARKER}=${prefix}`;
  if (!hasProc) return findWithPs(['-axEww'], ` ${wanted}`);
  return listNumbers().filter((pid) => readEntries(pid, 'environ').some((entry) => entry.startsWith(wanted)));
}

/**
 * Process numbers whose command line gives an option a path in this folder, as in `--user-data-dir=FOLDER/profile`.
 * Chromium is found that way: it is started in a group of its own, and gets nothing of our environment, which holds
 * secrets.
 * @param {string} folder absolute, and of one owner only
 * @returns {number[]}
 */
export function findProcessesUsing(folder) {
  const wanted = `=${folder}/`;
  if (!hasProc) return findWithPs(['-axww'], wanted);
  return listNumbers().filter((pid) => readEntries(pid, 'cmdline').some((entry) => entry.includes(wanted)));
}

/** @returns {number[]} */
function listNumbers() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid && identifyProcess(pid) !== undefined);
}

/**
 * @param {number} pid
 * @param {'environ' | 'cmdline'} file
 * @returns {string[]} none when the process is gone or belongs to another user
 */
function readEntries(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/**
 * @param {string[]} options
 * @param {string} wanted
 * @returns {number[]}
 */
function findWithPs(options, wanted) {
  try {
    const table = execFileSync('ps', [...options, '-o', 'pid=,command='], {
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    return table
      .split('\n')
      .filter((line) => line.includes(wanted))
      .map((line) => Number.parseInt(line, 10))
      .filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  } catch {
    return [];
  }
}

/** @param {string} prefix see findMarkedProcesses */
export const killMarkedProcesses = (prefix) => killAll(() => findMarkedProcesses(prefix));

/** @param {string} folder see findProcessesUsing */
export const killProcessesUsing = (folder) => killAll(() => findProcessesUsing(folder));

/**
 * Kills what is found, again until nothing is: a process that is dying may still have forked.
 * @param {() => number[]} find
 * @returns {number[]} the processes that were killed
 */
function killAll(find) {
  /** @type {Set<number>} */
  const killed = new Set();
  for (let round = 0; round < 20; round += 1) {
    const pids = find();
    if (pids.length === 0) break;
    for (const pid of pids) {
      killed.add(pid);
      signalGroup(pid, 'SIGKILL');
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  }
  return [...killed];
}
