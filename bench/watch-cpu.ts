import { readdirSync, readFileSync } from 'node:fs';
import { cpuMs } from './process-use.js';

const INTERVAL_MS = 200;

export interface CpuWatch {
  /** CPU time in ms of this process and all that it started, also of those that have ended, by what they are. */
  stop(): Map<string, number>;
}

/**
 * Adds up the CPU time of a process tree. Browsers are killed with their whole group, so that no parent inherits their
 * times: each process is looked at as long as it lives. What a process uses within its last fifth of a second is missed.
 */
export function watchCpu(nameProcess: (command: string) => string): CpuWatch {
  const used = new Map<number, { name: string; ms: number }>();
  const tree = new Set([process.pid]);
  const look = () => {
    const processes = listProcesses();
    for (let grown = true; grown; ) {
      grown = false;
      for (const { pid, parent } of processes) {
        if (tree.has(pid) || !tree.has(parent)) continue;
        tree.add(pid);
        grown = true;
      }
    }
    for (const { pid, command } of processes) {
      if (!tree.has(pid)) continue;
      const ms = readCpu(pid);
      if (ms === null) continue;
      // One that has ended and was not waited for yet has lost its command line.
      const known = command === '' ? used.get(pid)?.name : undefined;
      used.set(pid, { name: pid === process.pid ? 'this process' : (known ?? nameProcess(command)), ms });
    }
  };
  look();
  const before = readCpu(process.pid) ?? 0;
  const timer = setInterval(look, INTERVAL_MS);
  return {
    stop() {
      clearInterval(timer);
      look();
      const sums = new Map<string, number>([['this process', -before]]);
      for (const { name, ms } of used.values()) sums.set(name, (sums.get(name) ?? 0) + ms);
      return sums;
    },
  };
}

function listProcesses(): { pid: number; parent: number; command: string }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const parent = Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent, command }];
    } catch {
      return []; // It has ended meanwhile.
    }
  });
}

function readCpu(pid: number): number | null {
  try {
    return cpuMs(pid);
  } catch {
    return null; // The same.
  }
}
