import type { SiteCheck } from '../check.js';
import { knownUrls } from '../known-urls.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const crawlParameterExplosion: SiteCheck = {
  id: 'crawl/parameter-explosion',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'One path in very many parameter variants',
  why: 'Filters, sorting and tracking parameters multiply one page into hundreds of URLs, and crawlers spend their time on those.',
  fix: 'Link to few variants only, keep filters out of crawlable links, disallow useless parameters in robots.txt, and name the main URL as canonical.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/crawling-managing-faceted-navigation',
  effort_hours: 4,
  judge(site, { thresholds }) {
    const variants = new Map<string, string[]>();
    for (const url of knownUrls(site)) {
      const query = url.indexOf('?');
      if (query < 0) continue;
      const path = url.slice(0, query);
      const known = variants.get(path);
      if (known) known.push(url);
      else variants.set(path, [url]);
    }
    return [...variants]
      .filter(([, urls]) => urls.length > thresholds.parameter_variants)
      .map(([path, urls]) => ({
        url: path,
        observed: `${urls.length} URLs differ only in their query`,
        expected: `at most ${thresholds.parameter_variants}`,
        count: urls.length,
        related_urls: urls.slice(0, MAX_RELATED_URLS),
      }));
  },
};
