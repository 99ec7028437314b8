import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { PageThreads } from '../activities/crawl/page-threads.js';
import type { Logger } from '../platform/logger.js';

/** One core is left to this thread, which fetches and stores; more than four crawls at once do not run here. */
const MAX_THREADS = 4;
/** A page of ten megabytes takes some 250 MB to read; beyond this the page is an attack, and the thread dies for it. */
const HEAP_LIMIT_MB = 512;

/** The threads that read pages, as many as there are cores to spare. */
export function createPageThreads(logger: Logger): PageThreads {
  return new PageThreads({
    size: Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
    startThread: () =>
      new Worker(new URL('./page-thread-main.js', import.meta.url), {
        name: 'pages',
        resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
        // Nothing of our environment: it holds secrets, and the thread reads what strangers wrote.
        env: {},
      }),
    onFault: (url, reason) => logger.error({ url, reason }, 'page could not be read'),
  });
}
