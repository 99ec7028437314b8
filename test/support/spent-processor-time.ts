import { existsSync, readFileSync } from 'node:fs';

const STAT = '/proc/self/stat';
/** USER_HZ: what Linux counts processor time for programs in, on every architecture that Node runs on. */
const MS_PER_TICK = 10;
/** proc(5): utime, stime, cutime and cstime, counted from behind the name of the command, which may hold spaces. */
const SPENT_AT = 11;

/**
 * Milliseconds of a processor that this process has used so far, and all child processes of which it has seen the end,
 * theirs included. Null where the system does not tell.
 */
export function spentProcessorTimeMs(): number | null {
  if (!existsSync(STAT)) return null;
  const stat = readFileSync(STAT, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(SPENT_AT, SPENT_AT + 4).reduce((sum, ticks) => sum + Number(ticks), 0) * MS_PER_TICK;
}
