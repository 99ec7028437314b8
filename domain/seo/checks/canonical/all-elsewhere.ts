import { writeText } from '../../../base/text/write-text.js';
import { readHost } from '../../../base/url/url-identity.js';
import { countLostPages } from '../../site/lost-pages.js';
import { isCanonicalized, isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { MAX_RELATED_URLS } from '../linking-pages.js';

export const canonicalAllElsewhere: SiteCheck = {
  id: 'canonical/all-elsewhere',
  severity: 'critical',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'site',
  title: 'Canonicals of nearly the whole site point elsewhere',
  why: 'Nearly every page asks search engines to list another URL in its place, so this site drops out of search results. The usual causes are a copy of another host and one line of a template.',
  fix: 'Let each page name its own URL as canonical. On a staging copy, audit the host that the canonicals name.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  effort_hours: 0.5,
  judge(site, { thresholds }) {
    const pages = site.pages.filter((page) => isHtml200Summary(page) && page.refresh_url === null);
    const { elsewhere } = countLostPages(site);
    if (pages.length === 0 || elsewhere / pages.length < thresholds.noindex_sitewide_share) return [];
    const away = pages.filter((page) => !page.noindex && isCanonicalized(page));
    const foreign = away.filter(({ url, canonical_url }) => readHost(canonical_url ?? url) !== readHost(url));
    const host = foreign.length === away.length ? ` on ${readHost(foreign[0]?.canonical_url ?? site.start_url)}` : '';
    return [
      {
        url: site.start_url,
        observed: writeText`${elsewhere} of ${pages.length} pages name another URL${host} as canonical`,
        expected: `under ${Math.round(thresholds.noindex_sitewide_share * 100)}%`,
        where: 'canonical',
        count: elsewhere,
        related_urls: away.slice(0, MAX_RELATED_URLS).map(({ url }) => url),
      },
    ];
  },
};
