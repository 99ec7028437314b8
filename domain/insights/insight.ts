export const INSIGHT_KINDS = [
  'audit',
  'searchconsole',
  'content_strategy',
  'traffic_roadmap',
  'competitive',
  'prioritized_recommendations',
  'quick_wins',
  'keyword_expansion',
] as const;
export type InsightKind = (typeof INSIGHT_KINDS)[number];

/** A figure of the input that an insight rests on: the value at `path` is the value given. */
export interface InsightEvidence {
  /** Dotted path into the request's body, such as `audit_results.components.technical_seo.score` or `rows[3].clicks`. */
  path: string;
  value: string | number | boolean | null;
  url?: string;
}

export interface Insight {
  id: string;
  title: string;
  description: string;
  /** 1–10, 10 first. */
  priority_score: number;
  priority: 'High' | 'Medium' | 'Low';
  /** Estimates, with what they rest on; null where the input holds nothing to estimate from. */
  impact: { traffic_percent_low: number | null; traffic_percent_high: number | null; basis: string };
  effort: { value: number; unit: 'days' | 'weeks' };
  /** 0–100: impact against effort. */
  roi: { value: number; basis: string };
  steps: string[];
  evidence: InsightEvidence[];
  related_keywords: string[];
  /** Who wrote title, description and steps; figures, evidence and order are always those of the rules. */
  generated_by: 'rules' | 'llm';
}
