import type { MovedQuery, PerformanceEvent } from '../../search/analysis/events/performance-event.js';
import type { SearchUpdate } from '../../search/analysis/events/search-updates.js';
import { addDays } from '../../search/analysis/search-day.js';
import { composeTraced, joinTraced, type TracedText } from '../compose-traced-text.js';
import type { InsightDraft } from '../ranking/draft.js';
import { ASSUMED_DAY } from '../ranking/draft-work.js';
import { type Place, partAlong, textIn } from '../reading/place.js';
import { readResult } from '../results/result-fields.js';
import type { DirectedDraft } from './directed-draft.js';

const MAX_EVENTS = 20;
const MAX_QUERIES = 3;
/** Older events are in no comparison of periods any more; the dashboard shows as many days. */
export const EVENT_DAYS = 60;

/** Days on which clicks or positions of the property changed their level and stayed there. */
export function draftEvents(analysis: Place): DirectedDraft[] {
  const report = readResult<{ events: unknown }>(partAlong(analysis, 'trend_analysis.events'));
  const end = textIn(partAlong(analysis, 'periods.current.end_date'))?.value;
  if (end === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(end)) return [];
  const oldest = addDays(end, -EVENT_DAYS);
  return report.list('events', MAX_EVENTS).flatMap((event) => draftEvent(event, oldest));
}

function draftEvent(event: Place, oldest: string): DirectedDraft[] {
  const of = readResult<PerformanceEvent>(event);
  const [title, date, direction] = [of.text('title'), of.text('date'), of.text('direction')];
  if (title === null || date === null || date.value < oldest) return [];
  const isLoss = direction?.value === 'loss';
  const [update] = of.list('updates', 1).flatMap((one) => readResult<SearchUpdate>(one).text('name') ?? []);
  const during = update === undefined ? [] : [composeTraced`The ${update} was rolling out then.`];
  const level = isLoss
    ? composeTraced`The level fell on ${date} and has not come back since.`
    : composeTraced`The level rose on ${date} and has stayed there since.`;
  const steps = isLoss ? (update === undefined ? OWN_LOSS : UPDATE_LOSS) : GAIN;
  const draft: InsightDraft = {
    id: `event:${event.path}`,
    title: composeTraced`${title}`,
    description: joinTraced([level, ...during, ...sayQueries(of.list('queries', MAX_QUERIES))], ' '),
    steps: steps.map((text) => ({ text, evidence: [] })),
    weight: isLoss ? 'high' : 'low',
    priority: isLoss ? 'High' : 'Low',
    traffic: null,
    unestimated: 'not estimated: how much of a lasting change can be undone is not known',
    effort: ASSUMED_DAY,
    related_keywords: [],
  };
  return [{ direction: isLoss ? 'loss' : 'gain', draft }];
}

function sayQueries(queries: readonly Place[]): TracedText[] {
  const named = queries.flatMap((query) => {
    const of = readResult<MovedQuery>(query);
    const [name, before, after] = [of.text('query'), of.number('position_before'), of.number('position_after')];
    return name && before && after ? [composeTraced`"${name}" from position ${before} to ${after}`] : [];
  });
  return named.length === 0 ? [] : [composeTraced`Most affected: ${joinTraced(named, ', ')}.`];
}

const UPDATE_LOSS = [
  'Compare the pages that lost with those that took their places: who writes them, how deep they go, what they show first.',
  'Improve or merge the weakest of your pages on the same subjects; change nothing that did not lose.',
  'Expect the effect with later updates rather than at once, and compare by week.',
] as const;
const OWN_LOSS = [
  'List what changed on the site around that day: releases, templates, redirects, robots.txt, canonicals, deleted pages.',
  'Check one affected page with the URL inspection in Search Console: is it indexed, and as which URL?',
  'Undo or repair what did it, and watch the affected queries by day.',
] as const;
const GAIN = [
  'Note what was changed on the site before that day.',
  'Do the same on pages of the same kind that did not rise.',
] as const;
