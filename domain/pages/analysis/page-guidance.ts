import { plural } from '../../base/text/plural.js';
import { describeModelFailure, type ModelFailureCode } from '../../llm/model-failure.js';
import type { OperationError } from '../../operations/operations.js';
import type { PageOutcome } from './batch-report.js';
import type { PageAdvice, PageAnalysis, PageFix } from './page-analysis.js';
import { PAGE_CATEGORIES, type PageCategory } from './page-category.js';
import type { BatchPage } from './plan-batch.js';

/** What to do about one page, the most worthwhile first. */
export interface PageGuidance {
  final_url: string;
  overall_score: number;
  summary: string;
  /** At most 10. */
  recommendations: GuidedStep[];
  /** `llm` when a model worded it. Figures, order and code are the rules' own in any case. */
  generated_by: 'llm' | 'rules';
}

export interface GuidedStep extends PageAdvice {
  category: PageCategory;
  priority: 'High' | 'Medium' | 'Low';
  /** The code that fixes it; null if no code can. */
  fix: PageFix | null;
}

/** Words of a model for a guidance: its summary, and title and text by the number of the step, from 0. */
export interface GuidanceWording {
  summary: string | null;
  steps: { step: number; title: string; text: string }[];
}

const MAX_STEPS = 10;
/** Points of the overall score that a step gains: what a finding of high severity costs, and one of medium. */
const HIGH_FROM = 8;
const MEDIUM_FROM = 3;

export function guideByRules(analysis: PageAnalysis): PageGuidance {
  const steps = PAGE_CATEGORIES.flatMap((category) => {
    const { recommendations, fixes } = analysis.categories[category];
    return recommendations.map((advice): GuidedStep => {
      const fix = fixes.find(({ check_ids: ids }) => advice.check_id !== null && ids.includes(advice.check_id)) ?? null;
      return { ...advice, category, priority: priorityOf(advice.gain), fix };
    });
  });
  const recommendations = steps.sort((one, other) => other.gain - one.gain).slice(0, MAX_STEPS);
  const { final_url, overall_score } = analysis;
  const summary = summarize(analysis, recommendations);
  return { final_url, overall_score, summary, recommendations, generated_by: 'rules' };
}

/** The same steps in a model's words, as far as it has some. */
export function rewordGuidance(guidance: PageGuidance, wording: GuidanceWording | null): PageGuidance {
  if (wording === null || (wording.summary === null && wording.steps.length === 0)) return guidance;
  const words = new Map(wording.steps.map(({ step, title, text }) => [step, { title, text }]));
  return {
    ...guidance,
    summary: wording.summary ?? guidance.summary,
    recommendations: guidance.recommendations.map((step, index) => ({ ...step, ...words.get(index) })),
    generated_by: 'llm',
  };
}

export type GuidanceEntry = { url: string; duplicate_of: number | null } & (
  | ({ status: 'success'; reason: null } & PageGuidance)
  | { status: 'skipped' | 'failed'; reason: string; code: OperationError['code'] }
);

export interface GuidanceReport {
  total_urls: number;
  successful: number;
  skipped: number;
  failed: number;
  results: GuidanceEntry[];
  /** `llm` when a model worded at least one of them. */
  generated_by: 'llm' | 'rules';
  /** Why a configured model worded fewer pages than requested. */
  warnings: string[];
}

/** Not HTML, or not ours to fetch: nothing is wrong, there is nothing to say. */
const SKIPPED: readonly OperationError['code'][] = ['no_data', 'site_refused'];

export function reportGuidance(
  pages: readonly BatchPage[],
  outcomes: readonly PageOutcome<PageGuidance>[],
  modelFailures: readonly ModelFailureCode[] = [],
): GuidanceReport {
  const byUrl = new Map(outcomes.map((outcome) => [outcome.url, outcome]));
  const first = new Map<string, number>();
  const results = pages.map(({ url, refused }, index): GuidanceEntry => {
    const duplicate_of = first.get(url) ?? null;
    if (duplicate_of === null) first.set(url, index);
    const outcome = byUrl.get(url);
    if (refused === null && outcome?.ok)
      return { url, duplicate_of, status: 'success', reason: null, ...outcome.value };
    const { code, detail } = refused ?? (outcome && !outcome.ok ? outcome.error : NOT_REACHED);
    return { url, duplicate_of, status: SKIPPED.includes(code) ? 'skipped' : 'failed', reason: detail, code };
  });
  const count = (wanted: GuidanceEntry['status']) => results.filter(({ status }) => status === wanted).length;
  const worded = outcomes.some((outcome) => outcome.ok && outcome.value.generated_by === 'llm');
  return {
    total_urls: pages.length,
    successful: count('success'),
    skipped: count('skipped'),
    failed: count('failed'),
    results,
    generated_by: worded ? 'llm' : 'rules',
    warnings: [...new Set(modelFailures)].map((code) => {
      const pages = plural(modelFailures.filter((other) => other === code).length, 'page');
      return `${describeModelFailure(code)} Rules wrote the texts of ${pages}.`;
    }),
  };
}

const NOT_REACHED: OperationError = { code: 'cancelled', detail: 'The work ended before this page was looked at' };

function priorityOf(gain: number): GuidedStep['priority'] {
  return gain >= HIGH_FROM ? 'High' : gain >= MEDIUM_FROM ? 'Medium' : 'Low';
}

function summarize({ overall_score, final_url }: PageAnalysis, steps: readonly GuidedStep[]): string {
  const [first] = steps;
  if (!first) return `${final_url} scores ${overall_score} of 100; nothing on it asks for work.`;
  return `${final_url} scores ${overall_score} of 100. Begin with: ${first.title} (${first.gain} points).`;
}
