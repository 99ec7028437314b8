import type { SiteArtifacts } from '../checks/check.js';
import { type CanonicalError, findCanonicalErrors } from '../site/canonical-errors.js';
import { HreflangClusters } from '../site/hreflang-clusters.js';
import { VersionPairs } from '../site/version-pairs.js';

/** Several rules read the same; it is found once for each site. */
const FOUND = new WeakMap<SiteArtifacts, readonly CanonicalError[]>();

/** The wrong canonicals of a site, found once. */
export function siteCanonicalErrors(site: SiteArtifacts): readonly CanonicalError[] {
  const known = FOUND.get(site);
  if (known) return known;
  const errors = findCanonicalErrors(site, new HreflangClusters(site), new VersionPairs(site));
  FOUND.set(site, errors);
  return errors;
}
