import type { MessagePort } from 'node:worker_threads';
import type { PageJob, PageJobResult } from './page-reader.js';

/** The results of a page thread, in the order of the jobs. */
export type PageAnswer = { ok: true; reading: PageJobResult } | { ok: false; message: string };

/** The thread's side of page-threads: reads what it is sent, one page at a time. A page that breaks it is reported. */
export function servePageJobs(port: MessagePort, read: (job: PageJob) => PageJobResult): void {
  port.on('message', (job: PageJob) => {
    const answered = answer(job, read);
    port.postMessage(answered, answered.ok ? memoryOf(answered.reading) : []);
  });
}

/** Packed pages have their memory for themselves: it is moved, not copied. */
function memoryOf({ page }: PageJobResult): ArrayBuffer[] {
  const parts = [page.fetch, page.digest, page.artifact, page.carry];
  return parts.flatMap((part) => (part?.buffer instanceof ArrayBuffer ? [part.buffer] : []));
}

function answer(job: PageJob, read: (job: PageJob) => PageJobResult): PageAnswer {
  try {
    return { ok: true, reading: read(job) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
