import type { SpeedArtifact } from '../../../domain/seo/artifacts/speed.js';

type Overrides = Partial<Omit<SpeedArtifact, 'scores' | 'metrics'>> & {
  scores?: Partial<SpeedArtifact['scores']>;
  metrics?: Partial<SpeedArtifact['metrics']>;
};

/** A mobile Lighthouse run of a quick page, unless overridden. */
export function speedRun({ scores, metrics, ...overrides }: Overrides = {}): SpeedArtifact {
  return {
    strategy: 'mobile',
    url: 'https://site.example/',
    final_url: 'https://site.example/',
    lighthouse_version: '13.5.0',
    fetched_at: '2026-06-01T00:00:00Z',
    duration_ms: 20_000,
    scores: { performance: 98, accessibility: 100, best_practices: 100, seo: 100, ...scores },
    metrics: {
      lcp_ms: 1200,
      inp_ms: null,
      fid_ms: 20,
      cls: 0.01,
      tbt_ms: 50,
      fcp_ms: 900,
      ttfb_ms: 100,
      speed_index_ms: 1500,
      load_time_ms: 2000,
      ...metrics,
    },
    opportunities: [],
    diagnostics: [],
    runtime_error: null,
    page_weight_bytes: 300_000,
    request_count: 20,
    blocking_fonts: [],
    third_parties: { blocking_ms: 0, entities: [] },
    field_data: null,
    field_data_state: 'not_asked',
    ...overrides,
  };
}
