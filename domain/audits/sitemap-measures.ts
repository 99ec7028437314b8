import { round } from '../base/statistics/round.js';
import type { Measure } from './compare-measures.js';
import type { SitemapFigures } from './sitemap-figures.js';

/** Measures that every kind of site can have, so that they count in the index. */
export const INDEXED_MEASURES: readonly Measure<SitemapFigures>[] = [
  { measure: 'urls', title: 'Listed addresses', unit: 'URLs', better: 'higher', read: ({ urls }) => urls },
  {
    measure: 'sections',
    title: 'Sections',
    unit: 'sections',
    better: 'higher',
    read: ({ section_count }) => section_count,
  },
  {
    measure: 'publishing_per_week',
    title: 'Publishing rhythm',
    unit: 'changes a week',
    better: 'higher',
    read: ({ publishing }) => publishing?.per_week ?? null,
  },
  {
    measure: 'lastmod_coverage',
    title: 'Entries with a date of change',
    unit: '%',
    better: 'higher',
    read: ({ lastmod_coverage }) => percent(lastmod_coverage),
  },
  {
    measure: 'fresh_share',
    title: 'Entries changed within 90 days',
    unit: '%',
    better: 'higher',
    read: ({ fresh_share, lastmod_coverage }) => (lastmod_coverage > 0 ? percent(fresh_share) : null),
  },
  {
    measure: 'depth_median',
    title: 'Depth of addresses',
    unit: 'path segments',
    better: 'lower',
    read: ({ depth }) => depth.median,
  },
];

/** Everything that is compared. Languages, images, videos and news depend on a site's purpose: shown, not counted. */
export const SITEMAP_MEASURES: readonly Measure<SitemapFigures>[] = [
  ...INDEXED_MEASURES,
  {
    measure: 'languages',
    title: 'Languages',
    unit: 'hreflang codes',
    better: 'higher',
    read: (site) => site.languages.length,
  },
  {
    measure: 'hreflang_share',
    title: 'Entries with language versions',
    unit: '%',
    better: 'higher',
    read: ({ hreflang_share }) => percent(hreflang_share),
  },
  {
    measure: 'image_share',
    title: 'Entries with images',
    unit: '%',
    better: 'higher',
    read: ({ image_share }) => percent(image_share),
  },
  {
    measure: 'video_share',
    title: 'Entries with videos',
    unit: '%',
    better: 'higher',
    read: ({ video_share }) => percent(video_share),
  },
  {
    measure: 'news_share',
    title: 'News entries',
    unit: '%',
    better: 'higher',
    read: ({ news_share }) => percent(news_share),
  },
];

function percent(share: number): number {
  return round(share * 100, 1);
}
