interface RunningTest {
  fullTitle(): string;
  /** In milliseconds; 0 without limit. A test may change it while it runs. */
  timeout(): number;
}

/** As .mocharc.json has it. */
const DEFAULT_TIMEOUT_MS = 60_000;

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

export function testTitle(): string {
  return running?.test.fullTitle() ?? 'a hook';
}
