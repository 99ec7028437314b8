import { median } from '../base/statistics/median.js';
import { round } from '../base/statistics/round.js';
import { foldTerm } from '../base/text/fold-term.js';
import { withUnit } from '../base/text/with-unit.js';
import { writeText } from '../base/text/write-text.js';
import type { PageSummary } from '../seo/artifacts/page-summary.js';
import type { ComponentName } from '../seo/components.js';
import type { SiteMetrics } from '../seo/site/site-metrics.js';
import { coveredTerms } from '../seo/site/site-topics.js';
import { writtenLanguages } from '../seo/site/written-languages.js';
import { type BenchmarkSite, SITE_MEASURES, type SiteMeasure } from './benchmark-measures.js';
import { beats, indexAmong, rankIndex } from './compare-measures.js';
import { compareTopics, type TopicComparison, type TopicSite } from './compare-topics.js';
import { findMissingSections, type MissingSection } from './missing-sections.js';

/** One competitor as collected. A competitor that could not be crawled has its reason and no metrics. */
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
  /** Pages of the best competitor that show it, else its address. At most 3. Absent in older audits, as below. */
  evidence_urls?: string[];
}

export interface Benchmark {
  competitors: (CompetitorResult & { benchmark_index: number | null })[];
  /** 1 is first, among you and the competitors that could be measured; null when none could. */
  your_rank: number | null;
  ranked_sites: number;
  /** 0–100: the mean over all measures of the share of other sites that are beaten, a tie counting half. */
  your_index: number | null;
  /** Your component scores, by the rules that competitors were scored by. */
  your_scores?: CompetitorResult['scores'];
  advantages: BenchmarkPoint[];
  gaps: BenchmarkPoint[];
  /** Sections that competitors have and you lack under any spelling. */
  missing_sections?: MissingSection[];
  /** Null when no topics are known. */
  topics?: TopicComparison | null;
  /** What speed is compared by. */
  speed_basis?: string;
}

export interface OwnSite {
  metrics: SiteMetrics;
  scores: CompetitorResult['scores'];
  /** The indexable pages; what they say often counts as covered. */
  pages: readonly Pick<PageSummary, 'url' | 'indexable' | 'top_terms' | 'title' | 'h1'>[];
}

type Rival = BenchmarkSite & { metrics: SiteMetrics };

/** A smaller difference is noise: crawls of two sites at two moments never agree to the last figure. */
const MIN_DIFFERENCE = 0.1;
const MAX_EVIDENCE = 3;
/** Halfway between two figures may have one decimal more than they. */
const MEDIAN_DECIMALS = 3;
const SPEED_BASIS =
  'time to first byte and size of the HTML as the crawl met them from one place; Lighthouse is not run on competitors';

/** Compares the audited site with its competitors; failed ones are listed but not ranked. */
export function compareWithCompetitors(
  ownMetrics: SiteMetrics,
  competitors: readonly CompetitorResult[],
  { scores = {}, pages = [] }: Partial<Omit<OwnSite, 'metrics'>> = {},
): Benchmark {
  const own: Rival = { metrics: ownMetrics, scores };
  const rivals = competitors.map(({ status, metrics, scores: theirs }) =>
    status === 'completed' && metrics !== null ? { metrics, scores: theirs } : null,
  );
  const measured = rivals.filter((rival) => rival !== null);
  const field = [own, ...measured];
  const indices = new Map(field.map((site) => [site, indexAmong(SITE_MEASURES, site, field)]));
  const indexOf = (site: Rival | null) => (site && indices.get(site)) ?? null;
  const yourIndex = indexOf(own);
  const languages = ownMetrics.profile ? writtenLanguages(ownMetrics.profile) : new Set<string>();
  const points = SITE_MEASURES.flatMap((measure) => pointOf(measure, own, measured) ?? []);
  return {
    competitors: competitors.map((competitor, position) => ({
      ...competitor,
      benchmark_index: indexOf(rivals[position] ?? null),
    })),
    your_rank: rankIndex(yourIndex, [...indices.values()]),
    ranked_sites: [...indices.values()].filter((index) => index !== null).length,
    your_index: yourIndex,
    your_scores: scores,
    advantages: points.filter(({ isAhead }) => isAhead).map(({ point }) => point),
    gaps: points.filter(({ isAhead }) => !isAhead).map(({ point }) => point),
    missing_sections: findMissingSections(
      sectionsOf(own, languages),
      measured.map((rival) => ({ url: rival.metrics.url, sections: sectionsOf(rival, languages) })),
    ),
    topics: topicsAmong(own, measured, pages),
    speed_basis: SPEED_BASIS,
  };
}

/** Those in a language of the audited site, as far as languages are known. */
function sectionsOf({ metrics: { profile } }: Rival, languages: ReadonlySet<string>) {
  const isRead = ({ languages: theirs = [] }: { languages?: readonly string[] }) =>
    languages.size === 0 || theirs.length === 0 || theirs.some((language) => languages.has(language));
  return (profile?.sections ?? []).filter(isRead).map(({ path, name, pages, sample_urls }) => ({
    path,
    name,
    count: pages,
    sample_urls,
  }));
}

function topicsAmong(own: Rival, rivals: readonly Rival[], pages: OwnSite['pages']): TopicComparison | null {
  const [mine, ...theirs] = [own, ...rivals].map(({ metrics: { url, profile } }): TopicSite | null =>
    profile ? { url, profile } : null,
  );
  const known = theirs.filter((site) => site !== null);
  if (!mine || known.length === 0) return null;
  const covered = coveredTerms(pages.filter(({ indexable }) => indexable));
  for (const { term } of mine.profile.topics) covered.add(foldTerm(term));
  return compareTopics(mine, covered, known);
}

function pointOf(
  measure: SiteMeasure,
  own: Rival,
  rivals: readonly Rival[],
): { isAhead: boolean; point: BenchmarkPoint } | null {
  const yours = measure.read(own);
  const theirs = rivals.flatMap((rival) => {
    const value = measure.read(rival);
    return value === null ? [] : [{ rival, value }];
  });
  const middle = median(theirs.map(({ value }) => value));
  const best = theirs.reduce<(typeof theirs)[number] | null>(
    (top, one) => (top === null || beats(measure, one.value, top.value) === 1 ? one : top),
    null,
  );
  if (yours === null || middle === null || best === null) return null;
  if (Math.abs(yours - middle) < MIN_DIFFERENCE * Math.max(Math.abs(yours), Math.abs(middle)) || yours === middle)
    return null;
  const { title, unit } = measure;
  const { url } = best.rival.metrics;
  const shown = round(middle, MEDIAN_DECIMALS);
  const detail = writeText`${title}: ${withUnit(yours, unit)} against a median of ${shown} (best ${best.value}, ${url})${boundOf(measure, [own, ...rivals])}`;
  const evidence = measure.evidence?.(best.rival).slice(0, MAX_EVIDENCE) ?? [];
  const point = {
    measure: measure.measure,
    title,
    unit,
    yours,
    competitors_median: shown,
    best: { url, value: best.value },
    detail,
    evidence_urls: evidence.length > 0 ? evidence : [url],
  };
  return { isAhead: beats(measure, yours, middle) === 1, point };
}

/** Volumes of a crawl that a limit ended are not totals, and readers of the figures must know. */
function boundOf({ is_volume }: SiteMeasure, field: readonly Rival[]): string {
  const cut = field.flatMap(({ metrics: { url, profile } }) => (profile?.crawl_incomplete ? [url] : []));
  return is_volume && cut.length > 0 ? `; at least, since a bound ended the crawl of ${cut.join(', ')}` : '';
}
