import type { ResourceKind, ResourceResult } from '../artifacts/resource.js';
import type { SiteArtifacts } from './check.js';

/** Files used in one of these ways that came without error, so that what was read of them can be judged. */
export function servedResources(site: SiteArtifacts, ...kinds: ResourceKind[]): ResourceResult[] {
  return (site.resources ?? []).filter(
    (resource) =>
      (resource.verdict === 'ok' || resource.verdict === 'redirect') &&
      resource.kinds.some((kind) => kinds.includes(kind)),
  );
}
