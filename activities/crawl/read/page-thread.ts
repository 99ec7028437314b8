import type { Worker } from 'node:worker_threads';
import type { PageJob, PageJobResult } from './page-reader.js';
import type { PageAnswer } from './serve-page-jobs.js';

/** One thread that runs servePageJobs, given one page at a time. */
export class PageThread {
  private hasEnded = false;

  /** `onEnd` is called once, however the thread ends. */
  constructor(
    private readonly worker: Worker,
    private readonly onEnd: (thread: PageThread) => void,
  ) {
    // There is no other listener between two pages, and an error without a listener would end the process.
    worker.on('error', () => void this.end());
    worker.on('exit', () => void this.end());
  }

  /** @throws Error with the reason; the thread has ended by then, unless only the page caused the error */
  read(job: PageJob, timeoutMs: number): Promise<PageJobResult> {
    const { worker } = this;
    return new Promise<PageJobResult>((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        finish();
      };
      const fail = (reason: string) => {
        void this.end();
        settle(() => reject(new Error(reason)));
      };
      const onMessage = (answer: PageAnswer) =>
        settle(() => (answer.ok ? resolve(answer.reading) : reject(new Error(answer.message))));
      const onError = (error: Error) => fail(`The thread broke: ${error.message}`);
      const onExit = () => fail('The thread ended');
      const timer = setTimeout(() => fail(`No end after ${timeoutMs} ms`), timeoutMs);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(job, transferable(job.answer?.body ?? null));
    });
  }

  async end(): Promise<void> {
    if (!this.hasEnded) this.onEnd(this);
    this.hasEnded = true;
    await this.worker.terminate();
  }
}

/** A body that has its memory for itself is moved and not copied; small ones share Node's pool. */
function transferable(body: Uint8Array | null): ArrayBuffer[] {
  if (!body || body.byteLength !== body.buffer.byteLength || !(body.buffer instanceof ArrayBuffer)) return [];
  return [body.buffer];
}
