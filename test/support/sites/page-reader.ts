import type { PageReader } from '../../../activities/crawl/read/page-reader.js';
import { readPage } from '../../../activities/crawl/read/read-page.js';
import type { Check } from '../../../domain/seo/checks/check.js';
import { packPage, unpackArtifact } from '../../../store/crawl/pack-page.js';

/** Reads pages as the threads of a worker do, in this thread. */
export function pageReader(checks: readonly Check[] = []): PageReader {
  return { read: async (job) => readPage({ checks, packPage, unpackArtifact }, job) };
}
