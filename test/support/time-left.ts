import { PATIENCE } from './patience.js';

interface RunningTest {
  fullTitle(): string;
  /** In milliseconds; 0 without limit. A test may change it while it runs. */
  timeout(): number;
}

/** As .mocharc.json has it: of a hook, no one says that it has begun. */
const DEFAULT_TIMEOUT_MS = 60_000 * PATIENCE;

/** Of a program that neither gets ready nor ends, where the test has no limit. */
const MOST_START_MS = 600_000;

let running: { test: RunningTest; startedAt: number } | null = null;

/** Which test begins now; null: it is over. */
export function noteTest(test: RunningTest | null): void {
  running = test && { test, startedAt: Date.now() };
}

/** How long the test that runs may still take until mocha gives it up; infinite without limit. A hook has what a test has. */
export function timeLeftMs(): number {
  if (!running) return DEFAULT_TIMEOUT_MS;
  const timeoutMs = running.test.timeout();
  return timeoutMs === 0 ? Number.POSITIVE_INFINITY : timeoutMs - (Date.now() - running.startedAt);
}

/** How long a program may take to get ready: a little less than the test has left, so that its last words are told. */
export function startLimitMs(): number {
  return Math.min(MOST_START_MS, timeLeftMs() * 0.9);
}

export function testTitle(): string {
  return running?.test.fullTitle() ?? 'a hook';
}
