import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const linkToNoindex: SiteCheck = {
  id: 'link/to-noindex',
  severity: 'info',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Navigation link to a noindex page',
  why: 'Links of the navigation are on every page. Right for a cart or an account, wasted when the page should be found.',
  fix: 'Take noindex off pages that should be found.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  effort_hours: 0.25,
  judge(site) {
    const targets = new SourceGroups<string>();
    for (const page of site.pages) {
      if (page.nofollow) continue;
      for (const { url, nofollow, region } of page.links) {
        if (nofollow || url === page.url || (region !== 'nav' && region !== 'header')) continue;
        const target = site.by_url.get(url);
        if (target?.status === 200 && target.noindex) targets.add(url, url, page.url);
      }
    }
    return targets.list().map(({ item, sources }) => ({
      url: item,
      observed: 'noindex',
      expected: 'an indexable page',
      where: 'nav a[href]',
      ...namedSources(sources),
    }));
  },
};
