import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { PageThreads } from '../activities/crawl/read/page-threads.js';
import type { Logger } from '../platform/logger.js';
import { sourceStack } from '../platform/source-stack.js';

/**
 * One less than there are cores: this thread, which fetches and stores, and the engine's own, which collect and compile, take
 * two thirds of the time that reading takes. Each has a heap of some 45 MB, and compiles the same code. More than four do not pay.
 */
const MAX_THREADS = 4;
/** A page of ten megabytes takes some 250 MB to read; beyond this the page is an attack, and the thread dies for it. */
const HEAP_LIMIT_MB = 512;
/** A page leaves a few megabytes of garbage. More room than this saved no processor time that could be seen. */
const YOUNG_HEAP_MB = 12;

/** The threads that read pages. */
export function createPageThreads(logger: Logger): PageThreads {
  return new PageThreads({
    size: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    startThread: () =>
      new Worker(new URL('./page-thread-main.js', import.meta.url), {
        name: 'pages',
        resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
        // Nothing of our environment: it holds secrets, and the thread reads what strangers wrote.
        env: {},
      }),
    onFailure: (url, reason) => logger.error({ url, reason: sourceStack(reason) }, 'page could not be read'),
  });
}
