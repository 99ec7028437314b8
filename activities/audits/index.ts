import { runActivity } from '../run-activity.js';
import type { AuditDeps } from './audit-deps.js';
import { composeAgain } from './compose-again.js';
import { composeAudit } from './compose-audit.js';
import { composeContentAnalysis } from './compose-content-analysis.js';
import { composeOnPageAnalysis } from './compose-on-page-analysis.js';
import { composeSitemapBenchmark } from './compose-sitemap-benchmark.js';
import { composeSitemapAnalysis, composeSpeedAnalysis, composeTechnicalSeo } from './compose-tools.js';
import { composeWebsiteAudit } from './compose-website-audit.js';
import { indexLinks } from './index-links.js';
import { judgeCrawl } from './judge-crawl.js';
import { judgeSpeed } from './judge-speed.js';
import { loadGathered } from './load-gathered.js';

/** Judging and composing: reads collected data from the store, writes results to it. No network. */
export function createAuditActivities(deps: AuditDeps) {
  const bind = <Input, Result>(activity: (deps: AuditDeps, input: Input) => Promise<Result>) =>
    runActivity((input: Input) => activity(deps, input));
  return {
    judgeCrawl: bind(judgeCrawl),
    indexLinks: bind(indexLinks),
    judgeSpeed: bind(judgeSpeed),
    composeAudit: bind(composeAudit),
    loadGathered: bind(loadGathered),
    composeAgain: bind(composeAgain),
    composeTechnicalSeo: bind(composeTechnicalSeo),
    composeOnPageAnalysis: bind(composeOnPageAnalysis),
    composeSpeedAnalysis: bind(composeSpeedAnalysis),
    composeSitemapAnalysis: bind(composeSitemapAnalysis),
    composeSitemapBenchmark: bind(composeSitemapBenchmark),
    composeContentAnalysis: bind(composeContentAnalysis),
    composeWebsiteAudit: bind(composeWebsiteAudit),
  };
}

export type AuditActivities = ReturnType<typeof createAuditActivities>;
