import type { FirstFix } from '../../audits/first-fix.js';
import type { IssuesByLevel } from '../../audits/issues-by-level.js';
import type { SitemapArtifact } from '../artifacts/sitemap.js';
import type { SitemapInsights } from './sitemap-insights.js';

/** What the sitemaps of a site list, and what is wrong with them. */
export interface SitemapAnalysisResult extends SitemapInsights {
  site_url: string;
  score: number | null;
  sitemaps: SitemapArtifact['files'];
  incomplete: boolean;
  issues: IssuesByLevel;
  recommendations: FirstFix[];
  generated_at: string;
}
