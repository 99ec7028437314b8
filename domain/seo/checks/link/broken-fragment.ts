import { fragmentTarget } from '../../../base/url/fragment-target.js';
import type { SiteCheck } from '../check.js';
import { IdIndex } from '../id-index.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const linkBrokenFragment: SiteCheck = {
  id: 'link/broken-fragment',
  severity: 'low',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'all_pages',
  title: 'Broken anchor link (missing fragment)',
  why: 'The browser shows the top of the page and the visitor must look for the place that was meant.',
  fix: 'Correct the fragment, or give the element the id that the link names.',
  reference: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
  effort_hours: 0.25,
  judge(site) {
    const ids = new IdIndex(site);
    const targets = new SourceGroups<{ url: string; fragment: string }>();
    for (const page of site.pages) {
      for (const { url, fragment } of page.links) {
        const id = fragmentTarget(fragment);
        if (id !== null && ids.lacks(url, id)) targets.add(`${url}#${id}`, { url, fragment: id }, page.url);
      }
    }
    return targets.list().map(({ item, sources }) => ({
      url: `${item.url}#${item.fragment}`,
      observed: `no id or name "${item.fragment}"`,
      expected: 'an element with this id',
      where: 'a[href]',
      ...namedSources(sources),
    }));
  },
};
