import type { Deduction } from '../../audits/audit-result.js';
import { round } from '../../base/statistics/round.js';
import type { HtmlFacts } from '../../seo/artifacts/html.js';
import type { PageArtifact } from '../../seo/artifacts/page.js';
import type { CheckContext } from '../../seo/checks/check.js';
import { scorePage } from '../../seo/scoring/component-score.js';
import type { ScoredPart } from '../../seo/scoring/compose-page-score.js';
import { missingText } from '../../seo/site/missing-text.js';
import type { NamedPageVerdict } from './judge-named-page.js';
import type { PageAnalysis } from './page-analysis.js';
import { CATEGORY_WEIGHTS, categoryOfCheck, PAGE_CATEGORIES, type PageCategory } from './page-category.js';

export type ScoredCategory = ScoredPart;

/**
 * Scores each category over this one page. A category of which no check was run, or most are about other pages than this
 * one, has no score. Keywords that the page is meant for count as far as the page uses them.
 */
export function scoreCategories(
  { html }: PageArtifact & { html: HtmlFacts },
  { issues, run, inapplicable }: Pick<NamedPageVerdict, 'issues' | 'run' | 'inapplicable'>,
  { context, keywords }: { context: CheckContext; keywords: PageAnalysis['target_keywords'] },
): Record<PageCategory, ScoredCategory> {
  const shares = { 'content/thin': missingText([html.text.word_count], context.thresholds.thin_page_words) };
  const entries = PAGE_CATEGORIES.map((category) => {
    const isOwn = (id: string) => categoryOfCheck(id) === category;
    const weight = CATEGORY_WEIGHTS[category];
    const [checked, left] = [run.filter(isOwn).length, inapplicable.filter(isOwn).length];
    const { score, deductions } = scorePage(
      issues.filter(({ check_id }) => isOwn(check_id)),
      shares,
    );
    const wanted = category === 'keywords' ? keywordScore(keywords) : null;
    if (wanted !== null && wanted < score)
      return [category, { weight, score: wanted, deductions: [unused(wanted)] }] as const;
    if (checked === 0 || left > checked) return [category, { weight, score: null, deductions: [] }] as const;
    return [category, { weight, score, deductions }] as const;
  });
  return Object.fromEntries(entries) as Record<PageCategory, ScoredCategory>;
}

/** What the category loses beside its issues: no check names it, the keywords do. */
function unused(score: number): Deduction {
  const formula = `keywords are used as far as ${score} of 100`;
  return { check_id: 'target_keywords', points: round(100 - score, 1), affected: 1, measured: 1, formula };
}

/** How prominently the page uses its keywords, on average; null without any. */
function keywordScore(keywords: PageAnalysis['target_keywords']): number | null {
  if (keywords.length === 0) return null;
  return round(keywords.reduce((sum, { best_page }) => sum + (best_page?.score ?? 0), 0) / keywords.length, 1);
}
