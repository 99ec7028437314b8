import { median } from '../../base/statistics/median.js';
import { round } from '../../base/statistics/round.js';
import { plural } from '../../base/text/plural.js';
import { writeText } from '../../base/text/write-text.js';
import { toEvidence } from '../compose-traced-text.js';
import type { MarketPosition, MeasureStanding, RankedSite } from './market-position.js';
import type { FoundMeasure } from './read-measures.js';

export interface SiteWithMeasures {
  label: string;
  measures: ReadonlyMap<string, FoundMeasure>;
}

/** Two sites measured at two moments never agree to the last figure. */
const MIN_DIFFERENCE = 0.1;
const MAX_MEASURES = 40;
const BASIS =
  'measures that lie at the same place in your analysis and in at least one of a competitor, and whose better direction their name tells; index: mean over measures of the share of other sites beaten, a tie counting half; sizes, such as pages and words, are shown and not counted, since more of them is no goal';

/** Compares the user's own site with others, measure by measure and overall. */
export function compareSites(own: SiteWithMeasures, rivals: readonly SiteWithMeasures[]): MarketPosition {
  const shared = [...own.measures.keys()].filter((way) => rivals.some(({ measures }) => measures.has(way)));
  const ways = shared.slice(0, MAX_MEASURES);
  const counted = ways.filter((way) => !own.measures.get(way)?.is_volume);
  const all = [own, ...rivals];
  const sites = all.map((site): RankedSite => {
    const shares = counted.flatMap((way) => beatenShare(way, site, all) ?? []);
    const index =
      shares.length === 0 ? null : round((100 * shares.reduce((sum, one) => sum + one, 0)) / shares.length, 1);
    return { site: site.label, is_yours: site === own, index, measures: shares.length };
  });
  const measures = ways.map((way) => standingOf(way, own, rivals)).filter((one) => one !== null);
  const mine = sites[0]?.index ?? null;
  const ranked = sites.filter(({ index }) => index !== null);
  const rank = mine === null ? null : ranked.filter(({ index }) => (index ?? 0) > mine).length + 1;
  return {
    rank,
    ranked_sites: ranked.length,
    sites,
    measures,
    summary: summarize(measures, rank, ranked.length),
    basis: BASIS,
  };
}

function summarize(measures: readonly MeasureStanding[], rank: number | null, sites: number): string {
  if (rank === null) return 'Nothing could be compared: the analyses have no measure in common.';
  const counted = measures.filter(({ is_volume }) => !is_volume);
  const count = (standing: MeasureStanding['standing']) => counted.filter((one) => one.standing === standing).length;
  return writeText`Place ${rank} of ${sites}: ahead in ${count('ahead')}, level in ${count('level')} and behind in ${count('behind')} of ${plural(counted.length, 'measure')}.`;
}

function beatenShare(way: string, site: SiteWithMeasures, all: readonly SiteWithMeasures[]): number | null {
  const mine = site.measures.get(way);
  const others = all.flatMap((other) => (other === site ? [] : (other.measures.get(way)?.figure.value ?? [])));
  if (mine === undefined || others.length === 0) return null;
  const points = others.map((value) => {
    if (value === mine.figure.value) return 0.5;
    return value < mine.figure.value === (mine.better === 'higher') ? 1 : 0;
  });
  return points.reduce<number>((sum, point) => sum + point, 0) / points.length;
}

function standingOf(way: string, own: SiteWithMeasures, rivals: readonly SiteWithMeasures[]): MeasureStanding | null {
  const mine = own.measures.get(way);
  const theirs = rivals.flatMap(({ label, measures }) => {
    const found = measures.get(way);
    return found === undefined ? [] : [{ ...toEvidence(found.figure), competitor: label, number: found.figure.value }];
  });
  const middle = median(theirs.map(({ number }) => number));
  if (mine === undefined || middle === null) return null;
  const { value } = mine.figure;
  const isLevel =
    Math.abs(value - middle) < MIN_DIFFERENCE * Math.max(Math.abs(value), Math.abs(middle)) || value === middle;
  const isAhead = value > middle === (mine.better === 'higher');
  return {
    measure: way,
    better: mine.better,
    yours: toEvidence(mine.figure),
    competitors: theirs.map(({ number: _, ...evidence }) => evidence),
    competitors_median: middle,
    standing: isLevel ? 'level' : isAhead ? 'ahead' : 'behind',
    is_volume: mine.is_volume,
  };
}
