import { showAnswer } from '../../base/http/answer-state.js';
import type { ResourceKind, ResourceResult } from '../artifacts/resource.js';
import type { Finding, SiteArtifacts } from './check.js';
import { resourceUsers } from './resource-users.js';

/** One finding for each file used in one of these ways that does not come, whatever the number of pages that use it. */
export function brokenResources(site: SiteArtifacts, where: string, ...kinds: ResourceKind[]): Finding[] {
  return (site.resources ?? [])
    .filter(({ verdict, kinds: used }) => verdict === 'broken' && used.some((kind) => kinds.includes(kind)))
    .map((resource) => ({
      url: resource.url,
      observed: show(resource),
      expected: 'an image',
      where,
      ...resourceUsers(resource),
    }));
}

function show(resource: ResourceResult): string {
  const via = resource.redirect_url === null ? '' : ` after a redirect to ${resource.redirect_url}`;
  const isPage = resource.error === null && resource.status >= 200 && resource.status < 300;
  return `${isPage ? `${resource.status} with a page instead of an image` : showAnswer(resource)}${via}`;
}
