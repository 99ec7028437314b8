import type { FirstFix } from '../audits/first-fix.js';
import type { IssuesByLevel } from '../audits/issues-by-level.js';
import type { SpeedArtifact, SpeedStrategy } from '../seo/artifacts/speed.js';
import type { FieldDataStatus } from './describe-field-data.js';
import type { LabMetric } from './lab-bounds.js';
import type { RatedMetric } from './rate-metrics.js';
import type { SpeedImpact } from './speed-impact.js';

/** One Lighthouse run with its metrics rated, or why there is none. */
export type RatedRun =
  | { status: 'failed'; error: string }
  | ({ status: 'completed'; core_web_vitals: Record<LabMetric, RatedMetric | null> } & Omit<
      SpeedArtifact,
      'metrics' | 'runtime_error'
    >);

/** How fast a page is, by strategy. */
export interface SpeedAnalysisResult {
  url: string;
  score: number | null;
  strategies: Partial<Record<SpeedStrategy, RatedRun>>;
  issues: IssuesByLevel;
  business_impact: SpeedImpact;
  field_data: FieldDataStatus;
  recommendations: FirstFix[];
  generated_at: string;
}
