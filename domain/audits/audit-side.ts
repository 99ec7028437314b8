import type { CompleteAudit } from './audit-result.js';

/** An audit with what its result does not hold. */
export interface AuditSide {
  audit: CompleteAudit;
  /** ISO 8601. */
  created_at: string;
  /** The requested bounds; null when they are no longer known. */
  bounds: { max_pages: number; crawl_depth: number | null } | null;
}
