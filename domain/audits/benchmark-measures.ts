import { round } from '../base/statistics/round.js';
import { COMPONENT_TITLES, type ComponentName } from '../seo/components.js';
import type { SiteMetrics } from '../seo/site/site-metrics.js';
import type { Measure } from './compare-measures.js';

/** One figure of a crawl in which sites are compared. */
export type BenchmarkMeasure = Measure<SiteMetrics> & {
  /** How much there is: grows with the bound of a crawl. */
  is_volume?: boolean;
  /** Pages that show it. */
  evidence?(metrics: SiteMetrics): string[];
};

/** A site with its scores by component, both by the same rules for all. */
export interface BenchmarkSite {
  metrics: SiteMetrics;
  scores: Partial<Record<ComponentName, number | null>>;
}

export type SiteMeasure = Measure<BenchmarkSite> & {
  is_volume?: boolean;
  evidence?(site: BenchmarkSite): string[];
};

const longest = ({ profile }: SiteMetrics) => profile?.examples.longest ?? [];
const newest = ({ profile }: SiteMetrics) => profile?.examples.newest ?? [];
const marked = ({ profile }: SiteMetrics) => profile?.examples.structured_data ?? [];
const sectionPages = ({ profile }: SiteMetrics) =>
  (profile?.sections ?? []).flatMap(({ sample_urls: urls }) => urls.slice(0, 1));

export const BENCHMARK_MEASURES: readonly BenchmarkMeasure[] = [
  {
    measure: 'indexable_pages',
    title: 'Indexable pages',
    unit: 'pages',
    better: 'higher',
    is_volume: true,
    read: (site) => site.indexable_pages,
    evidence: sectionPages,
  },
  {
    measure: 'words_total',
    title: 'Words of content',
    unit: 'words',
    better: 'higher',
    is_volume: true,
    read: (site) => site.words_total,
    evidence: longest,
  },
  {
    measure: 'words_median',
    title: 'Words per page',
    unit: 'words',
    better: 'higher',
    read: (site) => site.words_median,
    evidence: longest,
  },
  {
    measure: 'sections',
    title: 'Sections',
    unit: 'sections',
    better: 'higher',
    is_volume: true,
    read: (site) => site.sections.length,
    evidence: sectionPages,
  },
  {
    measure: 'publishing_per_week',
    title: 'Publishing rhythm',
    unit: 'items a week',
    better: 'higher',
    read: (site) => site.publishing?.per_week ?? null,
    evidence: newest,
  },
  {
    measure: 'fresh_share',
    title: 'Dated pages changed within a year',
    unit: '%',
    better: 'higher',
    read: ({ profile }) =>
      profile && profile.freshness.dated_share > 0 ? percent(profile.freshness.fresh_share) : null,
    evidence: newest,
  },
  {
    measure: 'structured_data_share',
    title: 'Pages with structured data',
    unit: '%',
    better: 'higher',
    read: (site) => percent(site.structured_data_share),
    evidence: marked,
  },
  {
    measure: 'structured_data_types',
    title: 'Types of structured data',
    unit: 'types',
    better: 'higher',
    read: ({ profile }) => profile?.structured_data.types.length ?? null,
    evidence: marked,
  },
  {
    measure: 'title_coverage',
    title: 'Pages with a title',
    unit: '%',
    better: 'higher',
    read: (site) => percent(site.title_coverage),
  },
  {
    measure: 'description_coverage',
    title: 'Pages with a description',
    unit: '%',
    better: 'higher',
    read: (site) => percent(site.description_coverage),
  },
  {
    measure: 'h1_coverage',
    title: 'Pages with a main heading',
    unit: '%',
    better: 'higher',
    read: (site) => percent(site.h1_coverage),
  },
  {
    measure: 'internal_links_median',
    title: 'Internal links per page',
    unit: 'links',
    better: 'higher',
    read: (site) => site.internal_links_median,
  },
  {
    measure: 'speed_score',
    title: 'Lighthouse performance',
    unit: 'points',
    better: 'higher',
    read: (site) => site.speed_score,
  },
  {
    measure: 'error_share',
    title: 'URLs in error',
    unit: '%',
    better: 'lower',
    read: (site) => percent(site.error_share),
  },
  {
    measure: 'ttfb_median_ms',
    title: 'Time to first byte',
    unit: 'ms',
    better: 'lower',
    read: (site) => site.ttfb_median_ms,
  },
  {
    measure: 'html_bytes_median',
    title: 'Size of the HTML',
    unit: 'bytes',
    better: 'lower',
    read: ({ profile }) => profile?.speed.html_bytes_median ?? null,
  },
  {
    measure: 'max_depth',
    title: 'Click depth',
    unit: 'clicks',
    better: 'lower',
    read: (site) => site.max_depth,
  },
];

/** Components that a crawl alone scores, so that competitors have them too. */
const HEALTH: readonly ComponentName[] = ['technical_seo', 'on_page_seo', 'content_strategy', 'sitemap'];

/** All that sites are ranked by: the figures of their crawls, and their health by the rules of the user's audit. */
export const SITE_MEASURES: readonly SiteMeasure[] = [
  ...BENCHMARK_MEASURES.map(
    ({ read, evidence, ...measure }): SiteMeasure => ({
      ...measure,
      read: ({ metrics }) => read(metrics),
      evidence: ({ metrics }) => evidence?.(metrics) ?? [],
    }),
  ),
  ...HEALTH.map(
    (component): SiteMeasure => ({
      measure: component,
      title: `Score of ${COMPONENT_TITLES[component]}`,
      unit: 'points',
      better: 'higher',
      read: ({ scores }) => scores[component] ?? null,
    }),
  ),
];

function percent(share: number): number {
  return round(share * 100, 1);
}
