import { describeBytes } from '../../base/text/describe-bytes.js';
import type { ResourceKind } from '../artifacts/resource.js';
import type { Finding, SiteArtifacts } from './check.js';
import { resourceUsers } from './resource-users.js';
import { servedResources } from './served-resources.js';

/** One finding for each file of this kind with more than `good` decoded bytes; more than `poor` makes it medium. */
export function heavyResources(
  site: SiteArtifacts,
  kind: ResourceKind,
  { good, poor }: { good: number; poor: number },
): Finding[] {
  return servedResources(site, kind).flatMap((resource) => {
    const { url, bytes, media_type } = resource;
    // A page sent in its place says nothing of the file's own weight.
    if (bytes === null || bytes <= good || media_type === 'text/html') return [];
    return [
      {
        url,
        observed: describeBytes(bytes),
        expected: `at most ${describeBytes(good)}`,
        ...resourceUsers(resource),
        ...(bytes > poor ? { severity: 'medium' as const } : {}),
      },
    ];
  });
}
