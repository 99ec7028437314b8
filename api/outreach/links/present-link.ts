import type { PlacedLink } from '../../../domain/outreach/links/placed-link.js';
import type { components } from '../../generated/openapi.js';

/** A placed link as the API shows it: what its checks have shown is beside what is agreed. */
export function presentLink({ watch, history: _, ...link }: PlacedLink): components['schemas']['PlacedLink'] {
  const { state, reason, changes, baseline: agreed, seen, checks, last_checked_at } = watch;
  const { first_seen_at, last_seen_at, missed_since, blocked_since, lost_at, restored_at } = watch;
  return {
    ...link,
    state,
    reason,
    changes,
    agreed,
    seen,
    checks,
    last_checked_at,
    first_seen_at,
    last_seen_at,
    missed_since,
    blocked_since,
    lost_at,
    restored_at,
  };
}
