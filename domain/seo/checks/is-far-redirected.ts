import type { RobotsArtifact } from '../artifacts/robots.js';

/** RFC 9309 2.3.1.2: crawlers follow at least five redirects to robots.txt; behind more it counts as missing. */
export const ROBOTS_MAX_HOPS = 5;

export function isFarRedirected(robots: RobotsArtifact): boolean {
  return robots.redirect_hops > ROBOTS_MAX_HOPS || robots.error?.kind === 'too_many_redirects';
}
