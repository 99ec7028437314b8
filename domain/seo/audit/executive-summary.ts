import { COMPONENT_NAMES, COMPONENT_TITLES } from '../components.js';
import { plural } from '../text/plural.js';
import type { CompleteAudit, ComponentResult } from './audit-result.js';
import type { Issue } from './issue.js';
import { severityRank } from './issues.js';

export type SummaryInput = Pick<
  CompleteAudit,
  | 'website_url'
  | 'overall_score'
  | 'overall_status'
  | 'score_coverage'
  | 'reliability'
  | 'components'
  | 'score_breakdown'
  | 'issue_counts'
  | 'recommendations'
  | 'crawl'
  | 'benchmarking'
  | 'previous'
>;

/** Checks and subjects that are named; the rest is in the report. */
const NAMED = 3;
const HOUR_MS = 3_600_000;

const STATUS_WORDS = {
  excellent: 'excellent',
  good: 'good',
  fair: 'fair',
  needs_improvement: 'in need of improvement',
} as const;

/** A short text made by rules: every figure in it is one of the audit's. */
export function writeExecutiveSummary(audit: SummaryInput): string {
  const sentences = [
    verdict(audit),
    timeUp(audit),
    extremes(audit),
    worstIssue(audit),
    losses(audit),
    notMeasured(audit),
    change(audit),
    rank(audit),
    ground(audit),
    firstStep(audit),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function verdict({
  website_url: url,
  overall_score: score,
  overall_status: status,
  issue_counts: counts,
  crawl,
  reliability,
}: SummaryInput): string {
  const found = `${plural(counts.critical, 'critical issue')}, ${plural(counts.warning, 'warning')} and ${plural(counts.notice, 'notice')}`;
  if (!reliability.reliable) return `${url} was not scored: ${reliability.reason}.`;
  if (score === null || status === null) return `${url} could not be scored.`;
  return `${url} scores ${score} of 100, which is ${STATUS_WORDS[status]}: ${found} on ${plural(crawl.pages, 'page')}.`;
}

function timeUp({ crawl: { out_of_time, duration_ms } }: SummaryInput): string {
  if (!out_of_time) return '';
  const spent = plural(Math.max(1, Math.round(duration_ms / HOUR_MS)), 'hour');
  return `The crawl was ended after ${spent}, before it had seen the whole site.`;
}

function extremes({ components }: SummaryInput): string {
  const scored = COMPONENT_NAMES.flatMap((name) => {
    const { score } = components[name];
    return score === null ? [] : [{ name, score }];
  });
  const [first, ...others] = scored.sort((one, other) => other.score - one.score);
  const last = others.at(-1);
  if (!first || !last || first.score === last.score) return '';
  return `Strongest is ${COMPONENT_TITLES[first.name]} (${first.score}), weakest ${COMPONENT_TITLES[last.name]} (${last.score}).`;
}

function worstIssue({ components }: SummaryInput): string {
  const issues = COMPONENT_NAMES.flatMap((name) => components[name].issues);
  const [worst] = issues.sort(compareWeight);
  if (!worst || worst.severity === 'info') return '';
  return `The heaviest issue is "${worst.title}" (${worst.severity}, ${plural(worst.affected_count, 'case')}).`;
}

/** The checks that take most off the overall score, with how far they reach. */
function losses({ score_breakdown: { lost_points: lost }, reliability }: SummaryInput): string {
  if (lost.length === 0 || !reliability.reliable) return '';
  const named = lost.slice(0, NAMED).map(({ check_id, points, affected, measured }) => {
    const reach = affected === undefined || measured === undefined ? '' : `, on ${affected} of ${measured}`;
    return `${check_id} (${points.toFixed(1)}${reach})`;
  });
  return `Most points are lost to ${named.join(', ')}.`;
}

function compareWeight(one: Issue, other: Issue): number {
  return severityRank(one.severity) - severityRank(other.severity) || other.affected_count - one.affected_count;
}

function notMeasured({ components, score_coverage: coverage, reliability }: SummaryInput): string {
  const missing = COMPONENT_NAMES.filter((name) => components[name].score === null);
  if (missing.length === 0 || !reliability.reliable) return '';
  const named = missing.map((name) => `${COMPONENT_TITLES[name]} (${reasonOf(components[name])})`).join(', ');
  return `Not measured: ${named}; the score rests on ${Math.round(coverage * 100)} % of the weight.`;
}

function reasonOf({ error, status }: ComponentResult): string {
  return error ?? status;
}

function change({ previous }: SummaryInput): string {
  if (!previous || previous.change === null) return '';
  const direction =
    previous.change === 0 ? 'unchanged' : `${previous.change > 0 ? 'up' : 'down'} ${Math.abs(previous.change)} points`;
  return `Since the previous audit the score is ${direction}: ${plural(previous.fixed_issues.length, 'issue')} fixed, ${previous.new_issues.length} new.`;
}

function rank({ benchmarking }: SummaryInput): string {
  if (!benchmarking || benchmarking.your_rank === null) return '';
  const { your_rank: place, ranked_sites: sites, advantages, gaps } = benchmarking;
  return `Against its competitors it ranks ${place} of ${sites}, ahead in ${advantages.length} and behind in ${gaps.length} measures.`;
}

/** Where competitors are ahead, in their own figures and subjects. */
function ground({ benchmarking }: SummaryInput): string {
  if (!benchmarking || benchmarking.your_rank === null) return '';
  const [gap] = benchmarking.gaps;
  const topics = (benchmarking.topics?.gaps ?? []).slice(0, NAMED).map(({ term }) => `"${term}"`);
  const sentences = [
    ...(gap ? [`The first gap: ${gap.detail}.`] : []),
    ...(topics.length > 0
      ? [`Several of them write about ${topics.join(', ')}, which no page of the site is about.`]
      : []),
  ];
  return sentences.join(' ');
}

function firstStep({ recommendations }: SummaryInput): string {
  const [first] = recommendations;
  return first
    ? `Begin with: ${first.title} (${first.effort.value} ${first.effort.value === 1 ? first.effort.unit.slice(0, -1) : first.effort.unit}).`
    : '';
}
