import type { OperationError } from '../operations/operations.js';

export type PartName = 'search' | 'indexing' | 'analytics' | 'bing' | 'health';

/** One platform, or the health of the site, and what became of reading it. */
export type RefreshedPart =
  | { part: PartName; status: 'completed'; operation_id: string | null; error: null }
  | { part: PartName; status: 'skipped' | 'failed'; operation_id: null; error: OperationError };

/** What a refresh of the dashboard has read. */
export interface RefreshResult {
  website_url: string;
  parts: RefreshedPart[];
  generated_at: string;
  duration_ms: number;
}
