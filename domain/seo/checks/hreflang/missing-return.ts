import { HreflangSets } from '../../site/hreflang-sets.js';
import { isHtml200Summary } from '../../site/summary-state.js';
import type { SiteCheck } from '../check.js';
import { namedSources, SourceGroups } from '../source-groups.js';

export const hreflangMissingReturn: SiteCheck = {
  id: 'hreflang/missing-return',
  severity: 'high',
  component: 'technical_seo',
  scope: 'site',
  needs: [],
  measured_over: 'html_pages',
  title: 'Hreflang without return link',
  why: 'Versions must name each other: without the return link search engines disregard the pair, since any site could otherwise claim a page.',
  fix: 'Add the pages that name it to the hreflang set of this page. All versions need the same set.',
  reference: 'https://developers.google.com/search/docs/specialty/international/localized-versions#guidelines',
  effort_hours: 0.5,
  judge(site) {
    const sets = new HreflangSets(site);
    const missing = new SourceGroups<{ code: string; url: string }>();
    for (const page of site.pages) {
      // A page that names another canonical, or is noindex, takes no part in a set.
      if (!page.indexable) continue;
      const set = sets.of(page);
      const own = set.findIndex(({ url }) => url === page.url);
      for (const { code, url } of set) {
        const target = site.by_url.get(url);
        if (!target || url === page.url || !isHtml200Summary(target)) continue;
        const answers = sets.of(target);
        // If entries of the sitemap were not kept, what a page seems not to say may be in them.
        if (answers.length === 0 && !sets.isWhole) continue;
        // Most sets are the same list, with the page at its own place.
        if (answers[own]?.url === page.url || answers.some((alternate) => alternate.url === page.url)) continue;
        missing.add(url, { code, url }, page.url);
      }
    }
    return missing.list().map(({ item, sources }) => ({
      url: item.url,
      observed: `does not name ${sources[0]}, which names it as ${item.code}`,
      expected: 'an alternate for every page that names it',
      where: 'link[hreflang]',
      ...namedSources(sources),
    }));
  },
};
