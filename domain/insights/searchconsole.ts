import { round } from '../base/statistics/round.js';
import { expectedCtr, PRIOR_CTR } from '../search/analysis/expected-ctr.js';
import { composeTraced, toEvidence } from './compose-traced-text.js';
import type { InsightReport } from './insight-report.js';
import type { EffortGuess, InsightDraft, TrafficGuess } from './ranking/draft.js';
import { ASSUMED_DAY, draftWork } from './ranking/draft-work.js';
import { rankInsights } from './ranking/rank-insights.js';
import { inputWarnings } from './reading/input-warnings.js';
import { type Figure, numberIn, type Place, part, partAlong } from './reading/place.js';
import { readSearchLines, type SearchLine, type SearchLines } from './reading/read-search-lines.js';
import type { TrafficBase } from './reading/read-traffic.js';
import { readWork } from './reading/read-work.js';

const MAX_INSIGHTS = 20;
const MAX_OF_A_KIND = 5;
/** A query that was shown less often says nothing about clicks. */
const MIN_IMPRESSIONS = 100;
const NEAR = [4, 20] as const;
const ASSUMED_HALF: EffortGuess = { days: 0.5, basis: 'half a day assumed for work on one page', evidence: [] };
/** A change smaller than this share is the noise of weeks. */
const MIN_CHANGE = 0.1;

/** Insights from search data: their opportunities where they were analyzed, and what the rows say themselves. */
export function searchconsoleInsights(input: unknown): InsightReport<'searchconsole'> {
  const root = { path: '', value: input };
  const analysis = part(root, 'searchconsole_analysis') ?? root;
  const lines = readSearchLines(analysis);
  const base = baseOf(analysis, lines);
  const { work } = readWork(analysis, base);
  const opportunities = work.map((each) => draftWork(each, null));
  const said = new Set(work.flatMap(({ keywords, urls }) => [...keywords, ...urls].map(({ value }) => value)));
  const fresh = (line: SearchLine) => !said.has(line.key.value);
  const drafts = [
    ...opportunities,
    ...movement(lines),
    ...lines.queries
      .filter(fresh)
      .flatMap((line) => nearTheTop(line, base))
      .slice(0, MAX_OF_A_KIND),
    ...lines.queries
      .filter(fresh)
      .flatMap((line) => seldomClicked(line, base))
      .slice(0, MAX_OF_A_KIND),
    ...lines.pages.filter(fresh).flatMap(declining).slice(0, MAX_OF_A_KIND),
    ...lines.pages.filter(fresh).flatMap(neverClicked).slice(0, MAX_OF_A_KIND),
  ];
  const insights = rankInsights(drafts, MAX_INSIGHTS);
  const missing = 'searchconsole_analysis holds no clicks, impressions or opportunities that could be read';
  return { insights, warnings: [...inputWarnings(root), ...(insights.length > 0 ? [] : [missing])] };
}

/** Total clicks, and the days that they are of. */
function baseOf(analysis: Place, { totals }: SearchLines): TrafficBase | null {
  const clicks = totals?.current.clicks ?? null;
  const days = ['periods.current.days', 'period.days', 'date_range_days', 'days'].map((way) =>
    numberIn(partAlong(analysis, way)),
  );
  return clicks === null ? null : { clicks, days: days.find((figure) => figure !== null) ?? null };
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
        ? composeTraced`Stop the loss of clicks: ${now} after ${before}`
        : composeTraced`Build on what grows: ${now} clicks after ${before}`,
      description: composeTraced`The site had ${now} clicks in this period and ${before} in the one before.`,
      steps: isLoss
        ? [
            composeTraced`See which pages and queries lost most, and whether positions or demand fell.`,
            composeTraced`Fix those pages first.`,
          ]
        : [composeTraced`See which pages and queries grew, and write more of what they answer.`],
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
  const target = position.value <= 10 ? 3 : 8;
  return [
    {
      id: `near_the_top:${key.path}`,
      title: composeTraced`Move "${key}" up from position ${position}`,
      description: composeTraced`"${key}" was shown ${impressions} times at position ${position}: near enough to the clicks that a better answer may reach them.`,
      steps: [
        url === null
          ? composeTraced`Find the page that ranks for "${key}".`
          : composeTraced`See how far ${url} answers "${key}".`,
        composeTraced`Name it in title and main heading, answer it in the first paragraph, and add what the pages above it have.`,
        composeTraced`Link to it from related pages with these words.`,
      ],
      weight: position.value <= 10 ? 'high' : 'medium',
      traffic: gainOf(line, expectedCtr(PRIOR_CTR, target), `of position ${target}`, base),
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
        composeTraced`Write a title that says what the searcher gets, and a description that gives a reason to click.`,
        url === null
          ? composeTraced`Look at the results of others for "${key}".`
          : composeTraced`Change them on ${url}.`,
        composeTraced`Compare the click rate after some weeks.`,
      ],
      weight: 'high',
      traffic: gainOf(line, usual, 'usual at its position', base),
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
  return [
    {
      id: `declining:${key.path}`,
      title: composeTraced`Refresh ${key}, which loses clicks`,
      description: composeTraced`${key} had ${clicks} clicks after ${before} in the period before.`,
      steps: [
        composeTraced`See which queries it lost, and whether its position or the demand fell.`,
        composeTraced`Bring text, title and date up to what is asked now, and link to it from newer pages.`,
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
        composeTraced`See for which queries it is shown.`,
        composeTraced`Make title and description an answer to them, or let another page answer.`,
      ],
      weight: 'medium',
      traffic: null,
      effort: ASSUMED_HALF,
      related_keywords: [],
      url: key.value,
    },
  ];
}

/** Clicks at another CTR against all clicks; null without totals. */
function gainOf(
  { impressions, clicks }: SearchLine,
  ctr: number | null,
  of: string,
  base: TrafficBase | null,
): TrafficGuess | null {
  if (ctr === null || impressions === null || clicks === null || base === null || base.clicks.value <= 0) return null;
  const won = impressions.value * ctr - clicks.value;
  if (won <= 0) return null;
  const percent = Math.min(1_000, (100 * won) / base.clicks.value);
  const figures: Figure[] = [impressions, clicks, base.clicks];
  return {
    low: percent / 2,
    high: percent,
    basis: `estimate: ${impressions.value} impressions × a CTR of ${round(ctr * 100, 2)}% ${of} by public click studies − ${clicks.value} clicks, against ${base.clicks.value} clicks in all; low: half of it`,
    evidence: figures.map(toEvidence),
  };
}
