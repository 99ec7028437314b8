import type { PageJob } from '../../../activities/crawl/read/page-reader.js';
import type { FetchFacts } from '../../../domain/seo/artifacts/fetch.js';
import { createCheckContext } from '../../../domain/seo/check-settings.js';
import { pageFrom } from './pages.js';

export const JOB_URL = 'https://site.example/page';

/** What a crawl has of a page that returned 200 with this HTML; facts may differ. */
export function pageJob(html: string, facts: Partial<FetchFacts> = {}, overrides: Partial<PageJob> = {}): PageJob {
  return {
    entry: { url: JOB_URL, depth: 2, source: 'link', order: 7 },
    answer: { facts: { ...pageFrom(html).fetch, ...facts }, body: Buffer.from(html) },
    previous: null,
    judged_by: 'checks',
    site: 'https://site.example/',
    target_keywords: [],
    context: createCheckContext('2030-01-01T00:00:00.000Z'),
    ...overrides,
  };
}
