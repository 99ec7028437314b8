import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import type { PageJob, PageJobResult, PageReader } from './page-reader.js';
import { PageUnreadableError } from './page-threads.js';

/** Reads a page. One that the reader breaks on is stored with what is known without its content. */
export async function readPageJob(pages: PageReader, job: PageJob): Promise<PageJobResult> {
  const facts = job.answer?.facts;
  try {
    return await pages.read(job);
  } catch (error) {
    if (!(error instanceof PageUnreadableError) || !facts) throw error;
    return pages.read({ ...job, answer: { facts: withError(facts), body: null }, previous: null });
  }
}

function withError(facts: FetchFacts): FetchFacts {
  return { ...facts, error: { kind: 'unreadable', message: 'The content could not be read.' } };
}
