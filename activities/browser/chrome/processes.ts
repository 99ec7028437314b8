import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessEntry {
  pid: number;
  /** The process group. */
  group: number;
  /** Distinguishes this process from a later one with the same id. */
  started: string;
  command: string;
}

/** All processes that can be seen. Read from /proc where there is one: slim images have no ps. */
export function listProcesses(): ProcessEntry[] {
  return process.platform === 'linux' ? listFromProc() : listFromPs();
}

function listFromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        // proc(5): the second field is the program in parentheses, which may hold anything; state is field 3, the
        // group 5 and the start, in ticks since boot, 22.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const isZombie = fields[0] === 'Z';
        return isZombie ? [] : [{ pid: Number(name), group: Number(fields[2]), started: fields[19] ?? '', command }];
      } catch {
        return []; // It ended while we looked.
      }
    });
}

function listFromPs(): ProcessEntry[] {
  const text = execFileSync('ps', ['-axww', '-o', 'pid=,pgid=,stat=,lstart=,command='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const [, pid, group, state, started, command] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/.exec(line) ?? [];
    if (pid === undefined || state?.startsWith('Z')) return [];
    return [{ pid: Number(pid), group: Number(group), started: started ?? '', command: command ?? '' }];
  });
}
