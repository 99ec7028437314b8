import { foldTerm } from '../base/text/fold-term.js';
import { compareSites } from './comparison/compare-sites.js';
import type { MeasureStanding } from './comparison/market-position.js';
import { readMeasures } from './comparison/read-measures.js';
import { composeTraced, joinTraced, type TracedText } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import type { EffortGuess, InsightDraft, Weight } from './ranking/draft.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { keyName } from './reading/key-name.js';
import { type Figure, listParts, type Place, part, textIn } from './reading/place.js';
import { type FoundTopic, readTopics } from './reading/read-topics.js';

const MAX_INSIGHTS = 20;
const MAX_TOPICS = 8;
const MAX_LEADS = 5;
const MAX_COMPETITORS = 5;
const CATCHING_UP: EffortGuess = { days: 5, basis: 'a week assumed: the input names no effort', evidence: [] };
const KEEPING: EffortGuess = { days: 1, basis: 'a day assumed to watch over a lead', evidence: [] };
const WRITING: EffortGuess = { days: 2, basis: 'two days assumed for a new page', evidence: [] };

/** How a site compares with its competitors: what it lags in, what it leads in, and which topics only they cover. */
export function competitiveInsights(input: unknown): InsightReport<'competitive'> {
  const root = { path: '', value: input };
  const own = part(root, 'primary_site_analysis') ?? { path: 'primary_site_analysis', value: null };
  const rivals = listParts(part(root, 'competitor_analyses') ?? { path: '', value: null }, MAX_COMPETITORS);
  const named = new Map(rivals.map((rival) => [comparedSite(rival).label, nameIn(rival)]));
  const position = compareSites(comparedSite(own), rivals.map(comparedSite));
  const standing = (wanted: MeasureStanding['standing']) => position.measures.filter((one) => one.standing === wanted);
  const drafts = [
    ...standing('behind').map((one) => gapDraft(one, named)),
    ...standing('ahead')
      .slice(0, MAX_LEADS)
      .map((one) => leadDraft(one, named)),
    ...missingTopics(own, rivals).slice(0, MAX_TOPICS).map(topicDraft),
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

/** Names of competitors by their label, where their analyses have one. */
type Names = ReadonlyMap<string, Figure<string> | null>;

const NAME_FIELDS = ['website_url', 'site_url', 'url', 'domain', 'final_url', 'site', 'name'];

function nameIn(analysis: Place): Figure<string> | null {
  return NAME_FIELDS.map((name) => textIn(part(analysis, name))).find((text) => text !== null) ?? null;
}

function comparedSite(analysis: Place): { label: string; measures: ReturnType<typeof readMeasures> } {
  return { label: nameIn(analysis)?.value ?? analysis.path, measures: readMeasures(analysis) };
}

function figureOf({ path, value }: MeasureStanding['yours']): Figure {
  return { path, value: value ?? '' };
}

/** Named with what it is part of: "page speed: score" rather than "score". */
function measureName({ yours: { path } }: MeasureStanding): TracedText {
  const parentPath = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  const own = keyName({ path }) ?? { text: 'a measure', evidence: [] };
  const parent = parentPath.includes('.') ? keyName({ path: parentPath }) : null;
  return parent === null ? own : composeTraced`${parent}: ${own}`;
}

function theirFigures({ competitors }: MeasureStanding, named: Names): TracedText {
  const told = competitors.map((one) => {
    const name = named.get(one.competitor) ?? null;
    return name === null ? composeTraced`a competitor ${figureOf(one)}` : composeTraced`${name} ${figureOf(one)}`;
  });
  return joinTraced(told, ', ');
}

function gapDraft(standing: MeasureStanding, named: Names): InsightDraft {
  const name = measureName(standing);
  const yours = figureOf(standing.yours);
  return {
    id: `gap:${standing.measure}`,
    title: composeTraced`Close the gap in ${name}`,
    description: composeTraced`You have ${yours}; ${theirFigures(standing, named)}.`,
    steps: [
      composeTraced`Look at the competitor that is best in ${name} and at the pages that make the difference.`,
      composeTraced`Set a target between your figure and theirs, and work on what the measure is made of.`,
      composeTraced`Analyze all sites again and compare.`,
    ],
    weight: gapWeight(standing),
    traffic: null,
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

function leadDraft(standing: MeasureStanding, named: Names): InsightDraft {
  const name = measureName(standing);
  return {
    id: `lead:${standing.measure}`,
    title: composeTraced`Use the lead in ${name}`,
    description: composeTraced`You have ${figureOf(standing.yours)}; ${theirFigures(standing, named)}.`,
    steps: [
      composeTraced`Keep doing what brought it about, and watch it when the site changes.`,
      composeTraced`Say it where visitors compare.`,
    ],
    weight: 'info',
    traffic: null,
    effort: KEEPING,
    related_keywords: [],
  };
}

interface SharedTopic {
  topic: FoundTopic;
  others: FoundTopic[];
}

/** Topics of competitors that the user's own analysis does not name, those of most competitors first. */
function missingTopics(own: Place, rivals: readonly Place[]): SharedTopic[] {
  const covered = new Set(readTopics(own).flatMap(({ term, is_gap }) => (is_gap ? [] : foldTerm(term.value))));
  if (covered.size === 0) return [];
  const found = new Map<string, SharedTopic>();
  for (const rival of rivals)
    for (const topic of readTopics(rival)) {
      const key = foldTerm(topic.term.value);
      if (covered.has(key) || topic.is_gap) continue;
      const known = found.get(key);
      if (known) known.others.push(topic);
      else found.set(key, { topic, others: [] });
    }
  return [...found.values()].sort((one, other) => other.others.length - one.others.length);
}

function topicDraft({ topic, others }: SharedTopic): InsightDraft {
  const { term, urls } = topic;
  const [url] = urls;
  const where = url === undefined ? composeTraced`` : composeTraced` See ${url}.`;
  return {
    id: `topic:${topic.path}`,
    title: composeTraced`Write about "${term}"`,
    description:
      others.length > 0
        ? composeTraced`Several competitors write about "${term}", and your analysis does not name it.${where}`
        : composeTraced`A competitor writes about "${term}", and your analysis does not name it.${where}`,
    steps: [
      composeTraced`Decide whether "${term}" is a subject of yours.`,
      composeTraced`Write a page that answers it better than theirs, and link to it from related pages.`,
    ],
    weight: others.length > 0 ? 'medium' : 'low',
    traffic: null,
    effort: WRITING,
    related_keywords: [term.value],
    evidence: others.map((one) => ({ path: one.term.path, value: one.term.value })),
  };
}
