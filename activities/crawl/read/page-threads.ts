import type { Worker } from 'node:worker_threads';
import type { PageJob, PageJobResult, PageReader } from './page-reader.js';
import { PageThread } from './page-thread.js';

/** Ten megabytes of hostile markup take some two seconds; a page that takes this long never ends. */
const JOB_TIMEOUT_MS = 30_000;

/** A thread broke or hung on a page. */
export class PageUnreadableError extends Error {
  override readonly name = 'PageUnreadableError';
}

export interface PageThreadsOptions {
  /** Threads at most; each is started when there is work for it. */
  size: number;
  /** Starts a thread that runs servePageJobs. */
  startThread: () => Worker;
  /** @default 30,000 */
  jobTimeoutMs?: number;
  /** Called for every page that a thread failed on, with the reason as far as it is known. */
  onFailure?: (url: string, reason: string) => void;
}

interface Waiting {
  job: PageJob;
  resolve: (reading: PageJobResult) => void;
  reject: (error: Error) => void;
}

/**
 * Reads pages in other threads, so that neither a heavy nor a hostile page keeps this one from its heartbeats. A thread
 * has one page at a time: if it crashes or hangs, that page is lost, and the thread is ended and replaced. The queue of
 * jobs is unbounded: callers must limit the number of bodies in flight.
 */
export class PageThreads implements PageReader {
  private readonly waiting: Waiting[] = [];
  private readonly idle = new Set<PageThread>();
  private readonly threads = new Set<PageThread>();
  private isClosed = false;

  constructor(private readonly options: PageThreadsOptions) {}

  read(job: PageJob): Promise<PageJobResult> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) reject(closedError());
      else this.waiting.push({ job, resolve, reject });
      this.assign();
    });
  }

  /** Ends all threads at once; pages that are being read or wait are given up. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.splice(0)) reject(closedError());
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  private assign(): void {
    while (this.waiting.length > 0) {
      const thread = this.takeThread();
      const next = thread && this.waiting.shift();
      if (!next) return;
      void this.run(thread, next);
    }
  }

  private takeThread(): PageThread | null {
    for (const thread of this.idle) {
      this.idle.delete(thread);
      return thread;
    }
    if (this.threads.size >= this.options.size) return null;
    const started = new PageThread(this.options.startThread(), (ended) => this.forget(ended));
    this.threads.add(started);
    return started;
  }

  private forget(thread: PageThread): void {
    this.threads.delete(thread);
    this.idle.delete(thread);
  }

  private async run(thread: PageThread, { job, resolve, reject }: Waiting): Promise<void> {
    const { url } = job.entry;
    try {
      resolve(await thread.read(job, this.options.jobTimeoutMs ?? JOB_TIMEOUT_MS));
    } catch (error) {
      if (!this.isClosed) this.options.onFailure?.(url, error instanceof Error ? error.message : String(error));
      reject(this.isClosed ? closedError() : new PageUnreadableError(`${url} could not be read`, { cause: error }));
    }
    if (this.threads.has(thread)) this.idle.add(thread);
    if (!this.isClosed) this.assign();
  }
}

function closedError(): Error {
  return new Error('The page threads are closed');
}
