import type { Issue } from '../audit-result.js';
import { scoreComponent } from './component-score.js';

/** The parts of an on-page analysis and the check categories that each is judged by. */
const PARTS = {
  meta: ['title', 'desc', 'index', 'canonical'],
  headings: ['h1', 'h2', 'heading'],
  content: ['content', 'lang', 'ai'],
  links: ['link'],
  images: ['image', 'video'],
  structured_data: ['schema'],
  social: ['og', 'twitter'],
  url: ['url'],
  accessibility: ['a11y', 'mobile'],
  performance_hints: ['speed', 'head', 'crawl'],
  security: ['sec'],
} as const;

export type OnPagePart = keyof typeof PARTS;

export interface PartScore {
  /** Null when the part was left out on request. */
  score: number | null;
  issues: number;
  points_lost: number;
}

/** Scores each part by the same additive formula as a component, over one page. */
export function scoreParts(issues: readonly Issue[], leftOut: ReadonlySet<string> = new Set()): Record<OnPagePart, PartScore> {
  const entries = Object.entries(PARTS).map(([part, categories]) => {
    const own = issues.filter((issue) => categories.some((category) => issue.check_id.startsWith(`${category}/`)));
    const { score } = scoreComponent(own, { fetched_pages: 1, html_pages: 1, indexable_pages: 1 });
    const omitted = categories.every((category) => leftOut.has(category));
    return [part, { score: omitted ? null : score, issues: own.length, points_lost: omitted ? 0 : Math.round((100 - score) * 10) / 10 }] as const;
  });
  return Object.fromEntries(entries) as Record<OnPagePart, PartScore>;
}
