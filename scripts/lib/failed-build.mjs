import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A build that failed is not tried again by each start, which would keep a processor busy for nothing.
 * @typedef {{ at: string, reason: string }} FailedBuild
 */

const REST_MS = 24 * 3_600_000;

/** @param {string} cacheRoot */
export const failedBuildPath = (cacheRoot) => path.join(cacheRoot, 'secantus-mdb', 'build-failed.json');

/**
 * @param {string} cacheRoot
 * @param {string} message its first line is kept, and the last one: what a log ends with
 */
export function noteFailedBuild(cacheRoot, message) {
  const file = failedBuildPath(cacheRoot);
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = message.split('\n').map((line) => line.trim());
  const note = { at: new Date().toISOString(), reason: [...new Set([lines.at(0), lines.at(-1)])].join(' ') };
  writeFileSync(file, `${JSON.stringify(note)}\n`);
}

/**
 * @param {string} cacheRoot
 * @param {number} nowMs
 * @returns {FailedBuild | undefined} undefined too when it is a day old: what was missing may be there by now
 */
export function findFailedBuild(cacheRoot, nowMs) {
  try {
    const { at, reason } = JSON.parse(readFileSync(failedBuildPath(cacheRoot), 'utf8'));
    const isRecent = nowMs - Date.parse(at) < REST_MS;
    return isRecent && typeof reason === 'string' ? { at, reason } : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} cacheRoot */
export function forgetFailedBuild(cacheRoot) {
  rmSync(failedBuildPath(cacheRoot), { force: true });
}
