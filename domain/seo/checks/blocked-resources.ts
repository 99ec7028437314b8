import type { ResourceKind } from '../artifacts/resource.js';
import type { Finding, SiteArtifacts } from './check.js';
import { resourceUsers } from './resource-users.js';

/**
 * One finding for each file used in one of these ways that robots.txt forbids. A robots.txt that forbids everything, or
 * that cannot be read, is a separate issue and not one of each file.
 */
export function blockedResources(site: SiteArtifacts, ...kinds: ResourceKind[]): Finding[] {
  if (site.robots?.state === 'unreachable' || site.robots?.site_disallowed) return [];
  return (site.resources ?? [])
    .filter(({ allowed_by_robots, kinds: used }) => !allowed_by_robots && used.some((kind) => kinds.includes(kind)))
    .map((resource) => ({
      url: resource.url,
      observed: 'disallowed',
      expected: 'allowed',
      where: 'robots.txt',
      ...resourceUsers(resource),
    }));
}
