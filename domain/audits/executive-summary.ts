import { joinWords } from '../base/text/join-words.js';
import { plural } from '../base/text/plural.js';
import { writeText } from '../base/text/write-text.js';
import { bindingGates } from '../seo/scoring/gates/binding-gates.js';
import type { CompleteAudit } from './audit-result.js';
import { findDefect } from './find-defect.js';
import { findMainFixes } from './find-main-fixes.js';
import type { Recommendation } from './recommendation.js';

export type SummaryInput = Pick<
  CompleteAudit,
  | 'website_url'
  | 'overall_score'
  | 'overall_status'
  | 'score_coverage'
  | 'reliability'
  | 'components'
  | 'score_breakdown'
  | 'score_gates'
  | 'issue_counts'
  | 'recommendations'
  | 'crawl'
  | 'benchmarking'
  | 'previous'
>;

const HOUR_MS = 3_600_000;

const STATUS_WORDS = {
  excellent: 'is in excellent shape',
  good: 'is in good shape',
  fair: 'is in fair shape',
  needs_improvement: 'needs work',
} as const;

/**
 * Three sentences for a managing director: the state of the site, the one to three causes, what to do first and what it
 * gains. Check ids, points and the competitors are in the report.
 */
export function writeExecutiveSummary(audit: SummaryInput): string {
  return [describeState(audit), describeCauses(audit), describeFirstStep(audit)]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** The state of the site in one sentence: its score, and what it comes from or how it changed. */
export function describeState(audit: SummaryInput): string {
  const {
    website_url: url,
    overall_score: score,
    overall_status: status,
    crawl,
    reliability,
    score_gates: gates,
  } = audit;
  const site = hostAndPath(url);
  if (!reliability.reliable)
    return `${site} could not be scored: ${withoutDot(reliability.reason ?? 'too little of it was seen')}.`;
  if (score === null || status === null) return `${site} could not be scored.`;
  const seen = `${site} ${STATUS_WORDS[status]}: it scores ${score} of 100 on ${plural(crawl.pages, 'page')}`;
  // That a part scores low says nothing to a reader: the causes that follow say why it does.
  const gate = bindingGates(gates, score).find(({ id }) => id !== 'weak_component');
  // What holds a good site back is named among the causes.
  const isPoor = status === 'needs_improvement' || status === 'fair';
  const because = gate && isPoor ? `, because ${lowerFirst(plainReason(gate.reason))}` : describeChange(audit);
  return `${seen}${because}${describeEnd(audit)}.`;
}

function describeChange({ previous }: SummaryInput): string {
  if (!previous || previous.change === null || previous.change === 0) return '';
  const direction = previous.change > 0 ? 'more' : 'less';
  return `, ${plural(Math.abs(previous.change), 'point')} ${direction} than in the previous audit`;
}

function describeEnd({ crawl: { out_of_time, duration_ms } }: SummaryInput): string {
  if (!out_of_time) return '';
  return `; the crawl ended after ${plural(Math.max(1, Math.round(duration_ms / HOUR_MS)), 'hour')}, before it had seen the whole site`;
}

function describeCauses(audit: SummaryInput): string {
  const { recommendations, overall_status: status } = audit;
  const causes = findMainFixes(recommendations);
  const [first, ...others] = causes;
  if (!first) return 'No errors were found that cost it visitors from search.';
  const named = joinWords([first, ...others].map((fix) => nameCause(fix, audit)));
  if (status === 'excellent' || status === 'good') return `It is held back most by ${named}.`;
  return others.length === 0 ? `One cause explains most of it: ${named}.` : `The main causes are ${named}.`;
}

/** A cause says in its title how far it reaches. */
function nameCause(fix: Recommendation, { components }: Pick<SummaryInput, 'components'>): string {
  const { cause, page_to_edit: page } = fix;
  const { count } = fix.evidence;
  const title = findDefect(fix, components)?.title ?? fix.title;
  return cause || count < 2 || page == null ? `“${title}”` : `“${title}” (${plural(count, 'page')})`;
}

function describeFirstStep({ recommendations }: SummaryInput): string {
  const [first] = recommendations;
  if (!first) return '';
  const work = showWork(first);
  if (first.kind === 'improvement') return `A good next step is “${first.title}”, which takes ${work}.`;
  const isOnly = findMainFixes(recommendations).length === 1;
  return isOnly
    ? `Fixing it takes ${work}${describeGain(first)}.`
    : `Start with the first, which takes ${work}${describeGain(first)}.`;
}

function describeGain({ impact, cause, evidence, search_cost: cost }: Recommendation): string {
  const { traffic_percent_low: low, traffic_percent_high: high } = impact;
  if (low !== null && high !== null)
    return writeText` and may bring ${low} to ${high}% more clicks from search (estimate)`;
  const isOut = cause?.level === 'index' || cause?.level === 'canonical';
  if (isOut && evidence.count > 0)
    return ` and lets search engines list ${plural(evidence.count, 'page')} that they leave out today`;
  return cost && cost.percent >= 1 ? ' and removes what costs the site most in search today' : '';
}

function showWork({ effort: { value, unit } }: Recommendation): string {
  if (unit === 'days' && value < 0.5) return 'an hour or two';
  if (unit === 'days' && value <= 1) return value === 1 ? 'about a day' : 'half a day';
  return `about ${plural(Math.round(value), unit.slice(0, -1))} of work`;
}

function hostAndPath(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** Without the arithmetic of the caps. */
function plainReason(reason: string): string {
  return withoutDot(reason).replace(/ \([^)]*by weight\)/, '');
}

function withoutDot(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
