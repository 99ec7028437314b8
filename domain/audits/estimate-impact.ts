import { plural } from '../base/text/plural.js';
import { writeText } from '../base/text/write-text.js';
import { clicksByPage } from '../seo/causes/clicks-by-page.js';
import type { FoundCause } from '../seo/causes/found-cause.js';
import type { SiteArtifacts } from '../seo/checks/check.js';
import type { SubjectCounts } from '../seo/scoring/subject-counts.js';
import type { Issue } from './issue.js';
import {
  GAIN_CEILING_PERCENT,
  IMPACT_PERCENT,
  PROTECTION_SHARE,
  PROTECTS_ONLY,
  RETURNED_PAGE_SHARE,
} from './ranking-constants.js';
import type { TrafficEstimate } from './recommendation.js';
import { roundedRange } from './rounded-range.js';

type Site = Pick<SiteArtifacts, 'search_data' | 'pages' | 'by_url'>;

const NO_DATA = 'not estimated: without clicks from Search Console there is nothing to estimate a gain from';
const TOO_SMALL_PERCENT = 0.1;
/** Pages that lose most of their place are counted as out of the index. */
const OUT_OF_INDEX_LOSS = 0.75;

/**
 * What fixing an issue may gain, in percent of today's clicks from search:
 *
 *   share of all clicks that the affected pages have × range assumed for the severity
 *
 * Null if the owner's Search Console is not connected: a crawl has no traffic data.
 */
export function estimateImpact(issue: Issue, counts: SubjectCounts, site: Site): TrafficEstimate {
  const clicks = clicksByPage(site);
  if (clicks === null) return notEstimated(NO_DATA);
  const all = sum(clicks.values());
  const { share, seen } = clickShare(issue, counts, clicks, all);
  const part = PROTECTS_ONLY.test(issue.check_id) ? PROTECTION_SHARE : 1;
  const [low, high] = IMPACT_PERCENT[issue.severity].map((percent) => percent * part) as [number, number];
  const range = roundedRange(low * share, high * share);
  if (range[1] < TOO_SMALL_PERCENT) return notEstimated(`not estimated: ${seen}, too few to show a difference`);
  return {
    traffic_percent_low: range[0],
    traffic_percent_high: range[1],
    basis: writeText`estimate: ${seen}; ${low}–${high}% of them assumed for a ${issue.severity} issue`,
  };
}

/** Pages that come back into the index win clicks that they do not have today: part of what an indexed page has. */
export function estimateCauseImpact(cause: FoundCause, site: Site): TrafficEstimate {
  const clicks = clicksByPage(site);
  if (clicks === null) return notEstimated(NO_DATA);
  const shown = site.pages.filter(({ indexable }) => indexable).length;
  if (cause.loss < OUT_OF_INDEX_LOSS || shown === 0)
    return notEstimated('not estimated: how visitors and search engines take it cannot be read from clicks');
  const all = sum(clicks.values());
  const mean = all / shown;
  const [least, most] = RETURNED_PAGE_SHARE;
  const back = (part: number) =>
    Math.min(GAIN_CEILING_PERCENT, (100 * cause.pages * mean * part * cause.certainty) / all);
  const [low, high] = roundedRange(back(least), back(most));
  return {
    traffic_percent_low: Math.min(low, GAIN_CEILING_PERCENT),
    traffic_percent_high: Math.min(high, GAIN_CEILING_PERCENT),
    basis: writeText`estimate: ${plural(cause.pages, 'page')} come back into the index; the ${plural(shown, 'page')} that are in it have ${Math.round(mean)} clicks each in four weeks (Search Console), of which ${least * 100}–${most * 100}% are assumed for a page that returns, ${GAIN_CEILING_PERCENT}% of all clicks at most`,
  };
}

export function notEstimated(basis: string): TrafficEstimate {
  return { traffic_percent_low: null, traffic_percent_high: null, basis };
}

interface ClickShare {
  share: number;
  seen: string;
}

/** Of the pages in the sample where it holds all of them; else as many pages of the mean as are affected. */
function clickShare(
  { measured_over: over, affected_pages: affected, sample }: Issue,
  counts: SubjectCounts,
  clicks: ReadonlyMap<string, number>,
  all: number,
): ClickShare {
  if (over === 'site')
    return { share: 1, seen: writeText`it touches all ${all} clicks of four weeks (Search Console)` };
  const urls = [...new Set(sample.map(({ url }) => url))];
  const own = sum(urls.map((url) => clicks.get(url) ?? 0));
  if (affected <= urls.length)
    return {
      share: own / all,
      seen: writeText`${own} of ${all} clicks of four weeks (Search Console) go to ${plural(urls.length, 'affected page')}`,
    };
  const share = Math.min(1, affected / Math.max(1, counts[over] ?? 1));
  return {
    share,
    seen: writeText`${affected} of ${counts[over] ?? 1} pages, taken to have their share of ${all} clicks of four weeks (Search Console)`,
  };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
