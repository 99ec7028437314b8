import type { Issue } from '../audit/issue.js';
import { scorePage } from './component-score.js';
import { round } from './round.js';

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

export interface PartScore {
  /** Null when the part was left out on request. */
  score: number | null;
  issues: number;
  points_lost: number;
}

/** Scores each part by the same additive formula as a component, over one page. */
export function scoreParts(
  issues: readonly Issue[],
  leftOut: ReadonlySet<OnPagePart> = new Set(),
): Record<OnPagePart, PartScore> {
  const parts = Object.keys(ON_PAGE_PARTS) as OnPagePart[];
  return Object.fromEntries(
    parts.map((part) => [part, leftOut.has(part) ? LEFT_OUT : scorePart(issues, part)]),
  ) as Record<OnPagePart, PartScore>;
}

const LEFT_OUT: PartScore = { score: null, issues: 0, points_lost: 0 };

function scorePart(issues: readonly Issue[], part: OnPagePart): PartScore {
  const own = issues.filter(({ check_id }) =>
    ON_PAGE_PARTS[part].some((category) => check_id.startsWith(`${category}/`)),
  );
  const { score } = scorePage(own);
  return { score, issues: own.length, points_lost: round(100 - score, 1) };
}
