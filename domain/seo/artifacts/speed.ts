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
    /** How well agents find their way on the page. Absent in older runs. */
    agentic_browsing?: number | null;
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
  /** Files of fonts whose text stays invisible until they are loaded. */
  blocking_fonts: string[];
  /** How long other companies' scripts kept the main thread busy, the heaviest first; null when it was not measured. */
  third_parties: { blocking_ms: number; entities: ThirdParty[] } | null;
  /** How real visitors met the page; null when there is nothing, for the reason that the state gives. */
  field_data: FieldData | null;
  field_data_state: FieldDataState;
  /** How fast the measuring host was (Lighthouse's own benchmark); null where it was not measured, absent in older runs. */
  benchmark_index?: number | null;
  /** What Lighthouse says against the run. Absent in older runs. */
  run_warnings?: string[];
  /** Transferred bytes of script files and of documents; null where unknown, absent in older runs. */
  script_bytes?: number | null;
  document_bytes?: number | null;
  /** All runs that this is the middle one of. Absent in older runs. */
  runs?: LabRun[];
  /** How far the middle run can be relied on. Absent in older runs. */
  reliability?: SpeedReliability;
}

export interface LabRun {
  performance: number | null;
  lcp_ms: number | null;
  tbt_ms: number | null;
  benchmark_index: number | null;
}

/** `single`: fewer than three runs; `low`: of a busy host, or runs that contradict each other, which give no fix. */
export interface SpeedReliability {
  level: 'good' | 'single' | 'low';
  /** Null when good. */
  reason: string | null;
}

export interface ThirdParty {
  name: string;
  blocking_ms: number;
  transfer_bytes: number;
}

/** `none`: too few visits are known; `not_asked`: no key is set; `failed`: the service did not respond. */
export type FieldDataState = 'found' | 'none' | 'not_asked' | 'failed';

/** The 75th percentile of visits over 28 days (Chrome UX Report). Null for metrics with too few visits. */
export interface FieldData {
  /** Of the page itself, or of its whole site when the page has too few visits. */
  source: 'url' | 'origin';
  lcp_ms: number | null;
  inp_ms: number | null;
  cls: number | null;
  fcp_ms: number | null;
  ttfb_ms: number | null;
  /** First and last day, YYYY-MM-DD. */
  period: { from: string; to: string } | null;
}
