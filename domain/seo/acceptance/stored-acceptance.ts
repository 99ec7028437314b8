import type { Acceptance } from './acceptance.js';
import type { AppliedAcceptance } from './accepted-findings.js';

export interface StoredAcceptance extends Acceptance {
  /** As identifySite writes it. */
  site: string;
  /** The newest audit that it met findings in; null before the first. */
  last_audit: LastAudit | null;
}

export type LastAudit = { audit_id: string } & Pick<AppliedAcceptance, 'findings' | 'returned'>;
