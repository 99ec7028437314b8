import type { JWTPayload } from 'jose';
import { isSharedWorkspaceId } from '../../../domain/workspaces/workspace.js';
import type { User } from '../requests/request-context.js';
import { isPlan, type Plan } from './plans.js';

/** OpenID Connect Core 2: a subject has 255 ASCII characters at most. Printable ones, since ids go into logs and workflow ids. */
const SUBJECT = /^[!-~]{1,255}$/;

export interface PlanSource {
  claim: string;
  fallback: Plan;
}

/** The user a verified token speaks of; null when its subject is no usable id, or that of a shared workspace. An unknown plan counts as none. */
export function toUser(claims: JWTPayload, plan: PlanSource, groupsClaim = 'groups'): User | null {
  if (typeof claims.sub !== 'string' || !SUBJECT.test(claims.sub) || isSharedWorkspaceId(claims.sub)) return null;
  const claimed = claims[plan.claim];
  const userPlan = isPlan(claimed) ? claimed : plan.fallback;
  const groups = readGroups(claims[groupsClaim]);
  return { id: claims.sub, plan: userPlan, verified_email: verifiedEmail(claims), groups };
}

/** OpenID Connect Core 5.1: an address speaks for its user where `email_verified` is true, and nowhere else. */
function verifiedEmail({ email, email_verified }: JWTPayload): string | null {
  return typeof email === 'string' && email_verified === true ? email.trim().toLowerCase() : null;
}

/**
 * Null where the claim is absent or no list, which says nothing of groups: Entra ID leaves it out above 200 groups and puts a
 * link into `_claim_names` instead. Some providers send a single group as text.
 */
function readGroups(claim: unknown): string[] | null {
  if (typeof claim === 'string') return [claim];
  return Array.isArray(claim) ? claim.filter((each): each is string => typeof each === 'string') : null;
}
