import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './hash-files.mjs';

const TAIL_BYTES = 4096;

/**
 * @param {string} folder
 * @returns {import('./progress-board.mjs').Measure} how much has arrived in it
 */
export function measureFolder(folder) {
  return () => {
    try {
      const bytes = listFiles(folder, '.').reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
      return `${Math.round(bytes / 2 ** 20)} MB`;
    } catch {
      // A file vanished between listing and looking.
      return undefined;
    }
  };
}

/**
 * @param {string} logPath where apt-get writes its status lines (APT::Status-Fd)
 * @returns {import('./progress-board.mjs').Measure}
 */
export function measureApt(logPath) {
  return () => readAptProgress(readTail(logPath));
}

/**
 * Lines such as `dlstatus:3:45.1234:Retrieving file 3 of 12` and `pmstatus:chromium:60.5:Unpacking chromium`.
 * @param {string} text
 * @returns {string | undefined} by the last of them
 */
export function readAptProgress(text) {
  const last = [...text.matchAll(/^(dl|pm)status:[^:\n]*:([\d.]+):/gm)].at(-1);
  if (last === undefined) return undefined;
  return `${Math.round(Number(last[2]))}% ${last[1] === 'dl' ? 'downloaded' : 'installed'}`;
}

/** @param {string} file */
function readTail(file) {
  try {
    const handle = openSync(file, 'r');
    try {
      const buffer = Buffer.alloc(TAIL_BYTES);
      const start = Math.max(0, fstatSync(handle).size - TAIL_BYTES);
      return buffer.toString('utf8', 0, readSync(handle, buffer, 0, TAIL_BYTES, start));
    } finally {
      closeSync(handle);
    }
  } catch {
    return '';
  }
}
