import { watch } from 'node:fs';
import path from 'node:path';

/** An editor writes a file in several steps, and a change of branch many files at once. */
const QUIET_MS = 200;

/**
 * @param {string} root
 * @param {string[]} entries files and folders under it
 * @param {(file: string) => boolean} isSource by its path from the root
 * @param {(files: string[]) => void} onChange called when no more has changed for a moment
 * @returns {() => void} ends the watch
 */
export function watchFiles(root, entries, isSource, onChange) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const tell = () => {
    const files = [...changed].sort();
    changed.clear();
    onChange(files);
  };
  const watchers = entries.map((entry) =>
    watch(path.join(root, entry), { recursive: true }, (_event, name) => {
      // Of a file that is watched itself the name is its own.
      const file = name === null || name === path.basename(entry) ? entry : path.join(entry, name);
      if (!isSource(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(tell, QUIET_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
