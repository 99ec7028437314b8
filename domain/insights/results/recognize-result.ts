import type { OperationResults } from '../../operations/operation-results.js';

/** Results of operations that insights read by their type. */
export type ResultType = Extract<
  keyof OperationResults,
  | 'complete_audit'
  | 'technical_seo'
  | 'on_page_analysis'
  | 'speed_analysis'
  | 'sitemap_analysis'
  | 'sitemap_benchmark'
  | 'page_analysis'
  | 'page_batch'
  | 'content_analysis'
  | 'search_performance'
  | 'content_opportunities'
>;

type Shape = 'list' | 'object' | 'text' | 'number';

/** Fields that together only a result of the type has. Types that share fields are told from each other by the order. */
const SIGNS: { [Type in ResultType]: Partial<Record<keyof OperationResults[Type] & string, Shape>> } = {
  complete_audit: { audit_id: 'text', component_scores: 'object', recommendations: 'list' },
  search_performance: { property: 'text', performance_overview: 'object', keyword_performance: 'object' },
  content_opportunities: { property: 'text', opportunities: 'list', phases: 'object' },
  content_analysis: { content_gaps: 'list', weak_pages: 'object', publishing: 'object' },
  sitemap_benchmark: { sites: 'list', measures: 'list', missing_sections: 'list' },
  page_analysis: { categories: 'object', top_recommendations: 'list', issue_counts: 'object' },
  page_batch: { total_urls: 'number', common_issues: 'list', results: 'list' },
  speed_analysis: { strategies: 'object', business_impact: 'object', recommendations: 'list' },
  sitemap_analysis: { site_url: 'text', sitemaps: 'list', lastmod: 'object' },
  technical_seo: { final_url: 'text', deductions: 'list', sitemap: 'object', recommendations: 'list' },
  on_page_analysis: { url: 'text', page: 'object', critical_issues: 'list', recommendations: 'list' },
};

/** Which of our own results a value of a request is; null where it is none, such as an analysis of another tool. */
export function recognizeResult(value: unknown): ResultType | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  for (const [type, signs] of Object.entries(SIGNS)) {
    const isSo = Object.entries(signs).every(
      ([name, shape]) => Object.hasOwn(value, name) && shapeOf(Reflect.get(value, name)) === shape,
    );
    if (isSo && isResultType(type)) return type;
  }
  return null;
}

function isResultType(type: string): type is ResultType {
  return Object.hasOwn(SIGNS, type);
}

function shapeOf(value: unknown): Shape | null {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object') return value === null ? null : 'object';
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'number' : null;
}
