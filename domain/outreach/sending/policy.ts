/** Every rule that a send is judged by, in display order. One file each in policy/. */
export const POLICY_CHECKS = [
  'recipient_valid',
  'recipient_suppressed',
  'lead_not_mailable',
  'recipient_role_blocked',
  'sender_not_authorized',
  'sender_identity_incomplete',
  'unfilled_placeholder',
  'consent_required',
  'duplicate_send',
  'user_daily_cap',
  'domain_daily_cap',
  'sender_daily_cap',
  'sender_hourly_cap',
  'min_gap',
  'recipient_cooldown',
  'outside_sending_window',
] as const;
export type PolicyCheckName = (typeof POLICY_CHECKS)[number];

/** Rules of the scheduled path: they put a send off, they do not forbid it. */
export const DELAYING_CHECKS = [
  'sender_daily_cap',
  'sender_hourly_cap',
  'min_gap',
  'recipient_cooldown',
  'outside_sending_window',
] as const satisfies readonly PolicyCheckName[];

export interface PolicyCheck {
  name: PolicyCheckName;
  passed: boolean;
  detail: string;
}

export type LegalBasis = 'consent' | 'legitimate_interest';

/** Mails of the day so far. */
export interface PolicyCounts {
  user_daily: number;
  domain_daily: number;
  sender_daily: number;
}

export interface PolicyResult {
  allowed: boolean;
  /** Names of the failed checks joined by ", "; "All checks passed" otherwise. */
  reason: string;
  /** What mail to the recipient's region rests on by default, by its top-level domain. */
  legal_basis: LegalBasis;
  /** What this mail can claim: consent only where one is on record. */
  legal_basis_claimed: LegalBasis;
  /** EU, UK, CA, AU, NZ or "other", by the recipient's top-level domain. */
  region: string;
  counts: PolicyCounts;
  limits: PolicyCounts;
  checks: PolicyCheck[];
  evaluated_at: string;
}
