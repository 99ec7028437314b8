import { testTitle, timeLeftMs } from './time-left.js';

const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;
/** Looking takes a sixth of the time at most: what is looked at through the API has work to do as well. */
const PAUSE_OF_A_LOOK = 5;
/** What is kept of a test's time, for what it started to be cleaned up. */
const SPARE_MS = 10_000;

/**
 * Looks until it is so: every 20 ms, or less often where a look takes long.
 * @throws an Error that names the test and what it waits for, a little before mocha gives the test up
 */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const left = timeLeftMs();
  const endMs = performance.now() + Math.max(left - SPARE_MS, left / 2);
  for (;;) {
    const beganMs = performance.now();
    if (await isSo()) return;
    if (performance.now() >= endMs) throw new Error(`"${testTitle()}" waited in vain: ${what}`);
    await pauseAfter(performance.now() - beganMs, { shortestMs: SHORTEST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS });
  }
}

/** The pause after a look that took so long. */
export async function pauseAfter(lookMs: number, bounds: { shortestMs: number; longestMs: number }): Promise<void> {
  const pauseMs = Math.min(bounds.longestMs, Math.max(bounds.shortestMs, lookMs * PAUSE_OF_A_LOOK));
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}

const STILL_MS = 1_000;

/** The same for a figure that has stood still for a second. */
export async function untilStill(what: string, read: () => number): Promise<void> {
  await until(what, async () => {
    const before = read();
    await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    return read() === before;
  });
}
