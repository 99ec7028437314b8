import { noteTest } from './time-left.js';

/** So long after the last test the process may take to end by itself. */
const END_GRACE_MS = 20_000;

/** What mocha runs around every test of every spec. */
export const mochaHooks = {
  beforeEach(this: Mocha.Context): void {
    noteTest(this.currentTest ?? null);
  },
  afterEach(): void {
    noteTest(null);
  },
  /** A timer that keeps nothing alive: it fires only in a process that something else keeps from ending. */
  afterAll(): void {
    setTimeout(() => {
      const left = [...new Set(process.getActiveResourcesInfo())].join(', ');
      console.error(`The tests are over, but this keeps the process from ending: ${left}`);
      // Mocha sets its own code when the process exits; that it had to be ended is a failure whatever the tests say.
      process.once('exit', () => {
        process.exitCode = process.exitCode || 1;
      });
      process.exit();
    }, END_GRACE_MS).unref();
  },
};
