import { testTitle, timeLeftMs } from './time-left.js';

const INTERVAL_MS = 20;
/** What is kept of a test's time, for what it started to be cleaned up. */
const SPARE_MS = 10_000;

/**
 * Looks every 20 ms until it is so.
 * @throws an Error that names the test and what it waits for, a little before mocha gives the test up
 */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const left = timeLeftMs();
  const endMs = performance.now() + Math.max(left - SPARE_MS, left / 2);
  while (!(await isSo())) {
    if (performance.now() >= endMs) throw new Error(`"${testTitle()}" waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
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
