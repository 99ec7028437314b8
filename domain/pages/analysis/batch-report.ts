import { round } from '../../base/statistics/round.js';
import type { OperationError } from '../../operations/operations.js';
import type { PageAnalysis } from './page-analysis.js';
import { PAGE_CATEGORIES, type PageCategory } from './page-category.js';
import type { BatchPage } from './plan-batch.js';
import { summarizeAnalysis } from './summarize-analysis.js';

/** How one page of a batch ended. */
export type PageOutcome<Value> = { url: string } & ({ ok: true; value: Value } | { ok: false; error: OperationError });

/** What a batch keeps of a page; the whole analysis is kept under its URL. */
export interface BatchLine {
  final_url: string;
  overall_score: number;
  overall_status: PageAnalysis['overall_status'];
  issue_counts: PageAnalysis['issue_counts'];
  /** Findings that were accepted and count nowhere. */
  accepted_findings: number;
  category_scores: Record<PageCategory, number | null>;
  top_recommendations: PageAnalysis['top_recommendations'];
}

export type BatchEntry = {
  url: string /** The place, from 0, at which the same page was named first. */;
  duplicate_of: number | null;
} & (({ status: 'success'; error: null } & BatchLine) | { status: 'failed'; error: OperationError });

export interface BatchReport {
  total_urls: number;
  unique_urls: number;
  duplicates: number;
  /** Together with failed they are the total: a repeat counts as what it repeats. */
  successful: number;
  failed: number;
  /** Mean over the pages analyzed, each once; null when none could be. */
  average_score: number | null;
  average_category_scores: Record<PageCategory, number | null>;
  /** Checks that fail on most of the pages; fixing a template fixes them all. At most 10. */
  common_issues: CommonIssue[];
  /** In the order in which they were given. */
  results: BatchEntry[];
}

export interface CommonIssue {
  check_id: string;
  title: string;
  level: PageAnalysis['categories'][PageCategory]['issues'][number]['level'];
  pages: number;
  urls: string[];
}

/** The stored result of one page of a slice. */
export interface BatchLeaf {
  line: BatchLine;
  issues: Pick<CommonIssue, 'check_id' | 'title' | 'level'>[];
}

const MAX_COMMON = 10;
const MAX_URLS = 5;
const MAX_ADVICE = 3;
const MIN_PAGES = 2;
const NOT_REACHED: OperationError = { code: 'cancelled', detail: 'The batch ended before this page was looked at' };

export function makeLeaf(analysis: PageAnalysis): BatchLeaf {
  const { final_url, overall_score, overall_status, issue_counts } = analysis;
  const { categories, top_recommendations } = summarizeAnalysis(analysis);
  return {
    line: {
      final_url,
      overall_score,
      overall_status,
      issue_counts,
      accepted_findings: analysis.accepted.findings,
      category_scores: eachCategory((name) => categories[name].score),
      top_recommendations: top_recommendations.slice(0, MAX_ADVICE),
    },
    issues: PAGE_CATEGORIES.flatMap((name) => {
      const { issues, warnings, notices } = analysis.categories[name];
      return [...issues, ...warnings, ...notices.filter(({ severity }) => severity !== 'info')];
    }).map(({ check_id, title, level }) => ({ check_id, title, level })),
  };
}

/** `outcomes` has each page that was looked at once; one that is missing was not reached. */
export function reportBatch(pages: readonly BatchPage[], outcomes: readonly PageOutcome<BatchLeaf>[]): BatchReport {
  const byUrl = new Map(outcomes.map((outcome) => [outcome.url, outcome]));
  const first = new Map<string, number>();
  const results = pages.map(({ url, refused }, index): BatchEntry => {
    const duplicate_of = first.get(url) ?? null;
    if (duplicate_of === null) first.set(url, index);
    const outcome = byUrl.get(url);
    if (refused === null && outcome?.ok)
      return { url, duplicate_of, status: 'success', error: null, ...outcome.value.line };
    const error = refused ?? (outcome && !outcome.ok ? outcome.error : NOT_REACHED);
    return { url, duplicate_of, status: 'failed', error };
  });
  const leaves = outcomes.flatMap((outcome) => (outcome.ok ? [{ url: outcome.url, ...outcome.value }] : []));
  const successful = results.filter(({ status }) => status === 'success').length;
  return {
    total_urls: pages.length,
    unique_urls: first.size,
    duplicates: pages.length - first.size,
    successful,
    failed: pages.length - successful,
    average_score: mean(leaves.map(({ line }) => line.overall_score)),
    average_category_scores: eachCategory((name) =>
      mean(leaves.flatMap(({ line }) => line.category_scores[name] ?? [])),
    ),
    common_issues: listCommon(leaves),
    results,
  };
}

function listCommon(leaves: readonly (BatchLeaf & { url: string })[]): CommonIssue[] {
  const found = new Map<string, CommonIssue>();
  for (const { url, issues } of leaves)
    for (const issue of issues) {
      const known = found.get(issue.check_id) ?? { ...issue, pages: 0, urls: [] };
      known.pages += 1;
      if (known.urls.length < MAX_URLS) known.urls.push(url);
      found.set(issue.check_id, known);
    }
  return [...found.values()]
    .filter(({ pages }) => pages >= MIN_PAGES)
    .sort((one, other) => other.pages - one.pages || LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level))
    .slice(0, MAX_COMMON);
}

const LEVELS = ['critical', 'warning', 'notice'];

function eachCategory<Value>(read: (name: PageCategory) => Value): Record<PageCategory, Value> {
  return Object.fromEntries(PAGE_CATEGORIES.map((name) => [name, read(name)])) as Record<PageCategory, Value>;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : round(values.reduce((sum, value) => sum + value, 0) / values.length, 1);
}
