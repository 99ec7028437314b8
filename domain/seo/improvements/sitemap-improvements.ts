import { writeText } from '../../base/text/write-text.js';
import type { SitemapArtifact } from '../artifacts/sitemap.js';
import type { Improvement, SiteFacts } from './improvement.js';
import { nameUrls } from './site-facts.js';

const SPLIT_FROM_URLS = 1000;
const IMAGE_PAGES = 5;

export const SITEMAP_IMPROVEMENTS: readonly Improvement[] = [
  {
    id: 'improvement/sitemap-lastmod',
    covered_by: [
      'sitemap/lastmod-invalid',
      'sitemap/lastmod-all-equal',
      'sitemap/lastmod-stale',
      'sitemap/lastmod-future',
    ],
    component: 'sitemap',
    title: 'Give every sitemap entry a true lastmod',
    why: 'Search engines use a lastmod they can trust to fetch changed pages first.',
    worth: 2,
    effort_days: 1,
    verify: 'Audit again and see that every entry has a lastmod and "sitemap/lastmod-all-equal" finds nothing.',
    applies: ({ site }) => undated(site.sitemap).length > 0,
    propose({ site }) {
      const urls = undated(site.sitemap);
      const steps = [
        `Write the instant of the last real change for ${nameUrls(urls)} and all others into the sitemap (W3C date-time).`,
        'Leave lastmod out rather than fill it with the time of generation.',
      ];
      return {
        count: urls.length,
        urls,
        sample: writeText`${urls.length} of ${site.sitemap?.entries.length} ${site.sitemap?.entries.length === 1 ? 'entry' : 'entries'} without lastmod`,
        steps,
      };
    },
  },
  {
    id: 'improvement/sitemap-by-section',
    component: 'sitemap',
    title: 'Split the sitemap by section',
    why: 'Search consoles report coverage per file: one file per section shows where pages are not indexed.',
    worth: 1,
    effort_days: 1,
    verify: 'Audit again and see one file for each section, with "sitemap/malformed" finding nothing.',
    applies: (facts) => usedFiles(facts).length === 1 && (facts.site.sitemap?.url_count ?? 0) >= SPLIT_FROM_URLS,
    propose(facts) {
      const urls = usedFiles(facts).map(({ url }) => url);
      const sections = facts.metrics.sections.slice(0, 5).map(({ name }) => name);
      const steps = [
        `Write one file for each section (${sections.join(', ')}) and an index that lists them at the old address.`,
        'Submit the index in the search consoles and compare coverage file by file.',
      ];
      return {
        count: facts.site.sitemap?.url_count ?? 0,
        urls,
        sample: writeText`${facts.site.sitemap?.url_count} addresses in one file`,
        steps,
      };
    },
  },
  {
    id: 'improvement/image-sitemap',
    component: 'sitemap',
    title: 'List images in the sitemap',
    why: 'Image entries help image search find images that scripts load late.',
    worth: 1,
    effort_days: 1,
    verify: 'Audit again and see entries with images in the sitemap, none of them broken.',
    applies: (facts) =>
      usedFiles(facts).length > 0 &&
      illustrated(facts).length >= IMAGE_PAGES &&
      !facts.site.sitemap?.entries.some(({ images }) => images > 0),
    propose(facts) {
      const urls = illustrated(facts);
      const steps = [
        `Add image:image entries for the images of ${nameUrls(urls)}.`,
        'List images that carry content; leave out logos and icons.',
      ];
      return { count: urls.length, urls, sample: writeText`${urls.length} pages with images, none listed`, steps };
    },
  },
];

function usedFiles({ site }: SiteFacts): SitemapArtifact['files'] {
  return (site.sitemap?.files ?? []).filter(({ status, url_count: count }) => status === 200 && count > 0);
}

function undated(sitemap: SitemapArtifact | null): string[] {
  return (sitemap?.entries ?? []).filter(({ lastmod }) => lastmod === null).map(({ url }) => url);
}

function illustrated({ pages }: SiteFacts): string[] {
  return pages.filter(({ images }) => images.length > 0).map(({ url }) => url);
}
