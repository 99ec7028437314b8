export type SpeedStrategy = 'mobile' | 'desktop';

export type SpeedRating = 'good' | 'needs_improvement' | 'poor';

export interface SpeedArtifact {
  strategy: SpeedStrategy;
  url: string;
  final_url: string;
  lighthouse_version: string;
  fetched_at: string;
  duration_ms: number;
  /** 0–100; null when Lighthouse could not judge the category. */
  scores: {
    performance: number | null;
    accessibility: number | null;
    best_practices: number | null;
    seo: number | null;
  };
  metrics: {
    lcp_ms: number | null;
    /** Field data only: lab runs cannot measure it. */
    inp_ms: number | null;
    /** Lab: maximum potential first input delay. */
    fid_ms: number | null;
    cls: number | null;
    tbt_ms: number | null;
    fcp_ms: number | null;
    ttfb_ms: number | null;
    speed_index_ms: number | null;
    load_time_ms: number | null;
  };
  opportunities: {
    id: string;
    title: string;
    description: string;
    savings_ms: number;
    savings_bytes: number;
    items: string[];
  }[];
  diagnostics: { id: string; title: string; display_value: string | null; score: number | null }[];
  /** Lighthouse's own verdict on a run that did not load the page; null when it did. */
  runtime_error: { code: string; message: string } | null;
  page_weight_bytes: number | null;
  request_count: number | null;
}
