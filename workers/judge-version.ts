import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BUILT = fileURLToPath(new URL('./page-thread-main.js', import.meta.url));

let known: string | undefined;

/** Names the checks of this build. Read once in a process. */
export function judgeVersion(): string {
  known ??= hashProgram(BUILT);
  return known;
}

/**
 * Names what a program judges by: all of it is bundled into one file. Without a build there is none, and each process judges
 * for itself.
 */
export function hashProgram(file: string): string {
  if (!existsSync(file)) return `source ${process.pid} ${Date.now()}`;
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
