import type { CompleteAudit } from '../audits/audit-result.js';
import type { Recommendation } from '../audits/recommendation.js';
import { foldTerm } from '../base/text/fold-term.js';
import { compareSites } from './comparison/compare-sites.js';
import type { MeasureStanding } from './comparison/market-position.js';
import { readMeasures } from './comparison/read-measures.js';
import {
  type CompetitorNames,
  findBest,
  GAP_STEPS,
  kindOfMeasure,
  nameMeasure,
  sayFigures,
  toFigure,
} from './comparison/standing-words.js';
import { composeTraced, joinTraced, type TracedText } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import type { EffortGuess, InsightDraft, Weight } from './ranking/draft.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { type Figure, listParts, type Place, part, textIn } from './reading/place.js';
import type { FoundTopic } from './reading/read-topics.js';
import { readSourceTopics } from './results/read-source-topics.js';
import { readResult } from './results/result-fields.js';
import { type AnalysisSource, type ResultTypes, toSource } from './results/source.js';

const MAX_INSIGHTS = 20;
const MAX_GAPS = 8;
const MAX_TOPICS = 8;
const MAX_LEADS = 5;
const MAX_COMPETITORS = 5;
const MAX_RECOMMENDATIONS = 100;
const MAX_FIXES = 2;
const CATCHING_UP: EffortGuess = { days: 5, basis: 'a week assumed: the input names no effort', evidence: [] };
const KEEPING: EffortGuess = { days: 1, basis: 'a day assumed to watch over a lead', evidence: [] };
const WRITING: EffortGuess = { days: 2, basis: 'two days assumed for a new page', evidence: [] };
const NOT_CLICKS = 'not estimated: a comparison of sites says nothing of clicks';

/** How a site compares with its competitors: what it lags in, what it leads in, and which topics only they cover. */
export function competitiveInsights(input: unknown, types: ResultTypes = {}): InsightReport<'competitive'> {
  const root = { path: '', value: input };
  const own = toSource(part(root, 'primary_site_analysis') ?? { path: 'primary_site_analysis', value: null }, types);
  const competitors = listParts(part(root, 'competitor_analyses') ?? { path: '', value: null }, MAX_COMPETITORS).map(
    (competitor) => toSource(competitor, types),
  );
  const names = new Map(competitors.map((competitor) => [comparedSite(competitor).label, nameIn(competitor)]));
  const position = compareSites(comparedSite(own), competitors.map(comparedSite));
  const isSplit = position.measures.some(({ measure }) => measure.startsWith('component_scores.'));
  // A score that the others make up has no causes of its own.
  const isCounted = ({ measure, is_volume }: MeasureStanding) =>
    !is_volume && !(isSplit && measure === 'overall_score');
  const standing = (wanted: MeasureStanding['standing']) =>
    position.measures.filter((one) => one.standing === wanted && isCounted(one));
  const drafts = [
    ...standing('behind')
      .slice(0, MAX_GAPS)
      .map((one) => gapDraft(one, names, ownFixes(own, one))),
    ...leadDrafts(standing('ahead').slice(0, MAX_LEADS), names),
    ...topicDrafts(missingTopics(own, competitors)),
  ];
  const insights = rankInsights(drafts, MAX_INSIGHTS);
  return {
    insights,
    warnings: [
      ...inputWarnings(root),
      ...(position.measures.length > 0 ? [] : ['The analyses have no measure in common: send analyses of one kind']),
    ],
    market_position: position,
  };
}

const NAME_FIELDS = ['website_url', 'site_url', 'url', 'domain', 'final_url', 'site', 'name'];

function nameIn(analysis: Place): Figure<string> | null {
  return NAME_FIELDS.map((name) => textIn(part(analysis, name))).find((text) => text !== null) ?? null;
}

function comparedSite(analysis: AnalysisSource): { label: string; measures: ReturnType<typeof readMeasures> } {
  return { label: nameIn(analysis)?.value ?? analysis.path, measures: readMeasures(analysis) };
}

/** What the own audit says is to be done about a component, the first of it. */
function ownFixes(own: AnalysisSource, { measure }: MeasureStanding): Figure<string>[] {
  if (own.type !== 'complete_audit') return [];
  const component = measure.split('.').at(-1);
  return readResult<CompleteAudit>(own)
    .list('recommendations', MAX_RECOMMENDATIONS)
    .flatMap((entry) => {
      const of = readResult<Recommendation>(entry);
      const isOfIt = of.text('component')?.value === component && of.text('kind')?.value === 'fix';
      return isOfIt ? (of.text('title') ?? []) : [];
    })
    .slice(0, MAX_FIXES);
}

