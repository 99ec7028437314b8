import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} root
 * @param {string[]} entries files and folders, relative to root; those that don't exist are left out
 * @returns {string} a hash over names and contents of all files under them
 */
export function hashFiles(root, entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => listFiles(root, entry)).sort()) {
    const content = readFileSync(path.join(root, file));
    // Name and length first: else two files could pass as one.
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} entry
 * @returns {string[]} relative to root
 */
export function listFiles(root, entry) {
  const stat = statSync(path.join(root, entry), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [entry];
  return readdirSync(path.join(root, entry), { withFileTypes: true }).flatMap((child) =>
    child.isDirectory() || child.isFile() ? listFiles(root, path.join(entry, child.name)) : [],
  );
}
