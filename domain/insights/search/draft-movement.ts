import type { YearOnYear } from '../../search/analysis/compare-year.js';
import type { ComparedFigures, SearchChange } from '../../search/analysis/search-figures.js';
import { weighMovement } from '../../search/analysis/weigh-movement.js';
import { composeTraced, joinTraced, type TracedText } from '../compose-traced-text.js';
import type { InsightDraft } from '../ranking/draft.js';
import { ASSUMED_DAY } from '../ranking/draft-work.js';
import { type Figure, type Place, partAlong } from '../reading/place.js';
import { readFigures } from '../results/entries/read-figures.js';
import { WEIGHT_OF_PRIORITY } from '../results/entries/read-priority.js';
import { readResult } from '../results/result-fields.js';
import type { DirectedDraft } from './directed-draft.js';

/** A move of the average position by less has many causes besides rankings. */
const MOVED_PLACES = 1;

type Cause = 'rank' | 'demand' | 'click rate';

/** That clicks of the whole property grew or fell beyond chance, and which of rankings, demand and clicks explains it. */
export function draftMovement(analysis: Place): DirectedDraft[] {
  const totals = readResult<ComparedFigures>(partAlong(analysis, 'performance_overview.totals'));
  const [now, before] = [readFigures(totals.at('current')), readFigures(totals.at('previous'))];
  const change = readResult<SearchChange>(totals.at('change'));
  const year = readResult<YearOnYear>(partAlong(analysis, 'performance_overview.year_on_year'));
  const yearPercent = readResult<SearchChange>(year.at('change')).number('clicks_percent');
  const percent = change.number('clicks_percent');
  if (now.clicks === null || before.clicks === null || percent === null) return [];
  const clicks = { current: now.clicks.value, previous: before.clicks.value };
  const movement = weighMovement(clicks, percent.value, yearPercent?.value ?? null);
  if (movement === null) return [];
  const impressions = change.number('impressions_percent');
  const cause = findCause(percent.value, impressions?.value ?? null, change.number('position')?.value ?? null);
  const positions = { now: now.position, before: before.position };
  const counts = composeTraced`${now.clicks} clicks after ${before.clicks} in the period before.`;
  const yearly = sayYear(readFigures(year.at('figures')).clicks, yearPercent);
  const reported = TEXTS[movement.direction][movement.is_seasonal ? 'season' : cause];
  const draft: InsightDraft = {
    id: `movement:${now.clicks.path}`,
    title: reported.title(amount(percent)),
    description: joinTraced([counts, ...sayCause(cause, impressions, positions), ...yearly], ' '),
    steps: reported.steps.map((text) => ({ text, evidence: [] })),
    weight: WEIGHT_OF_PRIORITY[movement.priority],
    priority: movement.priority,
    traffic: null,
    unestimated: 'not estimated: a change that has happened is no gain',
    effort: ASSUMED_DAY,
    related_keywords: [],
  };
  return [{ direction: movement.direction, draft }];
}

/** Rankings first: they change impressions and clicks as well. */
function findCause(clicks: number, impressions: number | null, position: number | null): Cause {
  if (position !== null && Math.abs(position) >= MOVED_PLACES && position > 0 === clicks < 0) return 'rank';
  const isDemand =
    impressions !== null && impressions < 0 === clicks < 0 && Math.abs(impressions) >= Math.abs(clicks) / 2;
  return isDemand ? 'demand' : 'click rate';
}

function sayCause(
  cause: Cause,
  impressions: Figure<number> | null,
  { now, before }: { now: Figure<number> | null; before: Figure<number> | null },
): TracedText[] {
  if (cause === 'rank' && now !== null && before !== null)
    return [composeTraced`The average position went from ${before} to ${now}: rankings explain most of it.`];
  if (cause === 'demand' && impressions !== null)
    return [
      impressions.value < 0
        ? composeTraced`Impressions fell by ${amount(impressions)}% at about the same position: fewer people search for it, or fewer of their searches show the site.`
        : composeTraced`Impressions grew by ${amount(impressions)}% at about the same position: more searches show the site.`,
    ];
  if (cause === 'click rate')
    return [composeTraced`Impressions and position explain little of it: the share of people who click has changed.`];
  return [];
}

function sayYear(clicks: Figure<number> | null, percent: Figure<number> | null): TracedText[] {
  if (clicks === null || percent === null) return [];
  const against = composeTraced`The same days a year earlier had ${clicks} clicks`;
  if (percent.value === 0) return [composeTraced`${against}, as many as today.`];
  return [
    percent.value < 0
      ? composeTraced`${against}: today's are ${amount(percent)}% below that.`
      : composeTraced`${against}: today's are ${amount(percent)}% above that.`,
  ];
}

/** Its size without the sign, which the words say. */
function amount({ path, value, raw }: Figure<number>): Figure<number> {
  return { path, value: Math.abs(value), raw: raw ?? value };
}

interface Words {
  title: (percent: Figure<number>) => TracedText;
  steps: readonly string[];
}

const LOSS: Readonly<Record<Cause | 'season', Words>> = {
  rank: {
    title: (percent) => composeTraced`Clicks fell by ${percent}%: the site ranks lower`,
    steps: [
      'Open the falling queries of the search analysis and note the pages they lead to.',
      'Compare the first day of the fall with your own releases and with the announced Google updates.',
      'For the pages that lost most, read what ranks above them now, and improve what those answer better.',
    ],
  },
  demand: {
    title: (percent) => composeTraced`Clicks fell by ${percent}% with impressions`,
    steps: [
      'Look up the main queries in Google Trends: where demand fell everywhere, no change to the site brings it back.',
      'Check the lost queries of the search analysis: did their pages move, close or leave the index?',
      'Put those pages right first, and write for subjects whose demand grows.',
    ],
  },
  'click rate': {
    title: (percent) => composeTraced`Clicks fell by ${percent}% at about the same rankings`,
    steps: [
      'Search for the main queries and see what is new on the results page: ads, AI answers, videos, other titles.',
      'Rewrite title and description of the pages that lost clicks, so that they promise what the results page does not give.',
      'Compare the click rate after four weeks.',
    ],
  },
  season: {
    title: (percent) => composeTraced`Clicks fell by ${percent}%, as the season would have it`,
    steps: [
      'Compare with the same days of last year before you change anything.',
      'Bring the pages of the next season up to date before its searches begin.',
    ],
  },
};
const GAIN: Readonly<Record<Cause | 'season', Words>> = {
  rank: {
    title: (percent) => composeTraced`Clicks grew by ${percent}%: the site ranks higher`,
    steps: [
      'Note in the rising queries which pages moved up and what was changed on them.',
      'Do the same on similar pages that rank just below the top.',
    ],
  },
  demand: {
    title: (percent) => composeTraced`Clicks grew by ${percent}% with impressions`,
    steps: [
      'See which new and rising queries brought the impressions.',
      'Give those that no page answers on its own a section or a page.',
    ],
  },
  'click rate': {
    title: (percent) => composeTraced`Clicks grew by ${percent}% at about the same rankings`,
    steps: [
      'See which pages are clicked more often and how their titles or rich results changed.',
      'Use what worked on pages with many impressions.',
    ],
  },
  season: { title: (percent) => composeTraced`Clicks grew by ${percent}%`, steps: ['See which queries grew.'] },
};
const TEXTS = { loss: LOSS, gain: GAIN } as const;
