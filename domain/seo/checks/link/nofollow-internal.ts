import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const linkNofollowInternal: SiteCheck = {
  id: 'link/nofollow-internal',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Nofollow internal link',
  why: 'The link passes nothing to a page of the own site, and search engines may not find the page through it.',
  fix: 'Take nofollow off; keep crawlers out of pages with robots.txt or noindex instead.',
  reference: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  effort_hours: 0.25,
  judge(site) {
    const targets = new SourceGroups<string>();
    for (const page of site.pages) {
      for (const { url, nofollow } of page.links) if (nofollow) targets.add(url, url, page.url);
    }
    return targets.list().map(({ item, sources }) => ({
      url: item,
      observed: 'rel=nofollow',
      expected: 'a followed link',
      where: 'a[rel~=nofollow]',
      ...namedSources(sources),
    }));
  },
};
