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

/** The user of a verified token; null for an unusable id or that of a shared workspace. Unknown plans count as none. */
export function toUser(claims: JWTPayload, plan: PlanSource): User | null {
  if (typeof claims.sub !== 'string' || !SUBJECT.test(claims.sub) || isSharedWorkspaceId(claims.sub)) return null;
  const claimed = claims[plan.claim];
  const userPlan = isPlan(claimed) ? claimed : plan.fallback;
  return { id: claims.sub, plan: userPlan, verified_email: verifiedEmail(claims) };
}

/** OpenID Connect Core 5.1: an address speaks for its user where `email_verified` is true, and nowhere else. */
function verifiedEmail({ email, email_verified }: JWTPayload): string | null {
  return typeof email === 'string' && email_verified === true ? email.trim().toLowerCase() : null;
}
