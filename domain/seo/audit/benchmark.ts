import type { ComponentName } from '../components.js';
import { percentile } from '../scoring/percentile.js';
import { round } from '../scoring/round.js';
import type { SiteMetrics } from '../site/site-metrics.js';
import { BENCHMARK_MEASURES, type BenchmarkMeasure } from './benchmark-measures.js';

/** One competitor as gathered. A competitor that could not be crawled has its reason and no metrics. */
export interface CompetitorResult {
  url: string;
  status: 'completed' | 'failed';
  error: string | null;
  scores: Partial<Record<ComponentName, number | null>>;
  metrics: SiteMetrics | null;
}

/** A measure in which the site differs from its competitors by at least a tenth. */
export interface BenchmarkPoint {
  measure: string;
  title: string;
  unit: string;
  yours: number;
  competitors_median: number;
  best: { url: string; value: number };
  /** One sentence with the figures. */
  detail: string;
}

export interface Benchmark {
  competitors: (CompetitorResult & { benchmark_index: number | null })[];
  /** 1 is first, among you and the competitors that could be measured; null when none could. */
  your_rank: number | null;
  ranked_sites: number;
  /** 0–100: the mean over all measures of the share of other sites that are beaten, a tie counting half. */
  your_index: number | null;
  advantages: BenchmarkPoint[];
  gaps: BenchmarkPoint[];
}

/** A smaller difference is noise: crawls of two sites at two moments never agree to the last figure. */
const MIN_DIFFERENCE = 0.1;

/** Compares the own site with what was gathered about its competitors; failed ones are listed but not ranked. */
export function compareWithCompetitors(own: SiteMetrics, competitors: readonly CompetitorResult[]): Benchmark {
  const rivals = competitors.flatMap(({ status, metrics }) =>
    status === 'completed' && metrics !== null ? [metrics] : [],
  );
  const field = [own, ...rivals];
  const indexOf = (site: SiteMetrics | null) =>
    site && field.includes(site) && rivals.length > 0 ? indexAmong(site, field) : null;
  const yourIndex = indexOf(own);
  const ahead = rivals.filter((rival) => (indexOf(rival) ?? 0) > (yourIndex ?? 0)).length;
  const points = BENCHMARK_MEASURES.flatMap((measure) => pointOf(measure, own, rivals) ?? []);
  return {
    competitors: competitors.map((competitor) => ({ ...competitor, benchmark_index: indexOf(competitor.metrics) })),
    your_rank: rivals.length > 0 ? ahead + 1 : null,
    ranked_sites: rivals.length > 0 ? field.length : 0,
    your_index: yourIndex,
    advantages: points.filter(({ ahead }) => ahead).map(({ point }) => point),
    gaps: points.filter(({ ahead }) => !ahead).map(({ point }) => point),
  };
}

function indexAmong(site: SiteMetrics, field: readonly SiteMetrics[]): number {
  const shares = BENCHMARK_MEASURES.flatMap((measure) => {
    const value = measure.read(site);
    const others = field.flatMap((other) => (other === site ? [] : (measure.read(other) ?? [])));
    if (value === null || others.length === 0) return [];
    const beaten = others.reduce((sum, other) => sum + beats(measure, value, other), 0);
    return [(beaten / others.length) * 100];
  });
  return shares.length === 0 ? 0 : round(shares.reduce((sum, share) => sum + share, 0) / shares.length, 1);
}

/** 1 for better, 0.5 for equal, 0 for worse. */
function beats({ better }: BenchmarkMeasure, value: number, other: number): number {
  if (value === other) return 0.5;
  return value > other === (better === 'higher') ? 1 : 0;
}

function pointOf(
  measure: BenchmarkMeasure,
  own: SiteMetrics,
  rivals: readonly SiteMetrics[],
): { ahead: boolean; point: BenchmarkPoint } | null {
  const yours = measure.read(own);
  const theirs = rivals.flatMap((rival) => {
    const value = measure.read(rival);
    return value === null ? [] : [{ url: rival.url, value }];
  });
  const median = percentile(
    theirs.map(({ value }) => value),
    0.5,
  );
  const best = theirs.reduce<{ url: string; value: number } | null>(
    (top, one) => (top === null || beats(measure, one.value, top.value) === 1 ? one : top),
    null,
  );
  if (yours === null || median === null || best === null) return null;
  if (Math.abs(yours - median) < MIN_DIFFERENCE * Math.max(Math.abs(yours), Math.abs(median)) || yours === median)
    return null;
  const { title, unit } = measure;
  const detail = `${title}: ${yours} ${unit} against a median of ${median} (best ${best.value}, ${best.url})`;
  const point = { measure: measure.measure, title, unit, yours, competitors_median: median, best, detail };
  return { ahead: beats(measure, yours, median) === 1, point };
}
