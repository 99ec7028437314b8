import type { OverallStatus } from '../../../domain/audits/audit-result.js';
import type { Phase, Priority } from '../../../domain/audits/recommendation.js';
import type { ComponentName } from '../../../domain/seo/components.js';
import type { Formats } from './formats.js';

/** What a recommendation or a check says in the language of the report. */
export interface WorkText {
  title: string;
  /** What to do, in one or two sentences. */
  fix: string;
}

/**
 * Every text of the short report in one language. A catalog that lacks one does not compile. Sentences that hold figures
 * are functions, so that each language puts them in its own order.
 */
export interface ReportTexts {
  /** BCP 47, for `lang` and Intl. */
  locale: string;
  formats: Formats;
  documentTitle(site: string, day: string): string;
  kinds: Readonly<Record<'complete' | 'quick', string>>;
  components: Readonly<Record<ComponentName, string>>;
  statuses: Readonly<Record<OverallStatus, string>>;
  priorities: Readonly<Record<Priority, string>>;
  phases: Readonly<Record<Phase, { label: string; focus: string }>>;
  counts: CountTexts;
  cover: Readonly<Record<'date' | 'period' | 'scope' | 'preparedBy' | 'contact' | 'partial', string>>;
  verdict: VerdictTexts;
  startPage: Readonly<
    Record<'title' | 'desktop' | 'phone' | 'preview' | 'noTitle' | 'noDescription' | 'previewNote', string>
  >;
  causes: CauseTexts;
  score: ScoreTexts;
  trend: TrendTexts;
  roadmap: RoadmapTexts;
  limits: LimitTexts;
  /** Shown beside a text that is missing from the catalog and therefore shown in English. */
  untranslated: { mark: string; note: string };
  page: { skip: string; footer: string };
}

export type CountTexts = Readonly<
  Record<
    'pages' | 'places' | 'days' | 'hours' | 'points' | 'audits' | 'critical' | 'warnings' | 'notices' | 'checks',
    (count: number) => string
  >
>;

export interface VerdictTexts {
  title: string;
  scored(facts: { site: string; score: string; status: string; pages: string; found: string }): string;
  notScored(facts: { site: string; reason: string }): string;
  found(critical: string, warnings: string): string;
  nothingFound: string;
  /** Without a reach where the cause names it itself. */
  cause(facts: { cause: string; reach: string | null }): string;
  noCause: string;
  unreliable: string;
  /** Without a title where the sentence before names the same. */
  first(facts: { title: string | null; effort: string }): string;
  firstOf(facts: { title: string | null; effort: string; fixes: number; days: string; gain: string | null }): string;
  nothingToDo: string;
  repeat: string;
  ofHundred: string;
  coverage(percent: string): string;
  change(points: string): string;
  unreliableBadge: string;
}

export interface CauseTexts {
  title: string;
  lead: string;
  reach: string;
  costs: string;
  effort: string;
  todo: string;
  example: string;
  also(titles: string): string;
  ofPages(affected: string, measured: string): string;
  wholeSite: string;
}

export interface ScoreTexts {
  title: string;
  lead: string;
  area: string;
  score: string;
  weight: string;
  contributes: string;
  overall: string;
  mean: string;
  limit: string;
  /** Shown before what limits the score. */
  limitedBy: string;
  notMeasured: string;
  lost: string;
  lostLead: string;
  check: string;
  points: string;
  /** Shown in place of a check for the score of a Lighthouse run. */
  lighthouse: Readonly<Record<'mobile' | 'desktop', string>>;
  rest(points: string): string;
}

export interface TrendTexts {
  title: string;
  first: string;
  lead(audits: string): string;
  describe(facts: { audits: string; from: string; fromDay: string; to: string; toDay: string }): string;
  audit: string;
  change: string;
  newIssues: string;
  fixedIssues: string;
  none: string;
  more(count: number): string;
}

export interface RoadmapTexts {
  title: string;
  lead(fixes: number): string;
  none: string;
  fix: string;
  effort: string;
  gain: string;
  priority: string;
  /** Of a phase in which nothing is broken. */
  improve: string;
  more(count: number): string;
  estimate: string;
  /** Where no gain could be estimated. */
  noEstimate: string;
}

export interface LimitTexts {
  title: string;
  lead: string;
  none: string;
  what: string;
  why: string;
  speedRun(strategy: string): string;
  strategies: Readonly<Record<'mobile' | 'desktop', string>>;
  interaction: { what: string; why: string };
  crawlTime: { what: string; why: string };
  /** Findings that were left out because they were accepted. */
  accepted(count: number): { what: string; why: string };
  overall: string;
  /** An English reason in this language; null when the catalog does not know it. */
  reason(text: string): string | null;
  unknownReason: string;
  /** Shown for the gaps that don't fit. */
  more(count: number): { what: string; why: string };
  neverTitle: string;
  never: readonly string[];
  methodTitle: string;
  method: readonly string[];
  appendixTitle: string;
  appendix: string;
  record(facts: { id: string; day: string }): string;
}
