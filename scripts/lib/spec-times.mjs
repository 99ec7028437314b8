import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {object} SpecTime
 * @property {number} ms by the clock
 * @property {number} [cpu_ms] of a processor, that of its child processes included, but not of the servers that all specs
 *   share; not known of what was never recorded on a system that tells it
 */
/**
 * What each spec file took when it was last recorded; files that take no time worth knowing are left out. So that the long
 * ones can begin first and no processor waits for the other at the end.
 * @typedef {Record<string, SpecTime>} SpecTimes
 */

/** Shorter ones make no difference to the order. */
const WORTH_KNOWING_MS = 500;

/**
 * @param {string} file
 * @returns {SpecTimes}
 */
export function readSpecTimes(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * @param {string} file
 * @param {SpecTimes} times
 */
export function writeSpecTimes(file, times) {
  const rounded = Object.entries(times)
    .filter(([, { ms }]) => ms >= WORTH_KNOWING_MS)
    .map(([spec, { ms, cpu_ms }]) => {
      const rounded = cpu_ms === undefined ? { ms: round(ms) } : { ms: round(ms), cpu_ms: round(cpu_ms) };
      return /** @type {const} */ ([spec, rounded]);
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), undefined, 2)}\n`);
}

/** @param {number} ms */
function round(ms) {
  return Math.round(ms / 100) * 100;
}

/**
 * @param {readonly string[]} specs
 * @param {SpecTimes} times
 * @returns {string[]} the longest first; those without a time keep their order
 */
export function longestFirst(specs, times) {
  return [...specs].sort((one, other) => (times[other]?.ms ?? 0) - (times[one]?.ms ?? 0));
}

/**
 * @param {string} log lines as test/support/root-hooks.ts writes them
 * @returns {{ times: SpecTimes, unfinished: string[] }} unfinished: files whose process ended before they did
 */
export function readSpecLog(log) {
  /** @type {SpecTimes} */
  const times = {};
  const unfinished = new Set();
  for (const line of log.split('\n').filter((text) => text !== '')) {
    const { event, file, ms, cpu_ms } = JSON.parse(line);
    if (event === 'begin') unfinished.add(file);
    else {
      unfinished.delete(file);
      times[file] = cpu_ms === null ? { ms } : { ms, cpu_ms };
    }
  }
  return { times, unfinished: [...unfinished] };
}

/**
 * @param {SpecTimes} times
 * @param {number} most
 * @returns {string[]} one line a file, the slowest first
 */
export function listSlowest(times, most) {
  return Object.entries(times)
    .sort(([, one], [, other]) => other.ms - one.ms)
    .slice(0, most)
    .map(([file, { ms, cpu_ms }]) => `${inSeconds(ms)}  ${inSeconds(cpu_ms)} of a processor  ${file}`);
}

/** @param {number | undefined} ms */
function inSeconds(ms) {
  return `${(ms === undefined ? '?' : (ms / 1000).toFixed(1)).padStart(7)} s`;
}
