import { roundedRange } from '../audits/rounded-range.js';
import { writeText } from '../base/text/write-text.js';
import { gainFromExpected, gainFromStep } from '../search/analysis/click-gain.js';
import { expectedCtr, PRIOR_CTR } from '../search/analysis/expected-ctr.js';
import { measureMovement } from '../search/analysis/own-movement.js';
import type { SearchFigures } from '../search/analysis/search-figures.js';
import type { ClickGain } from '../search/analysis/search-opportunity.js';
import { composeTraced, toEvidence } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import type { EffortGuess, InsightDraft, TrafficGuess } from './ranking/draft.js';
import { ASSUMED_DAY, draftWork } from './ranking/draft-work.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { type Place, part } from './reading/place.js';
import { readPeriodDays } from './reading/read-period-days.js';
import { readSearchLines, type SearchLine, type SearchLines } from './reading/read-search-lines.js';
import { readWork } from './reading/read-work.js';
import type { TrafficBase } from './reading/traffic-base.js';
import { type AnalysisSource, type ResultTypes, toSource } from './results/source.js';
import { ownSearchDrafts } from './search/own-search-drafts.js';

const MAX_INSIGHTS = 20;
const MAX_OF_A_KIND = 3;
/** A query that was shown less often says nothing about clicks. */
const MIN_IMPRESSIONS = 100;
const NEAR = [4, 20] as const;
const ASSUMED_HALF: EffortGuess = { days: 0.5, basis: 'half a day assumed for work on one page', evidence: [] };
const MOST_PERCENT = 1_000;
/** A change smaller than this share is the noise of weeks. */
const MIN_CHANGE = 0.1;
const CHANCE = 2;
/** Of rows of others nothing is known of how their queries moved before. */
const PRIOR_GAIN = {
  curve: PRIOR_CTR,
  name: 'public click studies',
  days: 1,
  movement: measureMovement([], () => false),
};

/** Insights from search data: their opportunities where they were analyzed, and what the rows say themselves. */
export function searchconsoleInsights(input: unknown, types: ResultTypes = {}): InsightReport<'searchconsole'> {
  const root = { path: '', value: input };
  const analysis = toSource(part(root, 'searchconsole_analysis') ?? root, types);
  const drafts = analysis.type === null ? foreignDrafts(analysis) : ownSearchDrafts(analysis, input);
  const insights = rankInsights(drafts, MAX_INSIGHTS);
  const missing = 'searchconsole_analysis holds no clicks, impressions or opportunities that could be read';
  return { insights, warnings: [...inputWarnings(root), ...(insights.length > 0 ? [] : [missing])] };
}

/** What rows of other tools say: each kind of line by its most shown. */
function foreignDrafts(analysis: AnalysisSource): InsightDraft[] {
  const lines = readSearchLines(analysis);
  const base = baseOf(analysis, lines);
  const { work } = readWork(analysis, base);
  const said = new Set(work.flatMap(({ keywords, urls }) => [...keywords, ...urls].map(({ value }) => value)));
  const fresh = (line: SearchLine) => !said.has(line.key.value);
  const first = (some: readonly SearchLine[], draft: (line: SearchLine) => InsightDraft[]) =>
    some.filter(fresh).flatMap(draft).slice(0, MAX_OF_A_KIND);
  return [
    ...work.map(draftWork),
    ...movement(lines),
    ...first(lines.queries, (line) => nearTheTop(line, base)),
    ...first(lines.queries, (line) => seldomClicked(line, base)),
    ...first(lines.pages, declining),
    ...first(lines.pages, neverClicked),
  ];
}

/** Total clicks, and the days that they are of. */
function baseOf(analysis: Place, { totals }: SearchLines): TrafficBase | null {
  const clicks = totals?.current.clicks ?? null;
  return clicks === null ? null : { clicks, days: readPeriodDays(analysis) };
}

function movement({ totals }: SearchLines): InsightDraft[] {
  const [now, before] = [totals?.current.clicks ?? null, totals?.previous?.clicks ?? null];
  if (now === null || before === null || before.value <= 0) return [];
  const change = (now.value - before.value) / before.value;
  if (Math.abs(change) < MIN_CHANGE) return [];
  const isLoss = change < 0;
  return [
    {
      id: `movement:${now.path}`,
      title: isLoss
        ? composeTraced`Find out why clicks fell: ${now} after ${before}`
        : composeTraced`Build on what grows: ${now} clicks after ${before}`,
      description: composeTraced`The site had ${now} clicks in this period and ${before} in the one before. Without days, a season cannot be distinguished from a loss.`,
      steps: isLoss
        ? [
            composeTraced`List the pages and queries that lost most, and see for each whether impressions, position or click rate fell.`,
            composeTraced`Compare the first day of the loss with releases of your own and with announced Google updates.`,
            composeTraced`Start with the page that lost most clicks.`,
          ]
        : [
            composeTraced`See which pages and queries grew, and what was changed on them.`,
            composeTraced`Do the same on similar pages.`,
          ],
      weight: isLoss ? 'high' : 'low',
      traffic: null,
      effort: ASSUMED_DAY,
      related_keywords: [],
    },
  ];
}

