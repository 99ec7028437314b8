import { readFileSync } from 'node:fs';

/** Kernels count CPU time in these units for user space, whatever their own clock (proc(5), sysconf _SC_CLK_TCK). */
const TICK_MS = 10;

/** Memory of a process that is in RAM now. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** CPU time of all threads of a process since it began, user and system. */
export function cpuMs(pid: number): number {
  // The name stands in parentheses and may hold anything; the fields are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
