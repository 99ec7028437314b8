import { testTitle, timeLeftMs } from './time-left.js';
import { within } from './within.js';

export interface RunningWorker {
  run(): Promise<void>;
  getState(): string;
  shutdown(): void;
}

/** What is kept of a test's time for shutting down. */
const SPARE_MS = 8_000;
const SHUTDOWN_MS = 5_000;

/**
 * Runs the body while the workers run. They are shut down however it ends, and waited for, within bounds.
 * @throws what the body or a worker throws; an Error that names the test when the body takes longer than its test may
 */
export async function runWhileWorking<Result>(
  workers: readonly RunningWorker[],
  body: () => Promise<Result>,
): Promise<Result> {
  const left = timeLeftMs();
  const limitMs = Math.max(left - SPARE_MS, left / 2);
  const runs = workers.map((worker) => worker.run());
  let timer: NodeJS.Timeout | undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    for (const run of runs) run.catch(reject);
    if (!Number.isFinite(limitMs)) return;
    timer = setTimeout(() => {
      const seconds = Math.round(limitMs / 1_000);
      reject(new Error(`"${testTitle()}" hangs: what runs while workers work did not end within ${seconds} s`));
    }, limitMs);
  });
  try {
    return await Promise.race([body(), givenUp]);
  } finally {
    clearTimeout(timer);
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
    await within(SHUTDOWN_MS, Promise.allSettled(runs));
  }
}
