import type { PageAnalysis } from '../pages/analysis/page-analysis.js';
import type { PageCategory } from '../pages/analysis/page-category.js';

/** What the dashboard shows of an analyzed page. */
export interface PageGlance {
  url: string;
  overall_score: number;
  critical: number;
  warnings: number;
  /** What gains most there; null where nothing does. */
  advice: { title: string; category: PageCategory } | null;
  analyzed_at: string;
}

export function glanceAt(analysis: PageAnalysis): PageGlance {
  const { url, overall_score, issue_counts, analyzed_at } = analysis;
  const [best] = analysis.top_recommendations;
  return {
    url,
    overall_score,
    critical: issue_counts.critical,
    warnings: issue_counts.warning,
    analyzed_at,
    advice: best ? { title: best.title, category: best.category } : null,
  };
}
