/** The result of a page analysis: plain JSON as the API shows it. Null means not measured, never bad. */

import type { TargetKeyword } from '../../audits/audit-result.js';
import type { IssueCounts, IssueLevel } from '../../audits/issue.js';
import type { Snippet } from '../../audits/recommendation.js';
import type { OperationError } from '../../operations/operations.js';
import type { AcceptedFindings } from '../../seo/acceptance/accepted-findings.js';
import type { Severity } from '../../seo/checks/check.js';
import type { FailedCheck } from '../../seo/failed-checks.js';
import type { ScoreGate } from '../../seo/scoring/gates/score-gate.js';
import type { PageCategory } from './page-category.js';

/** Where one check failed on the page. */
export interface PageFinding {
  /** The observed value, as it is in the page or its headers. */
  observed: string;
  expected: string | null;
  where: string | null;
  /** The page itself, or the file or link that it is about. */
  url: string;
  count: number;
}

export interface PageIssue {
  check_id: string;
  severity: Severity;
  level: IssueLevel;
  title: string;
  why: string;
  fix: string;
  reference: string;
  /** Typical work to fix it. */
  effort_hours: number;
  /** Occurrences; the list below has at most 20. */
  count: number;
  findings: PageFinding[];
  /** Points that it takes off the overall score. */
  points: number;
}

export interface PageAdvice {
  /** The check that requires it; null for what follows from the figures. */
  check_id: string | null;
  title: string;
  /** What to do on this page, with what was found there. */
  text: string;
  /** Points that the overall score gains; 0 where it costs none. */
  gain: number;
  effort_hours: number | null;
}

/** Code for this very page, ready to paste. `check_ids` are those that turn green. */
export interface PageFix extends Snippet {
  check_ids: string[];
}

export interface CategoryReport {
  /** 0–100; null when none of its checks could be run, or most of them are about other pages than this one. */
  score: number | null;
  /** Share in the overall score, in percent. */
  weight: number;
  status: 'good' | 'needs_work' | 'poor' | 'not_measured';
  checks_run: number;
  checks_failed: number;
  /** Of critical and high severity. */
  issues: PageIssue[];
  /** Of medium severity. */
  warnings: PageIssue[];
  /** Of low severity, and what costs no score. */
  notices: PageIssue[];
  recommendations: PageAdvice[];
  fixes: PageFix[];
  /** The figures that the category rests on. */
  metrics: Readonly<Record<string, unknown>>;
}

export type PageAnalysisKind = 'comprehensive' | 'full';

/** A part of a full analysis: its figures, or why there are none. */
export type ExtraPart<Figures> = ({ status: 'completed' } & Figures) | { status: 'failed'; error: OperationError };

/** What a full analysis adds. */
export interface FullParts {
  lighthouse: Record<'mobile' | 'desktop', ExtraPart<{ figures: Readonly<Record<string, unknown>> }>>;
  rendering: ExtraPart<{ final_url: string; script_redirect: string | null }>;
  surroundings: ExtraPart<Surroundings>;
}

/** The pages around the page, to the depth of two clicks. */
export interface Surroundings {
  pages: number;
  max_depth: number;
  /** A bound ended the crawl. */
  incomplete: boolean;
  links_from_page: number;
  /** Crawled pages that link to it. */
  linked_from: string[];
  broken_links: { url: string; status: number; text: string }[];
  redirected_links: { url: string; to: string | null; text: string }[];
}

export interface PageAnalysis {
  url: string;
  /** Where it was found, redirects followed. */
  final_url: string;
  kind: PageAnalysisKind;
  /** 0–100: the mean of the categories by weight, at most what the gates allow. */
  overall_score: number;
  /** Before the gates. */
  weighted_mean: number;
  /** What caps the score, the lowest cap first. */
  score_gates: ScoreGate[];
  overall_status: 'excellent' | 'good' | 'fair' | 'needs_improvement';
  issue_counts: IssueCounts;
  categories: Record<PageCategory, CategoryReport>;
  /** The five that gain most. */
  top_recommendations: (PageAdvice & { category: PageCategory })[];
  target_keywords: TargetKeyword[];
  checks_run: number;
  checks_skipped: { id: string; reason: string }[];
  /** Checks that threw; each is among the skipped too. */
  failed_checks: FailedCheck[];
  /** Null for a comprehensive analysis. */
  full: FullParts | null;
  /** What was accepted: it is in no list, count or score. */
  accepted: AcceptedFindings;
  analyzed_at: string;
  generated_at: string;
  duration_ms: number;
}
