import { round } from '../scoring/round.js';
import type { SiteMetrics } from '../site/site-metrics.js';

/** One figure in which sites are compared. */
export interface BenchmarkMeasure {
  measure: string;
  title: string;
  unit: string;
  better: 'higher' | 'lower';
  read(metrics: SiteMetrics): number | null;
}

export const BENCHMARK_MEASURES: readonly BenchmarkMeasure[] = [
  {
    measure: 'indexable_pages',
    title: 'Indexable pages',
    unit: 'pages',
    better: 'higher',
    read: (site) => site.indexable_pages,
  },
  {
    measure: 'words_total',
    title: 'Words of content',
    unit: 'words',
    better: 'higher',
    read: (site) => site.words_total,
  },
  {
    measure: 'words_median',
    title: 'Words per page',
    unit: 'words',
    better: 'higher',
    read: (site) => site.words_median,
  },
  { measure: 'sections', title: 'Sections', unit: 'sections', better: 'higher', read: (site) => site.sections.length },
  {
    measure: 'publishing_per_week',
    title: 'Publishing rhythm',
    unit: 'items a week',
    better: 'higher',
    read: (site) => site.publishing?.per_week ?? null,
  },
  {
    measure: 'structured_data_share',
    title: 'Pages with structured data',
    unit: '%',
    better: 'higher',
    read: (site) => percent(site.structured_data_share),
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
  { measure: 'max_depth', title: 'Click depth', unit: 'clicks', better: 'lower', read: (site) => site.max_depth },
];

function percent(share: number): number {
  return round(share * 100, 1);
}
