import type { JWTPayload } from 'jose';
import type { User } from '../requests/request-context.js';
import { isPlan, type Plan } from './plans.js';

/** OpenID Connect Core 2: a subject has 255 ASCII characters at most. Printable ones, since ids go into logs and workflow ids. */
const SUBJECT = /^[!-~]{1,255}$/;

export interface PlanSource {
  claim: string;
  fallback: Plan;
}

/** The user a verified token speaks of; null when its subject is no usable id. An unknown plan counts as none. */
export function toUser(claims: JWTPayload, plan: PlanSource): User | null {
  if (typeof claims.sub !== 'string' || !SUBJECT.test(claims.sub)) return null;
  const claimed = claims[plan.claim];
  return { id: claims.sub, plan: isPlan(claimed) ? claimed : plan.fallback };
}
