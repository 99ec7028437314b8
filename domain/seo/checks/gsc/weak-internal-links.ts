import { plural } from '../../../base/text/plural.js';
import { writeText } from '../../../base/text/write-text.js';
import { checkData } from '../../../search/analysis/check-data.js';
import { findStrikingDistance } from '../../../search/analysis/signals/find-striking-distance.js';
import { findWeakLinks } from '../../../search/analysis/signals/find-weak-links.js';
import type { SiteCheck } from '../check.js';

export const gscWeakInternalLinks: SiteCheck = {
  id: 'gsc/weak-internal-links',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: ['search_data.page_days', 'search_data.pairs'],
  measured_over: 'html_pages',
  title: 'Page with clicks has few internal links',
  why: 'Links of the site tell search engines which pages matter. This one has traffic, or nearly does, but is deep in the site and has one link or none.',
  fix: 'Link to it from three to five pages on its subject that have links themselves, with words that people search for.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  effort_hours: 1,
  judge(site, { thresholds }) {
    const data = checkData(site);
    if (!data?.page_days || !data.pairs) return [];
    const striking = new Set(findStrikingDistance(data.pairs, data.gain, thresholds).map(({ page }) => page));
    const wanted = data.page_days.flatMap(({ url, current }) =>
      current.clicks > 0 || striking.has(url) ? [{ url, figures: current }] : [],
    );
    return findWeakLinks(wanted, site, thresholds).map(({ url, figures, depth, inlinks }) => ({
      url,
      observed: writeText`${plural(inlinks, 'linking page')} at depth ${depth}, ${figures.clicks} clicks and ${figures.impressions} impressions in four weeks`,
      expected: writeText`more than ${plural(thresholds.search_weak_inlinks, 'linking page')}, or depth below ${thresholds.search_weak_depth}`,
      related_urls: [...(site.inlinks.get(url) ?? [])],
    }));
  },
};
