import type { InsightKind } from './insight.js';
import type { InsightReport } from './insight-report.js';

/** Insights of a kind as they are stored: those of the rules, perhaps in the words of a model. */
export type InsightResult<Kind extends InsightKind = InsightKind> = InsightReport<Kind> & {
  kind: Kind;
  website_url: string | null;
  generated_by: 'llm' | 'rules';
  generated_at: string;
  duration_ms: number;
};
