import { legalRegion } from '../../campaigns/legal-region.js';
import { DELAYING_CHECKS, type PolicyCheckName, type PolicyCounts, type PolicyResult } from '../policy.js';
import { consentRequired } from './consent-required.js';
import { domainDailyCap } from './domain-daily-cap.js';
import { duplicateSend } from './duplicate-send.js';
import type { PolicyFacts } from './facts.js';
import { leadNotMailable } from './lead-not-mailable.js';
import { minGap } from './min-gap.js';
import { outsideSendingWindow } from './outside-sending-window.js';
import { recipientCooldown } from './recipient-cooldown.js';
import { recipientRoleBlocked } from './recipient-role-blocked.js';
import { recipientSuppressed } from './recipient-suppressed.js';
import { recipientValid } from './recipient-valid.js';
import type { Rule } from './rule.js';
import { senderDailyCap } from './sender-daily-cap.js';
import { senderHourlyCap } from './sender-hourly-cap.js';
import { senderIdentityIncomplete } from './sender-identity-incomplete.js';
import { senderNotAuthorized } from './sender-not-authorized.js';
import { unfilledPlaceholder } from './unfilled-placeholder.js';
import { userDailyCap } from './user-daily-cap.js';

/** Every rule, in display order. */
export const POLICY_RULES: readonly Rule[] = [
  recipientValid,
  recipientSuppressed,
  leadNotMailable,
  recipientRoleBlocked,
  senderNotAuthorized,
  senderIdentityIncomplete,
  unfilledPlaceholder,
  consentRequired,
  duplicateSend,
  userDailyCap,
  domainDailyCap,
  senderDailyCap,
  senderHourlyCap,
  minGap,
  recipientCooldown,
  outsideSendingWindow,
];

const DELAYING = new Set<PolicyCheckName>(DELAYING_CHECKS);

/**
 * Judges one send by every rule, even after one has failed. Rules that only defer scheduled mail are not part of a
 * direct send.
 */
export function evaluatePolicy(facts: PolicyFacts): PolicyResult {
  const rules = POLICY_RULES.filter(({ name }) => facts.path === 'scheduled' || !DELAYING.has(name));
  const checks = rules.map(({ name, judge }) => ({ name, ...judge(facts) }));
  const failed = checks.filter(({ passed }) => !passed).map(({ name }) => name);
  return {
    allowed: failed.length === 0,
    reason: failed.length === 0 ? 'All checks passed' : failed.join(', '),
    ...legalRegion(facts.recipient.canonical ?? ''),
    legal_basis_claimed: facts.consent_recorded ? 'consent' : 'legitimate_interest',
    counts: dailyOf(facts.counts),
    limits: dailyOf(facts.limits),
    checks,
    evaluated_at: facts.now.toISOString(),
  };
}

/** Only these counts are shown; the caller may count more. */
function dailyOf({ user_daily, domain_daily, sender_daily }: PolicyCounts): PolicyCounts {
  return { user_daily, domain_daily, sender_daily };
}
