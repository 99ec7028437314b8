import { findTrackingParameter } from '../../../base/url/tracking-parameters.js';
import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const crawlTrackingParamInternal: SiteCheck = {
  id: 'crawl/tracking-param-internal',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Internal link with tracking parameters',
  why: 'The link makes a second address for the same page, and analytics count the click as a new visit from a campaign.',
  fix: 'Link to the clean URL; use event tracking for clicks inside the site.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  effort_hours: 0.5,
  judge(site) {
    const targets = new SourceGroups<{ url: string; name: string }>();
    for (const page of site.pages) {
      for (const { url } of page.links) {
        const name = findTrackingParameter(url);
        if (name !== null) targets.add(url, { url, name }, page.url);
      }
    }
    return targets.list().map(({ item, sources }) => ({
      url: item.url,
      observed: `parameter ${item.name}`,
      expected: 'no tracking parameter',
      ...namedSources(sources),
    }));
  },
};
