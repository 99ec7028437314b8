import type { PageIndexFacts } from '../../reports/page-table/explored-page.js';
import type { InspectedPage } from './inspected-page.js';
import { judgeIndexState } from './judge-index-state.js';

/** Of an inspection, what the table of crawled pages shows. */
export function toIndexFacts(page: InspectedPage): PageIndexFacts {
  return {
    google_index: judgeIndexState(page),
    google_reason: page.coverage_state,
    google_canonical: page.google_canonical,
    google_crawled_at: page.last_crawl_at,
  };
}
