import type { PageAnalysis } from './page-analysis.js';
import { PAGE_CATEGORIES, type PageCategory } from './page-category.js';

/** The short form of a page analysis. */
export interface AnalysisSummary
  extends Pick<
    PageAnalysis,
    | 'url'
    | 'final_url'
    | 'kind'
    | 'overall_score'
    | 'overall_status'
    | 'issue_counts'
    | 'top_recommendations'
    | 'analyzed_at'
  > {
  categories: Record<PageCategory, CategorySummary>;
  /** The categories that lose most, worst first; those at 100 and those that were not measured are left out. */
  weakest: PageCategory[];
  fixes: number;
}

export interface CategorySummary {
  score: number | null;
  status: PageAnalysis['categories'][PageCategory]['status'];
  issues: number;
  warnings: number;
  notices: number;
}

const MAX_WEAKEST = 3;

export function summarizeAnalysis(analysis: PageAnalysis): AnalysisSummary {
  const { url, final_url, kind, overall_score, overall_status, issue_counts, top_recommendations } = analysis;
  const entries = PAGE_CATEGORIES.map((name) => [name, analysis.categories[name]] as const);
  const categories = entries.map(([name, { score, status, issues, warnings, notices }]) => {
    const counts = { issues: issues.length, warnings: warnings.length, notices: notices.length };
    return [name, { score, status, ...counts }] as const;
  });
  return {
    url,
    final_url,
    kind,
    overall_score,
    overall_status,
    issue_counts,
    top_recommendations,
    categories: Object.fromEntries(categories) as Record<PageCategory, CategorySummary>,
    weakest: entries
      .flatMap(([name, { score }]) => (score === null || score === 100 ? [] : [{ name, score }]))
      .sort((one, other) => one.score - other.score)
      .slice(0, MAX_WEAKEST)
      .map(({ name }) => name),
    fixes: entries.reduce((sum, [, { fixes }]) => sum + fixes.length, 0),
    analyzed_at: analysis.analyzed_at,
  };
}
