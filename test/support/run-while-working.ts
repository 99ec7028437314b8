import { testTitle, timeLeftMs } from './time-left.js';
import { within } from './within.js';

export interface RunningWorker {
  run(): Promise<void>;
  getState(): string;
  shutdown(): void;
}

export interface WorkersAtWork {
  /**
   * Runs the body while the workers run, which they do afterwards too.
   * @throws what the body or a worker throws; an Error that names the test when the body takes longer than its test may
   */
  during<Result>(body: () => Promise<Result>): Promise<Result>;
  /** Shuts them down and waits for them, within bounds. */
  stop(): Promise<void>;
}

/** What is kept of a test's time for shutting down. */
const SPARE_MS = 8_000;
const SHUTDOWN_MS = 5_000;

/** Sets workers to work. */
export function letWork(workers: readonly RunningWorker[]): WorkersAtWork {
  const runs = workers.map((worker) => worker.run());
  // One that fails between two bodies fails the next.
  for (const run of runs) run.catch(() => undefined);
  return {
    during: async (body) => {
      const left = timeLeftMs();
      const limitMs = Math.max(left - SPARE_MS, left / 2);
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
      }
    },
    stop: async () => {
      for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
      await within(SHUTDOWN_MS, Promise.allSettled(runs));
    },
  };
}

/** Runs the body while the workers run, and shuts them down however it ends. Fails as WorkersAtWork.during does. */
export async function runWhileWorking<Result>(
  workers: readonly RunningWorker[],
  body: () => Promise<Result>,
): Promise<Result> {
  const working = letWork(workers);
  try {
    return await working.during(body);
  } finally {
    await working.stop();
  }
}
