import { createScopeMatcher } from '../../seo/acceptance/create-scope-matcher.js';
import { isHeld } from '../../seo/acceptance/is-held.js';
import type { StoredAcceptance } from '../../seo/acceptance/stored-acceptance.js';

/** How much of a check is accepted: everything on the site, some pages, or nothing. */
export type AcceptedExtent = 'whole' | 'part' | 'none';

type Scoped = Pick<StoredAcceptance, 'check' | 'url' | 'url_pattern' | 'until'>;

/** Acceptances that hold and are about this check, whatever its pages. */
export function findAcceptancesOfCheck<Given extends Scoped>(
  acceptances: readonly Given[],
  check_id: string,
  now: string,
): Given[] {
  return acceptances.filter(
    ({ check, until }) =>
      isHeld(until, now) &&
      createScopeMatcher({ check, url: null, url_pattern: null }).covers({ check_id, url: '', page_url: null }),
  );
}

/** @param now ISO 8601 */
export function findAcceptedExtent(acceptances: readonly Scoped[], check_id: string, now: string): AcceptedExtent {
  const held = findAcceptancesOfCheck(acceptances, check_id, now);
  if (held.length === 0) return 'none';
  return held.some(({ url, url_pattern }) => url === null && url_pattern === null) ? 'whole' : 'part';
}
