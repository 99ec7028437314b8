import { writeText } from '../../../base/text/write-text.js';
import type { SiteCheck } from '../check.js';

export const sitemapInSeveral: SiteCheck = {
  id: 'sitemap/in-several',
  severity: 'info',
  component: 'sitemap',
  scope: 'site',
  needs: ['sitemap'],
  measured_over: 'all_pages',
  title: 'URL in several sitemaps',
  why: 'Two files may give two dates for one page, and coverage reports count it twice.',
  fix: 'List every address in one file.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/large-sitemaps',
  effort_hours: 0.5,
  judge(site) {
    const files = new Map<string, Set<string>>();
    for (const { url, file_url: file } of site.sitemap?.entries ?? []) {
      const known = files.get(url);
      if (known) known.add(file);
      else files.set(url, new Set([file]));
    }
    return [...files].flatMap(([url, { size }]) =>
      size < 2 ? [] : [{ url, observed: writeText`in ${size} files`, expected: 'one file' }],
    );
  },
};
