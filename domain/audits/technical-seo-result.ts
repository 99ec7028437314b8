import type { AcceptedFindings } from '../seo/acceptance/accepted-findings.js';
import type { TechnicalSummary } from '../seo/site/technical-summary.js';
import type { SitemapInsights } from '../seo/sitemap/sitemap-insights.js';
import type { CrawlFacts, Deduction } from './audit-result.js';
import type { FirstFix } from './first-fix.js';
import type { IssuesByLevel } from './issues-by-level.js';

/** A technical check of a site; without the summary where nothing could be judged. */
export interface TechnicalSeoResult extends Partial<TechnicalSummary> {
  url: string;
  final_url: string;
  score: number | null;
  issues: IssuesByLevel;
  deductions: Deduction[];
  /** With the reason where the sitemap could not be read. */
  sitemap: SitemapInsights | { status: 'failed'; error: string };
  crawl: CrawlFacts & { blocked_by_robots: number };
  recommendations: FirstFix[];
  accepted: AcceptedFindings;
  generated_at: string;
}
