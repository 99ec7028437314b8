import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const linkHttpOnHttps: SiteCheck = {
  id: 'link/http-on-https',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'HTTPS page links to HTTP',
  why: 'The visitor is sent over an unencrypted hop, and crawlers follow a redirect that need not be.',
  fix: 'Write https in the link.',
  reference: 'https://developers.google.com/search/blog/2014/08/https-as-ranking-signal',
  effort_hours: 0.25,
  judge(site) {
    const targets = new SourceGroups<string>();
    for (const page of site.pages) {
      if (!page.url.startsWith('https:')) continue;
      for (const { url } of page.links) if (url.startsWith('http:')) targets.add(url, url, page.url);
    }
    return targets.list().map(({ item, sources }) => ({
      url: item,
      observed: item,
      expected: item.replace(/^http:/, 'https:'),
      where: 'a[href]',
      ...namedSources(sources),
    }));
  },
};
