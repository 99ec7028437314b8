import type { Reliability } from '../../audits/audit-result.js';
import { writeText } from '../../base/text/write-text.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { Thresholds } from '../thresholds.js';
import { isCrawlingBlocked } from './gates/access-gates.js';

/**
 * Whether the site let itself be crawled. A bot wall (403) or a rate limit (429) on more than the share allowed says
 * nothing about the pages behind it, so such an audit gets no score. Nor does one whose rules turn away this crawler alone.
 */
export function judgeReliability(site: SiteArtifacts, thresholds: Thresholds): Reliability {
  const requested = site.pages.filter((page) => page.allowed_by_robots);
  if (requested.length === 0 && site.pages.length > 0 && !isCrawlingBlocked(site))
    return {
      reliable: false,
      reason: 'robots.txt keeps this crawler out, though not search engines: no page was read',
    };
  const refused = requested.filter((page) => page.status === 403 || page.status === 429);
  if (requested.length === 0 || refused.length / requested.length <= thresholds.bot_wall_share) {
    return { reliable: true, reason: null };
  }
  const percent = Math.round((refused.length / requested.length) * 100);
  const reason = writeText`${refused.length} of ${requested.length} requests (${percent}%) were refused with 403 or 429: the site turned the crawler away`;
  return { reliable: false, reason };
}
