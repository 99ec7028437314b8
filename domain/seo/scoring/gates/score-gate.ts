/** Why an overall score may not pass a bound, whatever its components say. */
export interface ScoreGate {
  id: ScoreGateId;
  /** What the overall score may be at most because of this, 0–100. */
  cap: number;
  /** Share of the site that it is about, 0–1. */
  share: number;
  /** One sentence with the figures. */
  reason: string;
  /** Checks that name the pages: with their findings gone the gate opens. */
  check_ids: string[];
}

export type ScoreGateId =
  | 'crawling_blocked'
  | 'start_page_unavailable'
  | 'pages_unavailable'
  | 'not_indexable'
  | 'thin_pages'
  | 'content_needs_scripts'
  | 'missing_titles'
  | 'broken_links'
  | 'duplicate_pages'
  | 'filler_text'
  | 'few_pages'
  | 'orphan_pages'
  | 'weak_component'
  | 'error_page'
  | 'keywords_missing';
