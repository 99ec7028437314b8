/** The parts of Lighthouse's result that are read here. */
export interface LighthouseReport {
  lighthouseVersion: string;
  requestedUrl?: string;
  finalDisplayedUrl: string;
  fetchTime: string;
  runtimeError?: { code: string; message: string };
  timing: { total: number };
  environment?: { benchmarkIndex?: number };
  runWarnings?: unknown[];
  audits: Record<string, LighthouseAudit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; group?: string }[] }>;
}

export interface LighthouseAudit {
  id: string;
  title: string;
  description: string;
  /** 0–1; null when there is nothing to score. */
  score: number | null;
  /** `error` when the audit itself failed. */
  scoreDisplayMode?: string;
  numericValue?: number;
  displayValue?: string;
  /** Milliseconds by metric, except CLS. */
  metricSavings?: Partial<Record<string, number>>;
  details?: unknown;
}
