import type { OverallStatus } from '../../../../domain/audits/audit-result.js';
import type { MeasuredOver } from '../../../../domain/audits/issue.js';
import type { Priority } from '../../../../domain/audits/recommendation.js';
import type { Severity } from '../../../../domain/seo/checks/check.js';
import type { MeasureTexts } from './measure-texts.js';
import type { PaperTexts } from './paper-texts.js';

type Words<Name extends string> = Readonly<Record<Name, string>>;
type Count = (count: number) => string;

/** Every text of the full report in one language; texts shared with the short one are in ReportTexts. */
export interface FullTexts extends MeasureTexts {
  documentTitle(site: string, day: string): string;
  headings: Words<
    | 'overview'
    | 'history'
    | 'recommendations'
    | 'roadmap'
    | 'issues'
    | 'score'
    | 'speed'
    | 'keywords'
    | 'competitors'
    | 'crawl'
    | 'sitemap'
    | 'unmeasured'
    | 'settings'
    | 'ownChecks'
    | 'accepted'
  >;
  page: Words<'skip' | 'contents'>;
  counts: Readonly<
    Record<'pages' | 'htmlPages' | 'places' | 'issues' | 'clicks' | 'causes' | 'findings' | 'times', Count>
  >;
  severities: Readonly<Record<Severity, string>>;
  priorities: Readonly<Record<Priority, string>>;
  statuses: Readonly<Record<OverallStatus, string>>;
  subjects: Readonly<Record<MeasuredOver, string>>;
  masthead: MastheadTexts;
  overview: OverviewTexts;
  verdict: FullVerdictTexts;
  history: HistoryTexts;
  recommendations: RecommendationTexts;
  roadmap: Words<'lead' | 'traffic'> & { phase(number: number): string };
  issues: IssueTexts;
  score: FullScoreTexts;
  unmeasured: Words<'title' | 'lead' | 'what' | 'why' | 'interaction' | 'interactionWhy' | 'overall' | 'unknown'> & {
    speedRun(strategy: string): string;
    check(title: string): string;
    checks(count: number, names: string): string;
  };
  settings: Words<'lead' | 'caption' | 'setting' | 'standard' | 'own' | 'ofCheck' | 'off'> & {
    severity(check: string): string;
  };
  ownChecks: OwnChecksTexts;
  accepted: Words<'lead' | 'caption' | 'what' | 'where' | 'wholeSite' | 'reason' | 'by' | 'findings' | 'returned'> & {
    until(day: string): string;
    judgedAgain(day: string): string;
  };
  about: AboutTexts;
  paper: PaperTexts;
  bars: Words<'share' | 'value'>;
  moreLines(count: number): string;
}

export interface OwnChecksTexts {
  lead: string;
  caption: string;
  name: string;
  looksFor: string;
  result: string;
  pages: string;
  withValue: string;
  why: string;
  columnOnly: string;
  passed: string;
  failed(severity: string, pages: string): string;
  stopped(pages: string): string;
}

export interface MastheadTexts {
  kinds: Words<'complete' | 'quick'>;
  of: string;
  leadsTo: string;
  complete: string;
  partial: string;
  unreliable: string;
  tooLittle: string;
}

export interface OverviewTexts {
  critical: string;
  warnings: string;
  notices: string;
  pages: string;
  depth(clicks: string): string;
  data: string;
  within(time: string): string;
  summary: string;
  weight(percent: string): string;
  skipped: string;
  failed: string;
}

export interface FullVerdictTexts {
  none: string;
  unreliable: string;
  tooLittle: string;
  scored: string;
  ofHundred: string;
  label(score: string, words: string): string;
  atMost(cap: string): string;
  change(points: string): string;
  coverage(percent: string): string;
}

export interface HistoryTexts {
  lead: string;
  caption: string;
  audit: string;
  score: string;
  change: string;
  describe(facts: { audits: number; from: string; fromDay: string; to: string; toDay: string }): string;
  newIssues: string;
  fixedIssues: string;
  none: string;
  more: Count;
}

export interface RecommendationTexts {
  lead: string;
  caption: string;
  title: string;
  priority: string;
  gain: string;
  effort: string;
  roi: string;
  phase: string;
  notEstimated: string;
  howToFix: string;
  howToDo: string;
  impact: string;
  moreClicks(range: string): string;
  searchValue: string;
  under(figure: string): string;
  component: string;
  ofHundred(value: string): string;
  explains(findings: string): string;
  template: string;
  edit: string;
  seen(times: string): string;
  example: string;
  /** Before the fact that speaks for an improvement. */
  basis: string;
}

export interface IssueTexts {
  lead: string;
  nothing: string;
  fix: string;
  steps(rank: number): string;
  measuredOver(subject: string): string;
  effort(hours: string): string;
  takes(points: string): string;
  reference(site: string): string;
  evidence: string;
  evidenceOf(shown: string, all: string): string;
  address: string;
  observed: string;
  expected: string;
  where: string;
  count: string;
  with: string;
  andMore: Count;
  causes: string;
  causesOf(shown: string, all: string): string;
  places: string;
  pages: string;
  example: string;
  largest(causes: string): string;
  in: string;
}

export interface FullScoreTexts {
  title: string;
  lead: string;
  overall(score: string, formula: string): string;
  component: string;
  score: string;
  weight: string;
  contributes: string;
  lost: string;
  lostOfMean: string;
  check: string;
  points: string;
  formula: string;
  rest(points: string): string;
  limits: string;
  limitsLead(mean: string, cap: string): string;
  deductions(component: string): string;
  affected: string;
  of: string;
}

export interface AboutTexts {
  title: string;
  method: string;
  estimates: string;
  by: string;
  on(time: string, duration: string): string;
  writtenBy: Words<'llm' | 'rules'>;
  audit: string;
}
