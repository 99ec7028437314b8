import { setImmediate } from 'node:timers/promises';
import type { SiteArtifacts } from '../../../domain/seo/checks/check.js';
import { type LinkScoreUse, siteLinkScoreSteps } from '../../../domain/seo/links/site-link-scores.js';

/**
 * Computes the link scores of a crawl with a pause after each step, so that heartbeats are sent meanwhile: 50,000 pages with
 * 150 links each take many seconds. What is judged afterwards finds them.
 */
export async function scoreLinks(site: Pick<SiteArtifacts, 'pages' | 'by_url'>, use: LinkScoreUse): Promise<void> {
  for (const _step of siteLinkScoreSteps(site, use)) await setImmediate();
}