function gapDraft(standing: MeasureStanding, names: CompetitorNames, fixes: readonly Figure<string>[]): InsightDraft {
  const name = nameMeasure(standing);
  const best = findBest(standing, names);
  const yours = toFigure(standing.yours);
  const action: TracedText = { text: standing.better === 'higher' ? 'Catch up in' : 'Bring down', evidence: [] };
  return {
    id: `gap:${standing.measure}`,
    title:
      best === null
        ? composeTraced`${action} ${name}: you have ${yours}`
        : composeTraced`${action} ${name}: you have ${yours}, ${best} is best`,
    description: sayFigures(standing, names),
    steps: [
      ...fixes.map(
        (title) => composeTraced`Your audit names for it: ${title}. Its recommendation has the pages and the steps.`,
      ),
      ...GAP_STEPS[kindOfMeasure(standing.measure)].map((text) => ({ text, evidence: [] })),
    ],
    weight: gapWeight(standing),
    traffic: null,
    unestimated: NOT_CLICKS,
    effort: CATCHING_UP,
    related_keywords: [],
  };
}

/** How far the user's own figure is from the median of the others. */
function gapWeight({ yours, competitors_median: median }: MeasureStanding): Weight {
  const own = Number.parseFloat(String(yours.value));
  const gap = Math.abs(own - median) / Math.max(Math.abs(own), Math.abs(median));
  return gap >= 0.5 ? 'high' : gap >= 0.25 ? 'medium' : 'low';
}

/** All leads as one insight: there is one thing to do about them. */
function leadDrafts(standings: readonly MeasureStanding[], names: CompetitorNames): InsightDraft[] {
  const [first] = standings;
  if (first === undefined) return [];
  const named = joinTraced(standings.map(nameMeasure), ', ');
  const figures = standings.map((one) => composeTraced`${nameMeasure(one)}: ${sayFigures(one, names)}`);
  return [
    {
      id: `lead:${first.measure}`,
      title: composeTraced`Keep your lead in ${named}`,
      description: joinTraced(figures, ' '),
      steps: [
        composeTraced`Watch these figures in a weekly audit, so that a release does not cost you the lead.`,
        composeTraced`Use what is behind them where customers compare, such as a faster page or a fuller answer.`,
      ],
      weight: 'info',
      traffic: null,
      unestimated: NOT_CLICKS,
      effort: KEEPING,
      related_keywords: [],
    },
  ];
}

interface SharedTopic {
  topic: FoundTopic;
  others: FoundTopic[];
}

/** Topics of competitors that the user's own analysis does not name, those of most competitors first. */
function missingTopics(own: AnalysisSource, competitors: readonly AnalysisSource[]): SharedTopic[] {
  const covered = new Set(readSourceTopics(own).flatMap(({ term, is_gap }) => (is_gap ? [] : foldTerm(term.value))));
  if (covered.size === 0) return [];
  const found = new Map<string, SharedTopic>();
  for (const competitor of competitors)
    for (const topic of readSourceTopics(competitor)) {
      const key = foldTerm(topic.term.value);
      if (covered.has(key) || topic.is_gap) continue;
      const known = found.get(key);
      if (known) known.others.push(topic);
      else found.set(key, { topic, others: [] });
    }
  return [...found.values()].sort((one, other) => other.others.length - one.others.length).slice(0, MAX_TOPICS);
}

/** Those that several competitors write about, and those of one alone. */
function topicDrafts(topics: readonly SharedTopic[]): InsightDraft[] {
  const shared = topics.filter(({ others }) => others.length > 0);
  const single = topics.filter(({ others }) => others.length === 0);
  return [...topicDraft(shared, 'shared'), ...topicDraft(single, 'single')];
}

function topicDraft(topics: readonly SharedTopic[], kind: 'shared' | 'single'): InsightDraft[] {
  const [first] = topics;
  if (first === undefined) return [];
  const named = joinTraced(
    topics.map(
      ({
        topic: {
          term,
          urls: [url],
        },
      }) => (url === undefined ? composeTraced`"${term}"` : composeTraced`"${term}" (${url})`),
    ),
    ', ',
  );
  return [
    {
      id: `topic:${first.topic.path}`,
      title:
        kind === 'shared'
          ? composeTraced`Cover what several competitors write about, first "${first.topic.term}"`
          : composeTraced`Look at what single competitors write about, first "${first.topic.term}"`,
      description:
        kind === 'shared'
          ? composeTraced`Several competitors write about these, and your analysis does not name them: ${named}.`
          : composeTraced`One competitor each writes about these, and your analysis does not name them: ${named}.`,
      steps: kind === 'shared' ? SHARED_STEPS : SINGLE_STEPS,
      weight: kind === 'shared' ? 'medium' : 'low',
      traffic: null,
      unestimated: NOT_CLICKS,
      effort: WRITING,
      related_keywords: topics.map(({ topic }) => topic.term.value),
      evidence: topics.flatMap(({ others }) => others.map(({ term }) => ({ path: term.path, value: term.value }))),
    },
  ];
}

const SHARED_STEPS = [
  composeTraced`Remove what does not fit your offer.`,
  composeTraced`Read the best page on each of the rest and note which questions it answers.`,
  composeTraced`Write a page that answers them with experience of your own, and link to it from related pages.`,
];
const SINGLE_STEPS = [
  composeTraced`Check in a search box whether people ask for them at all.`,
  composeTraced`Take up those that customers have asked you about.`,
];
