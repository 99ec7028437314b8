import type { ResourceResult } from '../artifacts/resource.js';
import type { Finding } from './check.js';

/** The pages that use a file, as the count and the first names of a finding. */
export function resourceUsers({ use_count, used_by }: ResourceResult): Pick<Finding, 'count' | 'related_urls'> {
  return { count: use_count, related_urls: used_by };
}
