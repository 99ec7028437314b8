import type { ResultType } from '../results/recognize-result.js';

/** Figures of our own results in which sites can be better or worse; whatever else they count is no measure of a site. */
export const OWN_MEASURES: Readonly<
  Partial<Record<ResultType, readonly [path: string, better: 'higher' | 'lower'][]>>
> = {
  complete_audit: [
    ['overall_score', 'higher'],
    ['component_scores.technical_seo', 'higher'],
    ['component_scores.on_page_seo', 'higher'],
    ['component_scores.page_speed', 'higher'],
    ['component_scores.sitemap', 'higher'],
    ['component_scores.content_strategy', 'higher'],
    ['issue_counts.critical', 'lower'],
  ],
  technical_seo: [['score', 'higher']],
  on_page_analysis: [['overall_score', 'higher']],
  speed_analysis: [['score', 'higher']],
  sitemap_analysis: [['score', 'higher']],
  page_analysis: [
    ['overall_score', 'higher'],
    ['issue_counts.critical', 'lower'],
  ],
  page_batch: [['average_score', 'higher']],
  content_analysis: [['weak_pages.thin.share', 'lower']],
  search_performance: [
    ['performance_overview.totals.current.clicks', 'higher'],
    ['performance_overview.totals.current.position', 'lower'],
  ],
};
