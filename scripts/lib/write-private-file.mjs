import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file that only its owner can read; a reader never sees half of it.
 * @param {string} file
 * @param {string} content
 */
export function writePrivateFile(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const fresh = `${file}.${randomUUID()}`;
  writeFileSync(fresh, content, { mode: 0o600 });
  renameSync(fresh, file);
}