/** Queries of the second half of the first page, and of the second: some places up are many clicks. */
function nearTheTop(line: SearchLine, base: TrafficBase | null): InsightDraft[] {
  const { key, position, impressions, url } = line;
  if (position === null || impressions === null || impressions.value < MIN_IMPRESSIONS) return [];
  if (position.value < NEAR[0] || position.value > NEAR[1]) return [];
  return [
    {
      id: `near_the_top:${key.path}`,
      title: composeTraced`Move "${key}" up from position ${position}`,
      description: composeTraced`"${key}" was shown ${impressions} times at position ${position}. Results a few places higher get noticeably more clicks, and pages this close can move.`,
      steps: [
        url === null
          ? composeTraced`Find the page that ranks for "${key}", and read the results above it.`
          : composeTraced`Read the results above ${url} for "${key}" and note what they answer that it does not.`,
        composeTraced`Say the query in title, main heading and first paragraph where it reads well, and add what is missing.`,
        composeTraced`Link to the page from related ones with these words, and check its position after four weeks.`,
      ],
      weight: position.value <= 10 ? 'high' : 'medium',
      traffic: gainAgainst(line, gainFromStep(plainFigures(line), PRIOR_GAIN), base),
      effort: ASSUMED_DAY,
      related_keywords: [key.value],
      ...(url === null ? {} : { url: url.value }),
    },
  ];
}

/** Queries at the top that are clicked less than half as often as usual there; below, a better place comes first. */
function seldomClicked(line: SearchLine, base: TrafficBase | null): InsightDraft[] {
  const { key, position, impressions, clicks, url } = line;
  if (!position || !impressions || !clicks || impressions.value < MIN_IMPRESSIONS || position.value >= NEAR[0])
    return [];
  const usual = expectedCtr(PRIOR_CTR, position.value);
  if (usual === null || clicks.value / impressions.value >= usual / 2) return [];
  return [
    {
      id: `seldom_clicked:${key.path}`,
      title: composeTraced`Make "${key}" worth a click`,
      description: composeTraced`At position ${position} "${key}" was shown ${impressions} times and clicked ${clicks} times, less than half as often as is usual there.`,
      steps: [
        url === null
          ? composeTraced`Search for "${key}" and read the titles around yours.`
          : composeTraced`Search for "${key}" and read the titles around that of ${url}.`,
        composeTraced`Put the answer or the advantage into the first words of the title, and a reason to click into the description.`,
        composeTraced`Compare the click rate after four weeks.`,
      ],
      weight: 'high',
      traffic: gainAgainst(
        line,
        gainFromExpected(plainFigures(line), usual, { ...PRIOR_GAIN, name: 'public click studies' }),
        base,
      ),
      effort: ASSUMED_HALF,
      related_keywords: [key.value],
      ...(url === null ? {} : { url: url.value }),
    },
  ];
}

function declining({ key, clicks, previous }: SearchLine): InsightDraft[] {
  const before = previous?.clicks ?? null;
  if (clicks === null || before === null || before.value < 10 || clicks.value > before.value * (1 - 2 * MIN_CHANGE))
    return [];
  // Counts this small differ by as much by chance.
  if (before.value - clicks.value < CHANCE * Math.sqrt(before.value + clicks.value)) return [];
  return [
    {
      id: `declining:${key.path}`,
      title: composeTraced`Refresh ${key}, which loses clicks`,
      description: composeTraced`${key} had ${clicks} clicks after ${before} in the period before.`,
      steps: [
        composeTraced`See which queries it lost: where impressions fell, demand did; where the position fell, others answer better.`,
        composeTraced`Update facts, title and date to what is asked now, keep the URL, and link to it from newer pages.`,
      ],
      weight: 'medium',
      traffic: null,
      effort: ASSUMED_DAY,
      related_keywords: [],
      url: key.value,
    },
  ];
}

function neverClicked({ key, clicks, impressions }: SearchLine): InsightDraft[] {
  if (clicks?.value !== 0 || impressions === null || impressions.value < MIN_IMPRESSIONS) return [];
  return [
    {
      id: `never_clicked:${key.path}`,
      title: composeTraced`Give people a reason to open ${key}`,
      description: composeTraced`${key} was shown ${impressions} times and clicked ${clicks} times.`,
      steps: [
        composeTraced`Look at the queries it is shown for in Search Console.`,
        composeTraced`Where they fit, promise the answer in title and description; where they do not, say in the title what the page is about.`,
      ],
      weight: 'medium',
      traffic: null,
      effort: ASSUMED_HALF,
      related_keywords: [],
      url: key.value,
    },
  ];
}

/** Clicks that may be won against all clicks of the same rows; null without totals. */
function gainAgainst(
  { impressions, clicks, position }: SearchLine,
  gain: ClickGain | null,
  base: TrafficBase | null,
): TrafficGuess | null {
  if (gain === null || base === null || base.clicks.value <= 0) return null;
  const percent = (won: number) => Math.min(MOST_PERCENT, (100 * won) / base.clicks.value);
  const [low, high] = roundedRange(percent(gain.low), percent(gain.high));
  const figures = [impressions, clicks, position, base.clicks].filter((figure) => figure !== null);
  return {
    low,
    high,
    expected: percent(gain.expected),
    basis: writeText`estimate: ${gain.basis}; ${gain.expected} of at most ${gain.high} more clicks expected, against ${base.clicks.value} in all`,
    evidence: figures.map(toEvidence),
  };
}

function plainFigures({ clicks, impressions, ctr, position }: SearchLine): SearchFigures {
  const [won, shown] = [clicks?.value ?? 0, impressions?.value ?? 0];
  return {
    clicks: won,
    impressions: shown,
    ctr: ctr?.value ?? (shown > 0 ? won / shown : null),
    position: position?.value ?? null,
  };
}
