import type { Severity } from '../checks/check.js';

/** Acceptances of one site: enough for a site that is well looked after, few enough to compare every finding with. */
export const MAX_ACCEPTANCES = 500;

/** What findings an acceptance covers. Of `url` and `url_pattern` one is null at least; both are null for the whole site. */
export interface AcceptedScope {
  /** A check id, a family such as "title/*", or "*" for all checks. */
  check: string;
  /** Exactly this URL: the page that was judged, or what the finding is about. */
  url: string | null;
  /** A pattern of url-pattern; such an acceptance covers pages that come later, too. */
  url_pattern: string | null;
}

/** A decision to accept findings: they are removed from score and lists and stay visible as accepted. */
export interface Acceptance extends AcceptedScope {
  id: string;
  reason: string;
  /** Who decided. */
  accepted_by: string;
  /** ISO 8601. */
  accepted_at: string;
  /** The last day on which it holds, in UTC (2026-12-31); null: until it is deleted. */
  until: string | null;
  /** What was there when it was accepted; null until the first audit that meets it. */
  evidence: AcceptedEvidence | null;
}

/** What an acceptance was given for, by the audit that showed it: findings that differ from it return. */
export interface AcceptedEvidence {
  audit_id: string;
  /** `complete`, `quick` or `technical_seo`: how much of the site each reads differs. */
  audit_kind: string;
  /** Of an acceptance of one URL: what was seen, by its print, with its severity. */
  prints: Readonly<Record<string, Severity>>;
  /** Pages of the crawl that an acceptance of several URLs covers. */
  pages: number;
  /** Of such an acceptance: what each check found there. */
  checks: Readonly<Record<string, { findings: number; severity: Severity }>>;
}
