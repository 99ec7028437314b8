import { isHeld } from '../../domain/seo/acceptance/is-held.js';
import type { StoredAcceptance } from '../../domain/seo/acceptance/stored-acceptance.js';
import type { components } from '../generated/openapi.js';

/** `now` is ISO 8601. What exactly was accepted is named by its audit and its size. */
export function presentAcceptance(
  { evidence, ...acceptance }: StoredAcceptance,
  now: string,
): components['schemas']['Acceptance'] {
  return {
    ...acceptance,
    state: isHeld(acceptance.until, now) ? 'active' : 'expired',
    accepted_from: evidence && { audit_id: evidence.audit_id, findings: countFindings(evidence) },
  };
}

function countFindings({ prints, checks }: NonNullable<StoredAcceptance['evidence']>): number {
  const wide = Object.values(checks).reduce((sum, { findings }) => sum + findings, 0);
  return Object.keys(prints).length + wide;
}
