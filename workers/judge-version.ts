import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let known: string | undefined;

/**
 * Names the checks of this build: a hash of the file that judges pages, all of which is bundled into it. Run from its
 * sources, each process judges for itself.
 */
export function judgeVersion(): string {
  known ??= readVersion();
  return known;
}

function readVersion(): string {
  const built = fileURLToPath(new URL('./page-thread-main.js', import.meta.url));
  if (!existsSync(built)) return `source ${process.pid} ${Date.now()}`;
  return createHash('sha256').update(readFileSync(built)).digest('hex').slice(0, 16);
}
