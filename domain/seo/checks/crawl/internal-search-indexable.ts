import { plural } from '../../../base/text/plural.js';
import { searchParameter } from '../../../base/url/search-parameter.js';
import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const crawlInternalSearchIndexable: SiteCheck = {
  id: 'crawl/internal-search-indexable',
  severity: 'medium',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Internal search pages can be indexed',
  why: 'Anyone can create endless pages of search results by linking to them; they crowd out real pages, and search engines ask to keep them out.',
  fix: 'Give search results noindex, or disallow their path in robots.txt.',
  reference: 'https://developers.google.com/search/docs/essentials/spam-policies',
  effort_hours: 1,
  judge(site) {
    const forms = new SourceGroups<{ url: string; name: string }>();
    for (const page of site.pages) {
      const name = page.indexable ? searchParameter(page.url) : null;
      if (name === null) continue;
      const form = page.url.slice(0, page.url.indexOf('?'));
      forms.add(`${form} ${name}`, { url: form, name }, page.url);
    }
    return forms.list().map(({ item, sources }) => ({
      url: item.url,
      observed: `${plural(sources.length, 'indexable page')} with ${item.name}=, such as ${sources[0]}`,
      expected: 'noindex',
      ...namedSources(sources),
    }));
  },
};
