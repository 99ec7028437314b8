/**
 * The result of an audit: plain JSON, snake_case, as the API shows it. Scores are 0–100 with one decimal; null means
 * not measured, never bad.
 */

import type { CrawlRendering } from '../crawl/crawl-rendering.js';
import type { NotFollowed } from '../crawl/not-followed.js';
import type { AcceptedFindings } from '../seo/acceptance/accepted-findings.js';
import type { CheckSettings } from '../seo/check-settings.js';
import type { ComponentName } from '../seo/components.js';
import type { OwnCheckOutcome } from '../seo/own-checks/summarize-own-checks.js';
import type { ScoreGate } from '../seo/scoring/gates/score-gate.js';
import type { Benchmark } from './benchmark.js';
import type { Issue, IssueCounts, IssueLevel } from './issue.js';
import type { Recommendation, Roadmap } from './recommendation.js';

/** Points taken off a component's score. All deductions of a component add up to 100 − score. */
export interface Deduction {
  check_id: string;
  points: number;
  affected: number;
  measured: number;
  /** How much of the site it is about, 0–1, where that is not affected ÷ measured. */
  share?: number;
  /** How the points came about, in words and numbers. */
  formula: string;
}

export interface ComponentResult {
  status: 'completed' | 'failed' | 'skipped';
  /** Share in the composite score, in percent. */
  weight: number;
  score: number | null;
  duration_ms: number;
  /** Why it failed or was skipped; null when completed. */
  error: string | null;
  /** One or two sentences with the figures that matter. */
  summary: string;
  issues: Issue[];
  metrics: Readonly<Record<string, unknown>>;
  deductions: Deduction[];
  /** Ids of the checks that were run for it. Absent when it was not completed, and in audits of before this was kept. */
  checks_run?: string[];
  /** Those that were not run, and why; absent like the above. */
  checks_skipped?: { id: string; reason: string }[];
}

export type OverallStatus = 'excellent' | 'good' | 'fair' | 'needs_improvement';

/** How well the crawled pages answer one target keyword. */
export interface TargetKeyword {
  keyword: string;
  status: 'well_targeted' | 'partly_targeted' | 'competing_pages' | 'not_targeted';
  pages_in_title: number;
  pages_in_h1: number;
  pages_in_description: number;
  pages_in_url: number;
  pages_in_body: number;
  body_occurrences: number;
  /** The page that uses it most prominently; null when none does. */
  best_page: { url: string; score: number; missing_in: ('title' | 'h1' | 'description' | 'url' | 'body')[] } | null;
  /** Pages that have it in title and h1: more than one compete with each other. At most 10. */
  competing_urls: string[];
  advice: string;
}

export interface PreviousAudit {
  audit_id: string;
  overall_score: number | null;
  /** This score minus the previous one; null when either is missing. */
  change: number | null;
  /** How much of the change is page speed that moved within the noise of the laboratory. Absent where none is. */
  lab_noise?: number;
  new_issues: ComparedIssue[];
  fixed_issues: ComparedIssue[];
}

export interface ComparedIssue {
  check_id: string;
  title: string;
  level: IssueLevel;
  affected_pages: number;
}

/** Whether the crawl saw enough of the site for a score to mean anything. */
export interface Reliability {
  reliable: boolean;
  /** Null when reliable. */
  reason: string | null;
}

/** The arithmetic of the overall score: Σ score × weight ÷ Σ weight over the measured components, at most the cap. */
export interface ScoreBreakdown {
  formula: string;
  /** Before the gates; null when nothing was measured. Absent in older audits, which had no gates. */
  weighted_mean?: number | null;
  /** The maximum that all gates together allow, 100 without any. Absent in older audits. */
  cap?: number;
  /** Contributions add up to the weighted mean, before it is rounded to one decimal. */
  parts: { component: ComponentName; weight: number; score: number | null; contribution: number | null }[];
  /** Every lost point of the weighted mean by check, the heaviest first; before rounding they add up to 100 − mean. */
  lost_points: LostPoints[];
}

export interface LostPoints {
  check_id: string;
  component: ComponentName;
  points: number;
  /** Pages or other subjects that the check failed on, and of how many. Absent in older audits. */
  affected?: number;
  measured?: number;
  formula: string;
}

export interface CrawlFacts {
  pages: number;
  depth: number;
  bytes: number;
  duration_ms: number;
  pages_per_second: number;
  /** Responses reused from an earlier crawl: the server said 304, or the bytes were equal. Absent in older audits. */
  not_modified?: number;
  unchanged?: number;
  /** A bound (depth, pages, time) ended the crawl before the site did. Absent in older audits. */
  incomplete?: boolean;
  /** What was found and not crawled, by reason. Absent in older audits. */
  not_followed?: NotFollowed[];
  /** The same as a sentence; null when nothing was left out. */
  not_followed_summary?: string | null;
  /** The owner of the site had its robots.txt ignored; what it forbids is judged as blocked all the same. Absent otherwise. */
  robots_ignored?: true;
  /** How pages were rendered; absent if it was not requested. */
  rendering?: CrawlRendering;
  /** The crawl was ended because it had taken as long as it may; what it had found by then was judged. Absent otherwise. */
  out_of_time?: true;
}

/** The page that the start URL ends on, as search results and reports show it. */
export interface StartPageFacts {
  url: string;
  /** Collapsed; '' when the page has none. */
  title: string;
  description: string;
  /** What the site calls itself (og:site_name); null when it does not say. */
  site_name: string | null;
}

export interface CompleteAudit {
  /** Equals the operation's id. */
  audit_id: string;
  audit_type: 'complete' | 'quick';
  website_url: string;
  final_url: string;
  /** `partial` when a component failed or was skipped. */
  status: 'completed' | 'partial';
  /** Null when the crawl is unreliable: most responses came from a bot wall, not from the site. */
  overall_score: number | null;
  overall_status: OverallStatus | null;
  /** Share of the composite's weight that was measured, 0–1. */
  score_coverage: number;
  reliability: Reliability;
  score_breakdown: ScoreBreakdown;
  /** What caps the overall score, the lowest cap first; empty when nothing does. */
  score_gates: ScoreGate[];
  component_scores: Record<ComponentName, number | null>;
  components: Record<ComponentName, ComponentResult>;
  issue_counts: IssueCounts;
  /** Accepted findings, which are in no list, count or score above and below. */
  accepted: AcceptedFindings;
  benchmarking: Benchmark | null;
  /** Fixes, and improvements that facts of the site speak for while there are fewer than 15 of both. */
  recommendations: Recommendation[];
  roadmap: Roadmap;
  executive_summary: string;
  target_keyword_analysis: TargetKeyword[];
  crawl: CrawlFacts;
  /** Null when the start page did not return 200 with HTML. Absent in older audits. */
  start_page?: StartPageFacts | null;
  previous: PreviousAudit | null;
  /** What the project changed about the checks; empty objects mean the defaults. */
  check_settings: CheckSettings;
  /** What came of the extractions, rules and filters of the request. Absent without any, and in older audits. */
  own_checks?: OwnCheckOutcome[];
  generated_at: string;
  duration_ms: number;
  generated_by: 'llm' | 'rules';
  /** Absent unless it was judged again after it had ended. */
  judged_again?: JudgedAgain;
}

/** That an audit was judged again by what its crawl had found, after something was accepted or withdrawn. */
export interface JudgedAgain {
  /** ISO 8601. */
  at: string;
  /** Ids of the acceptances that held then, whether or not they met findings. */
  acceptances: string[];
}
