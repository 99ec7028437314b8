import type { Brand } from '../../domain/reports/brand.js';
import type { ReportLanguage } from '../../domain/reports/report-options.js';

/** One earlier audit of the same kind, or this one, in the history of the site. */
export interface HistoryPoint {
  audit_id: string;
  overall_score: number | null;
  created_at: string;
}

/** Screenshots of the start page as visitors see it: data URLs of JPEG files; null if none was taken. */
export interface StartPageShots {
  desktop: string | null;
  phone: string | null;
}

/** What a report shows besides the audit itself. */
export interface ReportExtra {
  /** Oldest first, this audit last; empty or of one point when there is nothing to compare. */
  history: readonly HistoryPoint[];
  /** For paper, where nothing unfolds: the first of each list, and where the rest is. */
  forPaper?: boolean;
  /** Whose report it is; absent or null for our own name. */
  brand?: Brand | null;
  /** English when absent. */
  language?: ReportLanguage;
  shots?: StartPageShots | null;
}
