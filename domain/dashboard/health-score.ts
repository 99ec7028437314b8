/** Parts of the health score, each 0–100; null where nothing was measured. */
export interface HealthBreakdown {
  technical: number | null;
  content: number | null;
  performance: number | null;
  mobile: number | null;
}

export type HealthStatus = 'excellent' | 'good' | 'needs_attention' | 'critical';

/** The health of a site on one day (UTC), from the latest audit known that day. One a site and day. */
export interface HealthSnapshot {
  user_id: string;
  site: string;
  /** YYYY-MM-DD. */
  day: string;
  /** 0–100, one decimal. */
  score: number;
  breakdown: HealthBreakdown;
  /** The audit that it rests on. */
  audit_id: string;
}
