import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess } from './process-table.mjs';

/**
 * @param {string} lockPath
 * @param {() => Promise<T>} work
 * @param {(holder: number) => void} [onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 * @template T
 */
export async function withFileLock(lockPath, work, onWait) {
  let told = false;
  for (;;) {
    const holder = tryLock(lockPath);
    if (holder === undefined) break;
    if (!told) onWait?.(holder);
    told = true;
    await delay(250);
  }
  try {
    return await work();
  } finally {
    releaseLock(lockPath);
  }
}

/**
 * Takes the lock, or one that a dead process has left behind.
 * @param {string} lockPath
 * @returns {number | undefined} undefined: taken; else the process that holds it
 */
export function tryLock(lockPath) {
  mkdirSync(path.dirname(lockPath), { recursive: true });
  const own = `${lockPath}.${randomUUID()}`;
  writeFileSync(own, JSON.stringify({ pid: process.pid, identity: identifyProcess(process.pid) }));
  try {
    // link(2) fails when the name exists and never shows a half-written file.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (linkOnce(own, lockPath)) return undefined;
      const text = readText(lockPath);
      if (text === undefined) continue;
      const holder = parseHolder(text);
      if (holder !== undefined && identifyProcess(holder.pid) === holder.identity) return holder.pid;
      setStaleLockAside(lockPath, text);
    }
    return parseHolder(readText(lockPath) ?? '')?.pid ?? 0;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @param {string} lockPath */
export function releaseLock(lockPath) {
  if (parseHolder(readText(lockPath) ?? '')?.pid === process.pid) rmSync(lockPath, { force: true });
}

/**
 * @param {string} lockPath
 * @param {string} staleText
 */
function setStaleLockAside(lockPath, staleText) {
  const aside = `${lockPath}.${randomUUID()}`;
  try {
    renameSync(lockPath, aside);
  } catch {
    return;
  }
  // Another process may have replaced the stale lock between the check and the rename: then its lock is restored.
  if (readText(aside) !== staleText) linkOnce(aside, lockPath);
  rmSync(aside, { force: true });
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkOnce(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * @param {string} text
 * @returns {{ pid: number, identity: string } | undefined}
 */
function parseHolder(text) {
  try {
    const holder = JSON.parse(text);
    return typeof holder?.pid === 'number' ? holder : undefined;
  } catch {
    return undefined;
  }
}
