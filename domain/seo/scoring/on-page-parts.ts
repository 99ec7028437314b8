import type { Deduction } from '../../audits/audit-result.js';
import type { Issue } from '../../audits/issue.js';
import { round } from '../../base/statistics/round.js';
import { scorePage } from './component-score.js';
import type { SubjectCounts } from './subject-counts.js';

/** The parts of an on-page analysis and the check categories that each is judged by, each in one part. */
export const ON_PAGE_PARTS = {
  meta: ['title', 'desc', 'index', 'canonical', 'hreflang', 'lang', 'head'],
  headings: ['h1', 'h2', 'heading'],
  content: ['content', 'ai'],
  links: ['link', 'page'],
  images: ['image'],
  structured_data: ['schema', 'video'],
  social: ['og', 'twitter'],
  url: ['url'],
  accessibility: ['a11y', 'mobile'],
  performance_hints: ['speed', 'crawl'],
  security: ['sec'],
} as const;

export type OnPagePart = keyof typeof ON_PAGE_PARTS;

/** Share of each part in the score of the page, in percent. */
export const ON_PAGE_WEIGHTS: Readonly<Record<OnPagePart, number>> = {
  meta: 25,
  headings: 10,
  content: 25,
  links: 8,
  images: 8,
  structured_data: 8,
  social: 3,
  url: 3,
  accessibility: 5,
  performance_hints: 3,
  security: 2,
};

export interface PartScore {
  /** Null when the part was left out on request, or can't be judged on this page. */
  score: number | null;
  weight: number;
  issues: number;
  points_lost: number;
}

export type ScoredOnPagePart = PartScore & { deductions: Deduction[] };

/** Scores each part by the same additive formula as a component, over one page. */
export function scoreParts(
  issues: readonly Issue[],
  unmeasured: ReadonlySet<OnPagePart> = new Set(),
  shares: SubjectCounts['shares'] = {},
): Record<OnPagePart, ScoredOnPagePart> {
  const parts = Object.keys(ON_PAGE_PARTS) as OnPagePart[];
  return Object.fromEntries(
    parts.map((part) => [part, scorePart(issues, part, unmeasured.has(part), shares)]),
  ) as Record<OnPagePart, ScoredOnPagePart>;
}

function scorePart(
  issues: readonly Issue[],
  part: OnPagePart,
  isUnmeasured: boolean,
  shares: SubjectCounts['shares'],
): ScoredOnPagePart {
  const weight = ON_PAGE_WEIGHTS[part];
  const own = issues.filter(({ check_id }) => partOfCheck(check_id) === part);
  if (isUnmeasured) return { score: null, weight, issues: own.length, points_lost: 0, deductions: [] };
  const { score, deductions } = scorePage(own, shares);
  return { score, weight, issues: own.length, points_lost: round(100 - score, 1), deductions };
}

/** Null for a check of a category that no part has. */
export function partOfCheck(checkId: string): OnPagePart | null {
  const category = checkId.split('/')[0] ?? '';
  const parts = Object.entries(ON_PAGE_PARTS) as [OnPagePart, readonly string[]][];
  return parts.find(([, categories]) => categories.includes(category))?.[0] ?? null;
}
