import type { SiteArtifacts } from '../checks/check.js';

/**
 * Follows canonicals from a URL. If they form a loop: the members of the loop in order, wherever it was entered. Empty
 * when they come to an end, a page that names itself being one.
 */
export function canonicalCircle(site: Pick<SiteArtifacts, 'by_url'>, url: string): string[] {
  const visited: string[] = [];
  const seen = new Set<string>();
  let next: string | null = url;
  while (next !== null && !seen.has(next)) {
    visited.push(next);
    seen.add(next);
    const canonical: string | null = site.by_url.get(next)?.canonical_url ?? null;
    if (canonical === next) return [];
    next = canonical;
  }
  return next === null ? [] : visited.slice(visited.indexOf(next));
}
